// `npm run demo:stream -- ADDRESS KEY [SERVER]` publishes the demo flight in a loop, video and telemetry, as a drone does.
// ADDRESS and KEY are those of a stream key, such as rtmp://localhost:1935/live. SERVER takes the positions; without it,
// http://localhost:8080. End it with Ctrl-C.
import { setTimeout as sleep } from 'node:timers/promises'
import { serverFile } from '../server/platform/core/folders'
import { readMp4Tags, type VideoTags } from '../server/media/live/rtmp/mp4Tags'
import { publishRtmp, PublishError } from '../server/media/live/rtmp/rtmpPublisher'
import { readTelemetry } from '../server/media/telemetry/readTelemetry'
import type { Sample } from '../server/media/telemetry/sample'

const USAGE = 'Usage: npm run demo:stream -- rtmp://localhost:1935/live STREAM_KEY [http://localhost:8080]'
const RTMP_PORT = 1935
const PAUSE_MS = 2_000
const POSITIONS_MS = 1_000
const VIDEO = 'demo/files/brighton_flyover.mp4'
const TELEMETRY = 'demo/files/brighton_flyover.srt'

interface Target {
  host: string
  port: number
  app: string
  key: string
}

async function main([address = '', key = '', server = 'http://localhost:8080']: string[]): Promise<void> {
  if (!URL.canParse(address) || key === '') throw new Error(USAGE)
  const { hostname, port, pathname } = new URL(address)
  const target = { host: hostname, port: Number(port || RTMP_PORT), app: pathname.replaceAll('/', ''), key }
  const video = await readMp4Tags(serverFile(VIDEO))
  const samples: Sample[] = []
  await readTelemetry({ path: serverFile(TELEMETRY), kind: 'srt' }, (sample) => void samples.push(sample))
  for (;;) {
    try {
      await publish(target, video, (elapsed) => void sendPosition(server, key, samples, elapsed, video.duration))
    } catch (error) {
      // A drone tries again, except with a key that is refused.
      if (error instanceof PublishError && error.code.endsWith('BadName')) throw error
      console.error(`${(error as Error).message}. Trying again.`)
    }
    await sleep(PAUSE_MS)
  }
}

/** @param onSecond is called every second with the milliseconds since the start */
async function publish(target: Target, video: VideoTags, onSecond: (elapsed: number) => void): Promise<void> {
  const publisher = await publishRtmp(target)
  console.log(`Publishing to rtmp://${target.host}:${target.port}/${target.app}`)
  const start = Date.now()
  let reported = -POSITIONS_MS
  try {
    await publisher.send(video.header)
    for (let round = 0; ; round++) {
      for (const frame of video.frames) {
        const time = frame.time + round * video.duration
        await sleep(start + time - Date.now())
        await publisher.send({ ...frame, time })
        if (time - reported < POSITIONS_MS) continue
        reported = time
        onSecond(time)
      }
    }
  } finally {
    publisher.socket.destroy()
  }
}

async function sendPosition(
  server: string,
  key: string,
  samples: readonly Sample[],
  elapsed: number,
  duration: number,
): Promise<void> {
  const first = samples[0]?.at ?? 0
  const sample = samples.findLast(({ at }) => at - first <= elapsed % duration)
  if (!sample) return
  const { lat, long, altitude, height, speed, heading, battery, gimbalYaw, gimbalPitch } = sample
  const optional = { altitude, height, speed, heading, battery, gimbalYaw, gimbalPitch }
  const known = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null))
  const reply = await fetch(`${server}/apis/v1/streamtoken/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ positions: [{ at: new Date().toISOString(), lat, long, ...known }] }),
  }).catch((error: Error) => error)
  if (reply instanceof Error) console.error(`The positions could not be sent: ${reply.message}`)
  else if (!reply.ok) console.error(`The server refused a position with status ${reply.status}.`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
