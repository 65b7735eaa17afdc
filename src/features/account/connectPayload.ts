// Addresses of this installation for the phone app.
import { apiBase } from '../../api/address'
import { EMBEDDED, getConfig } from '../../config'

/** Port of the bundled RTMP receiver: the standard RTMP port. */
const RTMP_PORT = 1935

/** Addresses in the QR code. The bundled engines use the origin of this page. */
export function connectPayload() {
  const config = getConfig()
  const { origin, hostname } = window.location
  const or = (address: string, own: string): string => (address === EMBEDDED ? own : address)
  return {
    baseServer: or(config.PUBLIC_URL, origin),
    stream: or(config.LIVE_STREAM_URL, origin),
    inferenceServer: or(config.INFERENCE_URL, origin),
    rtmp: or(config.RTMP_INGEST_URL, `rtmp://${hostname}:${RTMP_PORT}`),
    api: apiBase(),
    cdn: or(config.STATIC_ASSETS_URL, origin),
  }
}
