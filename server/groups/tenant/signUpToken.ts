// Lets a browser pay for a sign-up before anyone can log in: `tenant.expiry.signature`. It gives no other access.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../platform/core/config'

const VALID_MS = 24 * 3_600_000

type Secret = Pick<Config, 'SESSION_SECRET'>

export function makeSignUpToken(config: Secret, tenantId: string): string {
  const claim = `${tenantId}.${Date.now() + VALID_MS}`
  return `${claim}.${sign(config, claim)}`
}

/** The tenant of a token; undefined when it is forged or expired. */
export function readSignUpToken(config: Secret, token: string): string | undefined {
  const [tenantId = '', expiry = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(config, `${tenantId}.${expiry}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number(expiry) > Date.now() ? tenantId : undefined
}

const sign = ({ SESSION_SECRET }: Secret, claim: string): string =>
  createHmac('sha256', SESSION_SECRET).update(`sign-up token:${claim}`).digest('base64url')
