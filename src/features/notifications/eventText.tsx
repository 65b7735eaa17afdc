// How an event is shown: sentence, icon and link.
import type { ReactNode } from 'react'
import {
  AlertOutlined,
  CheckCircleOutlined,
  DeleteOutlined,
  HistoryOutlined,
  KeyOutlined,
  PlusCircleOutlined,
  UserAddOutlined,
  UserSwitchOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons'
import type { EventName, Notification } from '../../api/notification'
import { permissionLabel, type PermissionName } from '../../shared/permissions/permissions.gen'
import { dayText } from '../../shared/time/timeText'
import { notificationsText } from './messages'

export type Happening = Pick<Notification, 'event' | 'payload'>

const icons: Record<EventName, ReactNode> = {
  MISSION_ADDED: <PlusCircleOutlined />,
  MISSION_LIVE: <VideoCameraOutlined />,
  MISSION_COMPLETED: <CheckCircleOutlined />,
  MISSION_DELETED: <DeleteOutlined />,
  ALERT_CREATED: <AlertOutlined />,
  ALERT_ASSIGNED: <UserAddOutlined />,
  ACCESS_ASKED: <KeyOutlined />,
  RETENTION_DUE: <HistoryOutlined />,
  PILOT_ASSIGNED: <UserSwitchOutlined />,
}

/** Decorative: the sentence says the same. */
export const eventIcon = (event: EventName): ReactNode => icons[event]

/** Text of an event. */
export function eventText({ event, payload }: Happening): string {
  const { mission = '', name = '', locationName = '', title, severity = 'info', permission = '' } = payload
  switch (event) {
    case 'MISSION_DELETED':
      return notificationsText(event, { mission: name })
    case 'ALERT_CREATED':
      if (title === undefined) return notificationsText(event, { place: locationName })
      return notificationsText('alertCreated', { severity, place: locationName, title })
    case 'ALERT_ASSIGNED':
      return notificationsText(event, { severity, mission, title: title ?? '' })
    case 'ACCESS_ASKED':
      return notificationsText(event, { user: name, permission: permissionLabel(permission as PermissionName) })
    case 'RETENTION_DUE':
      return dueText(payload)
    case 'PILOT_ASSIGNED':
      return notificationsText(event, { pilot: name, mission })
    default:
      return notificationsText(event, { mission })
  }
}

const dueText = ({ count = 0, day = '' }: Notification['payload']): string =>
  notificationsText('RETENTION_DUE', { count, day: dayText(`${day}T12:00:00`) })

/** The page of the record of the event. Events that were stored by older versions may lack its ID. */
export function eventLink({ event, payload }: Happening): string | undefined {
  const { alertID, missionID, flightID, userID, permission, id, kind } = payload
  switch (event) {
    case 'ALERT_CREATED':
      // The card of the failed orthomosaic has the log and a retry.
      if (kind === 'orthomosaic' && missionID) return `${missionPage(missionID)}/photos`
      return alertPage(alertID, missionID)
    case 'ALERT_ASSIGNED':
      return alertPage(alertID, missionID)
    case 'ACCESS_ASKED':
      return userID && `/dashboard/tenant/user/${userID}?permission=${permission ?? ''}`
    case 'RETENTION_DUE':
      return '/dashboard/tenant/organisation/retention'
    case 'PILOT_ASSIGNED':
      return flightID ? `/dashboard/missions/${missionID}/flights?flight=${flightID}` : missionPage(missionID)
    case 'MISSION_DELETED':
      // The page says that the mission is in the trash, and restores it.
      return missionPage(id)
    default:
      return missionPage(missionID)
  }
}

const alertPage = (alertID: string | null | undefined, missionID: string | undefined): string | undefined =>
  alertID ? `/dashboard/alerts?alert=${alertID}` : missionPage(missionID)

const missionPage = (id: string | undefined): string | undefined => id && `/dashboard/missions/${id}`
