// The signature of requests that one process of the installation passes on to another one, which does not pass them on again.
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../platform/core/config'

export const PASSED_ON = 'aerie-passed-on'

/** For a request under way and for clocks that differ. */
const VALID_MS = 30_000

interface PassedOnRequest {
  /** The process that is called. */
  receiverId: string
  method: string
  /** Path and query. */
  url: string
  /** Empty without one. */
  body: string
}

/**
 * Value of the header `aerie-passed-on`.
 * @param viewer IP address of who sent the request
 */
export function signPassedOn(config: Config, request: PassedOnRequest, viewer: string): string {
  const at = String(Date.now())
  const address = Buffer.from(viewer).toString('base64url')
  return [at, address, signatureOf(config, request, { at, address })].join('.')
}

/** @returns the IP address of who sent the request; undefined if the signature is not of this request, or too old */
export function readPassedOn(config: Config, request: PassedOnRequest, header: string): string | undefined {
  const [at = '', address = '', signature = ''] = header.split('.')
  const expected = Buffer.from(signatureOf(config, request, { at, address }))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  if (Math.abs(Date.now() - Number(at)) > VALID_MS) return undefined
  return Buffer.from(address, 'base64url').toString()
}

function signatureOf(
  config: Config,
  { receiverId, method, url, body }: PassedOnRequest,
  { at, address }: { at: string; address: string },
): string {
  const bodyHash = createHash('sha256').update(body).digest('hex')
  const text = [at, address, receiverId, method, url, bodyHash].join('\n')
  return createHmac('sha256', keyOf(config)).update(text).digest('base64url')
}

const keyOf = ({ SESSION_SECRET }: Config): Buffer =>
  Buffer.from(hkdfSync('sha256', SESSION_SECRET, '', 'aerie requests passed on', 32))
