// Addresses of this installation for the phone app.
import { API_PREFIX } from '../../api/address'
import { EMBEDDED, getConfig } from '../../config'

/** Addresses in the QR code, from the start-up values. The bundled engines are at the public address. */
export function connectPayload() {
  const config = getConfig()
  const or = (address: string, own: string): string => (address === EMBEDDED ? own : address)
  const baseServer = or(config.PUBLIC_URL, window.location.origin)
  return {
    baseServer,
    stream: or(config.LIVE_STREAM_URL, baseServer),
    inferenceServer: or(config.INFERENCE_URL, baseServer),
    rtmp: or(config.RTMP_INGEST_URL, `rtmp://${new URL(baseServer).hostname}:${config.RTMP_PORT}`),
    api: or(config.API_BASE_URL, baseServer) + API_PREFIX,
    cdn: or(config.STATIC_ASSETS_URL, baseServer),
  }
}
