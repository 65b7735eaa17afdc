/** WebRTC sessions of publishers (WHIP) and viewers (WHEP), by werift. The only module besides udpMux.ts that knows it. */
import {
  RTCPeerConnection,
  RTCRtpCodecParameters,
  useH264,
  useNACK,
  useOPUS,
  usePLI,
  useVP8,
  type MediaStreamTrack,
  type RtpPacket,
} from 'werift'
import type { PublisherEnd } from '../liveEngine'
import type { FeedCodec, FeedViewer, MediaKind, RtpFeed } from './rtpFeed'
import type { UdpMux } from './udpMux'

/** The offer cannot be read, or offers nothing that this server plays. */
export class BadOffer extends Error {}

export interface Peer {
  readonly answer: string
  close(): void
}

export interface PublisherEvents {
  /** Before the first packet. */
  onCodec(codec: FeedCodec, hasAudio: boolean): void
  onPacket(kind: MediaKind, packet: RtpPacket): void
  onClose(reason: PublisherEnd): void
}

const IDLE_MS = 10_000
const CHECK_MS = 1_000
/** Without it, browsers start at 0.3 Mb/s and take long to reach a good picture. */
const START_KILOBITS = 2_000
const SESSION_ENDS = ['failed', 'closed', 'disconnected']

// Without transport-wide congestion control: with werift's, browsers reduce the picture to a fraction of what the network
// can carry.
const feedback = () => [useNACK(), usePLI()]
const retransmission = () => new RTCRtpCodecParameters({ mimeType: 'video/rtx', clockRate: 90_000, rtcpFeedback: [] })
const video: Record<FeedCodec, () => RTCRtpCodecParameters> = {
  H264: () => useH264({ rtcpFeedback: feedback() }),
  VP8: () => useVP8({ rtcpFeedback: feedback() }),
}

function connectionFor(codecs: FeedCodec[]): RTCPeerConnection {
  return new RTCPeerConnection({
    // As the "lite" side it needs no STUN server; werift would ask one of its choice otherwise.
    iceLite: true,
    iceServers: [],
    // The mux adds the candidates.
    iceUseIpv4: false,
    iceUseIpv6: false,
    bundlePolicy: 'max-bundle',
    codecs: { video: codecs.flatMap((codec) => [video[codec](), retransmission()]), audio: [useOPUS()] },
  })
}

/** @throws BadOffer */
export async function openPublisher(mux: UdpMux, offer: string, events: PublisherEvents) {
  const connection = connectionFor(['H264', 'VP8'])
  let hasCodec = false
  let videoTrack: MediaStreamTrack | undefined
  // Emitted while the offer is read.
  connection.onTrack.subscribe((track) => {
    const kind = track.kind as MediaKind
    if (kind === 'video') videoTrack = track
    track.onReceiveRtp.subscribe((packet) => {
      if (kind === 'video' && !hasCodec) {
        hasCodec = true
        const hasAudio = connection
          .getTransceivers()
          .some((each) => each.kind === 'audio' && each.currentDirection?.startsWith('recv'))
        events.onCodec(track.codec?.name.toUpperCase() === 'VP8' ? 'VP8' : 'H264', hasAudio)
      }
      if (hasCodec) events.onPacket(kind, packet)
    })
  })
  const peer = await openPeer(mux, connection, offer, (reason) => events.onClose(reason))
  const startFast = (line: string) => `${line};x-google-start-bitrate=${START_KILOBITS}`
  return {
    answer: peer.answer.replace(/a=fmtp:\d+ [^\r\n]*profile-level-id[^\r\n]*/g, startFast),
    close: () => peer.close(),
    askForKeyFrame: () => {
      const receiver = connection.getTransceivers().find(({ kind }) => kind === 'video')?.receiver
      if (videoTrack?.ssrc !== undefined) receiver?.sendRtcpPLI(videoTrack.ssrc).catch(() => undefined)
    },
  }
}

/** @throws BadOffer */
export async function openViewer(mux: UdpMux, offer: string, feed: RtpFeed, onClose: () => void): Promise<Peer> {
  const connection = connectionFor([feed.codec])
  let isReady = false
  const viewer: FeedViewer = {
    send: (kind, packet) => {
      if (isReady) send(kind, packet)
    },
    close: () => peer.close(),
  }
  const send = (kind: MediaKind, packet: RtpPacket) => {
    const sender = connection.getTransceivers().find((each) => each.kind === kind)?.sender
    sender?.sendRtp(packet).catch(() => undefined)
  }
  connection.connectionStateChange.subscribe((state) => {
    if (state !== 'connected' || isReady) return
    for (const packet of feed.recent()) send('video', packet)
    isReady = true
    feed.requestKeyFrame()
  })
  const peer = await openPeer(
    mux,
    connection,
    offer,
    () => {
      feed.viewers.delete(viewer)
      onClose()
    },
    () => {
      for (const transceiver of connection.getTransceivers()) {
        transceiver.setDirection('sendonly')
        if (transceiver.kind === 'video')
          transceiver.sender.onPictureLossIndication.subscribe(() => feed.requestKeyFrame())
      }
    },
  )
  feed.viewers.add(viewer)
  return peer
}

async function openPeer(
  mux: UdpMux,
  connection: RTCPeerConnection,
  offer: string,
  onClose: (reason: PublisherEnd) => void,
  prepare: () => void = () => undefined,
): Promise<Peer> {
  const shut = () => void connection.close().catch(() => undefined)
  try {
    await connection.setRemoteDescription({ type: 'offer', sdp: offer })
    prepare()
  } catch {
    shut()
    throw new BadOffer()
  }
  const wire = mux.attach(connection)
  let isClosed = false
  const finish = (reason: PublisherEnd) => {
    if (isClosed) return
    isClosed = true
    clearInterval(check)
    wire.close()
    shut()
    onClose(reason)
  }
  const check = setInterval(() => {
    if (wire.idle() > IDLE_MS) finish('idle')
  }, CHECK_MS)
  connection.connectionStateChange.subscribe((state) => {
    // Only the end of the session, which calls `close`, says that the publisher stops.
    if (SESSION_ENDS.includes(state)) finish('lost')
  })
  try {
    await connection.setLocalDescription(await connection.createAnswer())
  } catch {
    finish('publisher')
    throw new BadOffer()
  }
  return { answer: connection.localDescription?.sdp ?? '', close: () => finish('publisher') }
}
