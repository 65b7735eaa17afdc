// In its own file to avoid an import cycle: the base query dispatches it, and the auth slice imports the api.
import { createAction } from '@reduxjs/toolkit'

/** The server rejected a call because the user has not accepted the terms. */
export const termsRequired = createAction('session/termsRequired')

/** The server rejected a call because the user has not set up two-factor authentication. */
export const secondFactorRequired = createAction('session/secondFactorRequired')

const REASONS = {
  'identity.termsRequired': termsRequired,
  'identity.secondFactorRequired': secondFactorRequired,
} as const

/** The action for the reason of a 403 reply; undefined for other reasons. */
export function missingStep(body: unknown): ReturnType<typeof termsRequired | typeof secondFactorRequired> | undefined {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  return code === 'identity.termsRequired' || code === 'identity.secondFactorRequired' ? REASONS[code]() : undefined
}
