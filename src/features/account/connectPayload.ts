// What the phone app has to know of this installation.
import { apiBase } from '../../api/address'
import { EMBEDDED, getConfig } from '../../config'

/** Port of the bundled RTMP receiver, the one RTMP always has. */
const RTMP_PORT = 1935

/** The addresses in the QR code; the bundled engines answer at the address this page came from. */
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
