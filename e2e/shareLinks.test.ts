// The path of a link: a mission map with a password goes to a surveyor, who opens it on a phone, compares two layers and plays a
// recording. The tenant sees the visits and revokes the link, which is gone from the open page, its tiles and its video.
// Pictures of each page are in build/e2e/pictures.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createLayer, createRecord } from './support/apiCalls'
import { flow } from './support/flow'
import { dropFiles, fixture, type TestFile } from './support/layers'
import { keepFile, takePicture } from './support/pictures'
import { readPdf } from './support/readPdf'

// A small window for the upload, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 680 } }
const PHONE = { viewport: { width: 390, height: 844 } }
const TILES_PAUSE_MS = 800
const LINK_PASSWORD = 'flown-over-the-quay'

const SERVER = path.resolve(__dirname, '../server')
const VIDEO = path.join(SERVER, 'media/video/fixtures/cars.mp4')
const ORTHOPHOTO: TestFile = {
  name: 'brighton_beach_ortho.tif',
  mimeType: 'image/tiff',
  buffer: readFileSync(path.join(SERVER, 'demo/files/brighton_beach_ortho.tif')),
}
const PLOT = {
  type: 'Polygon',
  coordinates: [
    [
      [-91.995, 46.842],
      [-91.994, 46.842],
      [-91.994, 46.8426],
      [-91.995, 46.8426],
      [-91.995, 46.842],
    ],
  ],
}

flow(
  'a link with a password shows a mission map on a phone, is listed with its visits, and ends when it is revoked',
  async ({ open, openAs }) => {
    const root = await openAs('root', { ...SMALL, path: '/healthz' })
    const missionId = await makeMission(root)
    const link = await createLink(root, missionId)

    const phone = await open({ ...PHONE, path: link })
    const tiles = requestsOf(phone, /\/visit\/(raster|vector)\//)
    const videos = requestsOf(phone, /\/visit\/recording-file\//)
    await enterPassword(phone)
    await seeMap(phone, tiles)
    await seeRecording(phone)

    await seeVisits(root)
    const tile = tiles.at(-1) ?? ''
    const video = videos.at(-1) ?? ''
    assert.equal((await phone.request.get(tile)).status(), 200, 'a tile of the link')
    assert.ok((await phone.request.get(video)).ok(), 'the video of the link')

    await root.getByRole('button', { name: 'Revoke' }).click()
    await root.getByRole('button', { name: 'Revoke link' }).click()
    await phone.getByRole('heading', { name: 'This link does not work' }).waitFor()
    assert.equal((await phone.request.get(tile)).status(), 404, 'a tile of the revoked link')
    assert.equal((await phone.request.get(video)).status(), 404, 'the video of the revoked link')
    await assertAccessible(phone, 'a revoked link on a phone')
    await takePicture(phone, 'share revoked on a phone')
    await root.getByText('This link does not work any more.').waitFor()

    // Opened again, and guessed.
    await phone.goto(link)
    await phone.getByRole('heading', { name: 'This link does not work' }).waitFor()
    await phone.goto(`/share/${'A'.repeat(43)}`)
    await phone.getByRole('heading', { name: 'This link does not work' }).waitFor()
  },
)

flow('a link for one visit outlives programs that load it, and opens once for a person', async ({ open, openAs }) => {
  const root = await openAs('root', { path: '/healthz' })
  const mission = await createRecord(root, '/mission/create', { name: 'Quay wall' })
  const link = { kind: 'mission', targetId: mission._id, shows: ['layers'], maxVisits: 1 }
  const { path: address } = (await createRecord(root, '/share/create', link)) as unknown as { path: string }
  // A scanner of a mail server, which runs the scripts of the page.
  for (let times = 0; times < 2; times++) {
    const scanner = await open({ path: address })
    await scanner.getByRole('heading', { name: 'Open this link?' }).waitFor()
    await scanner.close()
  }
  const phone = await open({ ...PHONE, path: address })
  await phone.getByRole('heading', { name: 'Open this link?' }).waitFor()
  await assertAccessible(phone, 'a link for one visit on a phone')
  await takePicture(phone, 'share with one visit on a phone')
  await phone.getByRole('button', { name: 'Open' }).click()
  await phone.getByRole('heading', { name: 'Quay wall' }).waitFor()
  const late = await open({ path: address })
  await late.getByRole('heading', { name: 'This link does not work' }).waitFor()
})

/** A mission with two rasters, a vector layer and a recording. */
async function makeMission(root: Page): Promise<string> {
  const { _id: missionId } = await createRecord(root, '/mission/create', { name: 'Quay survey' })
  await createLayer(root, { missionId, name: 'Plots', color: '#d40000' }, [PLOT])
  await root.goto(`/dashboard/missions/${missionId}`)
  await dropFiles(root, [ORTHOPHOTO, fixture('jpeg_mask.tif')])
  await root.getByRole('checkbox', { name: 'Show brighton_beach_ortho' }).waitFor()
  await root.getByRole('checkbox', { name: 'Show jpeg_mask' }).waitFor()
  await root.goto(`/dashboard/missions/${missionId}/recordings`)
  const main = root.getByRole('main')
  await main.locator('input[type=file][aria-label="Upload recordings"]').first().setInputFiles(VIDEO)
  await main.locator('.recording-poster img').waitFor()
  return missionId
}

/** Creates the link on the page of the mission. @returns its address */
async function createLink(root: Page, missionId: string): Promise<string> {
  await root.goto(`/dashboard/missions/${missionId}`)
  await root.getByRole('button', { name: 'Share link' }).click()
  const dialog = root.getByRole('dialog')
  await dialog.getByLabel(/^Recipient/).fill('Quay Surveyors')
  await dialog.getByLabel(/^Password/).fill(LINK_PASSWORD)
  await dialog.getByRole('checkbox', { name: 'Recordings' }).check()
  await dialog.getByRole('checkbox', { name: /^Show a watermark/ }).check()
  await assertAccessible(root, 'the dialog that creates a link')
  await takePicture(root, 'share new link')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const created = root.getByRole('dialog', { name: 'Link created' })
  const address = await created.locator('code').innerText()
  await assertAccessible(root, 'the dialog that shows a link')
  await takePicture(root, 'share created link')
  await saveSheet(root, address.trim())
  await created.getByRole('button', { name: 'Done' }).click()
  return address.trim()
}

/** The link on paper. */
async function saveSheet(root: Page, address: string): Promise<void> {
  const waiting = root.waitForEvent('download')
  await root.getByRole('dialog', { name: 'Link created' }).getByRole('button', { name: 'Save PDF' }).click()
  const download = await waiting
  assert.equal(download.suggestedFilename(), 'Quay survey.pdf')
  const file = await buffer(await download.createReadStream())
  keepFile('share-link.pdf', file)
  const { size, texts } = await readPdf(file)
  assert.deepEqual(size, [210, 297])
  for (const text of ['Quay survey', 'Mission map', 'For Quay Surveyors'])
    assert.ok(texts.includes(text), `${text} is missing: ${texts.join(' | ')}`)
  assert.ok(
    texts.some((text) => text.startsWith('Expires ')),
    `no expiry: ${texts.join(' | ')}`,
  )
  assert.ok(texts.join('').includes(address), `no address: ${texts.join(' | ')}`)
}

async function enterPassword(phone: Page): Promise<void> {
  await phone.getByRole('heading', { name: 'This link needs a password' }).waitFor()
  assert.equal(await phone.getByText('Quay survey').count(), 0, 'a protected link tells no name')
  await assertAccessible(phone, 'the password of a link on a phone')
  await takePicture(phone, 'share password on a phone')
  await phone.getByLabel('Password').fill('a wrong password')
  await phone.getByRole('button', { name: 'Open' }).click()
  await phone.getByText('This password is wrong.').waitFor()
  await phone.getByLabel('Password').fill(LINK_PASSWORD)
  await phone.getByRole('button', { name: 'Open' }).click()
}

async function seeMap(phone: Page, tiles: readonly string[]): Promise<void> {
  await phone.getByRole('heading', { name: 'Quay survey' }).waitFor()
  await waitForTiles(phone, tiles)
  await assertAccessible(phone, 'the map of a link on a phone')
  await takePicture(phone, 'share map on a phone')
  await phone.getByText('Layers (3)').click()
  await phone.getByRole('button', { name: 'Compare' }).click()
  const divider = phone.getByRole('slider', { name: 'Divider between the two maps' })
  await divider.press('ArrowRight')
  await assertAccessible(phone, 'the comparison of a link on a phone')
  await takePicture(phone, 'share comparison on a phone')
  await phone.getByRole('button', { name: 'End comparison' }).click()
}

async function seeRecording(phone: Page): Promise<void> {
  await phone.getByText('Recordings', { exact: true }).click()
  const video = phone.locator('video')
  await video.waitFor()
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await phone.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2)
  await assertAccessible(phone, 'the recording of a link on a phone')
  await takePicture(phone, 'share recording on a phone')
}

/** The list of links, and the visits of this one with time and place of origin. */
async function seeVisits(root: Page): Promise<void> {
  await root.goto('/dashboard/shares')
  await root.getByRole('link', { name: 'Quay survey' }).waitFor()
  await assertAccessible(root, 'the list of links')
  await takePicture(root, 'share list')
  await root.getByRole('link', { name: 'Quay survey' }).click()
  await root.getByText('1 visit').waitFor()
  await root.getByRole('cell', { name: 'Wrong password' }).waitFor()
  await root.getByRole('cell', { name: 'Opened' }).waitFor()
  await root.getByRole('cell', { name: '127.0.0.1' }).first().waitFor()
  await assertAccessible(root, 'a link with its visits')
  await takePicture(root, 'share visits')
}

/** Until tiles were requested, and no more are. */
async function waitForTiles(page: Page, tiles: readonly string[]): Promise<void> {
  let before = -1
  while (tiles.length === 0 || tiles.length !== before) {
    before = tiles.length
    await page.waitForTimeout(TILES_PAUSE_MS)
  }
}

/** Addresses of the requests of a page from now on. */
function requestsOf(page: Page, pattern: RegExp): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) found.push(request.url())
  })
  return found
}
