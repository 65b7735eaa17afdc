import { useState } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { MissionSegmentProps } from '../../manifest/manifest'
import { useCan } from '../../session/useCan'
import { AlertDesk } from './desk/AlertDesk'
import { alertsText } from './messages'
import { RaiseAlert } from './RaiseAlert'

/** The alerts of a mission. */
export function AlertsSegment({ mission: { _id: missionId } }: MissionSegmentProps) {
  const canRaise = useCan('alert_create')
  const [isRaising, setRaising] = useState(false)
  return (
    <>
      {canRaise && (
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          style={{ marginBottom: 12 }}
          onClick={() => setRaising(true)}
        >
          {alertsText('raise')}
        </Button>
      )}
      <AlertDesk missionId={missionId} />
      {isRaising && <RaiseAlert missionId={missionId} onClose={() => setRaising(false)} />}
    </>
  )
}
