// Which engine serves live video, in one line for the operator who starts the server.
import type { LiveState } from '../../media/live/liveEngine'
import { EMBEDDED, type Config } from '../../platform/core/config'

type LiveConfig = Pick<Config, 'MEDIAMTX' | 'LIVE_STREAM_URL' | 'RTMP_PORT' | 'LIVE_UDP_PORT'>

/** @param state of the bundled engine: the line names the ports at which it listens only */
export function liveLine(config: LiveConfig, state: LiveState): string {
  const bundled = bundledLine(config, state)
  if (config.MEDIAMTX) return `Live video: MediaMTX at ${config.MEDIAMTX.webRtcUrl}, and ${bundled}`
  if (config.LIVE_STREAM_URL !== EMBEDDED) {
    return `Live video: ${bundled}. LIVE_STREAM_URL is set without MEDIAMTX_API_URL, so MediaMTX is not used`
  }
  return `Live video: ${bundled}`
}

function bundledLine({ RTMP_PORT, LIVE_UDP_PORT }: LiveConfig, state: LiveState): string {
  if (state === 'listening') return `bundled engine, RTMP port ${RTMP_PORT}, UDP port ${LIVE_UDP_PORT}`
  if (state === 'noRtmp') return `bundled engine without RTMP, because its port ${RTMP_PORT} could not be opened`
  if (state === 'failing') return 'bundled engine, which does not start; the log says why, and it is tried again'
  return 'bundled engine, which is starting'
}
