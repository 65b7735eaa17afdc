// What kill -9 of the media process costs the recordings of ten streams.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny'
import type { LiveSegment } from '../../../server/media/live/liveEngine'
import { convertVideo } from '../../../server/media/video/convertVideo'
import type { Bench } from '../table'
import { startEngineSite } from './engineSite'
import { encodeSample } from './sampleVideo'
import { sized } from '../size'

const STREAMS = sized(10, 2)
const SECONDS = sized(20, 4)

export const liveCrash: Bench = {
  title: `kill -9 of the media process under ${STREAMS} streams of 1080p after ${SECONDS} s`,
  async run() {
    const video = await encodeSample({ width: 1920, height: 1080, bitsPerSecond: 4_000_000, seconds: 10 })
    const site = await startEngineSite()
    const folder = await mkdtemp(path.join(tmpdir(), 'aerie-bench-crash-'))
    try {
      const streams = []
      for (let count = 0; count < STREAMS; count++) streams.push(await site.publish(video))
      await sleep(SECONDS * 1000)
      process.kill(await site.pid(), 'SIGKILL')
      const killedAt = Date.now()
      while (site.ended.size < STREAMS) await sleep(20)
      const reported = Date.now() - killedAt
      const lost: number[] = []
      let playable = 0
      for (const segment of site.segments) {
        const seconds = await playableSeconds(segment, path.join(folder, segment.streamId))
        if (seconds > 0) playable++
        lost.push((killedAt - segment.startedAt.getTime()) / 1000 - seconds)
      }
      return [
        { what: 'recordings that play', figure: `${playable} of ${STREAMS}`, budget: `${STREAMS}` },
        {
          what: 'lost of a recording',
          figure: `most ${Math.max(...lost).toFixed(2)} s, least ${Math.min(...lost).toFixed(2)} s`,
          budget: '<= 2 s',
        },
        { what: 'kill to the report of all recordings', figure: `${reported} ms` },
      ]
    } finally {
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** Converts the file as the server does, and reads every packet. */
async function playableSeconds({ path: file, container }: LiveSegment, output: string): Promise<number> {
  const { written } = await convertVideo({ path: file, container, output })
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(written ? output : file) })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) return 0
    let end = 0
    for await (const packet of new EncodedPacketSink(track).packets()) end = packet.timestamp + packet.duration
    return end
  } finally {
    input.dispose()
  }
}
