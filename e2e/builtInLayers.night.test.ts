import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { clickMap, waitForStillMap } from './support/layers'
import { colorAt, waitForOtherColor } from './support/pixels'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1300, height: 760 } }
/** So near that records beside the one in the middle of the map are not hit. */
const ZOOM = 21
const NO_CARD_MS = 1000
const CARD_MS = 3000
const ATTEMPTS = 8

async function read<Data>(page: Page, path: string): Promise<Data> {
  const reply = await page.request.get(`/apis/v1${path}`)
  assert.equal(reply.status(), 200, path)
  return ((await reply.json()) as { data: Data }).data
}

/** Opens the map of the mission with a position in its middle. */
async function openAt(page: Page, missionPath: string, [long = 0, lat = 0]: readonly number[]): Promise<void> {
  await page.goto(`${missionPath}?view=@${lat},${long},${ZOOM}z`)
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  await waitForStillMap(page)
}

/** Opens the map at a position and clicks there until `expected` is visible: a card that opens first may move the map. */
async function clickPlaceUntil(
  page: Page,
  missionPath: string,
  position: readonly number[],
  expected: Locator,
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS && !(await expected.isVisible()); attempt++) {
    await openAt(page, missionPath, position)
    await clickMap(page, 0.5, 0.5)
    await expected.waitFor({ timeout: CARD_MS }).catch(() => undefined)
  }
  await expected.waitFor()
}

interface Photo {
  name: string
  location: { lat: number; long: number }
  hasPicture: boolean
}

interface Track {
  name: string
  path: number[][]
}

/** Waits until the server has imported the files of the demo. */
async function importedRecords(page: Page, missionId: string): Promise<{ photo: Photo; track: Track }> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const { photos } = await read<{ photos: Photo[] }>(page, `/photo/points/${missionId}`)
    const { tracks } = await read<{ tracks: Track[] }>(page, `/flight/tracks/${missionId}`)
    const photo = photos.find(({ name, hasPicture }) => name === 'DJI_0022.JPG' && hasPicture)
    const track = tracks[0]
    if (photo && track) return { photo, track }
    await page.waitForTimeout(1000)
  }
  throw new Error('The photos and the track of the demo were not imported')
}

const layer = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Built-in' }).getByRole('checkbox', { name: new RegExp(`^${name}`) })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

flow(
  'the map of a mission shows its photos, tracks, recordings and alerts, and switches them',
  async ({ openAsDemo }) => {
    const page = await openAsDemo('staff', { ...SMALL, path: '/dashboard/missions' })
    await page.getByRole('table').getByRole('link', { name: 'Beach erosion, March' }).click()
    await page.getByRole('heading', { name: 'Beach erosion, March' }).waitFor()
    const missionPath = new URL(page.url()).pathname
    const missionId = missionPath.split('/').at(-1) ?? ''
    const { photo, track } = await importedRecords(page, missionId)
    const photoPlace = [photo.location.long, photo.location.lat]

    const section = page.getByRole('region', { name: 'Built-in' })
    await section.getByText('1 of 2').waitFor()
    await assertAccessible(page, 'the built-in layers')

    await clickPlaceUntil(page, missionPath, photoPlace, heading(page, photo.name))
    await page.getByRole('img', { name: `Photo ${photo.name}` }).waitFor()
    await assertAccessible(page, 'the card of a photo')
    // A click elsewhere closes the card; a layer that is off has nothing to click.
    await layer(page, 'Photos').uncheck()
    await heading(page, photo.name).waitFor({ state: 'detached' })
    await page.reload()
    await layer(page, 'Photos').waitFor()
    assert.equal(await layer(page, 'Photos').isChecked(), false)
    await openAt(page, missionPath, photoPlace)
    const box = await page.locator('.scene-map').boundingBox()
    assert.ok(box)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(NO_CARD_MS)
    assert.equal(await heading(page, photo.name).count(), 0)

    // The recording is the topmost layer where the drone recorded.
    const start = track.path[Math.floor(track.path.length / 2)] ?? []
    await clickPlaceUntil(page, missionPath, start, page.getByRole('link', { name: 'Open recording' }))
    await layer(page, 'Recordings').uncheck()
    await clickPlaceUntil(page, missionPath, start, heading(page, track.name))
    await page.getByRole('link', { name: 'Open flight' }).click()
    await page.getByRole('heading', { level: 2, name: track.name }).waitFor()

    const alerts = await read<{ alerts: { title: string; position: { lat: number; long: number } }[] }>(
      page,
      `/alert/get-alerts-By-mission-ID/${missionId}`,
    )
    const alert = alerts.alerts.find(({ title }) => title.startsWith('Walkers'))
    assert.ok(alert)
    const alertPlace = [alert.position.long, alert.position.lat]
    await clickPlaceUntil(page, missionPath, alertPlace, heading(page, alert.title))
    await page.getByRole('link', { name: 'Open alert' }).click()
    await page.getByRole('article', { name: alert.title }).waitFor()
    // The other maps of the mission show the same layers, and its orthomosaic below them.
    await page.goto(`${missionPath}/photos`)
    await page.getByRole('button', { name: 'Layers on this map' }).click()
    const orthomosaic = page.getByRole('checkbox', { name: 'Newest orthomosaic' })
    await orthomosaic.waitFor()
    assert.equal(await layer(page, 'Recordings').isChecked(), false)
    await assertAccessible(page, 'the layers of the map of photos')
    const map = await page.locator('.scene-map').boundingBox()
    assert.ok(map)
    const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 }
    await page.waitForTimeout(NO_CARD_MS)
    const before = await colorAt(page, middle.x, middle.y)
    await orthomosaic.uncheck()
    await waitForOtherColor(page, middle.x, middle.y, before)

    // The numbers lead to the tabs.
    await page.goto(`${missionPath}/overview`)
    await page.getByRole('main').getByRole('link', { name: '8 photos' }).click()
    await page.getByRole('option', { name: /DJI_0022/ }).waitFor()
  },
)

flow('users without the permissions send no requests for the records of a mission', async ({ openAs }) => {
  const staff = await openAs('staff', { path: '/healthz' })
  const reply = await staff.request.post('/apis/v1/mission/create', { data: { name: 'Quay' } })
  const missionId = ((await reply.json()) as { data: { _id: string } }).data._id
  const reader = await openAs('viewer', { ...SMALL, path: '/healthz' })
  const refused: string[] = []
  reader.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url())
  })
  await reader.goto(`/dashboard/missions/${missionId}`)
  await reader.getByRole('heading', { name: 'Quay' }).waitFor()
  await reader.waitForLoadState('networkidle')
  assert.deepEqual(refused, [])
})
