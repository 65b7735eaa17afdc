// In a file of its own: the base query dispatches it and the auth slice, which imports the api, listens.
import { createAction } from '@reduxjs/toolkit'

/** The server answered 401: there is no session (any more). */
export const sessionExpired = createAction('session/expired')
