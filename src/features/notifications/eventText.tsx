// How an event is shown: sentence, icon and link.
import type { ReactNode } from 'react'
import {
  AlertOutlined,
  CheckCircleOutlined,
  DeleteOutlined,
  KeyOutlined,
  PlusCircleOutlined,
  UserAddOutlined,
  UserSwitchOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons'
import type { EventName, Notification } from '../../api/notification'
import { permissionLabel, type PermissionName } from '../../shared/permissions/permissions.gen'
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
    case 'PILOT_ASSIGNED':
      return notificationsText(event, { pilot: name, mission })
    default:
      return notificationsText(event, { mission })
  }
}

/** The alert or the user of the event, or the page of its mission, if it has one. */
export function eventLink({ payload: { alertID, missionID, userID } }: Happening): string | undefined {
  if (alertID) return `/dashboard/alerts?alert=${alertID}`
  if (userID) return `/dashboard/tenant/user/${userID}`
  return missionID && `/dashboard/missions/${missionID}`
}
