import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { makeTiff } from '../server/media/thermal/testing/makeTiff'
import { findFfmpeg } from '../server/media/video/ffmpeg'
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
  'changes since another mission are reviewed by keyboard and raise an alert, and hotspots are found in all thermal photos',
  async ({ openAs }) => {
    const root = await openAs('root', { ...SMALL, path: '/healthz' })
    const rule = { name: 'Changes on the beach', kind: 'detection', severity: 'medium', alertKind: 'Changes' }
    await createRecord(root, '/alert-rule/create', rule)
    const pilot = await openAs('staff', { ...SMALL, path: '/healthz' })
    await addOrthomosaic(pilot, 'Beach in March', 'brighton_beach_ortho')
    const mission = await addOrthomosaic(pilot, 'Beach in November', 'brighton_beach_november')
    await pilot.goto(`${mission}/analyses`)
    await previewChanges(pilot)
    await root.goto(`${mission}/analyses`)
    await root.getByRole('form', { name: 'New analysis' }).waitFor()
    // May look at analyses, and has no live updates.
    const analyst = await openAs('analyst', { ...SMALL, path: `${mission}/analyses` })
    await analyst.getByText('No analyses yet').waitFor()

    // The page of the colleague was open before the run began.
    const progress = root.getByText(/ · (Waiting|Running)/).waitFor(IMPORTED)
    await pilot.getByRole('button', { name: 'Run analysis' }).click()
    await progress
    await reviewChanges(pilot, root, analyst)

    await root.goto(`${mission}/alerts`)
    await root
      .getByRole('main')
      .getByText(/^Changes on the beach/)
      .first()
      .waitFor(IMPORTED)
    await assertAccessible(root, 'the alert of an analysis')
    await takePicture(root, 'the alert of an analysis')

    await analyseRecording(pilot, mission)
    await findHotspots(pilot, mission)
    await readTemperatures(pilot)
  },
  { timeout: 300_000 },
)

/** Adds an orthomosaic of the demo to a new mission. @returns the path of the mission */
async function addOrthomosaic(page: Page, mission: string, name: string): Promise<string> {
  const missionPath = await openNewMission(page, mission)
  await dropFiles(page, [serverFile(`demo/files/${name}.tif`, 'image/tiff')])
  await layerIn(page, name).waitFor(IMPORTED)
  await page.getByRole('checkbox', { name: `Show ${name}` }).waitFor(IMPORTED)
  return missionPath
}

/** Chooses the layers of both missions. The preview tells how many places the run will find. */
async function previewChanges(pilot: Page): Promise<void> {
  const form = pilot.getByRole('form', { name: 'New analysis' })
  await form.getByRole('combobox', { name: 'Layer' }).click()
  await pilot.getByTitle('brighton_beach_november').last().click()
  await form.getByRole('combobox', { name: 'Look for' }).click()
  await pilot.getByTitle('Changes').last().click()
  await form.getByText(/layers of all missions you may see that overlap this one, the newest first/).waitFor()
  await form.getByRole('combobox', { name: 'Compare with' }).click()
  await pilot
    .getByTitle(/^brighton_beach_ortho, Beach in March, /)
    .last()
    .click()
  await form.getByRole('button', { name: 'Preview' }).click()
  await form.getByText(/^3 results in the whole layer/).waitFor(IMPORTED)
  await assertAccessible(pilot, 'the preview of an analysis')
  await takePicture(pilot, 'the preview of an analysis')
}

async function reviewChanges(pilot: Page, root: Page, analyst: Page): Promise<void> {
  const name = 'Open Changes of brighton_beach_november'
  await root.getByRole('button', { name }).click(IMPORTED)
  await root.getByRole('button', { name: /^Result 3 / }).waitFor(IMPORTED)
  await pilot.getByRole('button', { name: /^Result 3 / }).waitFor(IMPORTED)
  await analyst.getByRole('button', { name }).waitFor(IMPORTED)
  const current = pilot.locator('[aria-current]')
  // J goes to the next result and K back; a decision goes on to the next one.
  await pilot.keyboard.press('j')
  await pilot.keyboard.press('j')
  await current.and(pilot.getByRole('button', { name: /^Result 2 / })).waitFor()
  await pilot.keyboard.press('k')
  for (const [number, verdict, state] of [
    [1, 'c', 'Confirmed'],
    [2, 'c', 'Confirmed'],
    [3, 'r', 'Rejected'],
  ] as const) {
    await current.and(pilot.getByRole('button', { name: new RegExp(`^Result ${number} `) })).waitFor()
    await pilot.keyboard.press(verdict)
    await pilot.getByRole('button', { name: new RegExp(`^Result ${number} .*${state}`) }).waitFor()
  }
  await pilot.getByText('0 open, 2 confirmed, 1 rejected').waitFor()
  await pilot.getByText('Compared with brighton_beach_ortho of the mission Beach in March').waitFor()
  await assertAccessible(pilot, 'the review of an analysis')
  await takePicture(pilot, 'the review of an analysis')
  await root.getByText('0 open, 2 confirmed, 1 rejected').waitFor()
  await analyst.getByText(/0 open, 2 confirmed, 1 rejected/).waitFor(IMPORTED)
  await assertAccessible(analyst, 'the analyses of a mission, without the permission to start one')
}

/** Looks for motion where this machine can decode videos; elsewhere the player says what is missing. */
async function analyseRecording(pilot: Page, mission: string): Promise<void> {
  await pilot.goto(`${mission}/recordings`)
  const main = pilot.getByRole('main')
  await main.getByText('No recordings yet').waitFor()
  const video = path.join(SERVER, 'media/video/fixtures/cars.mp4')
  await main.locator('input[type=file][aria-label="Upload recordings"]').first().setInputFiles(video)
  await main.getByText('Ready', { exact: true }).waitFor(IMPORTED)
  await main.getByRole('link', { name: 'cars.mp4' }).click()
  const motion = main.getByRole('region', { name: 'Motion' })
  await motion.waitFor(IMPORTED)
  if (await findFfmpeg()) {
    await motion.getByRole('button', { name: 'Analyse', exact: true }).click()
    const results = motion.getByRole('list', { name: 'Motion in this recording' })
    await results
      .getByRole('button', { name: /^Show motion from/ })
      .first()
      .click(IMPORTED)
    await main.getByRole('img', { name: 'Area with most motion' }).waitFor()
  } else {
    await motion.getByText(/cannot be analysed on this installation, because it has no ffmpeg/).waitFor()
  }
  await assertAccessible(pilot, 'the motion in a recording')
  await takePicture(pilot, 'the motion in a recording')
}

/** A panel of 30 degrees with a cell of 71 degrees, as a program converts thermal photos. */
function panel(): TestFile {
  const width = 160
  const height = 120
  const degrees = Float32Array.from({ length: width * height }, (_, at) => {
    const isCell = Math.abs((at % width) - 90) < 6 && Math.abs(Math.floor(at / width) - 50) < 6
    return isCell ? 71 : 30 + ((at * 7919) % 11) / 10
  })
  const buffer = makeTiff({ width, height }, 32, 3, Buffer.from(degrees.buffer))
  return { name: 'panel.tif', mimeType: 'image/tiff', buffer }
}

async function findHotspots(pilot: Page, mission: string): Promise<void> {
  await pilot.goto(`${mission}/photos`)
  await pilot.getByText('No photos yet').waitFor()
  const flir = serverFile('media/thermal/fixtures/flir_zenmuse_xtr.jpg', 'image/jpeg')
  await pilot.locator('.photos input[type=file]').setInputFiles([flir, panel()])
  await pilot.getByRole('option', { name: /flir_zenmuse_xtr/ }).waitFor(IMPORTED)
  await pilot.getByRole('option', { name: /panel/ }).waitFor(IMPORTED)
  await pilot.goto(`${mission}/analyses`)
  const form = pilot.getByRole('form', { name: 'Find hotspots' })
  await form.getByText('In all 2 thermal photos of this mission.').waitFor(IMPORTED)
  await form.getByRole('button', { name: 'Find hotspots' }).click()
  const hottest = pilot.getByRole('button', { name: /^Result 1 71 °C, .* in panel\.tif/ })
  await hottest.waitFor(IMPORTED)
  await pilot
    .getByRole('button', { name: /in flir_zenmuse_xtr\.jpg/ })
    .first()
    .waitFor()
  await pilot.keyboard.press('j')
  await assertAccessible(pilot, 'the review of hotspots')
  await takePicture(pilot, 'the review of hotspots')
  await pilot.keyboard.press('o')
  const viewer = pilot.getByRole('dialog', { name: /panel\.tif/ })
  await viewer.getByText('71.0 °C').first().waitFor(IMPORTED)
  await assertAccessible(pilot, 'a hotspot in its photo')
  await takePicture(pilot, 'a hotspot in its photo')
}

async function readTemperatures(pilot: Page): Promise<void> {
  await pilot.goto('/dashboard/data/temperatures')
  const row = pilot.getByRole('row', { name: /panel\.tif/ })
  await row.getByRole('cell', { name: '71.0' }).waitFor()
  await assertAccessible(pilot, 'the table of temperatures')
  await takePicture(pilot, 'the table of temperatures')
}

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
