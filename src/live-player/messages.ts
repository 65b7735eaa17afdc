import { catalogue } from '../shared/messages'

export const playerText = catalogue('livePlayer', {
  picture: 'Live picture',
  connecting: 'Connecting…',
  offline: 'Nothing is being published.',
  stalled: 'The picture has stopped. Waiting for the publisher.',
  noPermission: 'You may not watch this stream.',
  viewersFull:
    'The limit of viewers is reached. The picture appears when another viewer leaves. An administrator can raise the limit or connect a media server.',
  unsupported:
    'This browser cannot play the video format of the stream. Use another browser, or set the drone to H.264.',
  unreachable: 'The server does not answer. Trying again…',
  whep: 'WebRTC: less than a second of delay.',
  hlsNoUdp: 'Over HTTP with a few seconds of delay, because the network does not let WebRTC through.',
  hlsCodec: 'Over HTTP with a few seconds of delay, because WebRTC cannot play the video format of the stream.',
  flvNoUdp: 'Over HTTP with about one second of delay, because the network does not let WebRTC through.',
  flvBFrames:
    'Over HTTP with about one second of delay, because the stream contains B-frames. Turn them off at the publisher.',
  flvCodec: 'Over HTTP with about one second of delay, because WebRTC cannot play the video format of the stream.',
})
