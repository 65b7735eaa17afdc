// From the numbers of a month to a report that is kept and made again, in the order in which people do it.
import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createRecord, updateRecord } from './support/apiCalls'
import { flow } from './support/flow'
import { takePicture } from './support/pictures'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1280, height: 720 } }

/** First and last day of a month of UTC, a number of months ago. */
function monthAgo(months: number): { from: string; until: string } {
  const now = new Date()
  const day = (date: number, ago: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, date)).toISOString().slice(0, 10)
  return { from: day(1, months), until: day(0, months - 1) }
}

/** Two plots, with alerts of last month and of the month before. */
async function prepare(page: Page): Promise<string> {
  const square = (west: number) => [
    [west, 50],
    [west + 0.01, 50],
    [west + 0.01, 50.01],
    [west, 50.01],
    [west, 50],
  ]
  const plots = ['A-1', 'A-2'].map((plot, index) => ({
    geometry: { type: 'Polygon', coordinates: [square(4 + index * 0.02)] },
    properties: { plot },
  }))
  const { _id: missionId } = await createRecord(page, '/mission/create', { name: 'Patrol' })
  const { _id: layerId } = await createRecord(page, '/layer/create-vector-layer', { missionId, name: 'Plots' })
  await createRecord(page, `/layer/addFeature/${layerId}`, { features: plots })
  const base = await createRecord(page, '/baselayer/create-by-layers', { name: 'Plots 2026', layerIds: [layerId] })
  await updateRecord(page, `/baselayer/set-prime-attr/${base._id}`, { attribute: 'plot', version: base.version })
  const alert = { missionId, kind: 'Intrusion', severity: 'low', position: { lat: 50.005, long: 4.005 } }
  for (const [title, months] of [
    ['Gate open', 1],
    ['Fence down', 1],
    ['Van at the gate', 2],
  ] as const) {
    const occurredAt = `${monthAgo(months).until}T12:00:00.000Z`
    await createRecord(page, '/alert/create', { ...alert, title, occurredAt })
  }
  return base._id
}

flow('the report of a month is read, downloaded, saved, kept and made again', async ({ openAs, tenant }) => {
  const root = await openAs('root', { ...SMALL, path: '/dashboard/reports' })
  const baseLayerId = await prepare(root)
  const query = new URLSearchParams({ layer: baseLayerId, ...monthAgo(1) })
  await root.goto(`/dashboard/reports?${query.toString()}`)
  const row = root.getByRole('row', { name: /^A-1/ })
  await row.getByText('1 before').first().waitFor()
  await assertAccessible(root, 'a report')
  await takePicture(root, 'report of a month')

  const started = root.waitForEvent('download')
  await root.getByRole('link', { name: 'Download PDF' }).click()
  const pdf = (await buffer(await (await started).createReadStream())).toString('latin1')
  assert.ok(pdf.startsWith('%PDF-'))
  assert.ok(pdf.includes((await tenant()).name), 'the PDF names the organisation')

  await root.getByRole('button', { name: 'Save report' }).click()
  const form = root.getByRole('dialog', { name: 'Save report' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Alerts of the month')
  await assertAccessible(root, 'the dialog that saves a report')
  await form.getByRole('button', { name: 'Save' }).click()
  await root.getByRole('heading', { name: 'Alerts of the month' }).waitFor()
  const savedPage = root.url()

  await root.getByRole('button', { name: 'Make edition' }).click()
  await root.getByRole('heading', { name: 'Alerts of the month, edition 1' }).waitFor()
  await root.getByRole('button', { name: 'Make again' }).click()
  await root.getByText('Same bytes').waitFor()
  await assertAccessible(root, 'an edition')
  await takePicture(root, 'edition made again')

  await root.goto(savedPage)
  await root.getByRole('link', { name: 'Edition 1' }).waitFor()
  await assertAccessible(root, 'a saved report')
  await takePicture(root, 'saved report')
  await root.goto('/dashboard/reports/saved')
  await root.getByRole('link', { name: 'Alerts of the month' }).waitFor()
})
