// What the QR code of "Connect to App" says to this page.

export type ReadQr = { code: string } | { foreign: string } | 'not-pairing'

/** @param own origin of this page */
export function readQr(text: string, own: string): ReadQr {
  const payload = parsed(text)
  const address = payload?.['baseServer']
  if (typeof address !== 'string' || !URL.canParse(address)) return 'not-pairing'
  if (new URL(address).origin !== own) return { foreign: new URL(address).origin }
  const code = payload?.['pairingCode']
  return typeof code === 'string' ? { code } : 'not-pairing'
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
