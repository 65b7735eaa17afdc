import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { after, before } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { assertAccessible } from './support/accessibility'
import { createRecord, updateRecord } from './support/apiCalls'
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
  // Not check(), which fails when a map that cannot be loaded is replaced at once.
  await panel.getByRole('radio', { name }).click()
}

/** Pixel of the map beside the pin. */
async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('application').boundingBox()
  assert.ok(box)
  return { x: box.x + box.width / 2 + 30, y: box.y + box.height / 2 + 45 }
}

flow('a map without base maps requests nothing from other servers', async ({ openAs }) => {
  const page = await openAs('root', { path: '/healthz' })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(sharedAddress()) && !/^(data|blob):/.test(request.url())) foreign.push(request.url())
  })
  await openMission(page)
  await page.getByText('Map: Natural Earth').waitFor()
  assert.doesNotMatch(await policyOf(page, '/dashboard/missions'), /https?:/)
  assert.deepEqual(foreign, [])
})

for (const [size, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', PHONE],
] as const) {
  flow(`a user switches between base maps (${size})`, async ({ openAs }) => {
    const root = await openAs('root', { viewport, path: '/healthz' })
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

flow('a user downloads the visible map with its attribution', async ({ openAs }) => {
  const root = await openAs('root', { path: '/healthz' })
  await createRecord(root, '/base-map/create', { ...source('Aerial'), isDefault: true })
  await openMission(root)
  const { x, y } = await middleOf(root)
  await waitForColor(root, x, y, MAGENTA)
  const box = await root.getByRole('application').boundingBox()
  assert.ok(box)
  const [download] = await Promise.all([
    root.waitForEvent('download'),
    root.getByRole('button', { name: 'Download picture' }).click(),
  ])
  assert.match(download.suggestedFilename(), /\.png$/)
  const picture = sharp(await buffer(await download.createReadStream()))
  const { width, height } = await picture.metadata()
  assert.deepEqual([width, height], [Math.round(box.width), Math.round(box.height)])
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colorOf = (left: number, top: number) => {
    const at = (Math.round(top) * info.width + Math.round(left)) * info.channels
    return [...data.subarray(at, at + 3)]
  }
  assert.deepEqual(colorOf(x - box.x, y - box.y), MAGENTA)
  // The attribution has a light background in the lower right corner.
  assert.ok(colorOf(info.width - 2, info.height - 2).every((value) => value > 200))
})

flow('after sign-in the default base map of the tenant is shown', async ({ openAs, open, emailOf }) => {
  const root = await openAs('root', { path: '/healthz' })
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

flow('a base map that fails is replaced by the bundled map with one message', async ({ openAs }) => {
  const broken = await startTileServer('#00ff00')
  try {
    const root = await openAs('root', { path: '/healthz' })
    const url = `${broken.origin}/{z}/{x}/{y}.png`
    await createRecord(root, '/base-map/create', { ...source('Broken'), url })
    broken.fail()
    await openMission(root)
    await chooseBaseMap(root, 'Broken')
    await root.getByText('Broken could not be loaded. The bundled map is shown instead.').waitFor()
    await root.getByText('Map: Natural Earth').waitFor()
  } finally {
    await broken.close()
  }
})

flow('a tenant-root adds, previews and turns on a base map', async ({ openAs }) => {
  const root = await openAs('root', { path: '/dashboard/tenant/organisation' })
  await root.getByRole('link', { name: 'Base maps' }).click()
  await root.getByText('No base maps yet').waitFor()
  await assertAccessible(root, 'no base maps')
  await root.getByRole('button', { name: 'Add base map' }).click()
  const dialog = root.getByRole('dialog', { name: 'Add base map' })
  await dialog.getByLabel('Name').fill('City')
  await dialog.getByLabel('Address').fill('http://tiles.example.com/{z}/{x}/{y}.png')
  await dialog.getByLabel('Attribution').fill('City of Example')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByText('Enter an address that starts with https://').first().waitFor()
  await dialog.getByLabel('Address').fill(`${tiles.origin}/city/{z}/{x}/{y}.png`)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await root.getByRole('heading', { name: 'City' }).waitFor()

  assert.doesNotMatch(await policyOf(root, '/dashboard/missions'), /127\.0\.0\.1/)
  await root.getByRole('link', { name: 'Preview' }).click()
  const preview = root.getByRole('region', { name: 'Preview of City', exact: true })
  const box = await preview.boundingBox()
  assert.ok(box)
  await waitForColor(root, box.x + box.width / 2, box.y + box.height / 2, MAGENTA)
  await assertAccessible(root, 'settings of base maps')

  await root.getByRole('switch', { name: 'City is on' }).click()
  await root.getByRole('dialog', { name: 'Turn on City?' }).getByRole('button', { name: 'Turn on' }).click()
  await root.getByRole('button', { name: 'Make default' }).waitFor()
  assert.match(await policyOf(root, '/dashboard/missions'), new RegExp(tiles.origin))
})

flow('a base layer lies below a mission, and its plot leads to the missions there', async ({ openAs }) => {
  const root = await openAs('root', { path: '/healthz' })
  const base = (await createRecord(root, '/baselayer/create-base-vector-layer', { name: 'Plots' })) as StoredBase
  const [part] = base.parts
  assert.ok(part)
  const ring = [
    [4, 51.93],
    [4.06, 51.93],
    [4.06, 51.97],
    [4, 51.97],
    [4, 51.93],
  ]
  await createRecord(root, `/layer/addFeature/${part._id}`, {
    features: [{ geometry: { type: 'Polygon', coordinates: [ring] }, properties: { plot: 'B-12' } }],
  })
  const { version } = await readBase(root, base._id)
  await updateRecord(root, `/baselayer/set-prime-attr/${base._id}`, { version, attribute: 'plot' })
  await openMission(root)
  const { x, y } = await middleOf(root)
  await root.getByRole('button', { name: 'Base layers' }).click()
  await root.getByRole('switch', { name: 'Plots' }).click()
  await root.getByRole('slider', { name: 'Opacity of Plots' }).waitFor()
  const card = root.getByRole('complementary', { name: 'Attributes of B-12' })
  await clickUntil(root, x, y + 60, () => card.isVisible())
  await card.getByRole('link', { name: 'Over the harbour' }).waitFor()
  await assertAccessible(root, 'a plot of a base layer')
  // What the user sees is remembered.
  await root.reload()
  await root.getByRole('switch', { name: 'Plots', checked: true }).waitFor()
  await root.getByRole('switch', { name: 'Plots' }).click()
  await root.getByRole('slider', { name: 'Opacity of Plots' }).waitFor({ state: 'detached' })
})

interface StoredBase {
  _id: string
  version: number
  parts: { _id: string }[]
}

async function readBase(page: Page, id: string): Promise<StoredBase> {
  const reply = await page.request.get(`/apis/v1/baselayer/get-meta-data/${id}`)
  return ((await reply.json()) as { data: { baseLayer: StoredBase } }).data.baseLayer
}

/** Tiles appear some time after their layer was switched on. */
async function clickUntil(page: Page, x: number, y: number, isDone: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    await page.mouse.click(x, y)
    await page.waitForTimeout(500)
    if (await isDone()) return
  }
  throw new Error('The click on the map had no effect')
}
