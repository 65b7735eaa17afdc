// In its own file to avoid an import cycle: the base query dispatches it, and the auth slice imports the api.
import { createAction } from '@reduxjs/toolkit'

/** The server answered 401: the session does not exist or has ended. */
export const sessionExpired = createAction('session/expired')
