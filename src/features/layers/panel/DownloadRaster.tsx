import { useEffect, useRef, useState } from 'react'
import { Alert, Button, Flex, Modal, Radio, Spin, Typography } from 'antd'
import { downloadHref, fetchFile, saveFile } from '../../../api/download'
import { useListFeaturesQuery } from '../../../api/feature'
import { useGetRasterDetailsQuery, type Layer } from '../../../api/layer'
import { onGlobe, overlaps } from '../../../map/bounds'
import type { Bounds } from '../../../map/scene'
import { sharedText } from '../../../shared/sharedText'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceData, useWorkspaceView } from '../state/mapWorkspace'

interface DownloadRasterProps {
  layer: Layer
  onClose: () => void
}

type FileForm = 'original' | 'values' | 'colours' | 'picture'
type AreaChoice = 'whole' | 'view' | 'feature'

/** Larger stored files are saved by the browser, because the page would keep them in memory. It does not show why one is rejected. */
const LARGE_BYTES = 512 * 1024 * 1024

const FORMS = () => [
  { value: 'original' as const, name: layersText('originalFile'), help: layersText('originalFileHelp') },
  { value: 'values' as const, name: layersText('valuesFile'), help: layersText('valuesFileHelp') },
  { value: 'colours' as const, name: layersText('coloursFile'), help: layersText('coloursFileHelp') },
  { value: 'picture' as const, name: layersText('pictureFile'), help: layersText('pictureFileHelp') },
]

/** Dialog that downloads a raster or a part of it. Mount it when it opens. */
// oxlint-disable-next-line complexity -- one condition for each element, by state and permission
export function DownloadRaster({ layer, onClose }: DownloadRasterProps) {
  const { _id: layerId, name, source } = layer
  const [form, setForm] = useState<FileForm>(source ? 'original' : 'values')
  const [choice, setChoice] = useState<AreaChoice>('whole')
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { visibleBounds } = useWorkspaceActions()
  const [view] = useState(() => viewIn(layer, visibleBounds()))
  const selected = useSelectedArea()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const area = form === 'original' ? 'whole' : choice
  const asked = { whole: {}, view: { bounds: view?.join() }, feature: selected?.asked ?? {} }[area]
  const isWholeValues = form === 'values' && area === 'whole'
  const href = downloadHref(`/layer/download-raster/${layerId}`, { form: isWholeValues ? 'cog' : form, ...asked })
  const isLarge = useIsLarge(layer, form === 'original' ? 'original' : isWholeValues ? 'values' : undefined)

  const make = async () => {
    running.current = new AbortController()
    const { signal } = running.current
    setProblem(undefined)
    setWorking(true)
    const loaded = await fetchFile(href, signal)
    if (signal.aborted) return
    setWorking(false)
    if ('error' in loaded) return setProblem(loaded.error.message)
    saveFile(loaded.file, loaded.name ?? name)
    onClose()
  }
  return (
    <Modal
      open
      title={layersText('downloadOf', { name })}
      onCancel={onClose}
      footer={
        <Flex gap={8} justify="end" align="center">
          {isWorking && (
            <span role="status">
              <Spin size="small" /> {layersText('preparingFile')}
            </span>
          )}
          <Button onClick={onClose}>{sharedText('cancel')}</Button>
          {isLarge ? (
            <Button type="primary" href={href} download data-direct onClick={onClose}>
              {layersText('download')}
            </Button>
          ) : (
            <Button type="primary" disabled={isWorking} onClick={() => void make()}>
              {layersText('download')}
            </Button>
          )}
        </Flex>
      }
    >
      {problem && <Alert type="error" showIcon title={problem} style={{ marginBottom: 16 }} />}
      <Choices
        label={layersText('downloadFile')}
        value={form}
        isDisabled={isWorking}
        onChange={setForm}
        choices={FORMS().filter(({ value }) => value !== 'original' || source)}
      />
      <Choices
        label={layersText('downloadArea')}
        value={area}
        isDisabled={isWorking || form === 'original'}
        onChange={setChoice}
        choices={[
          { value: 'whole', name: layersText('wholeRaster') },
          {
            value: 'view',
            name: layersText('visiblePart'),
            ...(!view && { help: layersText('notInView'), isDisabled: true }),
          },
          selected
            ? { value: 'feature', name: selected.name }
            : {
                value: 'feature',
                name: layersText('noSelectedArea'),
                help: layersText('noSelectedAreaHelp'),
                isDisabled: true,
              },
        ]}
      />
    </Modal>
  )
}

/** Whether a file is stored and large. The values of a raster placed by its corners are not stored. */
function useIsLarge({ _id: layerId, source }: Layer, stored: 'original' | 'values' | undefined): boolean {
  const isLarge = stored !== undefined && (source?.size ?? 0) > LARGE_BYTES
  const { data } = useGetRasterDetailsQuery({ layerId }, { skip: !isLarge || stored === 'original' })
  return isLarge && (stored === 'original' || data?.data.crs.epsg !== undefined)
}

interface ChoicesProps<Value extends string> {
  label: string
  value: Value
  choices: { value: Value; name: string; help?: string; isDisabled?: boolean }[]
  isDisabled: boolean
  onChange: (value: Value) => void
}

function Choices<Value extends string>({ label, value, choices, isDisabled, onChange }: ChoicesProps<Value>) {
  return (
    <section style={{ marginBottom: 16 }}>
      <h3>{label}</h3>
      <Radio.Group
        aria-label={label}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        <Flex vertical gap={8}>
          {choices.map((choice) => (
            <Radio key={choice.value} value={choice.value} disabled={isDisabled || choice.isDisabled}>
              {choice.name}
              {choice.help && (
                <Typography.Text type="secondary" style={{ display: 'block' }}>
                  {choice.help}
                </Typography.Text>
              )}
            </Radio>
          ))}
        </Flex>
      </Radio.Group>
    </section>
  )
}

/** The visible box if the raster is in it. */
function viewIn({ bounds }: Layer, visible: Bounds | null): Bounds | undefined {
  if (!visible) return undefined
  const box = onGlobe(visible)
  return !bounds || overlaps(box, bounds as Bounds) ? box : undefined
}

/** The selected feature, if it is an area. */
function useSelectedArea() {
  const { chosen } = useWorkspaceView()
  const { layers } = useWorkspaceData()
  const { layerId = '', index = 0 } = chosen ?? {}
  const { currentData } = useListFeaturesQuery({ layerId, index: [index] }, { skip: index === 0 })
  const geometry = currentData?.data.items[0]?.geometry as { type: string } | undefined
  const layer = layers.find(({ _id }) => _id === layerId)
  if (!layer || !geometry?.type.endsWith('Polygon')) return undefined
  return {
    name: layersText('selectedArea', { layer: layer.name, index }),
    asked: { areaLayerId: layerId, areaIndex: index },
  }
}
