// What browsers bind passkeys to: the host of the public address. They answer pages of that address only.
import { isIP } from 'node:net'
import type { Config } from '../../platform/core/config'
import { badRequest, conflict } from '../../platform/core/errors'
import { publicAddress } from '../../platform/http/publicAddress'
import { passkeyText } from './messages'

export interface RelyingParty {
  id: string
  origin: string
}

/** @throws AppError 409 for an installation without a host name, for which browsers refuse passkeys */
export function relyingPartyOf(config: Config): RelyingParty {
  const { hostname, origin } = new URL(publicAddress(config))
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw conflict(passkeyText('needsHostName'))
  return { id: hostname, origin }
}

/** @throws AppError 400 for an answer of a page at another address or within another page */
export function requireOwnPage({ origin }: RelyingParty, clientDataJSON: string): void {
  const data = parse(Buffer.from(clientDataJSON, 'base64url').toString())
  if (data.origin !== origin) throw badRequest(passkeyText('otherAddress', { address: origin }))
  if (data.crossOrigin === true) throw badRequest(passkeyText('embedded'))
}

function parse(text: string): { origin?: unknown; crossOrigin?: unknown } {
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data === 'object' && data !== null) return data
  } catch {
    // Refused below.
  }
  throw badRequest(passkeyText('notReadable'))
}
