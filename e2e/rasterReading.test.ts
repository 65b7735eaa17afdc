import { plainTiff } from '../server/media/raster/testing/plainTiff'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { dropFiles, fixture, layerIn, type TestFile } from './support/layers'
import { openNewMission } from './support/missions'

const SIDE = 40
const PLACE = { origin: [486_715, 5_881_300] as [number, number], pixelSize: 1 }

const tiff = (name: string, buffer: Buffer): TestFile => ({ name, mimeType: 'image/tiff', buffer })

/** Feet, stored as centifeet above 400, with coordinates and without a coordinate system. */
function looseSurface(): TestFile {
  const values = Int16Array.from({ length: SIDE * SIDE }, (_, at) => 1000 + (at % SIDE))
  const metadata =
    '<Item name="SCALE" sample="0" role="scale">0.01</Item><Item name="OFFSET" sample="0" role="offset">400</Item>'
  return tiff('dem.tif', plainTiff({ width: SIDE, height: SIDE, values, ...PLACE, metadata }))
}

/** A disc; outside, its last band is 0 without being marked as transparency. */
function unmarkedAlpha(): TestFile {
  const values = Uint8Array.from({ length: SIDE * SIDE * 4 }, (_, at) => {
    const pixel = Math.floor(at / 4)
    const isInside = Math.hypot((pixel % SIDE) - SIDE / 2, Math.floor(pixel / SIDE) - SIDE / 2) < SIDE / 3
    if (!isInside) return 0
    return at % 4 === 3 ? 255 : 60 + (pixel % 90)
  })
  const layout = { width: SIDE, height: SIDE, samples: 4, extraSamples: [0] }
  return tiff('ortho.tif', plainTiff({ ...layout, values, ...PLACE, epsg: 25832 }))
}

flow('a person sees how rasters were read, and corrects it', async ({ openAs }) => {
  const page = await openAs('staff', { viewport: { width: 1440, height: 900 }, path: '/healthz' })
  await openNewMission(page, 'Rasters of other programs')
  await page.getByText('No layers yet').waitFor()

  await dropFiles(page, [looseSurface()])
  const choice = page.getByRole('combobox', { name: 'Coordinate system of dem' })
  await choice.waitFor()
  await choice.fill('25832')
  await page.getByText('ETRS89 / UTM zone 32N (EPSG:25832)').first().click()
  await page.getByRole('button', { name: 'Import with this system' }).click()
  await page.getByRole('checkbox', { name: 'Show dem' }).waitFor()
  await layerIn(page, 'dem').click()
  await page.getByRole('heading', { name: 'How this file was read' }).waitFor()
  await page.getByText('ETRS89 / UTM zone 32N (EPSG:25832), as a user chose').waitFor()
  await page.getByText('Stored value × 0.01 + 400, as the file declares').waitFor()
  await page.getByText('Metres, assumed: the file does not state the unit.').waitFor()
  await assertAccessible(page, 'how an elevation model was read')
  await page.getByRole('combobox', { name: 'Unit of heights' }).click()
  await page.getByTitle('Feet (0.3048 m)').click()
  await page.getByText('Feet (0.3048 m), as a user stated. Converted to metres.').waitFor()
  // 410 ft.
  await page.getByText(/^125 to 125\.1, mean/).waitFor()

  await dropFiles(page, [fixture('uint16_4band.tif')])
  await page.getByRole('button', { name: 'State the bands of uint16_4band' }).click()
  for (const [at, role] of ['Red', 'Green', 'Blue', 'Near infrared'].entries()) {
    await page.getByRole('combobox', { name: `Meaning of band ${at + 1}` }).click()
    await page.locator('.ant-select-dropdown:visible').getByTitle(role, { exact: true }).click()
  }
  await page.getByRole('img', { name: 'Preview with near infrared as red' }).waitFor()
  await assertAccessible(page, 'the meaning of bands')
  await page.getByRole('button', { name: 'Save meaning' }).click()
  await page.getByText('Band 4: Near infrared, as a user stated').waitFor()

  await dropFiles(page, [unmarkedAlpha()])
  await page.getByRole('checkbox', { name: 'Show ortho' }).waitFor()
  await layerIn(page, 'ortho').click()
  await page.getByText(/^The last band, by its values/).waitFor()
})
