// From the end of a stream to its recording that can be played, and from a jump in the player to the frame.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { VideoTags } from '../../../server/media/live/rtmp/mp4Tags'
import { signedIn } from '../secondBrowser'
import { percentile, type Bench } from '../table'
import { startLiveSite, type LiveSite } from './liveSite'
import { publishLoop } from './publishLoop'
import { encodeSample } from './sampleVideo'
import { sized } from '../size'

const ROUNDS = sized(5, 1)
const SECONDS = sized(30, 6)
const SEEKS = sized(60, 3)
const POLL_MS = 20

interface Recording {
  _id: string
  state: string
}

export const livePlayable: Bench = {
  title: `End of a stream of ${SECONDS} s and 4 Mb/s to its recording, ${ROUNDS} streams; ${SEEKS} jumps in a recording`,
  async run() {
    const video = await encodeSample({ width: 1920, height: 1080, bitsPerSecond: 4_000_000, seconds: 10 })
    const site = await startLiveSite('bench-live-playable')
    try {
      const times: number[] = []
      for (let round = 1; round <= ROUNDS; round++) times.push(await timeToPlayable(site, video, round))
      const seeks = await seekTimes(await openPlayer(site))
      return [
        {
          what: 'end of the stream to a recording that is ready',
          figure: `p50 ${percentile(times, 0.5)} ms, slowest ${Math.max(...times)} ms`,
          budget: '<= 2 s',
        },
        {
          what: 'jump to the frame',
          figure: `p50 ${percentile(seeks, 0.5).toFixed(0)} ms, p95 ${percentile(seeks, 0.95).toFixed(0)} ms`,
        },
      ]
    } finally {
      await site.stop()
    }
  },
}

async function timeToPlayable(site: LiveSite, video: VideoTags, round: number): Promise<number> {
  const { key, rtmpUrl } = await site.issueKey(`Drone ${round}`)
  const publication = await publishLoop(Number(new URL(rtmpUrl).port), key, video)
  await sleep(SECONDS * 1000)
  const start = Date.now()
  await publication.end()
  while ((await readRecordings(site)).filter(({ state }) => state === 'ready').length < round) await sleep(POLL_MS)
  return Date.now() - start
}

async function readRecordings({ root, missionId }: LiveSite): Promise<Recording[]> {
  const reply = await root.request.get(`/apis/v1/VOD/get-by-missionID/${missionId}`)
  if (!reply.ok()) throw new Error(await reply.text())
  return ((await reply.json()) as { data: { items: Recording[] } }).data.items
}

async function openPlayer(site: LiveSite): Promise<Page> {
  const [recording] = await readRecordings(site)
  const context = await signedIn(site.browser, site.server.address, 'staff@demo.test')
  const page = await context.newPage()
  await page.goto(`/dashboard/missions/${site.missionId}/recordings?recording=${recording?._id ?? ''}`)
  await page.waitForFunction(() => {
    const video = document.querySelector<HTMLVideoElement>('.player-tile video')
    return video && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
  })
  return page
}

/** Milliseconds from each jump, forwards and backwards, until its frame is shown. */
const seekTimes = (page: Page): Promise<number[]> =>
  page.evaluate(async (count) => {
    const video = document.querySelector<HTMLVideoElement>('.player-tile video')
    const times: number[] = []
    if (!video) return times
    video.pause()
    for (let seek = 0; seek < count; seek++) {
      const start = performance.now()
      const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
      video.currentTime = ((seek * 7.3) % 28) + 0.5
      await shown
      times.push(performance.now() - start)
    }
    return times
  }, SEEKS)
