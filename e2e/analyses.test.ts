import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { flow } from './support/flow'
import { dropFiles, layerIn, type TestFile } from './support/layers'
import { openNewMission } from './support/missions'
import { takePicture } from './support/pictures'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 680 } }
const IMPORTED = { timeout: 90_000 }
const SERVER = path.resolve(__dirname, '../server')

const serverFile = (name: string, mimeType: string): TestFile => ({
  name: path.basename(name),
  mimeType,
  buffer: readFileSync(path.join(SERVER, name)),
})

flow(
  'an orthomosaic is analysed for a colleague too, reviewed by keyboard, and raises an alert',
  async ({ openAs }) => {
    const root = await openAs('root', { ...SMALL, path: '/healthz' })
    const rule = { name: 'Vegetation on the beach', kind: 'detection', severity: 'medium', alertKind: 'Vegetation' }
    await createRecord(root, '/alert-rule/create', rule)
    const pilot = await openAs('staff', { ...SMALL, path: '/healthz' })
    const missionPath = await openNewMission(pilot, 'Beach survey')
    await dropFiles(pilot, [serverFile('demo/files/brighton_beach_ortho.tif', 'image/tiff')])
    await layerIn(pilot, 'brighton_beach_ortho').waitFor(IMPORTED)
    await pilot.getByRole('checkbox', { name: 'Show brighton_beach_ortho' }).waitFor(IMPORTED)

    await pilot.goto(`${missionPath}/analyses`)
    const form = pilot.getByRole('form', { name: 'New analysis' })
    await form.getByRole('combobox', { name: 'Layer' }).click()
    await pilot.getByTitle('brighton_beach_ortho').last().click()
    await form.getByRole('button', { name: 'Preview' }).click()
    await form.getByText(/results? in the whole layer/).waitFor(IMPORTED)
    await root.goto(`${missionPath}/analyses`)
    await root.getByRole('form', { name: 'New analysis' }).waitFor()
    await form.getByRole('button', { name: 'Run analysis' }).click()
    // The page of the colleague was open before the run began.
    await root.getByRole('button', { name: 'Open Vegetation of brighton_beach_ortho' }).click(IMPORTED)
    await root.getByRole('button', { name: /^Result 2 / }).waitFor(IMPORTED)
    await pilot.getByRole('button', { name: /^Result 2 / }).waitFor(IMPORTED)
    const current = pilot.locator('[aria-current]')
    // J goes to the next result and K back; a decision goes on to the next one.
    await pilot.keyboard.press('j')
    await pilot.keyboard.press('j')
    await current.and(pilot.getByRole('button', { name: /^Result 2 / })).waitFor()
    await pilot.keyboard.press('k')
    await current.and(pilot.getByRole('button', { name: /^Result 1 / })).waitFor()
    await pilot.keyboard.press('c')
    await pilot.getByRole('button', { name: /^Result 1 .*Confirmed/ }).waitFor()
    await pilot.keyboard.press('r')
    await pilot.getByRole('button', { name: /^Result 2 .*Rejected/ }).waitFor()
    await pilot.getByText(/1 confirmed, 1 rejected/).waitFor()
    await assertAccessible(pilot, 'the review of an analysis')
    await takePicture(pilot, 'the review of an analysis')
    await root.getByText(/1 confirmed, 1 rejected/).waitFor()

    await root.goto(`${missionPath}/alerts`)
    await root
      .getByRole('main')
      .getByText(/^Vegetation on the beach/)
      .first()
      .waitFor(IMPORTED)
    await takePicture(root, 'the alert of an analysis')
  },
)

flow('a thermal photo shows temperatures', async ({ openAs }) => {
  const pilot = await openAs('staff', { ...SMALL, path: '/healthz' })
  await openNewMission(pilot, 'Roof inspection', 'photos')
  await pilot.getByText('No photos yet').waitFor()
  const photo = serverFile('media/thermal/fixtures/flir_zenmuse_xtr.jpg', 'image/jpeg')
  await pilot.locator('.photos input[type=file]').setInputFiles(photo)
  const tile = pilot.getByRole('option', { name: /flir_zenmuse_xtr/ })
  await tile.waitFor(IMPORTED)
  await tile.click()
  await pilot.getByRole('listbox', { name: 'Photos' }).press('Enter')
  const viewer = pilot.getByRole('dialog')
  await viewer.getByText('Temperatures').click()
  await viewer.getByText(/-?[\d.]+ to -?[\d.]+ °C, mean -?[\d.]+ °C/).waitFor()
  await assertAccessible(pilot, 'a thermal photo')

  await pilot.goto('/dashboard/data/temperatures')
  await pilot.getByRole('cell', { name: '59.7' }).waitFor()
  const started = pilot.waitForEvent('download')
  await pilot.getByRole('link', { name: 'Export as CSV' }).click()
  assert.equal((await started).suggestedFilename(), 'temperatures.csv')
  await pilot.getByRole('button', { name: /^Open flir/ }).click()
  await pilot.waitForURL(/\/photos\?photo=/)
})
