import type { ReactNode } from 'react'
import { Button, Flex, Select } from 'antd'
import { useGetAlertOwnersQuery, useGetAlertQuery, type Alert, type AlertState } from '../../../api/alert'
import { Link } from '../../../shared/Link'
import { Facts } from '../../../shared/Facts'
import { popupParent } from '../../../shared/popupParent'
import { StateTag } from '../../../shared/StateTag'
import { absoluteTime } from '../../../shared/time/timeText'
import { actionText, hueOf } from '../alertStates'
import { alertsText } from '../messages'
import { AlertActivity } from './AlertActivity'

interface AlertDetailProps {
  alert: Alert
  canUpdate: boolean
  onMove: (to: AlertState) => void
  onAssign: (ownerId: string | null) => void
}

const NOBODY = 'nobody'

/** One alert: its picture, facts, actions, instructions and activity. */
export function AlertDetail({ alert, canUpdate, onMove, onAssign }: AlertDetailProps) {
  const { _id, title, description, severity, state, nextStates, owner, pictureUrl } = alert
  const { data } = useGetAlertQuery({ alertId: _id })
  const { data: people } = useGetAlertOwnersQuery(undefined, { skip: !canUpdate })
  const instructions = data?.data.instructions
  return (
    <article className="alert-detail" aria-label={title}>
      <Flex align="center" gap={8} wrap>
        <StateTag hue={hueOf(severity)}>{alertsText(severity)}</StateTag>
        <h2>{title}</h2>
      </Flex>
      {canUpdate && (
        <Flex wrap gap={8} align="center">
          {nextStates.map((to) => (
            <Button key={to} type={to === 'acknowledged' ? 'primary' : 'default'} onClick={() => onMove(to)}>
              {actionText(state, to)}
            </Button>
          ))}
          <Select
            id="alert-owner"
            aria-label={alertsText('assign')}
            className="alert-owner"
            getPopupContainer={popupParent}
            value={owner?._id ?? NOBODY}
            options={[
              { value: NOBODY, label: alertsText('noOwner') },
              ...(people?.data.owners ?? (owner ? [owner] : [])).map((person) => ({
                ...{ value: person._id, label: person.name },
              })),
            ]}
            onChange={(value) => onAssign(value === NOBODY ? null : value)}
          />
        </Flex>
      )}
      {pictureUrl && <img className="alert-picture" src={pictureUrl} alt={alertsText('pictureOf', { title })} />}
      {description && <p>{description}</p>}
      {instructions && (
        <section>
          <h3>{alertsText('instructions')}</h3>
          <p className="alert-instructions">{instructions}</p>
        </section>
      )}
      <Facts items={factsOf(alert)} />
      <h3>{alertsText('activity')}</h3>
      <AlertActivity alertId={_id} />
    </article>
  )
}

function factsOf(alert: Alert) {
  const { state, kind, source, missionId, missionName, locationName, owner, dueAt, occurredAt, position } = alert
  const { outcome, reason, repeats, recordingId, momentMs } = alert
  const rows: [label: string, value: ReactNode][] = [
    [alertsText('state'), alertsText(state)],
    [alertsText('kind'), kind],
    [alertsText('source'), alertsText(source)],
    [
      'mission',
      <Link key="mission" to={`/dashboard/missions/${missionId}`}>
        {missionName}
      </Link>,
    ],
    [alertsText('location'), locationName],
    [alertsText('owner'), owner?.name ?? alertsText('noOwner')],
    [alertsText('due'), dueAt && absoluteTime(dueAt)],
    [alertsText('seen'), absoluteTime(occurredAt)],
    [alertsText('position'), position && `${position.lat.toFixed(6)}, ${position.long.toFixed(6)}`],
    [alertsText('outcome'), outcome && alertsText(outcome)],
    [alertsText('reason'), reason],
    [alertsText('repeats'), repeats > 0 ? repeats : null],
    [
      alertsText('recording'),
      recordingId && (
        <Link to={`/dashboard/recordings/${recordingId}?t=${(momentMs ?? 0) / 1000}`}>
          {alertsText('openRecording')}
        </Link>
      ),
    ],
  ]
  return rows.flatMap(([label, children]) => (children ? [{ key: label, label, children }] : []))
}
