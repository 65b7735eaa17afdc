// The mails about what concerns the whole tenant: raised alerts and missions.
import type { Message } from '../../platform/core/messages'
import { pagePaths } from '../../platform/http/pagePaths'
import type { EventPayloads } from '../../platform/realtime/events.gen'
import type { StoredEvent } from '../../platform/realtime/sql'
import type { Listener } from './cursorSql'
import { eventMailText, eventText } from './messages'
import type { NewLine } from './queueSql'

const SEVERITIES = ['info', 'low', 'medium', 'high', 'critical'] as const

interface Told {
  kind: 'alert' | 'mission'
  text: Message
  recordId: string | null
  permission: string
  path: string
  severity: (typeof SEVERITIES)[number]
}

/** One line for each person who wants to hear of the event. Nobody is told of what they did. */
export function linesOf(event: StoredEvent, listeners: readonly Listener[]): NewLine[] {
  const told = toldBy(event)
  if (!told) return []
  const { kind, text, recordId, permission, path, severity } = told
  const rank = SEVERITIES.indexOf(severity)
  return listeners
    .filter((one) => one.kind === kind && one.userId !== event.userId)
    .filter(({ leastSeverity }) => kind !== 'alert' || SEVERITIES.indexOf(leastSeverity) <= rank)
    .map(({ userId, name }) => ({
      to: { userId },
      kind,
      recordId,
      permissions: [permission],
      isCritical: severity === 'critical',
      subject: text,
      body: eventMailText('body', { name, text, link: path }),
      path,
    }))
}

/** Undefined for events that reach people in other ways. */
function toldBy({ name, payload }: StoredEvent): Told | undefined {
  switch (name) {
    case 'ALERT_CREATED': {
      const {
        locationName: place,
        alertID,
        missionID,
        title,
        severity = 'info',
        kind,
      } = payload as EventPayloads[typeof name]
      const text =
        title === undefined ? eventText('alert', { place }) : eventText('alertWithTitle', { severity, place, title })
      const path = alertPath(missionID, alertID, kind)
      return { kind: 'alert', text, recordId: alertID, permission: 'alert_list', path, severity }
    }
    case 'MISSION_ADDED':
    case 'MISSION_LIVE':
    case 'MISSION_COMPLETED': {
      const { mission, missionID } = payload as EventPayloads[typeof name]
      return aboutMission(eventText(name, { mission }), missionID, missionID)
    }
    case 'MISSION_DELETED': {
      const { id, name: mission } = payload as EventPayloads[typeof name]
      return aboutMission(eventText(name, { mission }), null, id)
    }
    default:
      return undefined
  }
}

const aboutMission = (text: Message, recordId: string | null, missionId: string): Told => ({
  kind: 'mission',
  text,
  recordId,
  permission: 'mission_list',
  path: pagePaths.mission(missionId),
  severity: 'info',
})

/**
 * The page where people act on an alert: for a failed orthomosaic, its card with the log and a retry. Events that were stored by
 * older versions lack the ID.
 */
function alertPath(missionId: string, alertId: string | null, kind: string | undefined): string {
  if (kind === 'orthomosaic') return pagePaths.photos(missionId)
  return alertId ? pagePaths.alert(alertId) : pagePaths.mission(missionId)
}
