// The 3D terrain of a mission's map, over a real surface model (Geobasis NRW).
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { chooseLayerAction, dropFiles, fixture, layerIn, waitForStillMap } from './support/layers'
import { openNewMission } from './support/missions'
import { takePicture } from './support/pictures'
import { widthBeyond } from './support/screens'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const MODEL = 'dsm_float'
/** Mean difference of the values of pixels from which on two pictures are of different terrain. */
const OTHER_PICTURE = 2
const SAME_PICTURE = 1

const terrainButton = (page: Page) => page.getByRole('button', { name: '3D terrain', exact: true })
const panelOf = (page: Page) => page.getByRole('complementary', { name: '3D terrain' })
const params = (page: Page) => new URL(page.url()).searchParams

/** The map without what lies over it. */
async function mapPicture(page: Page): Promise<Buffer> {
  const canvas = await page.locator('.scene-map canvas').first().screenshot({ animations: 'disabled' })
  return sharp(canvas).extract({ left: 60, top: 120, width: 420, height: 420 }).removeAlpha().raw().toBuffer()
}

function difference(one: Buffer, other: Buffer): number {
  let sum = 0
  for (const [at, value] of one.entries()) sum += Math.abs(value - other[at]!)
  return sum / one.length
}

async function waitForHeights(page: Page): Promise<void> {
  await panelOf(page).waitFor()
  await page.getByText('Loading heights…').waitFor({ state: 'hidden' })
  await waitForStillMap(page)
}

/** Presses a key on a slider of the panel until the URL has a value. */
async function slide(page: Page, slider: string, key: string, expected: RegExp): Promise<void> {
  await panelOf(page).getByRole('slider', { name: slider }).press(key)
  await page.waitForFunction((pattern) => new RegExp(pattern).test(location.search), expected.source)
  await waitForStillMap(page)
}

async function examine(page: Page, what: string): Promise<void> {
  for (const [name, size] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    await page.setViewportSize(size)
    assert.equal(await widthBeyond(page), 0, `${what} is too wide on a ${name}`)
    await assertAccessible(page, `${what} on a ${name}`)
    await takePicture(page, `terrain ${what} ${name}`)
  }
  await page.setViewportSize(DESKTOP)
  await waitForStillMap(page)
}

flow('a surface model becomes the ground of the map, flat again, and 3D by a link', async ({ openAs }) => {
  const page = await openAs('staff', { viewport: DESKTOP, path: '/healthz' })
  await openNewMission(page, 'Terrain')
  await page.getByText('No layers yet').waitFor()
  assert.equal(await terrainButton(page).getAttribute('aria-disabled'), 'true')
  await terrainButton(page).hover()
  await page.getByText('The 3D terrain needs an elevation model.').waitFor()
  await dropFiles(page, [fixture(`${MODEL}.tif`)])
  await page.getByRole('checkbox', { name: `Show ${MODEL}` }).waitFor()
  await chooseLayerAction(page, MODEL, 'Zoom to layer')
  await waitForStillMap(page)
  const flatView = params(page).get('view')
  const flatPicture = await mapPicture(page)

  const heights = page.waitForResponse((reply) => reply.url().includes('/tiles/elevation/') && reply.status() === 200)
  await terrainButton(page).focus()
  await page.keyboard.press('Enter')
  assert.equal((await heights).headers()['content-type'], 'image/png')
  await waitForHeights(page)
  assert.match(params(page).get('view') ?? '', /,60p$/)
  assert.match(params(page).get('terrain') ?? '', /,1x,315a,45e$/)
  const natural = await mapPicture(page)
  assert.ok(difference(natural, flatPicture) > OTHER_PICTURE, 'the map is as flat as before')

  await slide(page, 'Exaggeration', 'End', /,5x,/)
  const steep = await mapPicture(page)
  assert.ok(difference(natural, steep) > OTHER_PICTURE, 'exaggeration changes nothing')
  await slide(page, 'Direction', 'Home', /,0a,/)
  const fromNorth = await mapPicture(page)
  assert.ok(difference(steep, fromNorth) > 0.5, 'the direction of the sun changes nothing')

  // Shortly before noon in June, and at midnight.
  const day = panelOf(page).getByLabel('At date and time')
  await day.fill('6/21/2026')
  await day.press('Enter')
  const time = panelOf(page).getByLabel('Time of day')
  await time.fill('11:30')
  await page.waitForFunction(() => /,17[789]a,62e/.test(location.search))
  await time.fill('00:00')
  await page.getByText('The sun is below the horizon at this time.').waitFor()
  await examine(page, 'panel')

  // The flat map is where it was, and the terrain has the same settings when it is shown again.
  await panelOf(page).getByRole('button', { name: 'Flat view' }).click()
  await page.waitForFunction(() => !location.search.includes('terrain='))
  await waitForStillMap(page)
  assert.equal(params(page).get('view'), flatView)
  assert.ok(difference(await mapPicture(page), flatPicture) < SAME_PICTURE, 'the flat map looks different')
  await terrainButton(page).click()
  await waitForHeights(page)
  assert.match(params(page).get('terrain') ?? '', /,5x,/)

  await panelOf(page).getByRole('button', { name: 'Rotate clockwise' }).click()
  await page.waitForFunction(() => /,15h,60p/.test(location.search))
  await page.getByRole('application').focus()
  await page.keyboard.press('PageDown')
  await page.waitForFunction(() => /,15h,45p/.test(location.search))
  await panelOf(page).getByRole('button', { name: 'Close 3D terrain' }).press('Escape')
  await panelOf(page).waitFor({ state: 'hidden' })

  for (const [button, reason] of [
    ['Print or export', /exact scale/],
    ['Compare by swipe', /flat view/],
  ] as const) {
    const disabled = page.getByRole('button', { name: button })
    assert.equal(await disabled.getAttribute('aria-disabled'), 'true')
    assert.match((await disabled.getAttribute('aria-description')) ?? '', reason)
  }

  // The address is the same after a reload.
  await waitForStillMap(page)
  const { search } = new URL(page.url())
  await page.reload()
  await layerIn(page, MODEL).waitFor()
  await terrainButton(page).click()
  await waitForHeights(page)
  await panelOf(page).getByRole('button', { name: 'Close 3D terrain' }).click()
  assert.equal(new URL(page.url()).search, search)
})
