// Playback of FLV over a WebSocket, where WebRTC does not get through or cannot play the stream. mpegts.js is loaded only then.
import type Mpegts from 'mpegts.js'
import { loadWithRetry } from '../shared/loadWithRetry'
import { liveSocketUrl } from '../api/liveAddress'
import { followLive } from './followLive'
import { PlaybackError } from './playbackError'
import { bitRate, type PlaybackSession } from './playbackSession'

/** @throws PlaybackError when this browser cannot play it at all */
export async function openFlv(
  video: HTMLVideoElement,
  { streamId, ticket, signal }: { streamId: string; ticket: string; signal: AbortSignal },
): Promise<PlaybackSession> {
  const { default: mpegts } = await loadWithRetry<{ default: typeof Mpegts }>(() => import('mpegts.js'))
  if (signal.aborted || !mpegts.isSupported()) throw new PlaybackError('unsupported')
  mpegts.LoggingControl.enableAll = false
  const player = mpegts.createPlayer(
    {
      type: 'flv',
      isLive: true,
      url: liveSocketUrl(`/live/flv/${streamId}?ticket=${encodeURIComponent(ticket)}`),
    },
    { enableWorker: false, enableStashBuffer: false },
  )
  let received = 0
  player.on(mpegts.Events.STATISTICS_INFO, ({ totalBytes, speed }: { totalBytes?: number; speed?: number }) => {
    received = totalBytes ?? received + (speed ?? 0) * 1024
  })
  const ended = new Promise<void>((resolve, reject) => {
    player.on(mpegts.Events.LOADING_COMPLETE, () => resolve())
    player.on(mpegts.Events.ERROR, (type: string) => {
      if (type === mpegts.ErrorTypes.MEDIA_ERROR) reject(new PlaybackError('unsupported'))
      else resolve()
    })
  })
  // The player handles the failure of an open session. A closed one needs no handling.
  ended.catch(() => undefined)
  player.attachMediaElement(video)
  player.load()
  void Promise.resolve(player.play()).catch(() => undefined)
  const endFollowing = followLive(video)
  const rate = bitRate()
  let lastFrames: { at: number; count: number } | undefined
  return {
    ended,
    close() {
      endFollowing()
      player.destroy()
    },
    progress: async () => (video.buffered.length > 0 ? video.buffered.end(video.buffered.length - 1) : 0),
    async statistics() {
      const { totalVideoFrames, droppedVideoFrames } = video.getVideoPlaybackQuality()
      const at = performance.now()
      const before = lastFrames
      lastFrames = { at, count: totalVideoFrames }
      return {
        path: 'flv',
        bitsPerSecond: rate(received),
        framesPerSecond: before ? Math.round(((totalVideoFrames - before.count) * 1000) / (at - before.at)) : null,
        width: video.videoWidth,
        height: video.videoHeight,
        droppedFrames: droppedVideoFrames,
      }
    },
  }
}
