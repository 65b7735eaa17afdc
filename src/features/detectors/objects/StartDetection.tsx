import { useState } from 'react'
import { BlockOutlined } from '@ant-design/icons'
import { Alert, Button, Form, InputNumber, Segmented, Select } from 'antd'
import { useListDetectorsQuery, useRunDetectorMutation, type Detector, type DetectorRun } from '../../../api/detector'
import { useGetLayerPanelQuery, type Layer } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { LinkButton } from '../../../shared/LinkButton'
import { isSettled } from '../../../shared/lists/optionsQuery'
import { NoOptions, type OptionsQuery } from '../../../shared/lists/NoOptions'
import { popupParent } from '../../../shared/popupParent'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { detectorsText } from '../messages'

const WHOLE = 100
const USUAL_PERCENT = 40
const LEAST_PERCENT = 5
const MOST_PERCENT = 95
const SKELETON = { rows: 2, height: 56 }
const MAX_LISTED = 200

type RunOn = 'photos' | 'layer'

/** Starts a detector on all photos or on an orthophoto layer of a mission. */
export function StartDetection({ missionId }: { missionId: string }) {
  const canRun = useCan('edit_layer')
  const canManage = useCan('tenant_update_self')
  const { data, error, refetch } = useListDetectorsQuery({ pageSize: MAX_LISTED }, { refetchOnMountOrArgChange: true })
  if (!canRun) return null
  if (!data) {
    return error ? (
      <ErrorState message={error.message} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton {...SKELETON} />
    )
  }
  const usable = data.data.items.filter(({ enabled }) => enabled)
  const settings = canManage && (
    <LinkButton to="/dashboard/tenant/organisation/detectors">{detectorsText('toSettings')}</LinkButton>
  )
  if (usable.length === 0) {
    const help = detectorsText('noDetectorsHelp')
    return <EmptyState icon={<BlockOutlined />} title={detectorsText('noDetectors')} help={help} action={settings} />
  }
  return (
    <>
      <StartForm missionId={missionId} detectors={usable} />
      {settings && <div>{settings}</div>}
    </>
  )
}

/** Layers that a detector can read. */
const isPicture = ({ status, raster }: Layer): boolean =>
  status === 'ready' && (raster?.kind === 'rgb' || raster?.kind === 'rgba')

function StartForm({ missionId, detectors }: { missionId: string; detectors: readonly Detector[] }) {
  const panel = useGetLayerPanelQuery({ missionId })
  const layers = (panel.data?.data.layers ?? []).filter(isPicture)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [runOn, setRunOn] = useState<RunOn>('photos')
  const [chosenLayerId, setLayerId] = useState<string | null>(null)
  const [scale, setScale] = useState<DetectorRun['scale']>('whole')
  const [percent, setPercent] = useState(USUAL_PERCENT)
  const [run, running] = useRunDetectorMutation()
  const detector = detectors.find(({ _id }) => _id === chosenId) ?? detectors[0]
  const layer = layers.find(({ _id }) => _id === chosenLayerId) ?? layers[0]
  const isOnLayer = runOn === 'layer'
  const isComplete = detector !== undefined && (!isOnLayer || layer !== undefined)
  const start = () => {
    if (!detector) return
    const common = { missionId, detectorId: detector._id, minConfidence: percent / WHOLE }
    const subject = isOnLayer && layer ? { layerId: layer._id } : { scale }
    void run({ newDetectorRun: { ...common, ...subject } })
  }
  return (
    <Form layout="vertical" aria-label={detectorsText('new')} onFinish={start}>
      <Form.Item label={detectorsText('detector')} htmlFor="object-detector">
        <Select
          id="object-detector"
          placeholder={detectorsText('chooseDetector')}
          value={detector?._id}
          onChange={setChosenId}
          getPopupContainer={popupParent}
          options={detectors.map(({ _id, name, modelVersion: version }) => ({
            value: _id,
            label: detectorsText('namedVersion', { name, version }),
          }))}
        />
      </Form.Item>
      <Form.Item label={detectorsText('runOn')}>
        <Segmented
          aria-label={detectorsText('runOn')}
          value={runOn}
          options={[
            { value: 'photos' as const, label: detectorsText('onPhotos') },
            { value: 'layer' as const, label: detectorsText('onLayer') },
          ]}
          onChange={setRunOn}
        />
      </Form.Item>
      {isOnLayer ? (
        <LayerItem query={panel} layers={layers} layer={layer} onChange={setLayerId} />
      ) : (
        <ScaleItem scale={scale} onChange={setScale} />
      )}
      <Form.Item label={detectorsText('confidence')} htmlFor="object-confidence">
        <InputNumber
          id="object-confidence"
          min={LEAST_PERCENT}
          max={MOST_PERCENT}
          precision={0}
          value={percent}
          onChange={(value) => setPercent(value ?? USUAL_PERCENT)}
        />
      </Form.Item>
      {running.error && (
        <Form.Item>
          <Alert type="error" showIcon title={running.error.message ?? detectorsText('failedStart')} role="alert" />
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" disabled={!isComplete} loading={running.isLoading}>
        {detectorsText('start')}
      </Button>
    </Form>
  )
}

interface LayerItemProps {
  query: OptionsQuery
  layers: readonly Layer[]
  layer: Layer | undefined
  onChange: (layerId: string) => void
}

function LayerItem({ query, layers, layer, onChange }: LayerItemProps) {
  const isNone = isSettled(query) && layers.length === 0
  const help = detectorsText(isNone ? 'noLayers' : 'layerHelp')
  return (
    <Form.Item label={detectorsText('layer')} htmlFor="object-layer" extra={help}>
      <Select
        id="object-layer"
        placeholder={detectorsText('chooseLayer')}
        disabled={isNone}
        loading={query.isFetching}
        value={layer?._id}
        onChange={onChange}
        getPopupContainer={popupParent}
        options={layers.map(({ _id, name }) => ({ value: _id, label: name }))}
        notFoundContent={<NoOptions query={query} />}
      />
    </Form.Item>
  )
}

interface ScaleItemProps {
  scale: DetectorRun['scale']
  onChange: (scale: DetectorRun['scale']) => void
}

function ScaleItem({ scale, onChange }: ScaleItemProps) {
  const help = detectorsText(scale === 'tiles' ? 'tilesHelp' : 'wholeHelp')
  return (
    <Form.Item label={detectorsText('smallestObject')} htmlFor="object-scale" extra={help}>
      <Select
        id="object-scale"
        value={scale}
        onChange={onChange}
        getPopupContainer={popupParent}
        options={[
          { value: 'whole' as const, label: detectorsText('scaleWhole') },
          { value: 'tiles' as const, label: detectorsText('scaleTiles') },
        ]}
      />
    </Form.Item>
  )
}
