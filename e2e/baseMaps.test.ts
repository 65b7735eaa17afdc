import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'
import { waitForColor, waitForOtherColor } from './support/pixels'
import { PASSWORD } from './support/testServer'
import { startTileServer, type TileServer } from './support/tileServer'

const MAGENTA: [number, number, number] = [255, 0, 255]
const PHONE = { width: 390, height: 844 }

let tiles: TileServer
before(async () => {
  tiles = await startTileServer('#ff00ff')
})
after(() => tiles.close())

const source = (name: string) => ({
  name,
  kind: 'raster',
  url: `${tiles.origin}/${encodeURIComponent(name)}/{z}/{x}/{y}.png`,
  attribution: '© <a href="https://city.example.com/terms">City of Example</a>',
  enabled: true,
})

const policyOf = async (page: Page, path: string): Promise<string> => {
  const reply = await page.request.get(path)
  return reply.headers()['content-security-policy'] ?? ''
}

async function openMission(page: Page): Promise<void> {
  const { _id: locationId } = await createRecord(page, '/location/create', {
    name: 'Sample harbour',
    location: { lat: 51.95, long: 4.03 },
  })
  const { _id } = await createRecord(page, '/mission/create', { name: 'Over the harbour', locationId })
  await page.goto(`/dashboard/missions/${_id}`)
  await page.getByRole('img', { name: 'Location: Sample harbour' }).waitFor()
}

async function chooseBaseMap(page: Page, name: string): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Base map' })
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Base map', exact: true }).click()
  await panel.getByRole('radio', { name }).check()
}

/** Pixel of the map beside the pin. */
async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('application').boundingBox()
  assert.ok(box)
  return { x: box.x + box.width / 2 + 30, y: box.y + box.height / 2 + 45 }
}

flow('a map without base maps asks no other server', async ({ openAs }) => {
  const page = await openAs('root')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(sharedAddress()) && !/^(data|blob):/.test(request.url())) foreign.push(request.url())
  })
  await openMission(page)
  await page.getByText('Map: Natural Earth').waitFor()
  assert.doesNotMatch(await policyOf(page, '/dashboard/missions'), /https?:/)
  assert.deepEqual(foreign, [])
  await page.screenshot({ path: 'build/shots/bundled.png' })
})

for (const [size, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', PHONE],
] as const) {
  flow(`a user switches between base maps (${size})`, async ({ openAs }) => {
    const root = await openAs('root', { viewport })
    const name = `Aerial ${size}`
    await createRecord(root, '/base-map/create', source(name))
    assert.match(await policyOf(root, '/dashboard/missions'), new RegExp(`connect-src [^;]*${tiles.origin}`))
    await openMission(root)
    const { x, y } = await middleOf(root)
    await chooseBaseMap(root, name)
    await waitForColor(root, x, y, MAGENTA)
    await assertAccessible(root, 'base maps')
    const credit = root.getByRole('link', { name: 'City of Example' })
    assert.equal(await credit.getAttribute('href'), 'https://city.example.com/terms')
    await root.screenshot({ path: `build/shots/switcher-${size}.png` })

    // The choice is remembered.
    await root.reload()
    await root.getByRole('img', { name: 'Location: Sample harbour' }).waitFor()
    await waitForColor(root, x, y, MAGENTA)
    await chooseBaseMap(root, 'None')
    await waitForOtherColor(root, x, y, MAGENTA)
    await root.keyboard.press('Escape')
    await root.getByRole('complementary', { name: 'Base map' }).waitFor({ state: 'detached' })
  })
}

flow('after sign-in the default base map of the tenant is shown', async ({ openAs, open, emailOf }) => {
  const root = await openAs('root')
  await createRecord(root, '/base-map/create', { ...source('Default'), isDefault: true })
  const { _id } = await createRecord(root, '/mission/create', { name: 'Anywhere' })
  const page = await open({ path: '/login' })
  assert.doesNotMatch(await policyOf(page, '/login'), /127\.0\.0\.1/)
  await page.getByLabel('E-mail').fill(await emailOf('root'))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.goto(`/dashboard/missions/${_id}`)
  await page.getByRole('application').waitFor()
  const { x, y } = await middleOf(page)
  await waitForColor(page, x, y, MAGENTA)
})
