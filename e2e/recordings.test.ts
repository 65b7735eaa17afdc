import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { flow } from './support/flow'
import { clickMapUntil, dropFiles, waitForStillMap } from './support/layers'
import { openNewMission } from './support/missions'
import { takePicture } from './support/pictures'
import { TestTenant } from './support/tenant'

const VIDEO = path.resolve(__dirname, '../server/media/video/fixtures/cars.mp4')
const DEMO = path.resolve(__dirname, '../server/demo/files')
/** Where the drone of the demo was after ten seconds; it looks straight down. */
const SEEN = { lat: 46.842685, long: -91.994012 }
const WHAT_FILMED = 'What filmed this spot?'
const IN_THE_MIDDLE = '2026-03-12T09:30:01.000Z'

flow('an uploaded video plays, and the link to a frame shows it to colleagues only', async ({ openAs, openWith }) => {
  const page = await openAs('root', { path: '/healthz' })
  await openNewMission(page, 'Car park', 'recordings')
  const main = page.getByRole('main')
  await main.getByText('No recordings yet').waitFor()
  await main.locator('input[type=file][aria-label="Upload recordings"]').first().setInputFiles(VIDEO)
  await main.getByText('Ready', { exact: true }).waitFor()
  // The browser of the uploader makes the poster.
  await main.locator('.recording-poster img').waitFor()
  await assertAccessible(page, 'the recordings of a mission')

  await main.getByRole('link', { name: 'cars.mp4' }).click()
  await shownFrame(page)
  await main.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForFunction(() => (document.querySelector('.player-tile video') as HTMLVideoElement).currentTime > 0.4)
  await main.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.getByRole('slider', { name: 'Time' }).press('Home')
  for (let frame = 0; frame < 5; frame++) await page.keyboard.press('.')
  await page.waitForURL(/t=2026-03-12T09%3A30%3A00\.440Z/)
  const frame = await shownFrame(page)
  assert.equal(Math.floor(frame.second * 12.5), 5)
  await assertAccessible(page, 'the player of a recording')

  const { pathname, search } = new URL(page.url())
  const colleague = await openAs('staff', { path: pathname + search, viewport: { width: 390, height: 844 } })
  const seen = await shownFrame(colleague)
  assert.equal(seen.second, frame.second)
  assert.equal(seen.picture, frame.picture)
  await assertAccessible(colleague, 'the player of a recording, on a phone')

  const later = await openAs('staff', { path: `${pathname}${search.replace(/t=[^&]*/, `t=${IN_THE_MIDDLE}`)}` })
  assert.notEqual((await shownFrame(later)).picture, frame.picture)

  const other = await TestTenant.create()
  const stranger = await openWith(await other.emailOf('root'), { path: pathname + search })
  await stranger.getByText('Mission not found').waitFor()
})

flow('telemetry is chosen by hand, and the map tells what filmed a spot and plays it', async ({ openAs }) => {
  const page = await openAs('root', { viewport: { width: 1300, height: 900 }, path: '/healthz' })
  const { _id: locationId } = await createRecord(page, '/location/create', { name: 'Beach', location: SEEN })
  const { _id: missionId } = await createRecord(page, '/mission/create', { name: 'Beach search', locationId })
  const mission = `/dashboard/missions/${missionId}`
  const main = page.getByRole('main')
  const text = readFileSync(path.join(DEMO, 'brighton_flyover.srt'), 'utf8')
  // The copy of the demo has no times of day; the name does not tell the video.
  const timed = text.replaceAll(/^(<font.*)$/gm, '$1\n2026-03-12 15:30:00')
  await page.goto(`${mission}/flights`)
  await main.getByText('No flights yet').waitFor()
  await dropFiles(page, [{ name: 'north.SRT', mimeType: 'application/x-subrip', buffer: Buffer.from(timed) }], 'main')
  await main.getByText('Flight needed').waitFor()
  await page.goto(`${mission}/recordings`)
  const upload = main.locator('input[type=file][aria-label="Upload recordings"]').first()
  await upload.setInputFiles(path.join(DEMO, 'brighton_flyover.mp4'))
  await main.getByText('Ready', { exact: true }).waitFor()
  await main.getByRole('link', { name: 'brighton_flyover.mp4' }).click()

  await main.getByRole('button', { name: 'Choose telemetry' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Telemetry/ }).click()
  await page.getByTitle(/^north\.SRT/).click()
  await dialog.getByRole('spinbutton', { name: /after the telemetry/ }).fill('0')
  await assertAccessible(page, 'the choice of telemetry')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await main.getByRole('region', { name: 'Path and view of the camera' }).locator('.scene-map').waitFor()

  await main.getByRole('button', { name: 'Export clip' }).click()
  await main.getByRole('spinbutton', { name: 'End, in seconds' }).fill('5')
  await assertAccessible(page, 'the export of a clip')
  await takePicture(page, 'recording with telemetry and clip')
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Download clip' }).click()
  assert.match((await download).suggestedFilename(), /^brighton_flyover 00-00\.mp4$/)

  await page.goto(`${mission}?view=@${SEEN.lat},${SEEN.long},19z`)
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  await waitForStillMap(page)
  await page.getByRole('button', { name: WHAT_FILMED }).click()
  await clickMapUntil(page, 0.5, 0.5, page.getByRole('list', { name: 'Moments' }))
  await playsTheSpot(page)
  await assertAccessible(page, 'what filmed a spot')
  await takePicture(page, 'what filmed a spot')
  // The card would cover the spot in the middle, so the map has moved it to the side.
  const [, lat, long] = /view=@([\d.-]+),([\d.-]+)/.exec(decodeURIComponent(page.url())) ?? []
  assert.equal(Math.hypot(Number(lat) - SEEN.lat, Number(long) - SEEN.long) > 1e-5, true, page.url())

  await page.goto(`/dashboard/locations/${locationId}`)
  await main.getByRole('button', { name: WHAT_FILMED }).click()
  await clickMapUntil(page, 0.5, 0.5, page.getByRole('list', { name: 'Moments' }))
  await playsTheSpot(page)
  await assertAccessible(page, 'what filmed a spot, on the page of a location')
  await takePicture(page, 'what filmed a spot of a location')
  await main
    .getByRole('link', { name: /brighton_flyover\.mp4/ })
    .first()
    .click()
  await shownFrame(page)
})

/** The best moment has the picture of its own frame, plays in place from there, and links to it. */
async function playsTheSpot(page: Page): Promise<void> {
  const moments = page.getByRole('list', { name: 'Moments' })
  await moments.locator('li[data-shown=true] img[src^="blob:"]').waitFor()
  await moments
    .getByRole('button', { name: /^Play brighton_flyover\.mp4 at/ })
    .first()
    .click()
  const player = page.getByRole('dialog', { name: 'brighton_flyover.mp4' })
  await page.waitForFunction(() => {
    const video = document.querySelector<HTMLVideoElement>('.footage-video')
    return video !== null && video.readyState >= 2 && video.currentTime > 5
  })
  await assertAccessible(page, 'the player of a moment')
  await takePicture(page, 'the player of a moment')
  const second = await page.evaluate(() => document.querySelector<HTMLVideoElement>('.footage-video')?.currentTime)
  const address = await player.getByRole('link', { name: 'Open the recording at this frame' }).getAttribute('href')
  const moment = new URL(address ?? '', 'http://localhost').searchParams.get('t') ?? ''
  // The clock of the telemetry shows the local time of the beach, 15:30 in UTC-5.
  const start = Date.parse('2026-03-12T20:30:00.000Z')
  assert.equal(Math.abs((Date.parse(moment) - start) / 1000 - (second ?? NaN)) < 0.1, true, `${moment} shows ${second}`)
  await player.getByRole('button', { name: 'Close' }).click()
  await player.waitFor({ state: 'hidden' })
}

/** The time of the paused video and a fingerprint of its picture, once the frame is shown. */
async function shownFrame(page: Page): Promise<{ second: number; picture: string }> {
  await page.waitForFunction(() => {
    const video = document.querySelector<HTMLVideoElement>('.player-tile video')
    return video && video.readyState >= 2 && !video.seeking
  })
  return page.evaluate(() => {
    const video = document.querySelector<HTMLVideoElement>('.player-tile video')!
    const canvas = document.createElement('canvas')
    canvas.width = 64
    canvas.height = 36
    canvas.getContext('2d')!.drawImage(video, 0, 0, 64, 36)
    return { second: video.currentTime, picture: canvas.toDataURL() }
  })
}
