// Addresses of this installation for phones.
import { API_PREFIX } from '../../api/address'
import { EMBEDDED, getConfig } from '../../config'

const or = (address: string, own: string): string => (address === EMBEDDED ? own : address)

const baseServer = (): string => or(getConfig().PUBLIC_URL, window.location.origin)

/** Addresses in the QR code of the app, from the start-up values. The bundled engines are at the public address. */
export function connectPayload() {
  const config = getConfig()
  const base = baseServer()
  return {
    baseServer: base,
    stream: or(config.LIVE_STREAM_URL, base),
    inferenceServer: or(config.INFERENCE_URL, base),
    rtmp: or(config.RTMP_INGEST_URL, `rtmp://${new URL(base).hostname}:${config.RTMP_PORT}`),
    api: or(config.API_BASE_URL, base) + API_PREFIX,
    cdn: or(config.STATIC_ASSETS_URL, base),
  }
}

/** The page of phones, without a code. */
export const connectAddress = (): string => `${baseServer()}/connect`

/** Opens the page of phones with a code. Browsers do not send the part after #, so the code is in no log. */
export const connectLink = (code: string): string => `${connectAddress()}#code=${code}`
