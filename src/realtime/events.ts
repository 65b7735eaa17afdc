// The socket's events as Redux actions, each with the cache tags it makes stale. A new event is a new row here.
import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { LIST } from '../api/tags'

/** What the socket covers. By name only: importing the endpoints would pull every group into the first chunk. */
export const COVERED_TYPES = [
  'BaseLayer',
  'Job',
  'Layer',
  'Location',
  'Mission',
  'MissionType',
  'Notification',
  'Organisation',
  'Upload',
  'User',
  'UserGroup',
] as const

type CoveredType = (typeof COVERED_TYPES)[number]

export interface StaleTag {
  type: CoveredType
  id?: string
}

/** `seq` is the tenant's own sequence, `at` when it happened. Only stored events have them. */
interface Stored {
  seq: number
  at: string
}
interface MissionEvent extends Stored {
  mission: string
  missionID: string
}

export interface SocketPayloads {
  MISSION_ADDED: MissionEvent
  MISSION_LIVE: MissionEvent
  MISSION_COMPLETED: MissionEvent
  MISSION_DELETED: Stored & { id: string; name: string }
  ALERT_CREATED: Stored & { locationName: string }
  PILOT_ASSIGNED: Stored & { mission: string; name: string; avatar?: string | null }
  /** A record changed in a way nobody is told about; what is cached of it is old. Not stored, not replayed. */
  RECORD_CHANGED: { entity: string; _id: string }
}

export type SocketEventName = keyof SocketPayloads

const feed: StaleTag = { type: 'Notification' }
const missionLists: StaleTag = { type: 'Mission', id: LIST }

const event = <Name extends SocketEventName>(name: Name, stale: (payload: SocketPayloads[Name]) => StaleTag[]) =>
  createAction(`socket/${name}`, (payload: SocketPayloads[Name]) => ({
    payload,
    meta: { name, stale: stale(payload) },
  }))

const missionMoved = ({ missionID }: MissionEvent): StaleTag[] => [
  { type: 'Mission', id: missionID },
  missionLists,
  feed,
]

type EventCreator<Name extends SocketEventName> = ReturnType<typeof event<Name>>

export const socketEvents: { [Name in SocketEventName]: EventCreator<Name> } = {
  MISSION_ADDED: event('MISSION_ADDED', () => [missionLists, feed]),
  MISSION_LIVE: event('MISSION_LIVE', missionMoved),
  MISSION_COMPLETED: event('MISSION_COMPLETED', missionMoved),
  MISSION_DELETED: event('MISSION_DELETED', ({ id }) => [{ type: 'Mission', id }, missionLists, feed]),
  ALERT_CREATED: event('ALERT_CREATED', () => [feed]),
  PILOT_ASSIGNED: event('PILOT_ASSIGNED', () => [feed]),
  RECORD_CHANGED: event('RECORD_CHANGED', ({ entity, _id }) => recordTags(entity, _id)),
}

/** All that was missed has been sent. What was read before the connection stood, or while it was down, may still be old:
 * not every event is stored. */
export const socketReady = createAction('socket/READY', () => ({
  payload: undefined,
  meta: { stale: COVERED_TYPES.map((type): StaleTag => ({ type })) },
}))

export type SocketAction = ReturnType<(typeof socketEvents)[SocketEventName] | typeof socketReady>

export const isSocketAction = (action: UnknownAction): action is SocketAction => action.type.startsWith('socket/')

/** What people are told of, as opposed to notices that only concern the cache. */
export type ToldAction = ReturnType<(typeof socketEvents)[Exclude<SocketEventName, 'RECORD_CHANGED'>]>

export const isToldAction = (action: UnknownAction): action is ToldAction =>
  isSocketAction(action) && !socketReady.match(action) && !socketEvents.RECORD_CHANGED.match(action)

/** Somebody's rights have changed, through the person or a group (the id says which): whose, only the server knows. */
export const isSessionNews = (action: UnknownAction): boolean =>
  socketEvents.RECORD_CHANGED.match(action) && action.payload.entity === 'Session'

function recordTags(entity: string, id: string): StaleTag[] {
  const type = COVERED_TYPES.find((covered) => covered === entity)
  return type
    ? [
        { type, id },
        { type, id: LIST },
      ]
    : []
}
