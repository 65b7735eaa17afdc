// Types of the store for modules below the app, used to start listeners.
import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import type { baseApi } from '../api/baseApi'
import type { AuthState } from './authSlice'

export interface SessionState {
  auth: AuthState
  api: ReturnType<typeof baseApi.reducer>
}

export type SessionDispatch = ThunkDispatch<SessionState, unknown, UnknownAction>

export type StartListening = TypedStartListening<SessionState, SessionDispatch>
