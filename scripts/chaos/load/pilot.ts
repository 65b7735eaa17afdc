// A drone that publishes over RTMP in real time and, as encoders do, connects again when the connection is lost.
import { setTimeout as sleep } from 'node:timers/promises'
import type { VideoTags } from '../../../server/media/live/rtmp/mp4Tags'
import { publishRtmp, type RtmpPublisher } from '../../../server/media/live/rtmp/rtmpPublisher'
import type { Traffic } from './traffic'

const RETRY_MS = 500

/** One connection that the server has accepted. */
export interface Publication {
  /** Milliseconds since 1970, between which the server has accepted it. */
  askedAt: number
  acceptedAt: number
  /** Frames that were sent. */
  frames: number
  /** Length of what was sent. */
  milliseconds: number
}

export interface Pilot {
  readonly missionId: string
  readonly publications: readonly Publication[]
  /** Ends the stream, which begins again. */
  interrupt(): void
  stop(): Promise<void>
}

interface Target {
  client: string
  port: number
  key: string
  missionId: string
}

export function startPilot({ client, port, key, missionId }: Target, video: VideoTags, traffic: Traffic): Pilot {
  const publications: Publication[] = []
  let isStopping = false
  let isInterrupted = false

  async function fly(publisher: RtmpPublisher, publication: Publication): Promise<void> {
    const start = Date.now()
    await publisher.send(video.header)
    for (let round = 0; ; round++) {
      for (const frame of video.frames) {
        const time = frame.time + round * video.duration
        await sleep(start + time - Date.now())
        if (isStopping || isInterrupted || publisher.socket.destroyed) return
        await publisher.send({ ...frame, time })
        publication.frames++
        publication.milliseconds = time
        traffic.alive(client)
      }
    }
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      const askedAt = Date.now()
      const publisher = await publishRtmp({ host: '127.0.0.1', port, app: 'live', key }).catch(() => undefined)
      if (publisher) {
        const publication = { askedAt, acceptedAt: Date.now(), frames: 0, milliseconds: 0 }
        publications.push(publication)
        isInterrupted = false
        await fly(publisher, publication).catch(() => undefined)
        await publisher.end()
      }
      if (!isStopping) await sleep(RETRY_MS)
    }
  }
  const running = run().catch((error: unknown) => traffic.broken(`${client}: ${(error as Error).message}`))
  return {
    missionId,
    publications,
    interrupt: () => void (isInterrupted = true),
    async stop() {
      isStopping = true
      await running
    },
  }
}
