import assert from 'node:assert/strict'
import { assertAccessible } from './support/accessibility'
import { chooseFileAgain, reloadAndReconnect, interruptHalfway } from './support/interruptedUpload'
import { createSampleMissions } from './support/apiCalls'
import { flow } from './support/flow'
import { clickMapUntil, chooseLayerAction, dropFiles, fixture, layerIn, waitForStillMap, plots } from './support/layers'
import { openNewMission } from './support/missions'
import { takePicture } from './support/pictures'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 680 } }

flow('files dropped on a mission become layers in all browsers', async ({ openAs }) => {
  const pilot = await openAs('staff', { ...SMALL, path: '/healthz' })
  await openNewMission(pilot, 'Orthophoto of the yard')
  await pilot.getByText('No layers yet').waitFor()
  const colleague = await openAs('root', { ...SMALL, path: new URL(pilot.url()).pathname })
  await colleague.getByText('No layers yet').waitFor()
  const painted = colleague.waitForResponse(
    async (reply) =>
      reply.url().includes('/tiles/raster/') && reply.status() === 200 && (await reply.body()).length > 1000,
  )

  await dropFiles(pilot, [fixture('british_grid.tif'), plots()])
  await layerIn(pilot, 'british_grid').waitFor()
  await layerIn(colleague, 'plots').waitFor()
  await colleague.getByRole('checkbox', { name: 'Show british_grid' }).waitFor()
  await chooseLayerAction(colleague, 'british_grid', 'Zoom to layer')
  await painted

  // A click on the plot shows its attributes and adds the selection to the URL.
  await chooseLayerAction(colleague, 'plots', 'Zoom to layer')
  await waitForStillMap(colleague)
  await clickMapUntil(colleague, 0.5, 0.4, colleague.getByRole('heading', { name: 'Feature 1' }))
  await colleague.getByText('A1', { exact: true }).waitFor()

  // The URL shows another user the same selection.
  const link = colleague.url()
  await pilot.goto(link)
  await pilot.getByRole('heading', { name: 'Feature 1' }).waitFor()
  assert.match(pilot.url(), /selected=[^&]+\/1/)
})

flow('an upload interrupted by a reload continues where it stopped', async ({ openAs }) => {
  const pilot = await openAs('staff', { ...SMALL, path: '/healthz' })
  await openNewMission(pilot, 'Slow connection')
  await pilot.getByText('No layers yet').waitFor()
  const file = fixture('british_grid.tif')
  const { interrupted, half } = await interruptHalfway(pilot, file)
  await dropFiles(pilot, [file])
  await interrupted

  const { created, offsets } = await reloadAndReconnect(pilot)
  await chooseFileAgain(pilot, file)
  await layerIn(pilot, 'british_grid').waitFor()
  assert.deepEqual([created, offsets], [[], [String(half)]], 'the upload restarted')
})

flow('a table in metres is imported with a coordinate system that is chosen on the map', async ({ openAs }) => {
  const pilot = await openAs('staff', { ...SMALL, path: '/healthz' })
  await openNewMission(pilot, 'Shafts of the survey')
  await pilot.getByText('No layers yet').waitFor()
  const table = 'Schacht;Rechtswert;Hochwert\nA;486719,14;5881124,32\nB;486819,14;5881224,32\n'
  await dropFiles(pilot, [{ name: 'shafts.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }])

  const choice = pilot.getByRole('combobox', { name: 'Coordinate system of shafts' })
  await choice.waitFor()
  await choice.fill('utm 32n etrs89')
  await pilot.getByText('ETRS89 / UTM zone 32N (EPSG:25832)').first().click()
  await pilot.getByText('The map shows where the file would be').first().waitFor()
  await waitForStillMap(pilot)
  await assertAccessible(pilot, 'the choice of a coordinate system')
  await takePicture(pilot, 'coordinate system')
  await pilot.getByRole('button', { name: 'Import with this system' }).click()
  await pilot.getByRole('checkbox', { name: 'Show shafts' }).waitFor()

  await pilot.getByRole('button', { name: 'shafts', exact: true }).click()
  await pilot.getByRole('heading', { name: 'How this file was read' }).waitFor()
  await pilot.getByText('2 of 2 in the file').waitFor()
  await pilot.getByText('EPSG:25832, as a user chose').waitFor()
  await assertAccessible(pilot, 'how a file was read')

  // Chosen once, it comes first for the next file.
  const more = Buffer.from(`${table}C;486919,14;5881324,32\n`)
  await dropFiles(pilot, [{ name: 'more.csv', mimeType: 'text/csv', buffer: more }])
  const next = pilot.getByRole('combobox', { name: 'Coordinate system of more' })
  await next.click()
  await pilot.getByText('Used in this mission.').first().waitFor()
})

flow('a file that a mission does not take is rejected with the accepted kinds', async ({ openAs }) => {
  const pilot = await openAs('staff', { ...SMALL, path: '/healthz' })
  await openNewMission(pilot, 'Wrong files')
  await pilot.getByText('No layers yet').waitFor()
  await dropFiles(pilot, [
    { name: 'notes.tif', mimeType: 'image/tiff', buffer: Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1') },
  ])
  const reason = /^This file is not supported. Upload a PDF, .* a GeoTIFF/
  await pilot.getByRole('list', { name: 'Uploads' }).getByText(reason).waitFor()
  const card = pilot.getByRole('region', { name: 'Files of this mission' })
  await card.getByText(/^1 file was not added: This file is not supported/).waitFor()
  await pilot.getByRole('button', { name: 'Remove notes.tif' }).click()
  await pilot.getByText('No layers yet').waitFor()
})

flow('a user without the permission to upload gets no upload button', async ({ openAs }) => {
  await createSampleMissions(await openAs('root', { path: '/healthz' }))
  const reader = await openAs('viewer', { ...SMALL, path: '/dashboard/missions' })
  await reader.getByRole('table').getByRole('link').first().click()
  await reader.getByText('Last updated').waitFor()
  assert.equal(await reader.getByRole('button', { name: 'Upload' }).count(), 0)
})
