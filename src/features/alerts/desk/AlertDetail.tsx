import type { ReactNode } from 'react'
import { EditOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useGetAlertQuery, type Alert, type AlertEdit, type AlertState } from '../../../api/alert'
import { useIsClient } from '../../../session/useIsClient'
import { useMissionPath } from '../../../session/useMissionPath'
import { Link } from '../../../shared/Link'
import { Facts } from '../../../shared/Facts'
import { absoluteTime } from '../../../shared/time/timeText'
import { AddToCase } from '../../../evidence/AddToCase'
import { ThreadPanel } from '../../../threads/ThreadPanel'
import { actionText } from '../../../alerts/alertStates'
import { alertsText } from '../../../alerts/messages'
import { seenText } from '../../../alerts/seenText'
import { positionText } from '../../../shared/positionText'
import { SeverityTag } from '../../../alerts/SeverityTag'
import { AlertActivity } from './AlertActivity'
import { AlertMedia } from './AlertMedia'
import { AlertNotice } from './AlertNotice'
import { deskText } from './messages'
import { OwnerSelect } from './OwnerSelect'
import { Snooze } from './Snooze'

interface AlertDetailProps {
  alert: Alert
  canUpdate: boolean
  /** Whether the map of the queue shows its place. */
  isOnMap: boolean
  /** Whether the list of owners is open. */
  isChoosingOwner: boolean
  onChoosingOwner: (isOpen: boolean) => void
  onMove: (to: AlertState) => void
  onChange: (change: Omit<AlertEdit, 'version'>) => void
  /** Opens the dialog that edits the details. */
  onEdit: () => void
}

/** One alert: its picture, facts, actions, instructions and activity. */
export function AlertDetail(props: AlertDetailProps) {
  const { alert, canUpdate, isOnMap, isChoosingOwner, onChoosingOwner, onMove, onChange, onEdit } = props
  const { _id, title, description, severity, state, nextStates, owner, snoozedUntil } = alert
  const { data } = useGetAlertQuery({ alertId: _id })
  const instructions = data?.data.instructions
  const path = useMissionPath()(alert.missionId)
  const isClient = useIsClient()
  return (
    <article className="alert-detail" aria-label={title}>
      <Flex align="center" gap={8} wrap>
        <SeverityTag severity={severity} />
        <h2>{title}</h2>
      </Flex>
      <AlertNotice alert={alert} onEndSnooze={canUpdate ? () => onChange({ snoozedUntil: null }) : undefined} />
      {canUpdate && (
        <Flex wrap gap={8} align="center">
          {nextStates.map((to) => (
            <Button key={to} type={to === 'acknowledged' ? 'primary' : 'default'} onClick={() => onMove(to)}>
              {actionText(state, to)}
            </Button>
          ))}
          <OwnerSelect
            owner={owner}
            isOpen={isChoosingOwner}
            onOpenChange={onChoosingOwner}
            onAssign={(ownerId) => onChange({ ownerId })}
          />
          {state !== 'closed' && snoozedUntil === null && (
            <Snooze onSnooze={(until) => onChange({ snoozedUntil: until })} />
          )}
          <Button icon={<EditOutlined aria-hidden />} onClick={onEdit}>
            {alertsText('edit')}
          </Button>
        </Flex>
      )}
      <AlertMedia alert={alert} hasMap={!isOnMap} />
      {description && <p>{description}</p>}
      {instructions && (
        <section>
          <h3>{alertsText('instructions')}</h3>
          <p className="alert-instructions">{instructions}</p>
        </section>
      )}
      <Facts items={isClient ? sightingOf(alert, path) : [...sightingOf(alert, path), ...workOn(alert)]} />
      <AddToCase missionId={alert.missionId} subject={alert.title} items={{ alertIds: [_id] }} />
      <ThreadPanel subject={{ entity: 'alert', id: _id }} />
      {!isClient && <h3>{alertsText('activity')}</h3>}
      {!isClient && <AlertActivity alertId={_id} />}
    </article>
  )
}

type Row = [label: string, value: ReactNode]

/** What was seen. @param missionPath address of the mission */
function sightingOf(alert: Alert, missionPath: string) {
  const {
    kind,
    camera,
    flightName,
    missionName,
    locationName,
    occurredAt,
    isTimeKnown,
    position,
    recordingId,
    momentMs,
  } = alert
  const { streamId, analysisId, photoId, detectedObjectId, detectorRunId } = alert
  return rowsOf([
    [alertsText('kind'), kind],
    [
      alertsText('mission'),
      <Link key="mission" to={missionPath}>
        {missionName}
      </Link>,
    ],
    [alertsText('location'), locationName],
    [alertsText('seen'), isTimeKnown ? seenText(alert) : alertsText('seenUnknown', { time: absoluteTime(occurredAt) })],
    [alertsText('position'), position && positionText(position)],
    [alertsText('camera'), camera],
    [alertsText('flight'), flightName],
    [
      alertsText('recording'),
      recordingId && (
        <Link to={`${missionPath}/recordings?recording=${recordingId}&t=${momentMs ?? 0}`}>
          {alertsText('openRecording')}
        </Link>
      ),
    ],
    [
      deskText('analysis'),
      analysisId && <Link to={`${missionPath}/analyses?analysis=${analysisId}`}>{deskText('openAnalysis')}</Link>,
    ],
    [
      deskText('photo'),
      photoId && (
        <Link to={`${missionPath}/photos?photo=${photoId}&object=${detectedObjectId ?? ''}`}>
          {deskText('openPhoto')}
        </Link>
      ),
    ],
    [
      deskText('objects'),
      detectorRunId && !photoId && (
        <Link to={`${missionPath}/objects?run=${detectorRunId}`}>{deskText('openAnalysis')}</Link>
      ),
    ],
    [
      deskText('photos'),
      kind === 'orthomosaic' && <Link to={`${missionPath}/photos`}>{deskText('openOrthomosaic')}</Link>,
    ],
    [deskText('stream'), streamId && !recordingId && <Link to={`${missionPath}/live`}>{deskText('watchLive')}</Link>],
  ])
}

/** How the team handles it. */
function workOn(alert: Alert) {
  const { state, source, owner, dueAt, snoozedUntil, outcome, reason, repeats, clientVisible } = alert
  return rowsOf([
    [alertsText('state'), alertsText(state)],
    [alertsText('source'), alertsText(source)],
    [alertsText('owner'), owner?.name ?? alertsText('noOwner')],
    [alertsText('due'), dueAt && absoluteTime(dueAt)],
    [deskText('snoozedUntil'), snoozedUntil && absoluteTime(snoozedUntil)],
    [alertsText('outcome'), outcome && alertsText(outcome)],
    [alertsText('reason'), reason],
    [alertsText('repeats'), repeats > 0 ? repeats : null],
    [alertsText('clientVisible'), alertsText(clientVisible ? 'yes' : 'no')],
  ])
}

/** Leaves out what has no value. */
const rowsOf = (rows: Row[]) => rows.flatMap(([label, children]) => (children ? [{ key: label, label, children }] : []))
