import assert from 'node:assert/strict'
import PDFDocument from 'pdfkit'
import type { Page } from 'playwright-core'
import { TestNode, zipOf } from '../server/groups/orthomosaic/testing/nodeOdm'
import { assertAccessible } from './support/accessibility'
import { nodeOdmPort } from './support/environment'
import { flow } from './support/flow'
import { beachPhoto, dropFiles, fixture, layerIn } from './support/layers'
import { openNewMission } from './support/missions'
import { takePicture } from './support/pictures'
import { widthBeyond } from './support/screens'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

const LOG = [
  '[INFO]    Matching DJI_0018.JPG and DJI_0021.JPG.  Matcher: FLANN (symmetric)  Matches: 4218',
  '[INFO]    Finished opensfm stage',
  '[INFO]    Running openmvs stage',
  '[INFO]    Estimating depthmaps',
  '[INFO]    Depthmap resolution set to: 640px',
]

async function reportPdf(): Promise<Buffer> {
  const pdf = new PDFDocument()
  pdf.text('ODM Quality Report')
  pdf.end()
  const parts: Buffer[] = []
  for await (const part of pdf) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const results = async (): Promise<Buffer> =>
  zipOf({
    'odm_orthophoto/odm_orthophoto.tif': fixture('jpeg_mask.tif').buffer,
    'odm_dem/dsm.tif': fixture('dsm_float.tif').buffer,
    'odm_report/report.pdf': await reportPdf(),
    'cameras.json': '{"dji fc330 4000 3000 brown 0.55": {}}\n',
    'odm_georeferencing/odm_georeferenced_model.laz': Buffer.from('LASF\0\0\x01\x02\xff\xfe', 'latin1'),
  })

/** Pictures and the accessibility of what is shown on a desk and on a phone. */
async function examine(page: Page, what: string): Promise<void> {
  for (const [name, size] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    await page.setViewportSize(size)
    assert.equal(await widthBeyond(page), 0, `${what} is too wide on a ${name}`)
    await assertAccessible(page, `${what} on a ${name}`)
    await takePicture(page, `orthomosaic ${what} ${name}`)
  }
  await page.setViewportSize(DESKTOP)
}

flow(
  'a pilot lets a processing server compute an orthomosaic, follows it and opens its results',
  async ({ openAs }) => {
    const node = await new TestNode().start(nodeOdmPort())
    try {
      const pilot = await openAs('staff', { viewport: DESKTOP, path: '/healthz' })
      const mission = await openNewMission(pilot, 'Beach survey', 'photos')
      await pilot.getByText('No photos yet').waitFor()
      await dropFiles(pilot, [18, 21, 25].map(beachPhoto), '.photos')
      for (const name of ['DJI_0018.JPG', 'DJI_0021.JPG', 'DJI_0025.JPG'])
        await pilot.getByRole('option', { name: `${name}, To review` }).waitFor()

      const open = pilot.getByRole('button', { name: 'Orthomosaic', exact: true })
      await open.focus()
      await pilot.keyboard.press('Enter')
      const dialog = pilot.getByRole('dialog', { name: 'Orthomosaic' })
      await dialog.getByText(/^3, \d+ megapixels in total$/).waitFor()
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Beach')
      await dialog.getByRole('radio', { name: /^Standard/ }).focus()
      await pilot.keyboard.press('ArrowDown')
      assert.equal(await dialog.getByRole('radio', { name: /^High/ }).isChecked(), true)
      await examine(pilot, 'dialog')
      await dialog.getByText('Advanced options').click()
      await dialog.getByRole('searchbox', { name: 'Search options' }).fill('surface')
      await dialog.getByText('Build a digital surface model.').waitFor()
      await examine(pilot, 'options')
      await dialog.getByRole('button', { name: 'Start processing' }).click()
      await dialog.waitFor({ state: 'hidden' })

      await pilot.getByText('Processing “Beach”').waitFor()
      assert.equal(node.task.files.length, 3)
      const colleague = await openAs('root', { viewport: DESKTOP, path: `${mission}/photos` })
      Object.assign(node.task, { progress: 42, log: LOG })
      for (const page of [pilot, colleague]) {
        await page.getByText(/Depthmap resolution set to: 640px/).waitFor()
        await page.locator('[role=progressbar][aria-valuenow="42"]').waitFor()
      }
      await examine(pilot, 'progress')

      node.finish(await results())
      for (const page of [pilot, colleague]) await page.getByText('The orthomosaic “Beach” is ready').waitFor()
      await examine(pilot, 'ready')
      const cloud = await pilot.getByRole('link', { name: /^Download point cloud/ }).getAttribute('href')
      assert.match((await (await pilot.request.get(cloud ?? '')).body()).toString('latin1'), /^LASF/)
      await pilot.getByRole('link', { name: 'Report', exact: true }).click()
      await pilot.getByText('Beach report.pdf').first().waitFor()
      await pilot.goto(`${mission}/photos`)
      await pilot.getByRole('link', { name: 'Orthophoto' }).click()
      await layerIn(pilot, 'Beach').waitFor()
      await layerIn(pilot, 'Beach, surface model').waitFor()
      await takePicture(pilot, 'orthomosaic on the map')

      // The next one fails.
      await colleague.getByRole('button', { name: 'Orthomosaic', exact: true }).click()
      await colleague.getByRole('button', { name: 'Start processing' }).click()
      await colleague.getByText('Processing “Orthomosaic”').waitFor()
      Object.assign(node.task, { code: 30, error: 'Not enough overlap', log: ['[ERROR] Not enough overlap'] })
      await colleague.getByText('The orthomosaic “Orthomosaic” failed').waitFor()
      await pilot.getByRole('button', { name: /^Notifications/ }).click()
      await pilot
        .getByRole('link', { name: /Orthomosaic “Orthomosaic” failed/ })
        .first()
        .click()
      await pilot.getByText('The processing failed: Not enough overlap').waitFor()
      await examine(pilot, 'failed')
      await pilot.getByRole('button', { name: 'Retry processing' }).click()
      await pilot.getByText('Processing “Orthomosaic”').waitFor()
      await pilot.getByRole('button', { name: 'Cancel processing' }).click()
      await pilot.getByText('Processing “Orthomosaic”').waitFor({ state: 'hidden' })
    } finally {
      await node.vanish()
    }
  },
)
