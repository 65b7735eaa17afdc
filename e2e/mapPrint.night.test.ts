import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { assertAccessible } from './support/accessibility'
import { flow, type FlowContext } from './support/flow'
import { ENGINES, openMapPage } from './support/mapPage/openMapPage'
import { openNewMission } from './support/missions'
import { keepFile, takePicture } from './support/pictures'
import { readPdf } from './support/readPdf'
import { widthBeyond } from './support/screens'

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(field, { exact: true }).click()
  await page.locator('.ant-select-item-option', { hasText: new RegExp(`^${option}$`) }).click()
}

async function saved(page: Page, button: string): Promise<{ name: string; file: Buffer }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  const download = await waiting
  return { name: download.suggestedFilename(), file: await buffer(await download.createReadStream()) }
}

const drawn = (page: Page) => page.locator('.print-preview canvas[data-state="ready"]').waitFor()

async function openDemoMission(
  { openAsDemo }: FlowContext,
  viewport: { width: number; height: number },
): Promise<Page> {
  const page = await openAsDemo('staff', { viewport, path: '/dashboard/missions' })
  await page.getByRole('main').getByRole('link', { name: 'Beach erosion, March' }).first().click()
  await page.getByRole('button', { name: 'Print or export' }).waitFor()
  return page
}

flow(
  'the map of a mission is printed as a PDF file with an exact scale, and exported as a picture',
  async (context) => {
    const page = await openDemoMission(context, { width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Print or export' }).click()
    const dialog = page.getByRole('dialog', { name: 'Print map' })
    await drawn(page)
    await assertAccessible(page, 'the dialog that prints a map')
    await takePicture(page, 'map-print')

    await dialog.getByLabel('Title').fill('Erosion of the beach')
    await choose(page, 'Paper', 'A3')
    await dialog.getByRole('radio', { name: 'Landscape' }).check()
    await choose(page, 'Scale', '1:1,000')
    await choose(page, 'Resolution', '150 dpi')
    await drawn(page)
    const { name, file } = await saved(page, 'Save PDF')
    keepFile('printed-map.pdf', file)
    assert.equal(name, 'Erosion of the beach.pdf')
    const { size, texts } = await readPdf(file)
    assert.deepEqual(size, [420, 297])
    for (const text of ['Erosion of the beach', '1:1,000 on A3', 'Map: Natural Earth', 'Legend', 'N']) {
      assert.ok(texts.includes(text), `${text} is missing: ${texts.join(' | ')}`)
    }
    assert.ok(
      texts.some((text) => /^46\.\d+° N$/.test(text)),
      `no coordinate: ${texts.join(' | ')}`,
    )

    const picture = await saved(page, 'Save PNG')
    keepFile('printed-map.png', picture.file)
    const { width, height } = await sharp(picture.file).metadata()
    assert.deepEqual([width, height], [2480, 1754])

    await choose(page, 'Paper', 'A0')
    await choose(page, 'Resolution', '300 dpi')
    await dialog.getByText(/^As a PNG file this page has 14\d million pixels/).waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Save PNG' }).isDisabled(), true)
  },
)

flow('a phone prints the map', async (context) => {
  const page = await openDemoMission(context, { width: 390, height: 844 })
  await page.getByRole('button', { name: 'Print or export' }).click()
  await drawn(page)
  assert.equal(await widthBeyond(page), 0)
  await takePicture(page, 'map-print-phone')
  await assertAccessible(page, 'the dialog that prints a map, on a phone')
  const { file } = await saved(page, 'Save PDF')
  assert.deepEqual((await readPdf(file)).size, [210, 297])
})

flow(
  'a picture of the map is sent into the thread of a mission, with links to it and to the view',
  async ({ openAs }) => {
    const page = await openAs('root', { path: '/healthz' })
    const mission = await openNewMission(page, 'Quay plan')
    await page.goto(`${mission}?view=@50.84,-0.14,16z`)
    await page.getByRole('button', { name: 'Print or export' }).click()
    await drawn(page)
    await page.getByRole('button', { name: 'Send picture' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send picture of the map' })
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('This is the quay')
    await assertAccessible(page, 'the dialog that sends a picture of a map')
    await takePicture(page, 'map-send')
    await dialog.getByRole('button', { name: 'Send picture' }).click()
    await page.getByText('Picture sent').waitFor()

    await page.goto(`${mission}/thread`)
    const comment = page.getByRole('listitem').filter({ hasText: 'This is the quay' })
    await comment.getByRole('link', { name: /view=@50\.84/ }).waitFor()
    await comment.getByRole('link', { name: /documents\?document=/ }).click()
    await page.getByRole('dialog', { name: /\.png/ }).waitFor()
  },
)

const SQUARE = {
  layers: [
    {
      kind: 'features' as const,
      id: 'square',
      name: 'Square',
      visible: true,
      opacity: 1,
      style: { color: '#dc1414', fill: '#dc1414' },
      data: { type: 'FeatureCollection' as const, features: [] },
    },
  ],
}

flow('Google Maps says that it cannot be printed, and offers the built-in map', async ({ open }) => {
  const [, google] = ENGINES
  const page = await openMapPage(open, google, { scene: SQUARE, view: { center: [4.25, 52], zoom: 12 } })
  await page.getByRole('button', { name: 'Print or export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print map' })
  await dialog.getByText(/^Google Maps cannot be printed/).waitFor()
  await dialog.getByRole('button', { name: 'Use built-in map' }).click()
  await page.locator('.scene-map[data-engine="embedded"]').waitFor()
  await page.getByRole('button', { name: 'Print or export' }).click()
  await drawn(page)
})
