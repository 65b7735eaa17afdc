import { useEffect, useRef } from 'react'
import { Checkbox } from 'antd'
import type { Alert } from '../api/alert'
import { useIsClient } from '../session/useIsClient'
import { relativeTime } from '../shared/time/timeText'
import { useNow } from '../shared/time/useNow'
import { isOverdue } from './alertStates'
import './alertQueue.css'
import { alertsText } from './messages'
import { SeverityTag } from './SeverityTag'

interface AlertQueueProps {
  alerts: readonly Alert[]
  selectedId: string | null
  onSelect: (alertId: string) => void
  /** Whether to name the mission of each alert. */
  hasMission: boolean
  /** The alerts that are marked for an action on several; without it, none can be marked. */
  marked?: ReadonlySet<string>
  onMark?: (alertId: string) => void
}

/** The alerts as a list of buttons. */
export function AlertQueue({ alerts, selectedId, onSelect, hasMission, marked, onMark }: AlertQueueProps) {
  const now = useNow()
  const isClient = useIsClient()
  const list = useRef<HTMLUListElement>(null)
  // Keys can choose an alert that is out of sight.
  useEffect(() => {
    list.current?.querySelector('[aria-current=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [selectedId])
  return (
    <ul ref={list} className="alert-queue" aria-label={alertsText('queue')}>
      {alerts.map((alert) => {
        const { _id, title, severity, state, owner, dueAt, missionName, repeats } = alert
        const about = [
          !isClient && alertsText(state),
          hasMission && missionName,
          owner?.name,
          repeats > 0 && alertsText('repeated', { count: repeats }),
        ]
        return (
          <li key={_id}>
            {marked && onMark && (
              <Checkbox
                aria-label={alertsText('mark', { title })}
                checked={marked.has(_id)}
                onChange={() => onMark(_id)}
              />
            )}
            <button type="button" aria-current={_id === selectedId} onClick={() => onSelect(_id)}>
              <span className="alert-line">
                <SeverityTag severity={severity} />
                <strong>{title}</strong>
              </span>
              <span className="alert-line">
                <span>{about.filter(Boolean).join(' · ')}</span>
                {dueAt && state !== 'closed' && (
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
