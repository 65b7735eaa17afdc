// Opens and closes the live connection with the session, and invalidates what its frames make stale. Polls without it.
import { isFulfilled, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '../api/baseApi'
import { isApiError } from '../api/errors'
import { selectUser } from '../session/authSlice'
import type { SessionState, StartListening } from '../session/storeTypes'
import { refetchUser } from '../session/refetchUser'
import { failuresOf, readFailed, readSucceeded } from './backOffSlice'
import { hasLiveUpdates, lost, rejected } from './connectionSlice'
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

  startListening({
    predicate: (_, now, before) => mustPoll(now) !== mustPoll(before),
    effect: async (_, listenerApi) => {
      const liveUntil = hasLiveUpdates(listenerApi.getOriginalState()) ? Date.now() : 0
      listenerApi.cancelActiveListeners()
      if (!mustPoll(listenerApi.getState())) return
      // Without the file nothing is live, as without the file of the socket.
      const polling = await import('./polling').catch(() => null)
      if (!listenerApi.signal.aborted) await polling?.poll(listenerApi, liveUntil)
    },
  })

  startListening({
    predicate: (action, now) => isFailedRead(action) || (failuresOf(now) > 0 && isRead(action) && isFulfilled(action)),
    effect: (action, { dispatch }) => void dispatch(isFulfilled(action) ? readSucceeded() : readFailed()),
  })
}

/** A signed-in user looks at the page, and no events arrive. */
function mustPoll(state: SessionState): boolean {
  const user = selectUser(state)
  if (!user?.isTermsAccepted || user.isSecondFactorMissing) return false
  return state.api.config.focused && !hasLiveUpdates(state)
}

const isRead = (action: UnknownAction): boolean =>
  (action['meta'] as { arg?: { type?: string } } | undefined)?.arg?.type === 'query'

/** A read without an answer, or with the answer that the server has failed. */
function isFailedRead(action: UnknownAction): boolean {
  if (!isRead(action) || !isRejectedWithValue(action) || !isApiError(action.payload)) return false
  const { status } = action.payload
  return typeof status === 'number' ? status >= 500 : status !== 'PARSING_ERROR'
}

/** The tenant whose events this user may receive, or null: only tenant-root and tenant-staff may, with the terms accepted. */
function subscribableTenant(state: State): string | null {
  const user = selectUser(state)
  if (user?.userType !== 'tenant-root' && user?.userType !== 'tenant-staff') return null
  return user.isTermsAccepted && !user.isSecondFactorMissing ? (user.tenantId?._id ?? null) : null
}
