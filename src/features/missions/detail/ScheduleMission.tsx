import { Form } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useUpdateMissionStatusMutation, type Mission } from '../../../api/mission'
import { DateTimeField } from '../../../shared/forms/DateTimeField'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { missionsText } from '../messages'

interface ScheduleMissionProps {
  mission: Mission
  /** The server rejected the change because it has a newer version. */
  onStale: () => void
  onClose: () => void
}

/** Asks when a mission takes place and schedules it. Mount it when it opens. */
export function ScheduleMission({ mission, onStale, onClose }: ScheduleMissionProps) {
  const { _id: missionId, version, name, scheduledAt } = mission
  const [schedule] = useUpdateMissionStatusMutation()

  const send = async ({ scheduledAt: time }: { scheduledAt: Dayjs }) => {
    const change = { missionId, status: 'scheduled' as const, version, scheduledAt: time.toISOString() }
    const reply = await schedule({ missionStatusChange: change })
    if (reply.error) onStale()
    return reply
  }
  return (
    <FormDialog<{ scheduledAt: Dayjs }, object>
      title={missionsText('scheduleTitle', { name })}
      okText={missionsText('setScheduled')}
      formName="schedule-mission"
      labels={{ scheduledAt: missionsText('fieldScheduledAt') }}
      initialValues={scheduledAt ? { scheduledAt: dayjs(scheduledAt) } : {}}
      send={send}
      onDone={onClose}
      onClose={onClose}
    >
      <Form.Item
        name="scheduledAt"
        label={missionsText('fieldScheduledAt')}
        rules={[{ required: true, message: missionsText('scheduledNeeded') }]}
      >
        <DateTimeField />
      </Form.Item>
    </FormDialog>
  )
}
