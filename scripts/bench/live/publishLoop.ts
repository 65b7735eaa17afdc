// A drone that publishes the same video again and again.
import { setTimeout as sleep } from 'node:timers/promises'
import type { VideoTags } from '../../../server/media/live/rtmp/mp4Tags'
import { publishRtmp } from '../../../server/media/live/rtmp/rtmpPublisher'

export interface Publication {
  /** When the last frame was sent; milliseconds since 1970. */
  sentAt(): number
  end(): Promise<void>
}

/** Publishes the video over RTMP in a loop, at its own speed, until it is ended or the connection is lost. */
export async function publishLoop(port: number, key: string, video: VideoTags): Promise<Publication> {
  const publisher = await publishRtmp({ host: '127.0.0.1', port, app: 'live', key })
  const start = Date.now()
  let sentAt = start
  let isSending = true

  async function send(): Promise<void> {
    await publisher.send(video.header)
    for (let round = 0; ; round++) {
      for (const frame of video.frames) {
        const time = frame.time + round * video.duration
        await sleep(start + time - Date.now())
        if (!isSending || publisher.socket.destroyed) return
        await publisher.send({ ...frame, time })
        sentAt = Date.now()
      }
    }
  }
  // The connection ends with the media process.
  send().catch(() => undefined)
  return {
    sentAt: () => sentAt,
    async end() {
      isSending = false
      await publisher.end()
    },
  }
}
