// The path of live video: a drone and a phone are on the wall and on the map, a network without UDP and a crash of the server
// need no click, and the recording of the stream is found by a click on the map. With pictures in build/e2e/pictures.
import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import ExifReader from 'exifreader'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createRecord, updateRecord } from './support/apiCalls'
import { startDemoStream } from './support/demoStream'
import { flow } from './support/flow'
import { clickMap, waitForStillMap } from './support/layers'
import { takePicture } from './support/pictures'
import { watchReloads } from './support/reloads'
import { startTestServer } from './support/testServer'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Where the drone of the demo is after six seconds, with the camera straight down. */
const SPOT = { lat: 46.84258, long: -91.99418 }

const MESSAGE = 'Check the boat ramp'

interface Issued {
  key: string
  rtmpUrl: string
  publishUrl: string
}

flow(
  'live video of a drone and a phone survives a blocked network and a crash, and its recording is found by place',
  async ({ open, openAsDemo }) => {
    const server = await startTestServer('live-path')
    let endStream: (() => Promise<void>) | undefined
    try {
      const { address } = server
      const root = await openAsDemo('root', { address, viewport: DESKTOP, path: '/healthz' })
      const { missionId, drone, phone } = await prepare(root)
      const operator = await openAsDemo('staff', { address, viewport: DESKTOP, path: '/dashboard/control-center' })
      await updateRecord(operator, '/profile/theme', { theme: 'system' })
      await operator.reload()
      await operator.getByRole('heading', { name: 'No live streams' }).waitFor()
      const assertNoReload = await watchReloads(operator)

      endStream = startDemoStream(drone.rtmpUrl, drone.key, address)
      await isLive(operator, 'Drone 7')
      await operator.getByRole('application', { name: 'Map with 1 drone' }).waitFor()
      const pilot = await publishPhone(await open({ address, viewport: PHONE, path: '/healthz' }), phone.publishUrl)
      await isLive(operator, 'Phone')
      await operator.getByRole('application', { name: 'Map with 2 drones' }).waitFor()
      await assertAccessible(operator, 'the control center with two streams')
      await takePicture(operator, 'live wall with a drone and a phone')

      await operator.getByTitle('16 tiles').click()
      await operator.getByRole('article', { name: 'Tile 16: empty' }).waitFor()
      await takePicture(operator, 'live wall with 16 tiles')
      await operator.getByTitle('4 tiles').click()
      await messagePilot(operator, pilot)
      await saveSnapshot(operator)
      const blocked = await openAsDemo('root', { address, viewport: PHONE, path: '/healthz' })
      await watchWithoutUdp(blocked)

      await server.kill()
      await tileOf(operator, 'Drone 7').getByText('Live', { exact: true }).waitFor({ state: 'hidden' })
      await takePicture(operator, 'live wall without a server')
      await server.start()
      await isLive(operator, 'Drone 7')
      await isLive(operator, 'Phone')
      await pilot.getByText('Live', { exact: true }).waitFor()
      await assertNoReload()

      await root.goto(`/dashboard/missions/${missionId}/recordings`)
      // The part until the crash.
      await readyRecordings(root, 2)
      await endStream()
      await root.getByText('Ready', { exact: true }).nth(2).waitFor()
      await pilot.getByRole('button', { name: 'Stop publishing' }).click()
      await readyRecordings(root, 4)

      const moment = await findBySpot(root, missionId)
      await openForColleague(operator, moment)
      await hideFromStranger(await open({ address, path: '/healthz' }), moment)
      const client = await openAsDemo('client', { address, path: '/healthz' })
      await client.goto(moment)
      await client.getByRole('heading', { name: 'Mission not found' }).waitFor()
    } finally {
      await endStream?.()
      await server.stop()
    }
  },
)

const tileOf = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(`^Tile \\d: ${name}$`) })

const isLive = (page: Page, name: string): Promise<void> =>
  tileOf(page, name).getByText('Live', { exact: true }).waitFor()

const readyRecordings = (page: Page, count: number): Promise<void> =>
  page
    .getByText('Ready', { exact: true })
    .nth(count - 1)
    .waitFor()

/** A mission with a flight, and keys for its drone and for a phone. */
async function prepare(root: Page): Promise<{ missionId: string; drone: Issued; phone: Issued }> {
  const { _id: missionId } = await createRecord(root, '/mission/create', { name: 'Beach watch' })
  const { _id: flightId } = await createRecord(root, '/flight/create', { missionId, name: 'Flight 1' })
  const issue = async (name: string) =>
    (await createRecord(root, '/streamtoken/create', { flightId, name })) as unknown as Issued
  return { missionId, drone: await issue('Drone 7'), phone: await issue('Phone') }
}

/** Publishes the camera of a phone that knows where it is. */
async function publishPhone(pilot: Page, publishUrl: string): Promise<Page> {
  await pilot.context().grantPermissions(['camera', 'geolocation'])
  await pilot.context().setGeolocation({ latitude: 46.8424, longitude: -91.9944, accuracy: 5 })
  await pilot.goto(publishUrl)
  await pilot.getByRole('button', { name: 'Start publishing' }).click()
  await pilot.getByText('The position of this device is sent.').waitFor()
  await assertAccessible(pilot, 'the page of a camera')
  await takePicture(pilot, 'live phone that publishes')
  return pilot
}

/** A point with a text is on the map of the phone, and the operator sees that the pilot has read it. */
async function messagePilot(operator: Page, pilot: Page): Promise<void> {
  await tileOf(operator, 'Phone').click({ position: { x: 60, y: 120 } })
  await operator.keyboard.press('p')
  const dialog = operator.getByRole('dialog', { name: 'Message the pilot' })
  await dialog.getByText('The pilot’s page is open').waitFor()
  await dialog.getByRole('textbox', { name: 'Text' }).fill(MESSAGE)
  await dialog.getByRole('textbox', { name: 'Point' }).fill(`${SPOT.lat}, ${SPOT.long}`)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await pilot.getByText(MESSAGE).waitFor()
  await pilot.getByRole('application', { name: 'Map with the point and your position' }).waitFor()
  await assertAccessible(pilot, 'a message on the page of a camera')
  await takePicture(pilot, 'live phone with a message')
  await dialog.getByText(/^Seen/).waitFor()
  await pilot.getByRole('button', { name: 'Acknowledge' }).click()
  await dialog.getByText(/^Acknowledged/).waitFor()
  await assertAccessible(operator, 'the messages to a pilot')
  await takePicture(operator, 'live messages to the pilot')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The picture of the drone is a file that carries its position. */
async function saveSnapshot(operator: Page): Promise<void> {
  await tileOf(operator, 'Drone 7').click({ position: { x: 60, y: 120 } })
  const download = operator.waitForEvent('download')
  await operator.keyboard.press('s')
  const picture = await buffer(await (await download).createReadStream())
  const { gps } = ExifReader.load(picture, { expanded: true })
  assert(Math.abs((gps?.Latitude ?? 0) - SPOT.lat) < 0.01, 'the snapshot carries the latitude of the drone')
  assert(Math.abs((gps?.Longitude ?? 0) - SPOT.long) < 0.01, 'the snapshot carries the longitude of the drone')
}

/** WebRTC gets the address of a port at which nothing listens, as behind a firewall. */
async function watchWithoutUdp(page: Page): Promise<void> {
  await page.route('**/live/whep/**', async (route) => {
    const answer = await route.fetch()
    const candidates = /^(?<start>a=candidate:\S+ \d+ \w+ \d+ \S+) \d+/gm
    await route.fulfill({ response: answer, body: (await answer.text()).replace(candidates, '$<start> 9') })
  })
  await page.goto('/dashboard/control-center')
  await isLive(page, 'Drone 7')
  await tileOf(page, 'Drone 7')
    .getByText(/does not let WebRTC through/)
    .waitFor()
  await takePicture(page, 'live wall without UDP on a phone')
}

/** @returns the address of the moment that a click on the map found */
async function findBySpot(root: Page, missionId: string): Promise<string> {
  await root.goto(`/dashboard/missions/${missionId}?view=@${SPOT.lat},${SPOT.long},18z`)
  await root.getByRole('button', { name: 'What filmed this spot?' }).click()
  const moments = root.getByRole('list', { name: 'Moments' })
  await waitForStillMap(root)
  const panel = root.getByRole('combobox', { name: 'Search in' })
  for (let attempt = 0; attempt < 3 && !(await panel.isVisible()); attempt++) {
    await clickMap(root, 0.5, 0.5)
    // Long, because the map moves so that the panel leaves the spot free; the same click would mean another spot then.
    await panel.waitFor({ timeout: 15_000 }).catch(() => undefined)
  }
  const ofDrone = moments.getByRole('link').filter({ hasText: 'Flight 1, Drone 7' }).first()
  await ofDrone.waitFor()
  // The phone was elsewhere, and looked at the horizon.
  assert.equal(await moments.getByText(/Flight 1, Phone/).count(), 0)
  await assertAccessible(root, 'the moments that show a spot')
  await takePicture(root, 'live recording found by place')
  await ofDrone.click()
  await root.waitForURL(/recording=.*t=/)
  await isAtFrame(root)
  await takePicture(root, 'live recording at its frame')
  return root.url()
}

/** The video shows a picture other than its first one. */
async function isAtFrame(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => {
    const video = document.querySelector<HTMLVideoElement>('.player-tile video')
    return video && video.readyState >= 2 && video.currentTime > 0 ? video.currentTime : null
  })
  return Number(await shown.jsonValue())
}

async function openForColleague(operator: Page, moment: string): Promise<void> {
  await operator.goto(moment)
  assert((await isAtFrame(operator)) > 0)
}

async function hideFromStranger(guest: Page, moment: string): Promise<void> {
  await guest.goto(moment)
  await guest.getByRole('button', { name: 'Log in' }).waitFor()
}
