// Starts and ends the connection with the session, and makes cached data stale when the socket says so.
import { baseApi } from '../api/baseApi'
import type { StartListening } from '../session/listening'
import { selectUser } from '../session/authSlice'
import { renewUser } from '../session/renewUser'
import { lost } from './connectionSlice'
import { COVERED_TYPES, isSessionNews, isSocketAction } from './events'

type State = Parameters<typeof selectUser>[0]

const { util } = baseApi.enhanceEndpoints({ addTagTypes: COVERED_TYPES })

export function startRealtimeListening(startListening: StartListening): void {
  startListening({
    predicate: (_, now, before) => tenantToHear(now) !== tenantToHear(before),
    effect: async (_, listening) => {
      listening.cancelActiveListeners()
      const { dispatch, signal } = listening
      const tenantId = tenantToHear(listening.getState())
      if (tenantId === null) return
      const room = await import('./socket').catch(() => null)
      if (signal.aborted) return
      if (!room) return void dispatch(lost('disconnected'))
      const close = room.openConnection(tenantId, dispatch)
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      close()
    },
  })

  startListening({ predicate: isSessionNews, effect: renewUser })

  startListening({
    matcher: isSocketAction,
    // A read that is on its way may have been answered before the event; invalidating now passes it by, because it is
    // running already. So: everything stale now, and once more when what was running has arrived.
    effect: async ({ meta }, { dispatch }) => {
      const running = dispatch(util.getRunningQueriesThunk())
      dispatch(util.invalidateTags(meta.stale))
      if (running.length === 0) return
      await Promise.allSettled(running)
      dispatch(util.invalidateTags(meta.stale))
    },
  })
}

/** The tenant whose events this user may hear, or null: only tenant-root and tenant-staff may. */
function tenantToHear(state: State): string | null {
  const user = selectUser(state)
  if (user?.userType !== 'tenant-root' && user?.userType !== 'tenant-staff') return null
  return user.tenantId?._id ?? null
}
