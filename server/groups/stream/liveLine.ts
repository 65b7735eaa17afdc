// Which engine serves live video, in one line for the operator who starts the server.
import { EMBEDDED, type Config } from '../../platform/core/config'

type LiveConfig = Pick<Config, 'MEDIAMTX' | 'LIVE_STREAM_URL' | 'RTMP_PORT' | 'LIVE_UDP_PORT'>

export function liveLine(config: LiveConfig): string {
  const bundled = `bundled engine, RTMP port ${config.RTMP_PORT}, UDP port ${config.LIVE_UDP_PORT}`
  if (config.MEDIAMTX) return `Live video: MediaMTX at ${config.MEDIAMTX.webRtcUrl}, and ${bundled}`
  if (config.LIVE_STREAM_URL !== EMBEDDED) {
    return `Live video: ${bundled}. LIVE_STREAM_URL is set without MEDIAMTX_API_URL, so MediaMTX is not used`
  }
  return `Live video: ${bundled}`
}
