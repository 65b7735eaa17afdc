// Opens and closes the live connection with the session, and invalidates what its frames make stale.
import { baseApi } from '../api/baseApi'
import { selectUser } from '../session/authSlice'
import type { StartListening } from '../session/storeTypes'
import { refetchUser } from '../session/refetchUser'
import { lost, rejected } from './connectionSlice'
import { isPermissionsChanged, isSocketAction } from './socketAction'

type State = Parameters<typeof selectUser>[0]

// Any tag: the frames bring the names of theirs.
const { util } = baseApi.enhanceEndpoints<string>({ addTagTypes: [] })

export function startRealtimeListening(startListening: StartListening): void {
  startListening({
    predicate: (_, now, before) => subscribableTenant(now) !== subscribableTenant(before),
    effect: async (_, listenerApi) => {
      listenerApi.cancelActiveListeners()
      const { dispatch, signal } = listenerApi
      const tenantId = subscribableTenant(listenerApi.getState())
      if (tenantId === null) return
      const socket = await import('./socket').catch(() => null)
      if (signal.aborted) return
      if (!socket) return void dispatch(lost('disconnected'))
      const close = socket.openConnection(tenantId, dispatch)
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      close()
    },
  })

  startListening({ predicate: isPermissionsChanged, effect: refetchUser })
  // The role has changed, or support access has ended.
  startListening({ actionCreator: rejected, effect: refetchUser })

  startListening({
    matcher: isSocketAction,
    // The response of a running query may have been computed before the event, and invalidation skips running queries.
    // So the tags are invalidated now and once more when those queries have ended.
    effect: async ({ meta }, { dispatch }) => {
      const running = dispatch(util.getRunningQueriesThunk())
      dispatch(util.invalidateTags(meta.stale))
      if (running.length === 0) return
      await Promise.allSettled(running)
      dispatch(util.invalidateTags(meta.stale))
    },
  })
}

/** The tenant whose events this user may receive, or null: only tenant-root and tenant-staff may, with the terms accepted. */
function subscribableTenant(state: State): string | null {
  const user = selectUser(state)
  if (user?.userType !== 'tenant-root' && user?.userType !== 'tenant-staff') return null
  return user.isTermsAccepted && !user.isSecondFactorMissing ? (user.tenantId?._id ?? null) : null
}
