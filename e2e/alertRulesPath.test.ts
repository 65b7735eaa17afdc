// The path of alerts that nobody raises by hand: a fence on the map and its rule, another system by the webhook, and the people
// who are told outside the app. With pictures of each page in build/e2e/pictures.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createRecord, updateRecord } from './support/apiCalls'
import { drawShape } from './support/drawing'
import { sharedAddress, sharedDataDir } from './support/environment'
import { flow } from './support/flow'
import { dropFiles } from './support/layers'
import { waitForMail } from './support/mails'
import { takePicture } from './support/pictures'

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 } }
const HOUR_MS = 3_600_000

/** Outside of the fence, and in it. */
const OUTSIDE = { lat: 46.8424, long: -91.9944 }
const INSIDE = { lat: 46.8429, long: -91.9937 }
const VIEW = '@46.8427,-91.9942,18z'
const RULE = 'Over the fence'
const DELIVERY = { title: 'Gate forced', type: 'Intrusion', camera: { id: 'gate-2' } }

flow(
  'a fence on the map and another system raise alerts, and people without the app open are told',
  async ({ openAs, emailOf }) => {
    const root = await openAs('root', { ...DESKTOP, path: '/healthz' })
    await followSystem(root)
    const { _id: missionId } = await createRecord(root, '/mission/create', { name: 'Beach watch' })
    const pilotEmail = await emailOf('pilot')
    await flyYesterday(root, missionId)
    await makeRule(root, missionId)
    const desk = await openAs('staff', { ...DESKTOP, path: '/dashboard/alerts' })
    await followSystem(desk)
    await desk.reload()
    await desk.getByText('No open alerts').waitFor()
    await crossFence(desk, root, missionId)
    await deliverRepeats(desk, root, missionId)
    await mentionPilot(desk)
    const mail = await waitForMail(sharedDataDir(), pilotEmail, 2)
    const pilot = await openAs('pilot', { ...PHONE, path: '/healthz' })
    await followSystem(pilot)
    await pilot.goto(linkIn(mail))
    await setQuietHours(desk, { from: clock(-HOUR_MS), until: clock(HOUR_MS) })
    await answerTwice(desk, pilot)
    await setQuietHours(desk, { from: clock(-2 * HOUR_MS), until: clock(-HOUR_MS) })
    const digest = await waitForMail(sharedDataDir(), await emailOf('staff'), 2)
    assert.match(digest, /^Subject: 2 notifications from Aerie/m)
  },
)

/** Pictures are taken in both themes. */
const followSystem = (page: Page) => updateRecord(page, '/profile/theme', { theme: 'system' })

/** Two logs of yesterday, each of a flight through the fence. */
async function flyYesterday(root: Page, missionId: string): Promise<void> {
  await root.goto(`/dashboard/missions/${missionId}/flights`)
  const main = root.getByRole('main')
  await main.getByText('No flights yet').waitFor()
  const files = [9, 15].map((hour) => {
    const text = [OUTSIDE, INSIDE, OUTSIDE].map((place, second) => frame(place, hour, second)).join('\n')
    return { name: `DJI_${hour}.SRT`, mimeType: 'application/x-subrip', buffer: Buffer.from(text) }
  })
  await dropFiles(root, files, 'main')
  const create = main.getByRole('button', { name: 'Create flight' })
  await create.nth(1).waitFor()
  await create.first().click()
  await main.getByRole('link', { name: 'Flight 1' }).waitFor()
  await create.click()
  await main.getByRole('link', { name: 'Flight 2' }).waitFor()
}

function frame({ lat, long }: typeof INSIDE, hour: number, second: number): string {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const time = (at: number) => `00:00:0${at},000`
  const clock = `${String(hour).padStart(2, '0')}:00:0${second}`
  return [
    second + 1,
    `${time(second)} --> ${time(second + 1)}`,
    `<font size="28">FrameCnt: ${second + 1}, DiffTime: 1000ms`,
    `${day} ${clock}.000`,
    `[latitude: ${lat}] [longitude: ${long}] [rel_alt: 17.000 abs_alt: 200.000] </font>`,
    '',
  ].join('\n')
}

/** Draws the fence, makes its rule and tries it on yesterday's flights. */
async function makeRule(root: Page, missionId: string): Promise<void> {
  await root.goto(`/dashboard/missions/${missionId}?view=${VIEW}`)
  await root.getByRole('button', { name: 'Draw area' }).click()
  await drawShape(root, [
    [0.58, 0.22],
    [0.85, 0.22],
    [0.85, 0.45],
    [0.58, 0.45],
  ])
  await root.getByRole('heading', { name: 'Feature 1' }).waitFor()
  await takePicture(root, 'fence on the map')
  await root.getByRole('button', { name: 'Make an alert rule' }).click()
  const rule = root.getByRole('dialog', { name: 'New rule' })
  await rule.getByRole('textbox', { name: 'Name' }).fill(RULE)
  await rule.getByRole('combobox', { name: 'Kind of the alert' }).fill('Intrusion')
  await rule.getByRole('button', { name: 'Try on the last day' }).click()
  await rule.getByText('Would have raised 2 alerts').waitFor()
  await assertAccessible(root, 'a rule that was tried')
  await takePicture(root, 'fence rule tried')
  await rule.getByRole('button', { name: 'Create rule' }).click()
  await root.getByText('A drone enters Drawing · Beach watch').waitFor()
}

/** The simulated drone sends its positions with its stream key. */
async function crossFence(desk: Page, root: Page, missionId: string): Promise<void> {
  const { _id: flightId } = await createRecord(root, '/flight/create', { missionId, name: 'Patrol' })
  const issued = await createRecord(root, '/streamtoken/create', { flightId, name: 'Drone 7' })
  const { key } = issued as unknown as { key: string }
  const send = async (place: typeof INSIDE) => {
    const reply = await post('/streamtoken/telemetry', key, { positions: [{ at: new Date().toISOString(), ...place }] })
    assert.equal(reply.ok, true, await reply.text())
  }
  await send(OUTSIDE)
  await send(INSIDE)
  await queueOf(desk).getByText(RULE).first().waitFor()
  await takePicture(desk, 'fence alert on the desk')
}

/** Five equal deliveries become one alert that counts the repeats. */
async function deliverRepeats(desk: Page, root: Page, missionId: string): Promise<void> {
  const mapping = { title: '/title', kind: '/type', dedupeKey: '/camera/id' }
  const fields = { version: 1, missionId, kind: 'Webhook', severity: 'high', mapping }
  await updateRecord(root, '/alert-webhook/edit', fields)
  const { token } = (await createRecord(root, '/alert-webhook/rotate', {})) as unknown as { token: string }
  const replies = await Promise.all(Array.from({ length: 5 }, () => post('/alert-webhook/receive', token, DELIVERY)))
  assert.deepEqual(
    replies.map(({ status }) => status),
    [202, 202, 202, 202, 202],
  )
  await queueOf(desk).getByText(DELIVERY.title).waitFor()
  assert.equal(await queueOf(desk).getByText(DELIVERY.title).count(), 1)
  await queueOf(desk)
    .getByText(/4 repeats/)
    .waitFor()
  await queueOf(desk).getByText(DELIVERY.title).click()
  await desk.getByRole('article', { name: DELIVERY.title }).waitFor()
}

async function mentionPilot(desk: Page): Promise<void> {
  const detail = desk.getByRole('article', { name: DELIVERY.title })
  await detail.getByRole('button', { name: 'Comments', exact: true }).click()
  const field = detail.getByRole('textbox', { name: 'Comment' })
  await field.pressSequentially('Please look, @')
  await desk.keyboard.type('pia')
  await desk.getByTitle('Pia Pilot').waitFor()
  await desk.getByTitle('Robin Root').waitFor({ state: 'detached' })
  await desk.keyboard.press('Enter')
  await desk.keyboard.press('Control+Enter')
  await detail.getByText('Please look, @Pia Pilot').waitFor()
  await takePicture(desk, 'pilot mentioned on an alert')
}

/** Both answers mention the author of the comment, who is in quiet hours and hears of neither by mail yet. */
async function answerTwice(desk: Page, pilot: Page): Promise<void> {
  const comment = pilot.getByRole('listitem', { name: 'Comment by Sam Staff' })
  await comment.getByText('New').waitFor()
  await assertAccessible(pilot, 'the thread of an alert on a phone')
  await takePicture(pilot, 'thread of an alert on a phone')
  for (const text of ['On my way', 'It is closed']) {
    const field = pilot.getByRole('textbox', { name: 'Comment' })
    await field.pressSequentially(`${text}, @`)
    await pilot.keyboard.type('sam')
    await pilot.getByTitle('Sam Staff').waitFor()
    await pilot.getByTitle('Robin Root').waitFor({ state: 'detached' })
    await pilot.keyboard.press('Enter')
    await pilot.keyboard.press('Control+Enter')
    await pilot.getByText(`${text}, @Sam Staff`).waitFor()
  }
  // The page tells what the sender has put off already.
  const held = desk.getByText(/^2 notifications wait\./)
  for (let attempt = 0; attempt < 10 && !(await held.isVisible()); attempt++) {
    await desk.reload()
    await held.waitFor({ timeout: 2000 }).catch(() => undefined)
  }
  await held.waitFor()
  await assertAccessible(desk, 'settings of notifications in quiet hours')
  await takePicture(desk, 'notifications waiting in quiet hours')
}

/** A time of the day by the clock of the browser, which has the zone UTC. */
const clock = (away: number): string => new Date(Date.now() + away).toISOString().slice('YYYY-MM-DDT'.length, -8)

/** Waiting mails leave as soon as the quiet hours are over. */
async function setQuietHours(desk: Page, { from, until }: { from: string; until: string }): Promise<void> {
  await desk.goto('/dashboard/notifications/settings')
  const field = desk.getByLabel('Quiet from')
  if (!(await field.isVisible())) await desk.getByText('No mails at certain hours').click()
  await field.fill(from)
  await desk.getByLabel('Quiet until').fill(until)
  await desk.getByRole('button', { name: 'Save changes' }).click()
  await desk.getByText('Notification settings saved').waitFor()
}

const queueOf = (page: Page) => page.getByRole('list', { name: 'Alerts' })

const post = (path: string, bearer: string, body: object) =>
  fetch(new URL(`/apis/v1${path}`, sharedAddress()), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  })

/** The path of the first link in a mail, also where the mail wraps its lines. */
function linkIn(mail: string): string {
  const link = /https?:\/\/[^/\s]+(\/\S+)/.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1]
  assert.ok(link, 'The mail contains no link')
  return link
}
