import { Alert as Notice, Button } from 'antd'
import { alertsText } from '../../../alerts/messages'
import { useListAlertActivityQuery, type Alert } from '../../../api/alert'
import { absoluteTime } from '../../../shared/time/timeText'
import { deskText } from './messages'

interface AlertNoticeProps {
  alert: Alert
  /** Undefined if the user may not change the alert. */
  onEndSnooze: (() => void) | undefined
}

/** Says why an alert is not in the queue: it is closed or snoozed. Nothing for other alerts. */
export function AlertNotice({ alert, onEndSnooze }: AlertNoticeProps) {
  const { closedAt, snoozedUntil } = alert
  if (closedAt !== null) return <ClosedNotice alert={alert} closedAt={closedAt} />
  if (snoozedUntil === null) return null
  return (
    <Notice
      type="info"
      showIcon
      title={deskText('isSnoozed', { time: absoluteTime(snoozedUntil) })}
      action={
        onEndSnooze && (
          <Button size="small" onClick={onEndSnooze}>
            {deskText('endSnooze')}
          </Button>
        )
      }
    />
  )
}

function ClosedNotice({ alert: { _id: alertId, outcome }, closedAt }: { alert: Alert; closedAt: string }) {
  // The activity below shows the same reply.
  const { data } = useListAlertActivityQuery({ alertId })
  const closing = data?.data.items.find(
    ({ action, values }) => action === 'moved' && values['to'] === 'closed' && values['from'] !== 'closed',
  )
  const texts = { time: absoluteTime(closedAt), name: closing?.userName ?? '', outcome: outcome && alertsText(outcome) }
  return <Notice type="info" showIcon title={closedText(texts)} />
}

function closedText({ time, name, outcome }: { time: string; name: string; outcome: string | null }): string {
  if (name && outcome) return deskText('closedByAs', { time, name, outcome })
  if (name) return deskText('closedBy', { time, name })
  return outcome ? deskText('closedAs', { time, outcome }) : deskText('closedOn', { time })
}
