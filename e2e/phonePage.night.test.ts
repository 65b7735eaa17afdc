// The path of a paired phone: photo with position, alert, camera, position and messages reach the control center; what is added
// without a connection is sent once; a revoked phone is out, and its stream ends. With pictures in
// build/e2e/pictures.
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { linkMission, makeClient } from './support/clients'
import { flow } from './support/flow'
import { beachPhoto } from './support/layers'
import { takePicture } from './support/pictures'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

const NAME = 'Gate phone'
const ALERT = 'Person at the fence'
const MESSAGE = 'Turn to the gate'
const HERE = { lat: 46.8424, long: -91.9944 }

flow(
  'a phone reports to the control center, keeps what waits, and is out with its stream when it is revoked',
  async ({ open, openAs, openWith, emailOf }) => {
    const staff = await openAs('staff', { viewport: DESKTOP, path: '/healthz' })
    const { _id: missionId } = await createRecord(staff, '/mission/create', { name: 'Gate watch' })
    const person = await emailOf('viewer')
    await linkMission(await makeClient(person), missionId)
    const client = await openWith(person, { viewport: DESKTOP })
    const phone = await open({ path: '/healthz', viewport: PHONE })
    await phone.context().grantPermissions(['camera', 'geolocation'])
    await phone.context().setGeolocation({ latitude: HERE.lat, longitude: HERE.long, accuracy: 5 })
    await pair(client, phone)

    await phone.getByLabel('Mission').selectOption('Gate watch')
    await assertTargets(phone)
    await takePicture(phone, 'phone desk')
    await sendPhoto(phone)
    await seePhotos(staff, missionId, 1)
    await raiseAlert(phone)
    await staff.goto('/dashboard/alerts')
    await staff.getByText(ALERT).first().waitFor()
    await sharePosition(phone, staff)
    await keepWithoutConnection(phone, missionId, staff)
    await sendOnceFromTwoPages(phone, missionId, staff)

    await staff.goto('/dashboard/control-center')
    await startCamera(phone, staff)
    await messagePhone(staff, phone)
    await revoke(client, phone, staff)
  },
)

flow(
  'a link opens the page with its code and pairs after a question; the page can be installed',
  async ({ open, openWith, emailOf }) => {
    const person = await emailOf('viewer')
    await makeClient(person)
    const page = await openWith(person, { viewport: DESKTOP })
    const { dialog, code } = await openPairing(page)
    await dialog.getByRole('img', { name: 'QR code with the link for the browser of a phone' }).waitFor()
    await assertAccessible(page, 'the codes for a phone')
    await takePicture(page, 'phone codes')
    await page.setViewportSize(PHONE)
    await takePicture(page, 'phone codes on a phone')
    await page.setViewportSize(DESKTOP)

    const phone = await open({ path: `/connect#code=${code}`, viewport: PHONE })
    await phone.getByText('Connect this phone?').waitFor()
    assert.equal(new URL(phone.url()).hash, '', 'the code leaves the address')
    assert.equal(await phone.getByLabel('Code').inputValue(), code)
    await assertAccessible(phone, 'the question of a link')
    await takePicture(phone, 'phone opened by a link')
    await assertInstallable(phone)
    await phone.getByRole('button', { name: 'Connect' }).click()
    await phone.getByRole('button', { name: 'Photo' }).waitFor()

    await phone.goto(`/connect#code=${code}`)
    await phone.getByText(/^This browser is connected to/).waitFor()
    await takePicture(phone, 'phone opened by a link again')
    await phone.getByRole('button', { name: 'Connect', exact: true }).click()
    await phone.getByText('This code was already used. Show a new one under Connect to App.').waitFor()
    await takePicture(phone, 'phone used code')
    await phone.getByRole('button', { name: 'Keep the present connection' }).click()
    await phone.getByRole('button', { name: 'Photo' }).waitFor()
  },
)

/** As Chromium judges it; pages of flows are in windows of which nothing is kept. */
async function assertInstallable(phone: Page): Promise<void> {
  const session = await phone.context().newCDPSession(phone)
  const { errors } = await session.send('Page.getAppManifest')
  assert.deepEqual(errors, [])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  assert.deepEqual(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    [],
  )
}

async function openPairing(client: Page): Promise<{ dialog: Locator; code: string }> {
  await client.getByRole('menuitem', { name: 'Connect to App' }).click()
  const dialog = client.getByRole('dialog', { name: 'Connect to App' })
  return { dialog, code: (await dialog.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText()).trim() }
}

const tile = (staff: Page) => staff.getByRole('article', { name: `Tile 1: ${NAME}` })

const addPhoto = (phone: Page, number: number): Promise<void> =>
  phone.locator('input[type=file][aria-label="Photo"]').setInputFiles(beachPhoto(number))

const isEverythingSent = (phone: Page): Promise<void> => phone.getByText('Everything is sent.').waitFor()

async function pair(client: Page, phone: Page): Promise<void> {
  const { code } = await openPairing(client)
  await phone.goto('/connect')
  await phone.getByLabel('Code').fill(code)
  await phone.getByLabel('Name of this phone').fill(NAME)
  await takePicture(phone, 'phone pairing')
  await phone.getByRole('button', { name: 'Connect' }).click()
  await phone.getByRole('button', { name: 'Photo' }).waitFor()
}

/** What is pressed with a thumb is at least 48 pixels high. */
async function assertTargets(phone: Page): Promise<void> {
  for (const target of await phone.locator('main button, main select').all()) {
    const box = await target.boundingBox()
    assert.ok(box && box.height >= 48, `${await target.innerText()} is ${box?.height} pixels high`)
  }
}

async function sendPhoto(phone: Page): Promise<void> {
  await addPhoto(phone, 18)
  await isEverythingSent(phone)
}

/** The photos of the mission are as many as the phone has sent. */
async function seePhotos(staff: Page, missionId: string, count: number): Promise<void> {
  await staff.goto(`/dashboard/missions/${missionId}/photos`)
  const photos = staff.getByRole('listbox', { name: 'Photos' }).getByRole('option')
  await photos.nth(count - 1).waitFor()
  const reply = await staff.request.get(`/apis/v1/photo/list/${missionId}`)
  assert.equal(((await reply.json()) as { data: { total: number } }).data.total, count)
}

async function raiseAlert(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Alert' }).click()
  await phone.getByLabel('What do you see?').fill(ALERT)
  await assertAccessible(phone, 'the alert of a phone')
  await takePicture(phone, 'phone alert')
  await phone.getByRole('button', { name: 'Send alert' }).click()
  await isEverythingSent(phone)
}

/** The control center knows where the phone is while it shares that, and not any more afterwards. */
async function sharePosition(phone: Page, staff: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Share position' }).click()
  await phone.getByRole('button', { name: 'Position is shared' }).waitFor()
  assert.deepEqual(await positionsSeenBy(staff), [{ name: NAME, ...HERE }])
  await phone.getByRole('button', { name: 'Position is shared' }).click()
  await phone.getByRole('button', { name: 'Share position' }).waitFor()
  await phone.waitForTimeout(500)
  assert.deepEqual(await positionsSeenBy(staff), [])
}

async function positionsSeenBy(staff: Page): Promise<object[]> {
  const reply = await staff.request.get('/apis/v1/phone/position/list')
  const { data } = (await reply.json()) as { data: { phones: { name: string; lat: number; long: number }[] } }
  return data.phones.map(({ name, lat, long }) => ({ name, lat, long }))
}

/** A photo that is added offline waits, also in a page that is opened while the server is away, and is sent once. */
async function keepWithoutConnection(phone: Page, missionId: string, staff: Page): Promise<void> {
  await phone.context().setOffline(true)
  await phone.getByText('No connection. What you add is kept and sent later.').waitFor()
  await addPhoto(phone, 19)
  await phone.getByText(/^Waiting/).waitFor()
  await assertAccessible(phone, 'a phone without a connection')
  await takePicture(phone, 'phone offline')
  await phone.route('**/apis/v1/**', (route) => route.abort())
  await phone.context().setOffline(false)
  await phone.reload()
  await phone.getByText(/^Photo, /).waitFor()
  await phone.getByText(/^Waiting/).waitFor()
  await takePicture(phone, 'phone opened without a server')
  await phone.unroute('**/apis/v1/**')
  await isEverythingSent(phone)
  await seePhotos(staff, missionId, 2)
}

/** Two pages of the phone have the same photo to send. */
async function sendOnceFromTwoPages(phone: Page, missionId: string, staff: Page): Promise<void> {
  const uploads = '**/apis/v1/phone/tus**'
  const context = phone.context()
  await context.route(uploads, (route) => route.abort())
  await addPhoto(phone, 20)
  await phone.getByText(/^Waiting/).waitFor()
  const second = await context.newPage()
  await second.goto('/connect')
  await second.getByText(/^Waiting/).waitFor()
  await context.unroute(uploads)
  await isEverythingSent(phone)
  await isEverythingSent(second)
  await second.close()
  await seePhotos(staff, missionId, 3)
}

async function startCamera(phone: Page, staff: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Camera' }).click()
  await phone.getByRole('button', { name: 'Start publishing' }).click()
  await phone.getByText('Live', { exact: true }).waitFor()
  await tile(staff).getByText('Live', { exact: true }).waitFor()
  await staff.waitForFunction(() => {
    const video = document.querySelector<HTMLVideoElement>('article video')
    return video !== null && video.readyState >= 2 && video.videoWidth > 0
  })
  await assertAccessible(phone, 'the camera of a phone')
  await takePicture(phone, 'phone camera')
}

/** A message is read and acknowledged while the camera streams. */
async function messagePhone(staff: Page, phone: Page): Promise<void> {
  await tile(staff).click({ position: { x: 60, y: 120 } })
  await staff.keyboard.press('p')
  const dialog = staff.getByRole('dialog', { name: 'Message the pilot' })
  await dialog.getByRole('textbox', { name: 'Text' }).fill(MESSAGE)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await phone.getByText(MESSAGE).waitFor()
  await takePicture(phone, 'phone message beside the camera')
  const acknowledge = phone.getByRole('button', { name: 'Acknowledge' })
  const box = await acknowledge.boundingBox()
  assert.ok(box && box.y + box.height <= PHONE.height, 'the message is on the screen')
  await acknowledge.click()
  await dialog.getByText(/^Acknowledged/).waitFor()
  await phone.getByText('Live', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The page is out and the viewer sees the end of the stream. */
async function revoke(client: Page, phone: Page, staff: Page): Promise<void> {
  const dialog = client.getByRole('dialog', { name: 'Connect to App' })
  await dialog.getByRole('button', { name: `Revoke ${NAME}` }).click()
  const revoked = client.waitForResponse((reply) => reply.url().includes('/phone/revoke/'))
  await client.getByRole('button', { name: 'Revoke', exact: true }).last().click()
  const revokedAt = Date.now()
  await revoked
  const isOut = phone
    .getByText('This phone was disconnected')
    .waitFor()
    .then(() => Date.now() - revokedAt)
  const hasEnded = tile(staff)
    .getByText('Live', { exact: true })
    .waitFor({ state: 'hidden' })
    .then(() => Date.now() - revokedAt)
  console.log(`revoked: the page is out after ${await isOut} ms, the stream has ended after ${await hasEnded} ms`)
  await takePicture(phone, 'phone revoked')
}
