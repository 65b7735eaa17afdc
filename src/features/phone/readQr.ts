// What the QR codes of "Connect to App" say to this page: that of the app, and the link for the browser of a phone.
import { codeInHash } from './linkedCode'

export type ReadQr = { code: string } | { foreign: string } | 'not-pairing'

const PAGE = '/connect'

/** @param own origin of this page */
export function readQr(text: string, own: string): ReadQr {
  const found = URL.canParse(text) ? inLink(new URL(text)) : inPayload(text)
  if (!found) return 'not-pairing'
  const { origin, code } = found
  if (origin !== own) return { foreign: origin }
  return code === undefined ? 'not-pairing' : { code }
}

interface Found {
  /** The installation that shows it. */
  origin: string
  code: string | undefined
}

const inLink = ({ origin, pathname, hash }: URL): Found | undefined =>
  pathname === PAGE ? { origin, code: codeInHash(hash) } : undefined

function inPayload(text: string): Found | undefined {
  const payload = parsed(text)
  const address = payload?.['baseServer']
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const code = payload?.['pairingCode']
  return { origin: new URL(address).origin, code: typeof code === 'string' ? code : undefined }
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
