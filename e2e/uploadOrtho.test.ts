import assert from 'node:assert/strict'
import { chooseAgain, comeBack, cutHalfway } from './support/cutLine'
import { flow } from './support/flow'
import { clickMapUntil, doWithLayer, dropFiles, fixture, layerIn, mapRests, plots } from './support/layers'
import { planMission } from './support/missions'

// A small window: without a graphics card every pixel of a map is work.
const SMALL = { viewport: { width: 1200, height: 680 } }
const LIST = { ...SMALL, path: '/dashboard/missions' }

flow('files dropped on a mission become layers, in front of everybody', async ({ openAs }) => {
  const pilot = await openAs('staff', LIST)
  await planMission(pilot, 'Orthophoto of the yard')
  await pilot.getByText('No layers yet').waitFor()
  const colleague = await openAs('root', { ...SMALL, path: new URL(pilot.url()).pathname })
  await colleague.getByText('No layers yet').waitFor()
  const painted = colleague.waitForResponse(
    async (reply) =>
      reply.url().includes('/tiles/raster/') && reply.status() === 200 && (await reply.body()).length > 1000,
    { timeout: 120_000 },
  )

  await dropFiles(pilot, [fixture('british_grid.tif'), plots()])
  await layerIn(pilot, 'british_grid').waitFor()
  await layerIn(colleague, 'plots').waitFor()
  await colleague.getByRole('checkbox', { name: 'Show british_grid' }).waitFor({ timeout: 90_000 })
  await doWithLayer(colleague, 'british_grid', 'Zoom to layer')
  await painted

  // A click on the plot shows what is known of it, and the address says so.
  await doWithLayer(colleague, 'plots', 'Zoom to layer')
  await mapRests(colleague)
  await clickMapUntil(colleague, 0.5, 0.4, colleague.getByRole('heading', { name: 'Feature 1' }))
  await colleague.getByText('A1', { exact: true }).waitFor()

  // A link shows somebody else the same.
  const link = colleague.url()
  await pilot.goto(link)
  await pilot.getByRole('heading', { name: 'Feature 1' }).waitFor()
  assert.match(pilot.url(), /selected=[^&]+\/1/)
})

flow('an upload that was cut off by a reload goes on where it stopped, with the same file', async ({ openAs }) => {
  const pilot = await openAs('staff', LIST)
  await planMission(pilot, 'Slow line')
  await pilot.getByText('No layers yet').waitFor()
  const file = fixture('british_grid.tif')
  const { isCut, half } = await cutHalfway(pilot, file)
  await dropFiles(pilot, [file])
  await isCut

  const { begun, offsets } = await comeBack(pilot)
  await chooseAgain(pilot, file)
  await layerIn(pilot, 'british_grid').waitFor()
  assert.deepEqual([begun, offsets], [[], [String(half)]], 'it began anew')
})

flow('a file that is no layer says why, and other people see nothing of it', async ({ openAs }) => {
  const pilot = await openAs('staff', LIST)
  await planMission(pilot, 'Wrong files')
  await pilot.getByText('No layers yet').waitFor()
  await dropFiles(pilot, [{ name: 'notes.tif', mimeType: 'image/tiff', buffer: Buffer.from('not a picture at all') }])
  await pilot.getByText(/no map layer/).waitFor()
  await pilot.getByRole('button', { name: 'Remove notes.tif' }).click()
  await pilot.getByText('No layers yet').waitFor()
})

flow('who may not upload is offered no upload', async ({ openAs }) => {
  const reader = await openAs('viewer', LIST)
  await reader.getByRole('table').getByRole('link').first().click()
  await reader.getByText('Last updated').waitFor()
  assert.equal(await reader.getByRole('button', { name: 'Upload' }).count(), 0)
})
