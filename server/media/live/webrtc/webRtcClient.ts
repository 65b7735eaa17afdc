// A browser's side of WebRTC, without a browser: watches or publishes H.264. Used by tests and benchmarks.
import { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters, useH264, type RtpPacket } from 'werift'

export interface WebRtcClient {
  connection: RTCPeerConnection
  offer: string
}

const open = () =>
  new RTCPeerConnection({
    codecs: {
      video: [
        useH264({ rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }] }),
        new RTCRtpCodecParameters({ mimeType: 'video/rtx', clockRate: 90_000 }),
      ],
    },
    iceAdditionalHostAddresses: ['127.0.0.1'],
    bundlePolicy: 'max-bundle',
  })

async function offerOf(connection: RTCPeerConnection): Promise<string> {
  const offer = await connection.createOffer()
  // werift would wait for the answer of a public server.
  for (const { connection: ice } of connection.iceTransports) Object.assign(ice, { stunServer: undefined })
  await connection.setLocalDescription(offer)
  return connection.localDescription?.sdp ?? ''
}

/** @param onPacket is called for each packet of the picture */
export async function createViewer(onPacket: (packet: RtpPacket) => void): Promise<WebRtcClient> {
  const connection = open()
  connection.onTrack.subscribe((track) => void track.onReceiveRtp.subscribe(onPacket))
  connection.addTransceiver('video', { direction: 'recvonly' })
  return { connection, offer: await offerOf(connection) }
}

export async function createPublisher(): Promise<WebRtcClient & { track: MediaStreamTrack }> {
  const connection = open()
  const track = new MediaStreamTrack({ kind: 'video' })
  connection.addTransceiver(track, { direction: 'sendonly' })
  return { connection, track, offer: await offerOf(connection) }
}

export const accept = ({ connection }: WebRtcClient, answer: string): Promise<void> =>
  connection.setRemoteDescription({ type: 'answer', sdp: answer })
