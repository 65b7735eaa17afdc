import { useListAlertActivityQuery } from '../../../api/alert'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../../shared/time/timeText'
import { alertsText } from '../../../alerts/messages'

type Values = Record<string, unknown>

/** What happened to an alert, the latest first. */
export function AlertActivity({ alertId }: { alertId: string }) {
  const { data, error, refetch } = useListAlertActivityQuery({ alertId })
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={2} height={24} />
  return (
    <ul className="alert-activity">
      {data.data.items.map(({ _id, at, action, userName, values }) => (
        <li key={_id}>
          <span>{textOf(action, values)}</span>
          <span className="alert-who">
            {userName || alertsText('nobody')}, {absoluteTime(at)}
          </span>
        </li>
      ))}
    </ul>
  )
}

type Action = 'created' | 'moved' | 'assigned' | 'snoozed' | 'edited' | 'deleted' | 'restored'

const STATES = ['new', 'acknowledged', 'in_progress', 'on_hold', 'closed'] as const

function textOf(action: Action, values: Values): string {
  if (action === 'moved') return alertsText('moved', { from: stateText(values['from']), to: stateText(values['to']) })
  if (action !== 'assigned') return alertsText(action)
  const { to } = values
  return typeof to === 'string' ? alertsText('assigned', { to }) : alertsText('unassigned')
}

function stateText(value: unknown): string {
  const state = STATES.find((each) => each === value)
  return state ? alertsText(state) : ''
}
