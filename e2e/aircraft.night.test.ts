// A TAK server is connected as a feed: its aircraft appear in the control center and on the map of a mission, move and age. With
// pictures in build/e2e/pictures. A rule raises an alert when one comes near an own live drone.
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { UserDetails } from '../src/api/auth'
import { cotOf, startTakServer } from '../server/groups/aircraft/testing/takServer'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'
import { takePicture } from './support/pictures'

const DESKTOP = { width: 1440, height: 900 }
const HAND = { width: 390, height: 844 }
const PLACE = { lat: 46.84, long: -91.99, hae: 231 }

flow('aircraft of a TAK server appear on the maps of the organisation', async ({ openAs }) => {
  const tak = await startTakServer()
  let moved = 0
  let timer: NodeJS.Timeout | undefined
  const startMoving = () => {
    timer = setInterval(() => {
      moved += 0.0002
      tak.send(cotOf('N172', { ...PLACE, lat: PLACE.lat + moved }))
    }, 1000)
  }
  try {
    const root = await openAs('root', { viewport: DESKTOP, path: '/dashboard/tenant/organisation' })
    await root.getByRole('link', { name: 'Manage aircraft feeds' }).click()
    await root.getByRole('heading', { name: 'No aircraft feeds yet' }).waitFor()
    await assertAccessible(root, 'the page without feeds')
    await root.getByRole('button', { name: 'New feed' }).click()
    const form = root.getByRole('dialog', { name: 'New aircraft feed' })
    await form.getByLabel('Name', { exact: true }).fill('Harbour TAK')
    await form.getByLabel('Host').fill('10.0.0.1')
    await form.getByLabel('Port').fill(String(tak.port))
    await form.getByLabel('Encrypt the connection (TLS)').uncheck()
    await form.getByRole('button', { name: 'Test connection' }).click()
    await form.getByText(/not a public address/).waitFor()
    await form.getByLabel('Host').fill('localhost')
    await form.getByRole('button', { name: 'Test connection' }).click()
    await form.getByText(/^Connected\. In three seconds/).waitFor()
    await assertAccessible(root, 'the form of a feed')
    await takeBoth(root, 'the form of an aircraft feed')
    await form.getByRole('button', { name: 'Create feed' }).click()
    await root.getByText('Connected', { exact: true }).waitFor()

    startMoving()
    await root.getByText('1 aircraft', { exact: false }).waitFor()
    await assertAccessible(root, 'the list of feeds')
    await takeBoth(root, 'the list of aircraft feeds')

    await root.goto('/dashboard/control-center')
    await root.getByRole('checkbox', { name: /^Other aircraft/ }).waitFor()
    await choose(root)
    const card = root.getByRole('complementary', { name: 'Aircraft Call N172' })
    await card.getByText('Harbour TAK (Cursor on Target)').waitFor()
    await card.getByText('231 m above the ellipsoid (WGS 84)').waitFor()
    await root.getByRole('link', { name: 'Aircraft feeds', exact: true }).waitFor()
    await assertAccessible(root, 'an aircraft in the control center')
    await takeBoth(root, 'an aircraft in the control center')

    const { _id: missionId } = await createRecord(root, '/mission/create', { name: 'Quay walls' })
    const reply = await root.request.get('/apis/v1/auth/userdetails')
    const { data: user } = (await reply.json()) as { data: UserDetails }
    await root.goto(`/map/${user.tenantId?._id ?? ''}/${missionId}`)
    const box = root.getByRole('checkbox', { name: /^Other aircraft/ })
    await box.waitFor()
    await choose(root)
    await card.getByText('Harbour TAK (Cursor on Target)').waitFor()
    await assertAccessible(root, 'an aircraft on the map of a mission')
    await takeBoth(root, 'an aircraft on the map of a mission')
    clearInterval(timer)
    await card.getByText(/out of date/).waitFor()
    await takePicture(root, 'an aircraft whose position is out of date')
    await box.uncheck()
    await card.waitFor({ state: 'detached' })
    await root.reload()
    await root.getByRole('checkbox', { name: /^Other aircraft/, checked: false }).waitFor()
  } finally {
    // Otherwise the process of this file would not end.
    clearInterval(timer)
    await tak.stop()
  }
})

const DRONE = { lat: 46.84, long: -91.99, altitude: 200 }
/** 222 m and 3 km north of the drone. */
const NEAR = { ...PLACE, lat: 46.842 }
const FAR = { ...PLACE, lat: 46.867 }
const ALERT = 'Too close: Patrol · Call N172'

flow('an aircraft that comes near a live drone raises an alert on the desk', async ({ openAs }) => {
  const tak = await startTakServer()
  let aircraft = FAR
  let timer: NodeJS.Timeout | undefined
  try {
    const root = await openAs('root', { viewport: DESKTOP, path: '/healthz' })
    const { _id: missionId } = await createRecord(root, '/mission/create', { name: 'Quay walls' })
    const server = { host: 'localhost', port: tak.port, usesTls: false }
    await createRecord(root, '/aircraft/feed/create', { name: 'Harbour TAK', kind: 'cot', ...server })
    const key = await issueKey(root, missionId)
    await makeRule(root)
    const desk = await openAs('staff', { viewport: DESKTOP, path: '/dashboard/alerts' })
    await desk.getByText('No open alerts').waitFor()
    timer = setInterval(() => {
      tak.send(cotOf('N172', aircraft))
      void sendPosition(key)
    }, 1000)
    await root.reload()
    await root.getByText('Has raised nothing yet').waitFor()
    await sleep(3000)
    assert.equal(await desk.getByText(ALERT).count(), 0)
    aircraft = NEAR

    const queue = desk.getByRole('list', { name: 'Alerts' })
    await queue.getByText(ALERT).waitFor()
    assert.equal(await queue.getByText(ALERT).count(), 1)
    await desk.getByRole('button', { name: /^Notifications, [1-9]/ }).click()
    await desk.getByRole('link', { name: new RegExp(ALERT) }).click()
    const detail = desk.getByRole('article', { name: ALERT })
    await detail.getByText(/^22\d m · ↕ 31 ± 110 m · 46\.84200, -91\.99000 · Harbour TAK$/).waitFor()
    await assertAccessible(desk, 'the alert about an aircraft')
    await takeBoth(desk, 'the alert about an aircraft')
    await detail.getByRole('link', { name: 'Show with other aircraft' }).click()
    await desk.getByRole('checkbox', { name: /^Other aircraft/ }).waitFor()
    await choose(desk)
    await desk
      .getByRole('complementary', { name: 'Aircraft Call N172' })
      .getByText(/^Harbour TAK/)
      .waitFor()
    assert.equal(await desk.getByRole('link', { name: 'Aircraft feeds' }).count(), 0)
    await takePicture(desk, 'the aircraft of an alert on the map')
    // Counts of rules are read when the page opens.
    await root.reload()
    await root.getByText(/^Raised 1 alert and no repeats in the last day/).waitFor()
  } finally {
    clearInterval(timer)
    await tak.stop()
  }
})

async function makeRule(root: Page): Promise<void> {
  await root.goto('/dashboard/alerts/rules')
  await root.getByRole('button', { name: 'New rule' }).first().click()
  const rule = root.getByRole('dialog', { name: 'New rule' })
  await rule.getByRole('textbox', { name: 'Name' }).fill('Too close')
  await rule.getByRole('combobox', { name: 'Raise an alert when' }).click()
  await root.getByTitle('Another aircraft is near a live drone').click()
  await rule.getByRole('spinbutton', { name: 'Nearer than' }).fill('5')
  await rule.getByRole('spinbutton', { name: /^Height difference up to/ }).fill('100')
  await rule.getByRole('combobox', { name: 'Kind of the alert' }).fill('Airspace')
  await rule.getByRole('button', { name: 'Create rule' }).click()
  await rule.getByText('Enter whole metres from 10 to 50,000').first().waitFor()
  await rule.getByRole('spinbutton', { name: 'Nearer than' }).fill('500')
  await rule.getByRole('button', { name: 'Try on the last day' }).click()
  await rule.getByText('Would have raised no alerts').waitFor()
  await assertAccessible(root, 'a rule about other aircraft')
  await takeBoth(root, 'a rule about other aircraft')
  await rule.getByRole('button', { name: 'Create rule' }).click()
  await root.getByText('Another aircraft is within 500 m and 100 m of height of a live drone').waitFor()
}

/** @returns a stream key of a new flight */
async function issueKey(root: Page, missionId: string): Promise<string> {
  const { _id: flightId } = await createRecord(root, '/flight/create', { missionId, name: 'Patrol' })
  const issued = await createRecord(root, '/streamtoken/create', { flightId, name: 'Drone 7' })
  return (issued as unknown as { key: string }).key
}

async function sendPosition(key: string): Promise<void> {
  const reply = await fetch(new URL('/apis/v1/streamtoken/telemetry', sharedAddress()), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ positions: [{ at: new Date().toISOString(), ...DRONE }] }),
  })
  assert.equal(reply.ok, true, await reply.text())
}

async function takeBoth(page: Page, name: string): Promise<void> {
  await takePicture(page, name)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(HAND)
  await takePicture(page, `${name} on a phone in the dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(DESKTOP)
}

/** Chooses the aircraft in the list of what is on the map, as people without a mouse do. */
async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'List features in view' }).click()
  const list = page.getByRole('complementary', { name: 'In view' })
  const entry = list.getByRole('button', { name: /^Call N172/ }).first()
  await entry.focus()
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: 'Close list' }).click()
}
