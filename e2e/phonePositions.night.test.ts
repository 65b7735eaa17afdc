// A phone that is paired in a second browser shows where it is to the control center and to the live map of its mission, until it is
// revoked on the page of its client. With pictures of each page in build/e2e/pictures.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { linkMission, makeClient } from './support/clients'
import { flow } from './support/flow'
import { takePicture } from './support/pictures'

const DESKTOP = { width: 1440, height: 900 }
const HAND = { width: 390, height: 844 }
const PLACE = { latitude: 46.84, longitude: -91.99, accuracy: 40 }

flow('a phone that shares its position is on the control center until it is revoked', async (context) => {
  const { openAs, openWith, open, emailOf } = context
  const staff = await openAs('root', { viewport: DESKTOP, path: '/dashboard/missions' })
  const { _id: missionId } = await createRecord(staff, '/mission/create', { name: 'Quay walls' })
  const person = await emailOf('viewer')
  const clientId = await makeClient(person)
  await linkMission(clientId, missionId)

  const owner = await openWith(person, { path: '/healthz' })
  const code = await pairingCode(owner)
  const phone = await open({ path: '/connect', viewport: HAND })
  await phone.context().grantPermissions(['geolocation'])
  await phone.context().setGeolocation(PLACE)
  await phone.getByLabel('Code').fill(code)
  await phone.getByLabel('Name of this phone').fill('Gate')
  await phone.getByRole('button', { name: 'Connect' }).click()
  await phone.getByLabel('Mission').selectOption({ label: 'Quay walls' })

  const wall = await openAs('root', { viewport: DESKTOP, path: '/dashboard/control-center' })
  await wall.getByRole('application', { name: 'Map without drones' }).waitFor()
  await phone.getByRole('button', { name: 'Share position' }).click()
  await phone.getByText('Position is shared').waitFor()
  const map = wall.getByRole('application', { name: 'Map with 0 drones and 1 phone' })
  await map.waitFor()

  await chooseFromList(wall)
  const card = wall.getByRole('complementary', { name: 'Phone Gate' })
  await card.getByText('± 40 m').waitFor()
  await assertAccessible(wall, 'a phone on the control center')
  await takePicture(wall, 'a phone on the control center')
  await wall.setViewportSize(HAND)
  await map.scrollIntoViewIfNeeded()
  await takePicture(wall, 'a phone on the control center of a phone')
  await wall.setViewportSize(DESKTOP)

  await seeOnMission(staff, missionId)
  await staff.goto(`/dashboard/tenant/client/missions?client=${clientId}`)
  const phones = staff.getByRole('region', { name: 'Phones' })
  await phones.getByText('Gate', { exact: true }).waitFor()
  await phones.scrollIntoViewIfNeeded()
  await assertAccessible(staff, 'the phones of a client')
  await takePicture(staff, 'the phones of a client')
  await staff.setViewportSize(HAND)
  await phones.scrollIntoViewIfNeeded()
  await takePicture(staff, 'the phones of a client on a phone')
  await staff.setViewportSize(DESKTOP)
  await phones.getByRole('button', { name: 'Revoke Gate' }).click()
  await staff.getByRole('button', { name: 'Revoke', exact: true }).last().click()
  await wall.getByRole('application', { name: 'Map without drones' }).waitFor()
  assert.equal(await card.count(), 0)
  await phones.getByText('No phone is paired').waitFor()
  await phone.getByText('This phone was disconnected').waitFor()
})

/** A code that pairs a phone of the signed-in person. */
async function pairingCode(page: Page): Promise<string> {
  const { origin } = new URL(page.url())
  const reply = await page.request.post('/apis/v1/phone/pairing-code', { headers: { origin } })
  const { data } = (await reply.json()) as { data: { code: string } }
  return data.code
}

/** The live map of the mission, which has no stream, in both sizes. */
async function seeOnMission(page: Page, missionId: string): Promise<void> {
  await page.goto(`/dashboard/missions/${missionId}/live`)
  await page.getByRole('heading', { name: 'No live stream' }).waitFor()
  const map = page.getByRole('application', { name: 'Map with 0 drones and 1 phone' })
  await map.waitFor()
  await chooseFromList(page)
  await page.getByRole('complementary', { name: 'Phone Gate' }).waitFor()
  await assertAccessible(page, 'a phone on the map of a mission')
  for (const [name, size] of Object.entries({ 'a desktop': DESKTOP, 'a phone': HAND })) {
    await page.setViewportSize(size)
    await map.scrollIntoViewIfNeeded()
    await takePicture(page, `a phone on the map of a mission on ${name}`)
  }
  await page.setViewportSize(DESKTOP)
}

/** Chooses the phone in the list of what is on the map, as people without a mouse do. */
async function chooseFromList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'List features in view' }).click()
  const list = page.getByRole('complementary', { name: 'In view' })
  const entry = list.getByRole('button', { name: /^Gate · / }).first()
  await entry.focus()
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: 'Close list' }).click()
}
