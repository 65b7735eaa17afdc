import { useState } from 'react'
import { ExperimentOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Form, InputNumber, Select } from 'antd'
import {
  useInferLayerMutation,
  useLazyPreviewAnalysisQuery,
  useGetAnalysisModelsQuery,
  type AnalysisModel,
  type LayerInferType,
} from '../../../api/analysis'
import type { Layer } from '../../../api/layer'
import type { Bounds } from '../../../map/scene'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { EmptyState } from '../../../shared/states/EmptyState'
import { analysesText } from '../messages'
import { parameterText, typeText } from '../texts'
import { OtherLayer } from './OtherLayer'

export interface Preview {
  layerId: string
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

/** Starts an analysis of a layer, after a preview of the visible part if wanted. */
export function NewAnalysis(props: NewAnalysisProps) {
  const { layers, layerId, visibleBounds, preview, onLayer, onPreview, onStarted } = props
  const canRun = useCan('edit_layer')
  const allModels = useGetAnalysisModelsQuery().data?.data.models ?? []
  const models = allModels.filter(({ reads }) => reads !== 'temperatures')
  const [chosenModel, setModel] = useState<string | null>(null)
  const [numbers, setNumbers] = useState<Record<string, number>>({})
  /** The layer to compare with, and the one that it was chosen for. */
  const [other, setOther] = useState<{ id: string; of: string } | null>(null)
  const [infer, running] = useInferLayerMutation()
  const [ask, asked] = useLazyPreviewAnalysisQuery()
  if (!canRun) return null
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
  const call = () => ({
    layerId: layer?._id ?? '',
    inferType: model?.inferType ?? 'vegetation',
    newAnalysis: {
      ...(model?.isExternal && { model: model.model }),
      parameters: Object.fromEntries(
        (model?.parameters ?? []).map(({ name, default: usual }) => [name, numbers[name] ?? usual]),
      ),
      ...(isComparison && otherId !== null && { compareLayerId: otherId }),
    },
  })
  const start = async () => {
    const { data } = await infer(call())
    if (data) onStarted(data.data.analysisId)
  }
  const look = async () => {
    const bounds = visibleBounds()
    if (!bounds || !layer) return
    const { inferType, newAnalysis } = call()
    // Only built-in models have a preview.
    const path = { layerId: layer._id, inferType: inferType as LayerInferType }
    const { data } = await ask({ ...path, newAnalysis: { ...newAnalysis, bounds } })
    onPreview(data ? { layerId: layer._id, ...data.data } : null)
  }
  const error = running.error ?? asked.error
  return (
    <Form layout="vertical" className="analyses-form" aria-label={analysesText('new')} onFinish={() => void start()}>
      <Form.Item label={analysesText('layer')} htmlFor="analysis-layer">
        <Select
          id="analysis-layer"
          placeholder={analysesText('chooseLayer')}
          value={layer?._id}
          onChange={onLayer}
          getPopupContainer={popupParent}
          options={readable.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      </Form.Item>
      <Form.Item label={analysesText('type')} htmlFor="analysis-type">
        <Select
          id="analysis-type"
          value={model?.model}
          disabled={!layer}
          onChange={setModel}
          getPopupContainer={popupParent}
          options={fitting.map(({ inferType, model: name, isExternal }) => ({
            value: name,
            label: typeText(inferType, name, isExternal),
          }))}
        />
      </Form.Item>
      {isComparison && layer && (
        <OtherLayer layerId={layer._id} chosenId={otherId} onChoose={(id) => setOther({ id, of: layer._id })} />
      )}
      {model?.parameters.map(({ name, default: usual, min, max }) => (
        <Form.Item key={name} label={parameterText(name)} htmlFor={`analysis-${name}`}>
          <InputNumber
            id={`analysis-${name}`}
            min={min}
            max={max}
            value={numbers[name] ?? usual}
            onChange={(value) => setNumbers({ ...numbers, [name]: value ?? usual })}
          />
        </Form.Item>
      ))}
      {error && <Alert type="error" showIcon title={error.message ?? analysesText('failed')} role="alert" />}
      {preview && preview.layerId === layerId && (
        <p role="status">{preview.note ?? analysesText('previewFound', { count: preview.total })}</p>
      )}
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
