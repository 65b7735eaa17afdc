// Playback of HLS from a media server, where WebRTC does not get through or cannot play the stream. hls.js is loaded only then.
import type Hls from 'hls.js'
import { loadWithRetry } from '../shared/loadWithRetry'
import { PlaybackError } from './playbackError'
import { bitRate, type PlaybackSession, type StreamTicket } from './playbackSession'

type HlsLibrary = typeof Hls

/** Played seconds that are kept. */
const KEPT_SECONDS = 10
const NATIVE_TYPE = 'application/vnd.apple.mpegurl'

/** @throws PlaybackError when this browser cannot play it at all */
export async function openHls(
  video: HTMLVideoElement,
  { ticket, hlsUrl, signal }: StreamTicket & { signal: AbortSignal },
): Promise<PlaybackSession> {
  if (hlsUrl === null) throw new PlaybackError('unsupported')
  const { default: library } = await loadWithRetry<{ default: HlsLibrary }>(() => import('hls.js'))
  if (signal.aborted) throw new PlaybackError('unsupported')
  if (library.isSupported()) return playWithLibrary(library, video, hlsUrl, ticket)
  if (video.canPlayType(NATIVE_TYPE) === '') throw new PlaybackError('unsupported')
  return playNatively(video, hlsUrl, ticket)
}

function playWithLibrary(library: HlsLibrary, video: HTMLVideoElement, url: string, ticket: string): PlaybackSession {
  const player = new library({
    lowLatencyMode: true,
    backBufferLength: KEPT_SECONDS,
    xhrSetup: (request) => request.setRequestHeader('authorization', `Bearer ${ticket}`),
  })
  let received = 0
  player.on(library.Events.FRAG_BUFFERED, (_event, { stats }) => {
    received += stats.total
  })
  const ended = new Promise<void>((resolve, reject) => {
    let isRecovered = false
    player.on(library.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal) return
      if (type !== library.ErrorTypes.MEDIA_ERROR) return resolve()
      if (isRecovered) return reject(new PlaybackError('unsupported'))
      isRecovered = true
      player.recoverMediaError()
    })
  })
  player.attachMedia(video)
  player.loadSource(url)
  return {
    ...sessionOf(video, { ended, received: () => received, close: () => player.destroy() }),
    recordedAt: () => player.playingDate?.getTime(),
  }
}

/** Safari on phones sends no headers with it. */
function playNatively(video: HTMLVideoElement, url: string, ticket: string): PlaybackSession {
  const listening = new AbortController()
  const ended = new Promise<void>((resolve) => {
    for (const event of ['error', 'ended']) {
      video.addEventListener(event, () => resolve(), { signal: listening.signal })
    }
  })
  video.src = `${url}?token=${encodeURIComponent(ticket)}`
  const close = () => {
    listening.abort()
    video.removeAttribute('src')
    video.load()
  }
  return sessionOf(video, { ended, received: () => undefined, close })
}

function sessionOf(
  video: HTMLVideoElement,
  { ended, received, close }: { ended: Promise<void>; received: () => number | undefined; close: () => void },
): PlaybackSession {
  // The player handles the failure of an open session. A closed one needs no handling.
  ended.catch(() => undefined)
  // Muted video may always play.
  void Promise.resolve(video.play()).catch(() => undefined)
  const rate = bitRate()
  let lastFrames: { at: number; count: number } | undefined
  return {
    ended,
    close,
    progress: async () => (video.buffered.length > 0 ? video.buffered.end(video.buffered.length - 1) : 0),
    async statistics() {
      const { totalVideoFrames, droppedVideoFrames } = video.getVideoPlaybackQuality()
      const at = performance.now()
      const before = lastFrames
      lastFrames = { at, count: totalVideoFrames }
      const bytes = received()
      return {
        path: 'hls',
        bitsPerSecond: bytes === undefined ? null : rate(bytes),
        framesPerSecond: before ? Math.round(((totalVideoFrames - before.count) * 1000) / (at - before.at)) : null,
        width: video.videoWidth,
        height: video.videoHeight,
        droppedFrames: droppedVideoFrames,
      }
    },
  }
}
