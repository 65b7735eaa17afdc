import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { makeTiff } from '../server/media/thermal/testing/makeTiff'
import { smoothNoise } from '../server/media/analysis/testing/scenes'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { flow } from './support/flow'
import { dropFiles, layerIn, type TestFile } from './support/layers'
import { openNewMission } from './support/missions'
import { takePicture } from './support/pictures'
import { startTestServer } from './support/testServer'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 680 } }
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
    const rule = {
      name: 'Changes on the beach',
      kind: 'detection',
      severity: 'medium',
      alertKind: 'Changes',
      model: 'Aerie change',
    }
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
    const progress = root.getByText(/ · (Waiting|Running)/).waitFor()
    await pilot.getByRole('button', { name: 'Run analysis' }).click()
    await progress
    await reviewChanges(pilot, root, analyst)

    await root.goto(`${mission}/alerts`)
    await root
      .getByRole('main')
      .getByText(/^Changes on the beach/)
      .first()
      .waitFor()
    await assertAccessible(root, 'the alert of an analysis')
    await takePicture(root, 'the alert of an analysis')

    await findHotspots(pilot, mission)
    await readTemperatures(pilot)
  },
)

/** Adds an orthomosaic of the demo to a new mission. @returns the path of the mission */
async function addOrthomosaic(page: Page, mission: string, name: string): Promise<string> {
  const missionPath = await openNewMission(page, mission)
  await dropFiles(page, [serverFile(`demo/files/${name}.tif`, 'image/tiff')])
  await layerIn(page, name).waitFor()
  await page.getByRole('checkbox', { name: `Show ${name}` }).waitFor()
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
  await form.getByText(/^3 results in the whole layer/).waitFor()
  await assertAccessible(pilot, 'the preview of an analysis')
  await takePicture(pilot, 'the preview of an analysis')
}

async function reviewChanges(pilot: Page, root: Page, analyst: Page): Promise<void> {
  const name = 'Open Changes of brighton_beach_november'
  await root.getByRole('button', { name }).click()
  await root.getByRole('button', { name: /^Result 3 / }).waitFor()
  await pilot.getByRole('button', { name: /^Result 3 / }).waitFor()
  await analyst.getByRole('button', { name }).waitFor()
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
  await analyst.getByText(/0 open, 2 confirmed, 1 rejected/).waitFor()
  await assertAccessible(analyst, 'the analyses of a mission, without the permission to start one')
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
  await pilot.getByRole('option', { name: /flir_zenmuse_xtr/ }).waitFor()
  await pilot.getByRole('option', { name: /panel/ }).waitFor()
  await pilot.goto(`${mission}/analyses`)
  const form = pilot.getByRole('form', { name: 'Find hotspots' })
  await form.getByText('In all 2 thermal photos of this mission.').waitFor()
  await form.getByRole('button', { name: 'Find hotspots' }).click()
  const hottest = pilot.getByRole('button', { name: /^Result 1 71 °C, .* in panel\.tif/ })
  await hottest.waitFor()
  await pilot
    .getByRole('button', { name: /in flir_zenmuse_xtr\.jpg/ })
    .first()
    .waitFor()
  await pilot.keyboard.press('j')
  await assertAccessible(pilot, 'the review of hotspots')
  await takePicture(pilot, 'the review of hotspots')
  await pilot.keyboard.press('o')
  const viewer = pilot.getByRole('dialog', { name: /panel\.tif/ })
  await viewer.getByText('71.0 °C').first().waitFor()
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
  await tile.waitFor()
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

/** What the analysis of motion reads of a video. */
const FRAME = { width: 320, height: 180 }
const FRAMES_PER_SECOND = 5
const SECONDS = 60
/** A bright object moves to the right. */
const MOVING = { from: 20, until: 26 }

/**
 * A program in place of ffmpeg, so that the flow runs on machines without it. For any video, it writes the same pictures of
 * ground with a moving object; other uses fail. @returns its folder
 */
function standInDecoder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'aerie-decoder-'))
  const { width, height } = FRAME
  const ground = smoothNoise(1, 8)
  const still = Uint8Array.from(
    { length: width * height },
    (_, at) => 70 + 90 * ground(at % width, Math.floor(at / width)),
  )
  const pictures = Array.from({ length: SECONDS * FRAMES_PER_SECOND }, (_, number) => {
    const picture = still.slice()
    const second = number / FRAMES_PER_SECOND
    if (second < MOVING.from || second > MOVING.until) return picture
    const left = Math.round(80 + 24 * (second - MOVING.from))
    for (let y = 40; y < 68; y++) picture.fill(250, y * width + left, y * width + left + 20)
    return picture
  })
  const frames = path.join(folder, 'frames.gray')
  writeFileSync(frames, Buffer.concat(pictures))
  const script = `#!/bin/sh\nfor last; do :; done\ncase "$*" in *rawvideo*) exec /bin/cp '${frames}' "\${last#file:}" ;; esac\nexit 1\n`
  writeFileSync(path.join(folder, 'ffmpeg'), script, { mode: 0o755 })
  return folder
}

flow(
  'motion in a recording is marked on its timeline, and its moment is shown in the video and on the map',
  async ({ openAsDemo }) => {
    const PATH = `${standInDecoder()}${path.delimiter}${process.env['PATH'] ?? ''}`
    const server = await startTestServer('motion', () => Promise.resolve({ PATH }))
    try {
      const { address } = server
      const pilot = await openAsDemo('staff', { ...SMALL, address, path: '/dashboard/missions' })
      await pilot.getByRole('link', { name: 'Beach erosion, March' }).first().click()
      await pilot.getByRole('heading', { name: 'Beach erosion, March' }).waitFor()
      await pilot.goto(`${new URL(pilot.url()).pathname}/recordings`)
      const main = pilot.getByRole('main')
      await main.getByText('Ready', { exact: true }).waitFor()
      await main.getByRole('link', { name: 'brighton_flyover.mp4' }).click()
      const motion = main.getByRole('region', { name: 'Motion' })
      await motion.getByRole('button', { name: 'Analyse', exact: true }).click()
      const result = motion.getByRole('button', { name: /^Show motion from 0:(19|20|21) to 0:2/ })
      await result.waitFor()
      await main.locator('.timeline-motion').first().waitFor()
      await result.click()
      await main.getByRole('img', { name: 'Area with most motion' }).waitFor()
      await main.getByRole('region', { name: 'Path and view of the camera' }).locator('.scene-map').waitFor()
      await assertAccessible(pilot, 'the motion in a recording')
      await takePicture(pilot, 'the motion in a recording')
    } finally {
      await server.stop()
    }
  },
)
