import { Button, Flex } from 'antd'
import { useEditLayerMutation, type Layer, type RasterDetails } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { layersText } from '../texts/messages'

interface AlphaFieldProps {
  layer: Layer
  details: RasterDetails
}

/** Whether the last band of the file marks transparent pixels, what tells it, and the choice of the opposite. */
export function AlphaField({ layer: { _id: layerId, version }, details: { hasAlpha, alphaOrigin } }: AlphaFieldProps) {
  const canEdit = useCan('edit_layer')
  const [editLayer, { isLoading }] = useEditLayerMutation()
  return (
    <Flex vertical gap={4} align="start">
      <span>{originText(hasAlpha, alphaOrigin)}</span>
      {canEdit && (
        <Button
          size="small"
          loading={isLoading}
          onClick={() => void editLayer({ layerId, layerEdit: { version, lastBandIsAlpha: !hasAlpha } })}
        >
          {layersText(hasAlpha ? 'readAsBand' : 'readAsAlpha')}
        </Button>
      )}
    </Flex>
  )
}

function originText(hasAlpha: boolean, origin: RasterDetails['alphaOrigin']): string {
  if (origin === 'values') return layersText('alphaByValues')
  if (origin === 'chosen') return layersText(hasAlpha ? 'alphaChosen' : 'noAlphaChosen')
  return layersText(hasAlpha ? 'alphaOfFile' : 'noAlpha')
}
