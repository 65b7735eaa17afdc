import assert from 'node:assert/strict'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { openNewMission } from './support/missions'
import { TestTenant } from './support/tenant'

const VIDEO = path.resolve(__dirname, '../server/video/fixtures/cars.mp4')
const PROCESSED = { timeout: 90_000 }
const IN_THE_MIDDLE = '2026-03-12T09:30:01.000Z'

flow('an uploaded video plays, and the link to a frame shows it to colleagues only', async ({ openAs, openWith }) => {
  const page = await openAs('root', { path: '/healthz' })
  await openNewMission(page, 'Car park', 'recordings')
  const main = page.getByRole('main')
  await main.getByText('No recordings yet').waitFor()
  await main.locator('input[type=file][aria-label="Upload recordings"]').first().setInputFiles(VIDEO)
  await main.getByText('Ready', { exact: true }).waitFor(PROCESSED)
  // The browser of the uploader makes the poster.
  await main.locator('.recording-poster img').waitFor(PROCESSED)
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
