// The path of an alert from a live picture to the statistics: one operator raises it by a key, another one handles it at a desktop
// and on a phone, and a person without live updates sees it too. With pictures of each page in build/e2e/pictures.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createRecord, updateRecord } from './support/apiCalls'
import { startDemoStream } from './support/demoStream'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'
import { takePicture } from './support/pictures'

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 } }

const RAISED = 'Sighting: Drone 7'
const TITLE = 'Boat in the closed zone'
const INSTRUCTIONS = 'Call the harbour master, then log the time.'
const REASON = 'The boat of the harbour master'

/** A mission with a flight and a stream key, and instructions for the kind of the alert. */
async function prepare(page: Page) {
  const place = { name: 'Brighton Beach', location: { lat: 46.8424, long: -91.9944 } }
  const { _id: locationId } = await createRecord(page, '/location/create', place)
  const { _id: missionId } = await createRecord(page, '/mission/create', { name: 'Beach watch', locationId })
  await updateRecord(page, '/alert/settings', { version: 1, instructions: [{ kind: 'Intrusion', text: INSTRUCTIONS }] })
  const { _id: flightId } = await createRecord(page, '/flight/create', { missionId, name: 'Flight 1' })
  const issued = await createRecord(page, '/streamtoken/create', { flightId, name: 'Drone 7' })
  const { key, rtmpUrl } = issued as unknown as { key: string; rtmpUrl: string }
  return { missionId, key, rtmpUrl }
}

flow(
  'an alert that one key raises from a live picture reaches the desk, the bell and a phone, is handled and counted',
  async ({ openAs }) => {
    const root = await openAs('root', { ...DESKTOP, path: '/dashboard/alerts' })
    const { missionId, key, rtmpUrl } = await prepare(root)
    await root.getByText('No open alerts').waitFor()
    const operator = await openAs('staff', { ...DESKTOP, path: '/dashboard/control-center' })
    const phone = await openAs('root', { ...PHONE, path: '/dashboard/alerts' })
    for (const page of [root, operator, phone]) {
      // Pictures are taken in both themes.
      await updateRecord(page, '/profile/theme', { theme: 'system' })
      await page.reload()
    }
    const polling = await openAs('watcher', { ...PHONE, path: `/dashboard/missions/${missionId}/alerts` })
    await root.getByText('No open alerts').waitFor()
    await takePicture(root, 'alert empty desk')
    const endStream = startDemoStream(rtmpUrl, key, sharedAddress())
    try {
      await raiseByKey(operator)
      await Promise.all([
        queueOf(root).getByText(RAISED).waitFor(),
        queueOf(phone).getByText(RAISED).waitFor(),
        queueOf(polling).getByText(RAISED).waitFor(),
      ])
      await describe(operator)
      await openByBell(root)
      await handle(root, operator)
    } finally {
      await endStream()
    }
    await playMoment(root)
    await seeOnPhone(phone)
    await close(root)
    await Promise.all([phone.getByText('No open alerts').waitFor(), polling.getByText('No open alerts').waitFor()])
    await seeFigures(root)
  },
)

const queueOf = (page: Page) => page.getByRole('list', { name: 'Alerts' })

async function raiseByKey(operator: Page): Promise<void> {
  await operator.getByRole('article', { name: 'Tile 1: Drone 7' }).getByText('Live', { exact: true }).waitFor()
  await operator.getByRole('application', { name: 'Map with 1 drone' }).waitFor()
  await operator.keyboard.press('1')
  await operator.keyboard.press('a')
  const notice = operator.getByRole('region', { name: 'Raised alert' })
  await notice.getByText('Alert raised').waitFor()
  await operator.getByRole('region', { name: 'Open alerts' }).getByText(RAISED).waitFor()
  await assertAccessible(operator, 'the notice of a raised alert')
  await takePicture(operator, 'alert raised on the wall')
}

async function describe(operator: Page): Promise<void> {
  await operator.keyboard.press('d')
  const form = operator.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Title' }).fill(TITLE)
  await form.getByRole('combobox', { name: 'Kind' }).fill('Intrusion')
  await assertAccessible(operator, 'the form that describes an alert')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await form.waitFor({ state: 'hidden' })
}

/** The bell names severity and title, and opens the alert. */
async function openByBell(root: Page): Promise<void> {
  await root.getByRole('button', { name: /^Notifications, [1-9]/ }).click()
  const line = root.getByRole('link', { name: new RegExp(`Medium alert at Brighton Beach: ${RAISED}`) })
  await line.waitFor()
  await takePicture(root, 'alert in the bell')
  await line.click()
  await root.getByRole('article', { name: TITLE }).waitFor()
}

async function handle(root: Page, operator: Page): Promise<void> {
  const detail = root.getByRole('article', { name: TITLE })
  await detail.getByRole('img', { name: `Picture of ${TITLE}` }).waitFor()
  await detail
    .getByText(/^46\.84/)
    .first()
    .waitFor()
  await detail.getByText('Drone 7').first().waitFor()
  await detail.getByText(INSTRUCTIONS).waitFor()
  await root.keyboard.press('a')
  await queueOf(root)
    .getByText(/Acknowledged/)
    .waitFor()
  await assertAccessible(root, 'an alert on the desk')
  await takePicture(root, 'alert on the desk')

  await root.keyboard.press('o')
  await root.getByTitle('Sam Staff').filter({ visible: true }).click()
  await detail.getByText('Assigned to Sam Staff').waitFor()
  // The assignee is told, and the notification opens the alert.
  await operator.getByRole('button', { name: /^Notifications, [1-9]/ }).click()
  await operator.getByRole('link', { name: new RegExp(`was assigned to you: ${TITLE}`) }).click()
  await operator.getByRole('article', { name: TITLE }).waitFor()
}

/** The recording of the stream, at the moment of the alert. */
async function playMoment(root: Page): Promise<void> {
  const video = root.getByLabel('The moment in the recording')
  await video.waitFor()
  await video.evaluate((element) => (element as HTMLVideoElement).play())
  await root.waitForFunction(() => (document.querySelector('.alert-video') as HTMLVideoElement).currentTime > 0.5)
  await takePicture(root, 'alert with its moment')
}

async function seeOnPhone(phone: Page): Promise<void> {
  await queueOf(phone).getByText(TITLE).click()
  await phone.getByRole('article', { name: TITLE }).getByText(INSTRUCTIONS).waitFor()
  await assertAccessible(phone, 'an alert on a phone')
  await takePicture(phone, 'alert on a phone')
  await phone.getByRole('button', { name: 'All alerts' }).click()
  await queueOf(phone).waitFor()
  await takePicture(phone, 'alert queue on a phone')
}

async function close(root: Page): Promise<void> {
  await root.getByRole('heading', { name: TITLE }).click()
  await root.keyboard.press('c')
  const dialog = root.getByRole('dialog')
  await dialog.getByText('False positive').click()
  await dialog.getByRole('textbox', { name: /Reason/ }).fill(REASON)
  await takePicture(root, 'alert being closed')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await root.getByText('No open alerts').waitFor()
}

async function seeFigures(root: Page): Promise<void> {
  await root.getByRole('button', { name: 'Statistics' }).click()
  const figures = root.getByRole('dialog')
  await figures
    .getByRole('table', { name: 'By kind' })
    .getByRole('row', { name: /Intrusion.*100/ })
    .waitFor()
  await assertAccessible(root, 'the statistics of alerts')
  await takePicture(root, 'alert statistics')
  await root.goto('/dashboard')
  await root.getByRole('heading', { name: 'Open alerts' }).waitFor()
  await root.getByText('No open alerts').waitFor()
  await takePicture(root, 'alert dashboard')
  assert.equal(new URL(root.url()).pathname, '/dashboard')
}
