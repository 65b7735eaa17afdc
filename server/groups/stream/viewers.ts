// Who watches streams of this process. What a session or the visitor of a share may watch is checked again every two seconds; one
// that has ended or lost a right stops playing within five.
import { uuidv7 } from 'uuidv7'
import { logFailure } from '../../platform/core/errors'
import { asPlatform } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import type { LiveEngine, LivePath } from '../../media/live/liveEngine'
import type { Services } from '../services'
import { endView, insertView, redeemTicket, redeemVisitTicket, type View } from './viewSql'
import { hashOf } from './streamKey'
import { selectAllowedViews, type Visitor } from './watchRights'

const CHECK_MS = 2000

export interface Viewers {
  /** Uses the ticket. Undefined when it is not valid for this session and stream. */
  admit(user: Principal, ticket: string, streamId: string, path: LivePath): Promise<View | undefined>
  /** As admit, for a visitor of a share. */
  admitVisitor(visitor: Visitor, ticket: string, streamId: string, path: LivePath): Promise<View | undefined>
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
    const allowed = await selectAllowedViews(db, all)
    const refused = all.filter(({ viewerId }) => !allowed.has(viewerId))
    if (refused.length > 0) live.closeViewers(refused.map(({ viewerId }) => viewerId))
    for (const view of refused) await leave(view)
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
      const view = { viewerId: uuidv7(), streamId, tenantId, sessionId, visitId: null, userId }
      const isValid = await asPlatform(db, async (tx) => {
        if (!(await redeemTicket(tenantId, tx, { hash: hashOf(ticket), streamId, sessionId }))) return false
        await insertView(tx, { ...view, path })
        return true
      })
      if (!isValid) return undefined
      views.set(view.viewerId, view)
      return view
    },
    async admitVisitor({ tenantId, visitId }, ticket, streamId, path) {
      const view = { viewerId: uuidv7(), streamId, tenantId, sessionId: null, visitId, userId: visitId }
      // The share may have ended since the ticket was given.
      if (!(await selectAllowedViews(db, [view])).has(view.viewerId)) return undefined
      const isValid = await asPlatform(db, async (tx) => {
        if (!(await redeemVisitTicket(tx, { hash: hashOf(ticket), streamId, visitId }))) return false
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
