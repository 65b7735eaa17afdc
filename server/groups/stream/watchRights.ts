// Which views may go on: what sessions and visitors of shares may watch now.
import { AppError } from '../../platform/core/errors'
import { runAsClient, runAsVisitor } from '../../platform/db/accessScope'
import { asPlatform, inTenant, readAsPlatform, type Db, type Tx } from '../../platform/db/tenancy'
import { effectivePermissions, supportPermissions, WATCH_LIVE } from '../../platform/identity/permissions'
import { selectSessionRights, type SessionRights } from '../../platform/identity/sessionSql'
import { hashOf } from './streamKey'
import { selectVisibleStreams, selectVisitHashes, selectVisitTicket, type View } from './viewSql'

export interface Visitor {
  tenantId: string
  visitId: string
}

/** Who got a ticket by a share; undefined for tickets of sessions, and for those that cannot be used any more. */
export const findVisitor = (db: Db, ticket: string): Promise<Visitor | undefined> =>
  readAsPlatform(db, (tx) => selectVisitTicket(tx, hashOf(ticket)))

/** @returns the `viewerId` of the views whose session or visit exists and may watch their streams */
export async function selectAllowedViews(db: Db, all: readonly View[]): Promise<Set<string>> {
  if (all.length === 0) return new Set()
  const sessionIds = new Set(all.flatMap(({ sessionId }) => sessionId ?? []))
  const rights = await asPlatform(db, (tx) => selectSessionRights(tx, [...sessionIds]))
  const allowed = new Set(await visitorsMayWatch(db, all))
  for (const [sessionId, held] of rights) {
    const ofSession = all.filter((each) => each.sessionId === sessionId)
    for (const id of await mayWatch(db, held, ofSession)) allowed.add(id)
  }
  return allowed
}

/** The views of visitors that go on. */
async function visitorsMayWatch(db: Db, all: readonly View[]): Promise<string[]> {
  const visitIds = new Set(all.flatMap(({ visitId }) => visitId ?? []))
  if (visitIds.size === 0) return []
  const hashes = await asPlatform(db, (tx) => selectVisitHashes(tx, [...visitIds]))
  const allowed: string[] = []
  for (const [visitId, hash] of hashes) {
    const ofVisit = all.filter((each) => each.visitId === visitId)
    const visible = await visibleToVisitor(db, hash, ofVisit)
    allowed.push(...ofVisit.filter(({ streamId }) => visible.has(streamId)).map(({ viewerId }) => viewerId))
  }
  return allowed
}

async function visibleToVisitor(db: Db, hash: string, ofVisit: readonly View[]): Promise<Set<string>> {
  const tenantId = ofVisit[0]?.tenantId
  if (tenantId === undefined) return new Set()
  const ids = [...new Set(ofVisit.map((each) => each.streamId))]
  try {
    return await runAsVisitor(hash, () => inTenant(db, tenantId, (tx) => selectVisibleStreams(tenantId, tx, ids)))
  } catch (error) {
    // The visit has ended.
    if (error instanceof AppError && error.status === 404) return new Set()
    throw error
  }
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
