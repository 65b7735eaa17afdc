// From "something was seen" to "it was handled, by whom, and here is the proof", in the order in which people do it.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createRecord, updateRecord } from './support/apiCalls'
import { startDemoStream } from './support/demoStream'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'
import { dropFiles, type TestFile } from './support/layers'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1280, height: 720 } }
const SERVER = path.resolve(__dirname, '../server')
const TITLE = 'Boat in the closed zone'
const INSTRUCTIONS = 'Call the harbour master, then log the time.'

const serverFile = (name: string, mimeType: string): TestFile => ({
  name: path.basename(name),
  mimeType,
  buffer: readFileSync(path.join(SERVER, name)),
})

/** A plot around the flight, in a base layer, and a mission there with a flight, a stream key and instructions. */
async function prepare(page: Page) {
  const west = -92.02
  const south = 46.83
  const east = -91.98
  const north = 46.86
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  const plot = { geometry: { type: 'Polygon', coordinates: [ring] }, properties: { plot: 'B7' } }
  const location = { name: 'Brighton Beach', location: { lat: 46.8424, long: -91.9944 } }
  const { _id: locationId } = await createRecord(page, '/location/create', location)
  const { _id: missionId } = await createRecord(page, '/mission/create', { name: 'Beach watch', locationId })
  const { _id: layerId } = await createRecord(page, '/layer/create-vector-layer', { missionId, name: 'Plots' })
  await createRecord(page, `/layer/addFeature/${layerId}`, { features: [plot] })
  const base = await createRecord(page, '/baselayer/create-by-layers', { name: 'Plots', layerIds: [layerId] })
  const chosen = { attribute: 'plot', version: base.version }
  await updateRecord(page, `/baselayer/set-prime-attr/${base._id}`, chosen)
  const instructions = [{ kind: 'Intrusion', text: INSTRUCTIONS }]
  await updateRecord(page, '/alert/settings', { version: 1, instructions })
  const { _id: flightId } = await createRecord(page, '/flight/create', { missionId, name: 'Flight 1' })
  const issued = await createRecord(page, '/streamtoken/create', { flightId, name: 'Drone 7' })
  const { key, rtmpUrl } = issued as unknown as { key: string; rtmpUrl: string }
  return { missionId, baseLayerId: base._id, key, rtmpUrl }
}

flow('an incident is seen live, triaged, analysed, reported and kept as evidence', async ({ openAs }) => {
  const root = await openAs('root', { ...SMALL, path: '/dashboard/alerts' })
  const { missionId, baseLayerId, key, rtmpUrl } = await prepare(root)
  const mission = `/dashboard/missions/${missionId}`
  const operator = await openAs('staff', { ...SMALL, path: '/dashboard/control-center' })
  const endStream = startDemoStream(rtmpUrl, key, sharedAddress())
  try {
    await raiseFromTile(operator)
    await root.getByRole('list', { name: 'Alerts' }).getByText(TITLE).waitFor()
  } finally {
    await endStream()
  }
  await triage(root)
  await analyse(operator, mission)
  await inspectThermalPhoto(operator, mission)
  await close(root)
  await readReport(root, baseLayerId)
  await keepEvidence(root)
})

async function raiseFromTile(operator: Page): Promise<void> {
  await operator.getByRole('article', { name: 'Tile 1: Drone 7' }).getByText('Live', { exact: true }).waitFor()
  await operator.getByRole('application', { name: 'Map with 1 drone' }).waitFor()
  await operator.keyboard.press('1')
  await operator.keyboard.press('a')
  await operator.getByText('Alert raised').waitFor()
  await operator.keyboard.press('d')
  const form = operator.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Title' }).fill(TITLE)
  await form.getByRole('combobox', { name: 'Kind' }).fill('Intrusion')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await form.waitFor({ state: 'hidden' })
}

async function triage(root: Page): Promise<void> {
  await root.keyboard.press('j')
  const detail = root.getByRole('article', { name: TITLE })
  await detail.waitFor()
  await root.keyboard.press('a')
  await root
    .getByRole('list', { name: 'Alerts' })
    .getByText(/Acknowledged/)
    .waitFor()
  await detail.getByText(INSTRUCTIONS).waitFor()
  await detail
    .getByText(/^46\.84/)
    .first()
    .waitFor()
  await detail.getByRole('img', { name: /picture/i }).waitFor()
  const video = detail.getByLabel('The moment in the recording')
  // The stream has ended, and its recording is being stored.
  await video.waitFor()
  await video.evaluate((element) => (element as HTMLVideoElement).play())
  await root.waitForFunction(() => (document.querySelector('.alert-video') as HTMLVideoElement).currentTime > 0.5)

  await detail.getByRole('button', { name: 'Comments' }).click()
  await detail.getByRole('textbox', { name: 'Comment' }).pressSequentially('Please look again, @')
  const people = root.getByRole('combobox', { name: 'Mention someone' })
  await people.fill('Sam')
  await root.getByTitle('Sam Staff').last().waitFor()
  await people.press('Enter')
  await detail.getByRole('button', { name: 'Add comment' }).click()
  await detail.getByRole('listitem', { name: 'Comment by Robin Root' }).waitFor()
  await detail.getByRole('combobox', { name: 'Assign to' }).click()
  await root.getByTitle('Sam Staff').filter({ visible: true }).click()
  await detail.getByText('Assigned to Sam Staff').waitFor()
}

async function analyse(operator: Page, mission: string): Promise<void> {
  await operator.goto(mission)
  await dropFiles(operator, [serverFile('demo/files/brighton_beach_ortho.tif', 'image/tiff')])
  await operator.getByRole('checkbox', { name: 'Show brighton_beach_ortho' }).waitFor()
  await operator.goto(`${mission}/analyses`)
  const form = operator.getByRole('form', { name: 'New analysis' })
  await form.getByRole('combobox', { name: 'Layer' }).click()
  await operator.getByTitle('brighton_beach_ortho').last().click()
  await form.getByRole('button', { name: 'Run analysis' }).click()
  await operator.getByRole('button', { name: /^Result 3 / }).waitFor()
  // A verdict moves to the next result.
  await operator.keyboard.press('j')
  for (const [number, verdict, state] of [
    [1, 'c', 'Confirmed'],
    [2, 'c', 'Confirmed'],
    [3, 'r', 'Rejected'],
  ] as const) {
    await operator.keyboard.press(verdict)
    await operator.getByRole('button', { name: new RegExp(`^Result ${number} .*${state}`) }).waitFor()
  }
  await operator.getByText(/2 confirmed, 1 rejected/).waitFor()
}

async function inspectThermalPhoto(operator: Page, mission: string): Promise<void> {
  await operator.goto(`${mission}/photos`)
  await operator.getByText('No photos yet').waitFor()
  const photo = serverFile('media/thermal/fixtures/flir_zenmuse_xtr.jpg', 'image/jpeg')
  await operator.locator('.photos input[type=file]').setInputFiles(photo)
  const tile = operator.getByRole('option', { name: /flir_zenmuse_xtr/ })
  await tile.waitFor()
  await tile.click()
  await operator.getByRole('listbox', { name: 'Photos' }).press('Enter')
  const viewer = operator.getByRole('dialog')
  await viewer.getByText('Temperatures').click()
  // The hottest place of the panel in the manufacturer's sample.
  await viewer.getByText(/15\.9 to 59\.7 °C/).waitFor()
}

async function close(root: Page): Promise<void> {
  await root.getByRole('heading', { name: TITLE }).click()
  await root.keyboard.press('c')
  const dialog = root.getByRole('dialog')
  await dialog.getByText('False positive').click()
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('The boat of the harbour master')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await root.getByText('No open alerts').waitFor()
}

async function readReport(root: Page, baseLayerId: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const query = new URLSearchParams({ layer: baseLayerId, from: today, until: today, measure: 'falsePositives' })
  await root.goto(`/dashboard/reports?${query.toString()}`)
  const row = root.getByRole('row', { name: /^B7/ })
  await row.waitFor()
  const heads = await root.getByRole('columnheader').allInnerTexts()
  const cells = await row.getByRole('cell').allInnerTexts()
  const falsePositives = heads.findIndex((head) => /false positives/i.test(head))
  assert.match(cells[falsePositives] ?? '', /^1\b/)
}

async function keepEvidence(root: Page): Promise<void> {
  await root.goto('/dashboard/evidence')
  await root.getByRole('button', { name: 'New case' }).first().click()
  const form = root.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Name' }).fill('Boat of the harbour master')
  await form.getByRole('combobox', { name: 'Mission' }).click()
  await root.getByTitle('Beach watch').last().click()
  await form.getByRole('button', { name: 'Create case' }).click()
  await root.getByText('This case is empty. Add files, alerts or comments.').waitFor()
  await assertAccessible(root, 'an evidence case')

  await root.getByRole('button', { name: 'Add…' }).click()
  const choice = root.getByRole('dialog')
  const files = choice.getByRole('combobox', { name: 'Photos, recordings, documents and telemetry' })
  await files.click()
  await root
    .getByTitle(/· Recording$/)
    .first()
    .click()
  await root
    .getByTitle(/flir_zenmuse_xtr.*· Photo$/)
    .first()
    .click()
  await files.press('Escape')
  const alerts = choice.getByRole('combobox', { name: 'Alerts' })
  await alerts.click()
  await root
    .getByTitle(new RegExp(`^${TITLE}`))
    .last()
    .click()
  await alerts.press('Escape')
  await choice.getByText('Comments of the mission').click()
  await assertAccessible(root, 'the choice of evidence')
  await choice.getByRole('button', { name: 'Add 4 items' }).click()
  await root.getByRole('button', { name: 'Freeze case…' }).click()
  await root.getByRole('button', { name: 'Freeze case', exact: true }).click()
  const link = root.getByRole('link', { name: 'Download archive' })
  await link.waitFor()
  await assertAccessible(root, 'a frozen case')
  const reply = await root.request.get(new URL((await link.getAttribute('href')) ?? '', sharedAddress()).href)
  const archive = await reply.body()
  await root.getByText(sha256(archive)).waitFor()
  const {
    'MANIFEST.sha256': manifest = new Uint8Array(),
    'MANIFEST.sha256.sig': signature,
    'signing-key.pem': key,
    ...stored
  } = unzipSync(archive)
  assert.ok(signature && key)
  const lines = Buffer.from(manifest).toString().trimEnd().split('\n')
  // The same lines as `sha256sum` writes, so that `sha256sum -c` accepts the archive.
  assert.deepEqual(
    lines,
    Object.entries(stored).map(([name, bytes]) => `${sha256(bytes)}  ${name}`),
  )
  assert.ok(lines.some((line) => /flir_zenmuse_xtr/.test(line)))
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
