// Refetches the user details (permissions, menu) when they may have changed, so that no new login is needed.
import type { ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit'
import { authApi } from '../api/auth'
import { selectIsLoggedIn } from './authSlice'
import type { SessionDispatch, SessionState } from './storeTypes'

/** Minimum interval between refetches on window focus. */
const FRESH_MS = 15_000

let fetchedAt = 0

type Listening = ListenerEffectAPI<SessionState, SessionDispatch>

/** Listener effect: refetches the user details if a user is logged in. */
export function refetchUser(_: UnknownAction, { dispatch, getState }: Pick<Listening, 'dispatch' | 'getState'>): void {
  if (!selectIsLoggedIn(getState())) return
  fetchedAt = Date.now()
  void dispatch(authApi.endpoints.getUserDetails.initiate(undefined, { subscribe: false, forceRefetch: true }))
}

/** Like `refetchUser`, but at most every `FRESH_MS`. */
export function refetchUserIfStale(action: UnknownAction, listening: Listening): void {
  if (Date.now() - fetchedAt >= FRESH_MS) refetchUser(action, listening)
}
