import assert from 'node:assert/strict'
import { chooseFileAgain, reloadAndReconnect, interruptHalfway } from './support/interruptedUpload'
import { createSampleMissions } from './support/apiCalls'
import { flow } from './support/flow'
import { clickMapUntil, chooseLayerAction, dropFiles, fixture, layerIn, waitForStillMap, plots } from './support/layers'
import { openNewMission } from './support/missions'

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
