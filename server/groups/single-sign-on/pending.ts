// A sign-in that has begun lives in a sealed cookie of its browser: no row is written for a visitor, any process can finish it,
// and an answer that was begun elsewhere is refused.
import type { Config } from '../../platform/core/config'
import { openSecret, sealSecret } from '../../platform/identity/secondFactor'
import type { Pending } from './provider'

const PURPOSE = 'single sign-on'
/** What is before the content of a sealed text. */
const SEAL_BYTES = 28

export type Started = Pending & { tenantId: string }

export function sealPending(config: Config, started: Started, lifetimeMs: number): string {
  const content = JSON.stringify({ ...started, expiresAt: Date.now() + lifetimeMs })
  return sealSecret(config, PURPOSE, Buffer.from(content)).toString('base64url')
}

/** @returns undefined when the cookie is missing, forged or too old */
export function openPending(config: Config, sealed: string): Started | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const content = bytes.length > SEAL_BYTES ? openSecret(config, PURPOSE, bytes) : undefined
  if (!content) return undefined
  const { expiresAt, ...started } = JSON.parse(content.toString()) as Started & { expiresAt: number }
  return expiresAt > Date.now() ? started : undefined
}
