import { Button, Flex } from 'antd'
import { useEditLayerMutation, type Layer, type RasterDetails } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { FactList, type Fact } from '../../../shared/FactList'
import { formatNumber } from '../../../shared/messages'
import { AlphaField } from './AlphaField'
import { BandRolesField } from './BandRolesField'
import { HeightUnitField } from './HeightUnitField'
import { SystemField } from './SystemField'
import { layersText } from '../texts/messages'

interface FileReadingProps {
  layer: Layer
  details: RasterDetails
}

/** What was taken from the file of a raster, from where, and the controls that correct it. */
export function FileReading({ layer, details }: FileReadingProps) {
  const { heights, bands, classes } = details
  const hasRoles = bands.length > 1 && !classes ? true : null
  const facts: Fact[] = [
    [
      layersText('system'),
      <SystemField key={layer.version} layer={layer} text={systemText(details)} canChoose={details.canChooseSystem} />,
    ],
    [layersText('bandRoles'), hasRoles && <BandRolesField key={layer.version} layer={layer} details={details} />],
    [layersText('transparency'), details.canMarkAlpha ? <AlphaField layer={layer} details={details} /> : null],
    [layersText('heightUnit'), heights ? <HeightUnitField layer={layer} heights={heights} /> : null],
    [layersText('scaling'), scalingText(details) && <ScalingFact layer={layer} details={details} />],
  ]
  return (
    <section>
      <h3>{layersText('fileReading')}</h3>
      <FactList className="inspector-facts" facts={facts} />
    </section>
  )
}

function systemText({ crs }: RasterDetails): string {
  const name = crs.epsg ? `${crs.name} (EPSG:${crs.epsg})` : crs.name
  return crs.origin === 'corners' ? name : layersText(ORIGINS[crs.origin], { name })
}

const ORIGINS = { file: 'systemOfFile', chosen: 'systemChosen' } as const

const DIGITS = 12
const exactText = (value: number): string => formatNumber(value, { maximumSignificantDigits: DIGITS })

/** Null if the file stores its values as they are. */
function scalingText({ bands }: RasterDetails): string | null {
  const texts = bands.map(({ scaling }) =>
    scaling
      ? layersText('scaled', { scale: exactText(scaling.scale), offset: exactText(scaling.offset) })
      : layersText('notScaled'),
  )
  if (bands.every(({ scaling }) => !scaling)) return null
  const isSame = texts.every((text) => text === texts[0])
  if (isSame) return texts[0] ?? null
  return texts.map((text, at) => layersText('ofBand', { index: at + 1, text })).join('; ')
}

/** Whether the scale and offset of the file apply. */
function ScalingFact({ layer: { _id: layerId, version }, details }: FileReadingProps) {
  const canEdit = useCan('edit_layer')
  const [editLayer, { isLoading }] = useEditLayerMutation()
  const { ignoresScaling } = details
  return (
    <Flex vertical gap={4} align="start">
      <span>{scalingText(details)}</span>
      {ignoresScaling && <span>{layersText('scalingIgnored')}</span>}
      {canEdit && (
        <Button
          size="small"
          loading={isLoading}
          onClick={() => void editLayer({ layerId, layerEdit: { version, ignoresScaling: !ignoresScaling } })}
        >
          {layersText(ignoresScaling ? 'applyScaling' : 'keepStored')}
        </Button>
      )}
    </Flex>
  )
}
