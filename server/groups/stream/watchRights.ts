// Which views may go on: what sessions may watch now.
import { runAsClient } from '../../platform/db/accessScope'
import { asPlatform, inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { effectivePermissions, supportPermissions, WATCH_LIVE } from '../../platform/identity/permissions'
import { selectSessionRights, type SessionRights } from '../../platform/identity/sessionSql'
import { selectVisibleStreams, type View } from './viewSql'

/** @returns the `viewerId` of the views whose session exists and may watch their streams */
export async function selectAllowedViews(db: Db, all: readonly View[]): Promise<Set<string>> {
  if (all.length === 0) return new Set()
  const rights = await asPlatform(db, (tx) => selectSessionRights(tx, [...new Set(all.map((each) => each.sessionId))]))
  const allowed = new Set<string>()
  for (const [sessionId, held] of rights) {
    const ofSession = all.filter((each) => each.sessionId === sessionId)
    for (const id of await mayWatch(db, held, ofSession)) allowed.add(id)
  }
  return allowed
}

/** The views of a session that go on. */
async function mayWatch(db: Db, held: SessionRights, ofSession: View[]): Promise<string[]> {
  const ofTenant = ofSession.filter(({ tenantId }) => tenantId === held.tenantId)
  if (!mayWatchLive(held) || held.tenantId === null) return []
  const { tenantId } = held
  const read = (tx: Tx) => selectVisibleStreams(tenantId, tx, [...new Set(ofTenant.map((each) => each.streamId))])
  const visible = await (held.userType === 'tenant-client'
    ? runAsClient(held.clientId, () => inTenant(db, tenantId, read))
    : inTenant(db, tenantId, read))
  return ofTenant.filter(({ streamId }) => visible.has(streamId)).map(({ viewerId }) => viewerId)
}

function mayWatchLive({ userType, granted, isSupport, clientMayWatchLive }: SessionRights): boolean {
  if (isSupport) return supportPermissions().has(WATCH_LIVE)
  if (userType === 'tenant-client') return clientMayWatchLive
  return effectivePermissions(userType, granted).has(WATCH_LIVE)
}
