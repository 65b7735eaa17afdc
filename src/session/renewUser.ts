// The user's details (rights, menu) are read again when they may have changed, so that nobody has to log in anew.
import type { ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit'
import { authApi } from '../api/auth'
import { selectIsLoggedIn } from './authSlice'
import type { SessionDispatch, SessionState } from './listening'

/** Somebody who looks at another window all the time costs the server no more than this. */
const FRESH_MS = 15_000

let readAt = 0

type Listening = ListenerEffectAPI<SessionState, SessionDispatch>

/** Listener effect: reads who is logged in again, unless nobody is. */
export function renewUser(_: UnknownAction, { dispatch, getState }: Pick<Listening, 'dispatch' | 'getState'>): void {
  if (!selectIsLoggedIn(getState())) return
  readAt = Date.now()
  void dispatch(authApi.endpoints.getUserDetails.initiate(undefined, { subscribe: false, forceRefetch: true }))
}

/** The same for those who only look in again, which may be often. */
export function renewOldUser(action: UnknownAction, listening: Listening): void {
  if (Date.now() - readAt >= FRESH_MS) renewUser(action, listening)
}
