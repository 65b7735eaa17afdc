import { useState } from 'react'
import { FireOutlined } from '@ant-design/icons'
import { Alert, Button, Form, InputNumber, Typography } from 'antd'
import { useGetAnalysisModelsQuery, useInferThermalMutation } from '../../../api/analysis'
import { useListThermalPhotosQuery } from '../../../api/thermal'
import { useCan } from '../../../session/useCan'
import { analysesText } from '../messages'
import { parameterText } from '../texts'

interface FindHotspotsProps {
  missionId: string
  onStarted: (analysisId: string) => void
}

/** Starts looking for hotspots in the thermal photos of a mission; nothing for a mission without them. */
export function FindHotspots({ missionId, onStarted }: FindHotspotsProps) {
  const canRun = useCan('edit_layer')
  const canSeeTemperatures = useCan('data_page')
  const canSeePhotos = useCan('feature_list')
  const isAllowed = canRun && canSeeTemperatures && canSeePhotos
  const photos = useListThermalPhotosQuery({ missionId, pageSize: 1 }, { skip: !isAllowed })
  const models = useGetAnalysisModelsQuery(undefined, { skip: !isAllowed })
  const [numbers, setNumbers] = useState<Record<string, number>>({})
  const [infer, { error, isLoading }] = useInferThermalMutation()
  const total = photos.data?.data.total ?? 0
  const parameters = models.data?.data.models.find(({ inferType }) => inferType === 'hotspots')?.parameters
  if (total === 0 || !parameters) return null
  const start = async () => {
    const chosen = Object.fromEntries(parameters.map(({ name, default: usual }) => [name, numbers[name] ?? usual]))
    const { data } = await infer({ missionId, newThermalAnalysis: { parameters: chosen } })
    if (data) onStarted(data.data.analysisId)
  }
  return (
    <Form
      layout="vertical"
      className="analyses-form"
      aria-label={analysesText('findHotspots')}
      onFinish={() => void start()}
    >
      <Typography.Title level={2} className="analyses-title">
        {analysesText('hotspots')}
      </Typography.Title>
      <p className="analyses-facts">{analysesText('hotspotsIn', { count: total })}</p>
      {parameters.map(({ name, default: usual, min, max }) => (
        <Form.Item key={name} label={parameterText(name)} htmlFor={`hotspots-${name}`}>
          <InputNumber
            id={`hotspots-${name}`}
            min={min}
            max={max}
            value={numbers[name] ?? usual}
            onChange={(value) => setNumbers({ ...numbers, [name]: value ?? usual })}
          />
        </Form.Item>
      ))}
      {error && <Alert type="error" showIcon title={error.message} role="alert" />}
      <Button htmlType="submit" icon={<FireOutlined aria-hidden />} loading={isLoading}>
        {analysesText('findHotspots')}
      </Button>
    </Form>
  )
}
