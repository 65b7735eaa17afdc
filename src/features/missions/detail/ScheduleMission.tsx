import { useState } from 'react'
import { Alert, Form, Modal } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useUpdateMissionStatusMutation, type Mission } from '../../../api/mission'
import { DateTimeField } from '../../../shared/forms/DateTimeField'
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
  const [time, setTime] = useState<Dayjs | null>(scheduledAt ? dayjs(scheduledAt) : null)
  const [schedule, { isLoading, error }] = useUpdateMissionStatusMutation()

  const save = async () => {
    if (!time) return
    const change = { missionId, status: 'scheduled' as const, version, scheduledAt: time.toISOString() }
    const { error: failure } = await schedule({ missionStatusChange: change })
    if (failure) onStale()
    else onClose()
  }
  return (
    <Modal
      open
      title={missionsText('scheduleTitle', { name })}
      okText={missionsText('setScheduled')}
      okButtonProps={{ disabled: !time }}
      confirmLoading={isLoading}
      cancelText={missionsText('cancel')}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={missionsText('fieldScheduledAt')} htmlFor="schedule-time">
          <DateTimeField id="schedule-time" value={time} onChange={setTime} />
        </Form.Item>
      </Form>
      {error && <Alert type="error" showIcon title={error.message} />}
    </Modal>
  )
}
