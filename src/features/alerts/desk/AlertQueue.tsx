import type { Alert } from '../../../api/alert'
import { StateTag } from '../../../shared/StateTag'
import { relativeTime } from '../../../shared/time/timeText'
import { useNow } from '../../../shared/time/useNow'
import { hueOf, isOverdue } from '../alertStates'
import { alertsText } from '../messages'

interface AlertQueueProps {
  alerts: Alert[]
  selectedId: string | null
  onSelect: (alertId: string) => void
  /** Whether to name the mission of each alert. */
  hasMission: boolean
}

/** The alerts as a list of buttons, by due time. */
export function AlertQueue({ alerts, selectedId, onSelect, hasMission }: AlertQueueProps) {
  const now = useNow()
  return (
    <ul className="alert-queue" aria-label={alertsText('queue')}>
      {alerts.map((alert) => {
        const { _id, title, severity, state, owner, dueAt, missionName } = alert
        const about = [alertsText(state), hasMission && missionName, owner?.name].filter(Boolean).join(', ')
        return (
          <li key={_id}>
            <button type="button" aria-current={_id === selectedId} onClick={() => onSelect(_id)}>
              <span className="alert-line">
                <StateTag hue={hueOf(severity)}>{alertsText(severity)}</StateTag>
                <strong>{title}</strong>
              </span>
              <span className="alert-line">
                <span>{about}</span>
                {dueAt && (
                  <span className={isOverdue(alert, now) ? 'alert-overdue' : undefined}>
                    {alertsText(isOverdue(alert, now) ? 'overdue' : 'dueIn', { time: relativeTime(dueAt, now) })}
                  </span>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
