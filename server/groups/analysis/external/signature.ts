// How this server and the model server know each other's requests, and the secrets of a single run.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../../platform/core/config'

/** Clocks differ, and a request may wait in a queue. */
const MAX_AGE_SECONDS = 300
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** The header `Aerie-Signature`: seconds since 1970, and the HMAC-SHA256 of them, a dot and the content. */
export function signContent(secret: string, content: string, at = new Date()): string {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${hmac(secret, `${time}.${content}`).toString('hex')}`
}

/** Whether the header is of this content and not too old. */
export function isSignedContent(secret: string, header: unknown, content: string, now = new Date()): boolean {
  const [, time, signature] = HEADER.exec(typeof header === 'string' ? header : '') ?? []
  if (time === undefined || signature === undefined) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > MAX_AGE_SECONDS) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), hmac(secret, `${time}.${content}`))
}

type Keys = Pick<Config, 'SESSION_SECRET'>

/** The token by which the model server reports about this run, and about no other. */
export const callbackToken = ({ SESSION_SECRET }: Keys, runId: string): string =>
  hmac(SESSION_SECRET, `inference callback:${runId}`).toString('base64url')

export const isCallbackToken = (config: Keys, runId: string, token: string): boolean =>
  isSame(token, callbackToken(config, runId))

/** The signature of the address at which the file of this run is fetched. @param expires seconds since 1970 */
export const sourceSignature = ({ SESSION_SECRET }: Keys, runId: string, expires: number): string =>
  hmac(SESSION_SECRET, `inference source:${runId}:${expires}`).toString('base64url')

export const isSourceSignature = (config: Keys, runId: string, expires: number, signature: string): boolean =>
  isSame(signature, sourceSignature(config, runId, expires))

function isSame(given: string, expected: string): boolean {
  const one = Buffer.from(given)
  const other = Buffer.from(expected)
  return one.length === other.length && timingSafeEqual(one, other)
}
