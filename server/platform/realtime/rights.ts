// What a socket may receive: exactly what its session may do now, not what it could do when it connected.
import { effectivePermissions, supportPermissions, type UserType } from '../identity/permissions'
import { selectSessionRights, type SessionRights } from '../identity/sessionSql'
import { readAsPlatform, type Db } from '../db/tenancy'
import { ENTITY_PERMISSIONS, EVENT_PERMISSIONS, type Entity } from './events.gen'
import type { StoredEvent } from './sql'
import type { Subscriber } from './subscriber'

const SUBSCRIBER_TYPES: readonly UserType[] = ['tenant-root', 'tenant-staff']

/** Whether a user of this type may open a socket. */
export const maySubscribe = (userType: UserType): boolean => SUBSCRIBER_TYPES.includes(userType)

/**
 * Reads the current rights of the sockets' sessions and disconnects sockets that may no longer subscribe. Called before
 * every delivery. It does not count as activity of the session.
 */
export async function renewRights(db: Db, sockets: Iterable<Subscriber>): Promise<void> {
  const open = [...sockets]
  if (open.length === 0) return
  const ids = [...new Set(open.map(({ data }) => data.sessionId))]
  const rights = await readAsPlatform(db, (tx) => selectSessionRights(tx, ids))
  // One set for all sockets of a session.
  const permissions = new Map([...rights].map(([id, session]) => [id, permissionsOf(session)]))
  for (const socket of open) {
    const { data } = socket
    const now = rights.get(data.sessionId)
    const held = permissions.get(data.sessionId)
    if (now && held && now.tenantId === data.tenantId && maySubscribe(now.userType)) data.permissions = held
    else socket.disconnect(true)
  }
}

const permissionsOf = ({ isSupport, userType, granted }: SessionRights): ReadonlySet<string> =>
  isSupport ? supportPermissions() : effectivePermissions(userType, granted)

export const mayReceiveEvent = (socket: Subscriber, { name, recipientId }: StoredEvent): boolean =>
  (recipientId === null || recipientId === socket.data.userId) && isHeldBy(socket, EVENT_PERMISSIONS[name])

export const mayReceiveChange = (socket: Subscriber, entity: Entity): boolean =>
  isHeldBy(socket, ENTITY_PERMISSIONS[entity])

const isHeldBy = ({ connected, data }: Subscriber, permission: string): boolean =>
  connected && (permission === 'session' || data.permissions.has(permission))
