import { useRef, useState } from 'react'
import { ExperimentOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Form, InputNumber, Radio, Select } from 'antd'
import {
  useInferLayerMutation,
  useLazyPreviewAnalysisQuery,
  useGetAnalysisModelsQuery,
  type AnalysisModel,
  type LayerInferType,
} from '../../../api/analysis'
import type { Layer } from '../../../api/layer'
import { onGlobe } from '../../../map/bounds'
import type { Bounds } from '../../../map/scene'
import { useCan } from '../../../session/useCan'
import { NoOptions } from '../../../shared/lists/NoOptions'
import { popupParent } from '../../../shared/popupParent'
import { EmptyState } from '../../../shared/states/EmptyState'
import { analysesText } from '../messages'
import { parameterText, typeText } from '../texts'
import { AreasLayer } from './AreasLayer'
import { ErrorState } from '../../../shared/states/ErrorState'
import { OtherLayer } from './OtherLayer'

export interface Preview {
  layerId: string
  /** The part that was analysed; null for all of the layer. */
  bounds: Bounds | null
  found: readonly { geometry: unknown }[]
  total: number
  note: string | null
}

interface NewAnalysisProps {
  layers: readonly Layer[]
  layerId: string | null
  /** The visible part of the map; null while there is none. */
  visibleBounds: () => Bounds | null
  preview: Preview | null
  onLayer: (layerId: string) => void
  onPreview: (preview: Preview | null) => void
  onStarted: (analysisId: string) => void
}

/** What an analysis of this kind can read. */
const readsLayer = ({ reads }: Pick<AnalysisModel, 'reads'>, { raster }: Layer): boolean =>
  reads === 'surface' ? raster?.kind === 'elevation' : raster?.kind === 'rgb' || raster?.kind === 'rgba'

/** Starts an analysis of a layer or a part of it, after a preview if wanted. */
// oxlint-disable-next-line complexity -- a screen with one condition for each part that it shows; could be divided into components
export function NewAnalysis(props: NewAnalysisProps) {
  const { layers, layerId, visibleBounds, preview, onLayer, onPreview, onStarted } = props
  const canRun = useCan('edit_layer')
  const modelList = useGetAnalysisModelsQuery()
  const allModels = modelList.data?.data.models ?? []
  const models = allModels.filter(({ reads }) => reads !== 'temperatures')
  const [chosenModel, setModel] = useState<string | null>(null)
  const [numbers, setNumbers] = useState<Record<string, number>>({})
  /** The layer to compare with, and the one that it was chosen for. */
  const [other, setOther] = useState<{ id: string; of: string } | null>(null)
  /** The layer whose polygons are the results; null for areas that the analysis finds. */
  const [areasLayerId, setAreasLayerId] = useState<string | null>(null)
  const [part, setPart] = useState<'all' | 'visible'>('all')
  /** Counts changes of the settings, so that a preview that arrives after one is dropped. */
  const changes = useRef(0)
  const [infer, running] = useInferLayerMutation()
  const [ask, asked] = useLazyPreviewAnalysisQuery()
  if (!canRun) return null
  if (!modelList.data && modelList.error) {
    return <ErrorState message={modelList.error.message} onRetry={() => void modelList.refetch()} />
  }
  const readable = layers.filter(
    (layer) => layer.status === 'ready' && models.some((model) => readsLayer(model, layer)),
  )
  if (models.length > 0 && readable.length === 0) {
    return (
      <EmptyState icon={<ExperimentOutlined />} title={analysesText('noLayers')} help={analysesText('noLayersHelp')} />
    )
  }
  const layer = readable.find(({ _id }) => _id === layerId)
  const fitting = layer ? models.filter((model) => readsLayer(model, layer)) : []
  const model = fitting.find(({ model: name }) => name === chosenModel) ?? fitting[0]
  const isComparison = model?.layers === 2
  const otherId = other && other.of === layer?._id ? other.id : null
  const isComplete = layer && model && (!isComparison || otherId !== null)
  const changed = () => {
    changes.current += 1
    onPreview(null)
  }
  const shown = preview && preview.layerId === layer?._id ? preview : null
  const visible = () => {
    // Models of the model server read the whole layer.
    const bounds = part === 'visible' && !model?.isExternal ? visibleBounds() : null
    return bounds && onGlobe(bounds)
  }
  const call = (bounds: Bounds | null) => ({
    layerId: layer?._id ?? '',
    inferType: model?.inferType ?? 'vegetation',
    newAnalysis: {
      ...(model?.isExternal && { model: model.model }),
      parameters: Object.fromEntries(
        (model?.parameters ?? []).map(({ name, default: usual }) => [name, numbers[name] ?? usual]),
      ),
      ...(isComparison && otherId !== null && { compareLayerId: otherId }),
      ...(model?.takesAreas && areasLayerId !== null && { areasLayerId }),
      ...(bounds && { bounds }),
    },
  })
  const start = async () => {
    // What was previewed is what is run.
    const { data } = await infer(call(shown ? shown.bounds : visible()))
    if (data) onStarted(data.data.analysisId)
  }
  const look = async () => {
    if (!layer) return
    const bounds = visible()
    const { inferType, newAnalysis } = call(bounds)
    const settings = changes.current
    // Only built-in models have a preview.
    const path = { layerId: layer._id, inferType: inferType as LayerInferType }
    const { data } = await ask({ ...path, newAnalysis })
    if (settings === changes.current) onPreview(data ? { layerId: layer._id, bounds, ...data.data } : null)
  }
  const error = running.error ?? asked.error
  return (
    <Form layout="vertical" className="analyses-form" aria-label={analysesText('new')} onFinish={() => void start()}>
      <Form.Item label={analysesText('layer')} htmlFor="analysis-layer">
        <Select
          id="analysis-layer"
          placeholder={analysesText('chooseLayer')}
          value={layer?._id}
          onChange={(id: string) => {
            changed()
            onLayer(id)
          }}
          getPopupContainer={popupParent}
          options={readable.map(({ _id, name }) => ({ value: _id, label: name }))}
          notFoundContent={<NoOptions query={modelList} />}
        />
      </Form.Item>
      <Form.Item label={analysesText('type')} htmlFor="analysis-type">
        <Select
          id="analysis-type"
          value={model?.model}
          disabled={!layer}
          onChange={(name: string) => {
            changed()
            setModel(name)
          }}
          getPopupContainer={popupParent}
          options={fitting.map(({ inferType, model: name, isExternal }) => ({
            value: name,
            label: typeText(inferType, name, isExternal),
          }))}
          notFoundContent={<NoOptions query={modelList} />}
        />
      </Form.Item>
      {isComparison && layer && (
        <OtherLayer
          layerId={layer._id}
          chosenId={otherId}
          onChoose={(id) => {
            changed()
            setOther({ id, of: layer._id })
          }}
        />
      )}
      {model?.takesAreas && (
        <AreasLayer
          layers={layers}
          chosenId={areasLayerId}
          onChoose={(id) => {
            changed()
            setAreasLayerId(id)
          }}
        />
      )}
      {model?.parameters.map(({ name, default: usual, min, max }) => (
        <Form.Item key={name} label={parameterText(name)} htmlFor={`analysis-${name}`}>
          <InputNumber
            id={`analysis-${name}`}
            min={min}
            max={max}
            value={numbers[name] ?? usual}
            onChange={(value) => {
              changed()
              setNumbers({ ...numbers, [name]: value ?? usual })
            }}
          />
        </Form.Item>
      ))}
      {!model?.isExternal && (
        <Form.Item label={analysesText('part')}>
          <Radio.Group
            vertical
            aria-label={analysesText('part')}
            value={part}
            options={[
              { value: 'all', label: analysesText('partAll') },
              { value: 'visible', label: analysesText('partVisible') },
            ]}
            onChange={(event) => {
              changed()
              setPart(event.target.value as 'all' | 'visible')
            }}
          />
        </Form.Item>
      )}
      {error && <Alert type="error" showIcon title={error.message ?? analysesText('failed')} role="alert" />}
      {shown && <p role="status">{previewText(shown)}</p>}
      <Flex wrap gap={8}>
        <Button type="primary" htmlType="submit" disabled={!isComplete} loading={running.isLoading}>
          {analysesText('run')}
        </Button>
        {!model?.isExternal && (
          <Button disabled={!isComplete} loading={asked.isFetching} onClick={() => void look()}>
            {analysesText('preview')}
          </Button>
        )}
      </Flex>
    </Form>
  )
}

/** How many results there are and where, or why there are none. */
function previewText({ note, total, found, bounds }: Preview): string {
  if (note !== null) return note
  const count = { count: total }
  const text = bounds ? analysesText('previewFoundPart', count) : analysesText('previewFound', count)
  return total > found.length ? `${text} ${analysesText('previewLargest', { count: found.length })}` : text
}
