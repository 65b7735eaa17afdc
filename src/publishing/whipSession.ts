// Publishes a camera by WebRTC: WHIP.
import { liveUrl } from '../api/liveAddress'

export type PublishProblem = 'keyRefused' | 'flightEnded' | 'minutesUsed' | 'inUse' | 'unavailable' | 'noUdp'

export class PublishError extends Error {
  constructor(readonly problem: PublishProblem) {
    super(problem)
  }
}

export interface WhipSession {
  /** Resolves when the connection is lost. */
  readonly ended: Promise<void>
  close(): void
}

const CONNECT_MS = 8_000
const MAX_BITS_PER_SECOND = 4_000_000
const PROBLEMS: Readonly<Record<number, PublishProblem>> = {
  400: 'unavailable',
  401: 'keyRefused',
  402: 'minutesUsed',
  409: 'inUse',
  410: 'flightEnded',
}

/** @throws PublishError */
export async function openWhip(media: MediaStream, key: string): Promise<WhipSession> {
  const connection = new RTCPeerConnection({ iceServers: [], bundlePolicy: 'max-bundle' })
  const authorization = `Bearer ${key}`
  let session: string | null = null
  const close = () => {
    connection.close()
    if (session)
      void fetch(session, { method: 'DELETE', headers: { authorization }, keepalive: true }).catch(() => undefined)
    session = null
  }
  try {
    for (const track of media.getTracks()) {
      const sendEncodings = track.kind === 'video' ? [{ maxBitrate: MAX_BITS_PER_SECOND }] : []
      const transceiver = connection.addTransceiver(track, { direction: 'sendonly', streams: [media], sendEncodings })
      if (track.kind === 'video') preferH264(transceiver)
    }
    await connection.setLocalDescription()
    const reply = await fetch(liveUrl('/live/whip'), {
      method: 'POST',
      headers: { 'content-type': 'application/sdp', authorization },
      body: connection.localDescription?.sdp ?? '',
    }).catch(() => undefined)
    if (!reply?.ok) throw new PublishError(PROBLEMS[reply?.status ?? 0] ?? 'unavailable')
    session = liveUrl(reply.headers.get('location') ?? '')
    await connection.setRemoteDescription({ type: 'answer', sdp: await reply.text() })
    await connected(connection)
  } catch (error) {
    close()
    throw error
  }
  return {
    close,
    ended: new Promise((resolve) => {
      connection.addEventListener('connectionstatechange', () => {
        if (['failed', 'closed', 'disconnected'].includes(connection.connectionState)) resolve()
      })
    }),
  }
}

/** It is recorded and relayed in every form; VP8 is the second choice. */
function preferH264(transceiver: RTCRtpTransceiver): void {
  const codecs = RTCRtpSender.getCapabilities('video')?.codecs ?? []
  const isH264 = ({ mimeType, sdpFmtpLine = '' }: RTCRtpCodec) =>
    mimeType === 'video/H264' && sdpFmtpLine.includes('packetization-mode=1')
  const others = codecs.filter(({ mimeType }) => ['video/VP8', 'video/rtx'].includes(mimeType))
  transceiver.setCodecPreferences([...codecs.filter(isH264), ...others])
}

const connected = (connection: RTCPeerConnection) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new PublishError('noUdp')), CONNECT_MS)
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState !== 'connected' && connection.connectionState !== 'failed') return
      clearTimeout(timer)
      if (connection.connectionState === 'connected') resolve()
      else reject(new PublishError('noUdp'))
    })
  })
