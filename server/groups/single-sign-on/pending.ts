// A sign-in that has begun lives in a sealed cookie of its browser: no row is written for a visitor, any process can finish it,
// and an answer that was begun elsewhere is refused.
import type { Config } from '../../platform/core/config'
import { openSecret, sealSecret, type SecretKind } from '../../platform/secrets/envelope'
import type { Pending } from './provider'

const STARTED: SecretKind = { purpose: 'single sign-on under way', before: () => 'single sign-on' }

export type Started = Pending & {
  tenantId: string
  /** The tenant root who tests the settings; a test signs nobody in. */
  testedBy?: string
  /** Under which the start is counted until somebody is signed in. Absent in a test. */
  attempt?: string
}

export function sealPending(config: Config, started: Started, lifetimeMs: number): string {
  const content = JSON.stringify({ ...started, expiresAt: Date.now() + lifetimeMs })
  return sealSecret(config, STARTED, '', Buffer.from(content)).toString('base64url')
}

/** @returns undefined when the cookie is missing, forged or too old */
export function openPending(config: Config, sealed: string): Started | undefined {
  const content = openSecret(config, STARTED, '', Buffer.from(sealed, 'base64url'))
  if (!content) return undefined
  const { expiresAt, ...started } = JSON.parse(content.toString()) as Started & { expiresAt: number }
  return expiresAt > Date.now() ? started : undefined
}
