import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createRecord, updateRecord } from './support/apiCalls'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'

const SMALL = { viewport: { width: 1200, height: 680 } }

/** A plot in a published base layer, and a mission at a place inside it. */
async function preparePlot(page: Page): Promise<{ missionId: string; baseLayerId: string }> {
  const ring = [4, 4.02, 4.02, 4, 4].map((long, index) => [long, index < 2 || index === 4 ? 52 : 52.01])
  const plot = { geometry: { type: 'Polygon', coordinates: [ring] }, properties: { plot: 'A1' } }
  const location = { name: 'Quay', location: { lat: 52.005, long: 4.01 } }
  const { _id: locationId } = await createRecord(page, '/location/create', location)
  const { _id: missionId } = await createRecord(page, '/mission/create', { name: 'Watch of the quay', locationId })
  const { _id: layerId } = await createRecord(page, '/layer/create-vector-layer', { missionId, name: 'Plots' })
  await createRecord(page, `/layer/addFeature/${layerId}`, { features: [plot] })
  const made = await createRecord(page, '/baselayer/create-by-layers', { name: 'Plots', layerIds: [layerId] })
  const { _id: baseLayerId, version } = made
  await updateRecord(page, `/baselayer/set-prime-attr/${baseLayerId}`, { attribute: 'plot', version })
  return { missionId, baseLayerId }
}

flow(
  'an alert reaches a colleague, is discussed, closed as a false positive, and counted in the report',
  async (context) => {
    const { openAs } = context
    const root = await openAs('root', { ...SMALL, path: '/dashboard/alerts' })
    const { missionId, baseLayerId } = await preparePlot(root)
    await root.getByText('No open alerts').waitFor()
    const pilot = await openAs('staff', { ...SMALL, path: `/dashboard/missions/${missionId}/alerts` })
    await pilot.getByRole('button', { name: 'Raise alert' }).click()
    const form = pilot.getByRole('dialog')
    await form.getByRole('textbox', { name: 'Title' }).fill('Person at the fence')
    await form.getByRole('combobox', { name: 'Kind' }).fill('Intrusion')
    await assertAccessible(pilot, 'the form of an alert')
    await form.getByRole('button', { name: 'Raise alert' }).click()

    // Without a reload.
    const queue = root.getByRole('list', { name: 'Alerts' })
    await queue.getByText('Person at the fence').waitFor()
    await root.keyboard.press('j')
    await root.getByRole('article', { name: 'Person at the fence' }).waitFor()
    await root.keyboard.press('a')
    await queue.getByText(/Acknowledged/).waitFor()
    await assertAccessible(root, 'the alert desk')
    await root.keyboard.press('o')
    await root.getByTitle('Robin Root').last().waitFor()
    await root.keyboard.press('ArrowDown')
    await root.keyboard.press('Enter')
    await queue.getByText(/Robin Root/).waitFor()
    // The keys act on the alert again.
    await root.keyboard.press('s')
    await queue.getByText(/In progress/).waitFor()

    await root.getByRole('button', { name: 'Comments' }).click()
    await root.getByRole('textbox', { name: 'Comment' }).pressSequentially('Please look at the gate, @')
    const people = root.getByRole('combobox', { name: 'Mention someone' })
    await people.fill('Sam')
    await root.getByTitle('Sam Staff').last().waitFor()
    await people.press('Enter')
    await root.getByRole('button', { name: 'Add comment' }).click()
    await root.getByRole('listitem', { name: 'Comment by Robin Root' }).waitFor()
    await pilot.getByRole('list', { name: 'Alerts' }).getByText('Person at the fence').click()
    await pilot.getByRole('button', { name: 'Comments' }).click()
    await pilot.getByRole('listitem', { name: 'Comment by Robin Root' }).waitFor()

    await root.getByRole('heading', { name: 'Person at the fence' }).click()
    await root.keyboard.press('c')
    const dialog = root.getByRole('dialog')
    await dialog.getByText('False positive').click()
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('The guard of the quay')
    await assertAccessible(root, 'the closing of an alert')
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await root.getByText('No open alerts').waitFor()

    const today = new Date().toISOString().slice(0, 10)
    await root.goto(`/dashboard/reports?layer=${baseLayerId}&from=${today}&until=${today}&measure=falsePositives`)
    const row = root.getByRole('row', { name: /^A1/ })
    await row.waitFor()
    const cells = await row.getByRole('cell').allInnerTexts()
    // Name, hectares, missions, photos, recordings, alerts and false positives.
    assert.deepEqual(
      cells.slice(5).map((text) => text.trim()),
      ['1 0 before', '1 0 before'],
    )
    await assertAccessible(root, 'a report')
    const download = await root.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
    const file = await root.request.get(new URL(download ?? '', sharedAddress()).href)
    assert.equal((await file.body()).subarray(0, 5).toString(), '%PDF-')
  },
)

flow('an alert is edited, found by filters, seen on the map and in the filmstrip', async ({ openAs }) => {
  const page = await openAs('root', { path: '/healthz', viewport: { width: 1440, height: 900 } })
  const { _id: missionId } = await createRecord(page, '/mission/create', { name: 'Watch of the dike' })
  const position = { lat: 52.005, long: 4.01 }
  for (const [title, severity] of [
    ['Boat at the dike', 'high'],
    ['Fire at the dike', 'critical'],
  ]) {
    await createRecord(page, '/alert/create', { missionId, title, kind: 'Watch', severity, position })
  }
  await page.goto('/dashboard/alerts')
  const queue = page.getByRole('list', { name: 'Alerts' })
  await queue.getByText('Boat at the dike').click()
  await page.getByRole('article', { name: 'Boat at the dike' }).waitFor()
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Barge at the dike')
  await dialog.getByRole('checkbox', { name: 'Visible to clients' }).check()
  await assertAccessible(page, 'the dialog that edits an alert')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('article', { name: 'Barge at the dike' }).waitFor()

  await page.getByRole('searchbox', { name: 'Search alerts' }).fill('dike')
  await page.getByRole('combobox', { name: 'Severities' }).click()
  await page.getByTitle('High', { exact: true }).last().click()
  await page.keyboard.press('Escape')
  await queue.getByText('Fire at the dike').waitFor({ state: 'detached' })
  await page.waitForURL(/search=dike&severity=high/)
  await assertAccessible(page, 'the filters of alerts')
  const top = (await queue.boundingBox())?.y ?? Infinity
  assert.ok(top < 320, `the queue begins at ${top} px`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await queue.getByText('Fire at the dike').waitFor()

  await page.getByTitle('Map', { exact: true }).click()
  await page.getByRole('application', { name: 'Map of the alerts' }).waitFor()
  await page.getByText('2 of 2 alerts have a position').waitFor()
  await page.keyboard.press('k')
  await page.getByRole('article', { name: 'Fire at the dike' }).waitFor()
  await assertAccessible(page, 'the map of alerts')
  await page.getByTitle('Filmstrip', { exact: true }).click()
  await queue.getByRole('button', { name: /Fire at the dike/ }).click()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('article', { name: 'Barge at the dike' }).waitFor()
  await assertAccessible(page, 'the filmstrip of alerts')
})
