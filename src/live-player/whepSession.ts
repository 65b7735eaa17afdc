// Playback by WebRTC: WHEP. The offer goes to the server, which answers on one UDP port.
import { liveUrl } from '../api/liveAddress'
import { PlaybackError, problemAtMediaServer, problemOf } from './playbackError'
import { bitRate, type PlaybackSession, type StreamTicket } from './playbackSession'

/** Networks that block UDP answer nothing. */
const CONNECT_MS = 4_000

/** @throws PlaybackError; `noUdp` when the network does not let WebRTC through */
export async function openWhep(
  video: HTMLVideoElement,
  { streamId, ticket, whepUrl, signal }: StreamTicket & { signal: AbortSignal },
): Promise<PlaybackSession> {
  const connection = new RTCPeerConnection({ iceServers: [], bundlePolicy: 'max-bundle' })
  let session: string | null = null
  // A media server knows no session of ours, and gets the ticket as bearer token.
  const credentials = whepUrl === null ? 'include' : 'omit'
  const close = () => {
    connection.close()
    video.srcObject = null
    if (session) void fetch(session, { method: 'DELETE', credentials, keepalive: true }).catch(() => undefined)
    session = null
  }
  try {
    const media = new MediaStream()
    connection.ontrack = ({ track }) => {
      media.addTrack(track)
      video.srcObject = media
      // Muted video may always play.
      void video.play().catch(() => undefined)
    }
    for (const kind of ['video', 'audio']) connection.addTransceiver(kind, { direction: 'recvonly' })
    await connection.setLocalDescription()
    const address = whepUrl ?? liveUrl(`/live/whep/${streamId}?ticket=${encodeURIComponent(ticket)}`)
    const headers = new Headers({ 'content-type': 'application/sdp' })
    if (whepUrl !== null) headers.set('authorization', `Bearer ${ticket}`)
    const reply = await fetch(address, {
      method: 'POST',
      headers,
      credentials,
      body: connection.localDescription?.sdp ?? '',
      signal,
    }).catch(() => undefined)
    if (!reply) throw new PlaybackError('unreachable')
    if (!reply.ok) {
      if (whepUrl !== null) throw new PlaybackError(problemAtMediaServer(reply.status))
      const { code, message } = await refusalOf(reply)
      throw new PlaybackError(problemOf(reply.status, code), message)
    }
    const location = reply.headers.get('location') ?? ''
    session = whepUrl === null ? liveUrl(location) : new URL(location, whepUrl).href
    await connection.setRemoteDescription({ type: 'answer', sdp: await reply.text() })
    await connected(connection, signal)
  } catch (error) {
    close()
    throw error
  }
  const rate = bitRate()
  return {
    close,
    ended: new Promise((resolve) => {
      connection.addEventListener('connectionstatechange', () => {
        if (['failed', 'closed', 'disconnected'].includes(connection.connectionState)) resolve()
      })
    }),
    progress: async () => Number((await videoStats(connection))?.framesReceived ?? 0),
    async statistics() {
      const stats = await videoStats(connection)
      return {
        path: 'whep',
        bitsPerSecond: rate(Number(stats?.bytesReceived ?? 0)),
        framesPerSecond: stats?.framesPerSecond ?? null,
        width: video.videoWidth,
        height: video.videoHeight,
        droppedFrames: stats?.framesDropped ?? null,
      }
    },
  }
}

async function refusalOf(reply: Response): Promise<{ code?: string; message?: string }> {
  const body = (await reply.json().catch(() => undefined)) as { code?: string; message?: string } | undefined
  return body ?? {}
}

async function connected(connection: RTCPeerConnection, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new PlaybackError('noUdp'))
    const timer = setTimeout(fail, CONNECT_MS)
    const check = () => {
      if (connection.connectionState === 'connected') {
        clearTimeout(timer)
        resolve()
      } else if (connection.connectionState === 'failed') fail()
    }
    connection.addEventListener('connectionstatechange', check)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      fail()
    })
    check()
  })
}

async function videoStats(connection: RTCPeerConnection): Promise<RTCInboundRtpStreamStats | undefined> {
  const report = await connection.getStats()
  return [...(report as unknown as Map<string, RTCInboundRtpStreamStats>).values()].find(
    ({ type, kind }) => type === 'inbound-rtp' && kind === 'video',
  )
}
