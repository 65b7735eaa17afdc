// A drone that publishes the video of the demo over RTMP.
import { setTimeout as sleep } from 'node:timers/promises'
import { serverFile } from '../../../platform/core/folders'
import { MESSAGE } from '../../../media/live/rtmp/protocol'
import { readMp4Tags, type VideoTags } from '../../../media/live/rtmp/mp4Tags'
import { publishRtmp, type RtmpPublisher } from '../../../media/live/rtmp/rtmpPublisher'
import { until } from '../../../testing/until'

export interface Drone {
  publisher: RtmpPublisher
  /** Time of the last frame that was sent, in the recording. */
  sentMs(): number
  /** Sends frames, faster than they were recorded, until `land` or the end of the connection. */
  fly(): void
  /** Whether sound is sent in place of pictures. */
  sendSoundOnly(isOnly: boolean): void
  land(): Promise<void>
}

let video: Promise<VideoTags> | undefined

/** Silence in AAC. */
const SOUND = { type: MESSAGE.audio, data: Buffer.from([0xaf, 1, 0x21, 0x10, 0x04]) }

/** Waits for live video, which starts after the server. @throws PublishError when the key is refused */
export async function startDrone(port: number | undefined, key: string): Promise<Drone> {
  video ??= readMp4Tags(serverFile('demo/files/brighton_flyover.mp4'))
  const { header, frames, duration } = await video
  const publisher = await connect(port ?? 0, key)
  let isFlying = true
  let isSoundOnly = false
  let sentMs = 0

  async function send(): Promise<void> {
    await publisher.send(header)
    for (let round = 0; ; round++)
      for (const frame of frames) {
        if (!isFlying || publisher.socket.destroyed) return
        const time = frame.time + round * duration
        await publisher.send({ ...(isSoundOnly ? SOUND : frame), time })
        sentMs = time
        await sleep(20)
      }
  }
  return {
    publisher,
    sentMs: () => sentMs,
    sendSoundOnly(isOnly) {
      isSoundOnly = isOnly
    },
    fly: () => void send().catch(() => undefined),
    async land() {
      isFlying = false
      await publisher.end()
    },
  }
}

const connect = (port: number, key: string): Promise<RtmpPublisher> =>
  until(() => publishRtmp({ host: '127.0.0.1', port, app: 'live', key }).catch(unlessClosed))

/** @throws any other error */
function unlessClosed(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ECONNREFUSED') throw error
}
