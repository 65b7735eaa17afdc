// The socket's frames as Redux actions, each with the cache tags it makes stale.
import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '../api/baseApi'
import { LIST } from '../api/tags'
import {
  SOCKET_TAGS,
  STALE_TAGS,
  type NoticePayloads,
  type StaleTag,
  type StoredEventName,
  type StoredEventPayloads,
} from './events.gen'

// A tag that no endpoint has declared yet must not be reported as unknown.
baseApi.enhanceEndpoints({ addTagTypes: SOCKET_TAGS })

type RecordChange = NoticePayloads['RECORD_CHANGED']

const storedEvent = <Name extends StoredEventName>(name: Name) =>
  createAction(`socket/${name}`, (payload: StoredEventPayloads[Name]) => ({
    payload,
    meta: { name, stale: STALE_TAGS[name](payload) },
  }))

type StoredEventCreator<Name extends StoredEventName> = ReturnType<typeof storedEvent<Name>>

/** An action creator per stored event. */
export const socketEvents = Object.fromEntries(
  (Object.keys(STALE_TAGS) as StoredEventName[]).map((name) => [name, storedEvent(name)]),
) as unknown as { [Name in StoredEventName]: StoredEventCreator<Name> }

/** Records changed without an event. */
export const recordChanged = createAction('socket/RECORD_CHANGED', (payload: RecordChange) => ({
  payload,
  meta: { stale: changedTags(payload), permissionsChanged: payload.entity === 'Session' },
}))

/** The replay is complete. Everything read before may be stale, because record changes are not replayed. */
export const socketReady = createAction('socket/READY', () => ({
  payload: undefined,
  meta: { stale: SOCKET_TAGS.map((type): StaleTag => ({ type })) },
}))

export type UserFacingEvent = ReturnType<(typeof socketEvents)[StoredEventName]>

const creators = Object.values(socketEvents)

/** Whether users are notified of it, unlike frames that only concern the cache. */
export const isUserFacingEvent = (action: UnknownAction): action is UserFacingEvent =>
  creators.some(({ type }) => type === action.type)

function changedTags({ entity, ids }: RecordChange): StaleTag[] {
  // A newer server may name an entity that this page does not know.
  const type = SOCKET_TAGS.find((tag) => tag === entity)
  if (!type) return []
  return ids ? [...ids.map((id) => ({ type, id })), { type, id: LIST }] : [{ type }]
}
