import { useState } from 'react'
import { BlockOutlined } from '@ant-design/icons'
import { Alert, Button, Form, InputNumber, Select } from 'antd'
import { useListDetectorsQuery, useRunDetectorMutation } from '../../../api/detector'
import { useCan } from '../../../session/useCan'
import { LinkButton } from '../../../shared/LinkButton'
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

/** Starts a detector on all photos of a mission. */
export function StartDetection({ missionId }: { missionId: string }) {
  const canRun = useCan('edit_layer')
  const canManage = useCan('tenant_update_self')
  const { data, error, refetch } = useListDetectorsQuery({ pageSize: MAX_LISTED }, { refetchOnMountOrArgChange: true })
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [percent, setPercent] = useState(USUAL_PERCENT)
  const [run, running] = useRunDetectorMutation()
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
  const detector = usable.find(({ _id }) => _id === chosenId) ?? usable[0]
  const start = () =>
    detector && run({ newDetectorRun: { missionId, detectorId: detector._id, minConfidence: percent / WHOLE } })
  return (
    <Form layout="vertical" aria-label={detectorsText('new')} onFinish={() => void start()}>
      <Form.Item label={detectorsText('detector')} htmlFor="object-detector">
        <Select
          id="object-detector"
          placeholder={detectorsText('chooseDetector')}
          value={detector?._id}
          onChange={setChosenId}
          getPopupContainer={popupParent}
          options={usable.map(({ _id, name, modelVersion: version }) => ({
            value: _id,
            label: detectorsText('namedVersion', { name, version }),
          }))}
        />
      </Form.Item>
      <Form.Item label={detectorsText('confidence')} htmlFor="object-confidence" extra={detectorsText('startHelp')}>
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
      <div className="object-actions">
        <Button type="primary" htmlType="submit" loading={running.isLoading}>
          {detectorsText('start')}
        </Button>
        {settings}
      </div>
    </Form>
  )
}
