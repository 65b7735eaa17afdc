import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { beachPhoto, dropFiles } from './support/layers'
import { openNewMission } from './support/missions'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 900 } }

/** Downloads the file of a link. */
async function download(page: Page, link: string): Promise<Buffer> {
  const href = await page.getByRole('link', { name: link }).getAttribute('href')
  const reply = await page.request.get(href ?? '')
  assert.match(reply.headers()['content-disposition'] ?? '', /attachment; filename="Beach survey gaps\.(plan|kmz)"/)
  return reply.body()
}

flow('a pilot plans a flight over the gaps, imports its route and creates a quick mosaic', async ({ openAs }) => {
  const pilot = await openAs('staff', { ...SMALL, path: '/healthz' })
  await openNewMission(pilot, 'Beach survey', 'photos')
  await pilot.getByText('No photos yet').waitFor()
  await dropFiles(pilot, [18, 21, 25].map(beachPhoto), '.photos')
  for (const name of ['DJI_0018.JPG', 'DJI_0021.JPG', 'DJI_0025.JPG'])
    await pilot.getByRole('option', { name: `${name}, To review` }).waitFor()

  await pilot.getByText('Coverage', { exact: true }).click()
  const panel = pilot.getByRole('region', { name: 'Photo coverage' })
  await panel.getByText(/m² in \d+ areas?$/).waitFor()
  await assertAccessible(pilot, 'the coverage')
  await panel.getByRole('button', { name: 'Plan a flight over the gaps' }).click()
  await panel.getByText(/photos?, \d+(\.\d)? m apart/).waitFor()
  await assertAccessible(pilot, 'the flight over the gaps')
  const plan = await download(pilot, 'QGroundControl (.plan)')
  assert.equal((JSON.parse(plan.toString()) as { fileType: string }).fileType, 'Plan')
  const route = await download(pilot, 'DJI route (KMZ)')

  await pilot.getByRole('button', { name: 'Quick mosaic' }).click()
  const dialog = pilot.getByRole('dialog', { name: 'Quick mosaic' })
  await dialog.getByText('3 of 3').waitFor()
  await assertAccessible(pilot, 'the quick mosaic')
  await dialog.getByRole('button', { name: 'Create mosaic' }).click()
  await dialog.waitFor({ state: 'hidden' })

  // The route is imported as a layer next to the mosaic.
  await pilot.getByRole('link', { name: 'Map' }).click()
  await dropFiles(pilot, [{ name: 'gaps.kmz', mimeType: 'application/vnd.google-earth.kmz', buffer: route }])
  await pilot.getByText('gaps', { exact: true }).first().waitFor()
  await pilot
    .getByText(/^Quick mosaic, approximate ± \d\.\d m$/)
    .first()
    .waitFor()
})
