// What lets a browser pay for a sign-up before anybody can log in: `tenant.expiry.signature`. It opens nothing else.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../core/config'

const VALID_MS = 24 * 3_600_000

type Secret = Pick<Config, 'SESSION_SECRET'>

export function makeSignUpToken(config: Secret, tenantId: string): string {
  const claim = `${tenantId}.${Date.now() + VALID_MS}`
  return `${claim}.${sign(config, claim)}`
}

/** The tenant a token is for; undefined when it is forged or over. */
export function readSignUpToken(config: Secret, token: string): string | undefined {
  const [tenantId = '', expiry = '', signature = ''] = token.split('.')
  const right = Buffer.from(sign(config, `${tenantId}.${expiry}`))
  const given = Buffer.from(signature)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return Number(expiry) > Date.now() ? tenantId : undefined
}

const sign = ({ SESSION_SECRET }: Secret, claim: string): string =>
  createHmac('sha256', SESSION_SECRET).update(`sign-up token:${claim}`).digest('base64url')
