// Who watches streams of this process. What a session may watch is checked again every two seconds; a session that has ended
// or lost a right stops playing within five.
import { uuidv7 } from 'uuidv7'
import { logFailure } from '../../core/errors'
import { runAsClient } from '../../db/accessScope'
import { asPlatform, inTenant, type Tx } from '../../db/tenancy'
import { effectivePermissions, supportPermissions, WATCH_LIVE } from '../../identity/permissions'
import type { Principal } from '../../identity/session'
import { selectSessionRights, type SessionRights } from '../../identity/sessionSql'
import type { LiveEngine, LivePath } from '../../live/liveEngine'
import type { Services } from '../services'
import { endView, insertView, redeemTicket, selectVisibleStreams, type View } from './viewSql'
import { hashOf } from './streamKey'

const CHECK_MS = 2000

export interface Viewers {
  /** Uses the ticket. Undefined when it is not valid for this session and stream. */
  admit(user: Principal, ticket: string, streamId: string, path: LivePath): Promise<View | undefined>
  /** The view has not begun, or has ended. */
  leave(view: View): Promise<void>
  /** The connection of a viewer has ended. */
  left(viewerId: string): void
  stop(): void
}

export function openViewers({ db, log }: Pick<Services, 'db' | 'log'>, live: LiveEngine): Viewers {
  const views = new Map<string, View>()

  const leave = async ({ viewerId, tenantId }: View): Promise<void> => {
    views.delete(viewerId)
    await asPlatform(db, (tx) => endView(tenantId, tx, viewerId))
  }

  async function check(): Promise<void> {
    const all = [...views.values()]
    if (all.length === 0) return
    const rights = await asPlatform(db, (tx) =>
      selectSessionRights(tx, [...new Set(all.map((each) => each.sessionId))]),
    )
    const allowed = new Set<string>()
    for (const [sessionId, held] of rights) {
      const ofSession = all.filter((each) => each.sessionId === sessionId)
      for (const id of await mayWatch(held, ofSession)) allowed.add(id)
    }
    const refused = all.filter(({ viewerId }) => !allowed.has(viewerId))
    if (refused.length > 0) live.closeViewers(refused.map(({ viewerId }) => viewerId))
    for (const view of refused) await leave(view)
  }

  /** The views of a session that go on. */
  async function mayWatch(held: SessionRights, ofSession: View[]): Promise<string[]> {
    const ofTenant = ofSession.filter(({ tenantId }) => tenantId === held.tenantId)
    if (!mayWatchLive(held) || held.tenantId === null) return []
    const { tenantId } = held
    const read = (tx: Tx) => selectVisibleStreams(tenantId, tx, [...new Set(ofTenant.map((each) => each.streamId))])
    const visible = await (held.userType === 'tenant-client'
      ? runAsClient(held.clientId, () => inTenant(db, tenantId, read))
      : inTenant(db, tenantId, read))
    return ofTenant.filter(({ streamId }) => visible.has(streamId)).map(({ viewerId }) => viewerId)
  }

  let isChecking = false
  const timer = setInterval(() => {
    if (isChecking) return
    isChecking = true
    check()
      .catch(logFailure(log, 'checking viewers'))
      .finally(() => (isChecking = false))
  }, CHECK_MS)
  timer.unref()

  return {
    async admit({ sessionId, userId, tenantId }, ticket, streamId, path) {
      if (tenantId === null) return undefined
      const view = { viewerId: uuidv7(), streamId, tenantId, sessionId, userId }
      const isValid = await asPlatform(db, async (tx) => {
        if (!(await redeemTicket(tenantId, tx, { hash: hashOf(ticket), streamId, sessionId }))) return false
        await insertView(tx, { ...view, path })
        return true
      })
      if (!isValid) return undefined
      views.set(view.viewerId, view)
      return view
    },
    leave,
    left(viewerId) {
      const view = views.get(viewerId)
      if (view) leave(view).catch(logFailure(log, 'ending a view'))
    },
    stop: () => clearInterval(timer),
  }
}

function mayWatchLive({ userType, granted, isSupport, clientMayWatchLive }: SessionRights): boolean {
  if (isSupport) return supportPermissions().has(WATCH_LIVE)
  if (userType === 'tenant-client') return clientMayWatchLive
  return effectivePermissions(userType, granted).has(WATCH_LIVE)
}
