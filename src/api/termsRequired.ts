// In its own file to avoid an import cycle: the base query dispatches it, and the auth slice imports the api.
import { createAction } from '@reduxjs/toolkit'

/** The server refused a call because the user has not accepted the terms. */
export const termsRequired = createAction('session/termsRequired')

const CODE = 'identity.termsRequired'

/** Whether the body of a 403 reply gives this reason. */
export const isTermsRequired = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === CODE
