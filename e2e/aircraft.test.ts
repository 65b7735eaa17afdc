// A TAK server is connected as a feed: its aircraft appear in the control center and on the map of a mission, move and age. With
// pictures in build/e2e/pictures.
import type { Page } from 'playwright-core'
import type { UserDetails } from '../src/api/auth'
import { cotOf, startTakServer } from '../server/groups/aircraft/testing/takServer'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { flow } from './support/flow'
import { takePicture } from './support/pictures'

const DESKTOP = { width: 1440, height: 900 }
const HAND = { width: 390, height: 844 }
const SOON = { timeout: 30_000 }
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
    await form.getByText(/not a public address/).waitFor(SOON)
    await form.getByLabel('Host').fill('localhost')
    await form.getByRole('button', { name: 'Test connection' }).click()
    await form.getByText(/^Connected\. In three seconds/).waitFor(SOON)
    await assertAccessible(root, 'the form of a feed')
    await takeBoth(root, 'the form of an aircraft feed')
    await form.getByRole('button', { name: 'Create feed' }).click()
    await root.getByText('Connected', { exact: true }).waitFor(SOON)

    startMoving()
    await root.getByText('1 aircraft', { exact: false }).waitFor(SOON)
    await assertAccessible(root, 'the list of feeds')
    await takeBoth(root, 'the list of aircraft feeds')

    await root.goto('/dashboard/control-center')
    await root.getByRole('checkbox', { name: /^Other aircraft/ }).waitFor(SOON)
    await choose(root)
    const card = root.getByRole('complementary', { name: 'Aircraft Call N172' })
    await card.getByText('Harbour TAK (Cursor on Target)').waitFor()
    await card.getByText('231 m above the ellipsoid (WGS 84)').waitFor()
    await assertAccessible(root, 'an aircraft in the control center')
    await takeBoth(root, 'an aircraft in the control center')

    const { _id: missionId } = await createRecord(root, '/mission/create', { name: 'Quay walls' })
    const reply = await root.request.get('/apis/v1/auth/userdetails')
    const { data: user } = (await reply.json()) as { data: UserDetails }
    await root.goto(`/map/${user.tenantId?._id ?? ''}/${missionId}`)
    const box = root.getByRole('checkbox', { name: /^Other aircraft/ })
    await box.waitFor(SOON)
    await choose(root)
    await card.getByText('Harbour TAK (Cursor on Target)').waitFor()
    await assertAccessible(root, 'an aircraft on the map of a mission')
    await takeBoth(root, 'an aircraft on the map of a mission')
    clearInterval(timer)
    await card.getByText(/out of date/).waitFor({ timeout: 60_000 })
    await takePicture(root, 'an aircraft whose position is out of date')
    await box.uncheck()
    await card.waitFor({ state: 'detached' })
    await root.reload()
    await root.getByRole('checkbox', { name: /^Other aircraft/, checked: false }).waitFor(SOON)
  } finally {
    // Otherwise the process of this file would not end.
    clearInterval(timer)
    await tak.stop()
  }
})

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
