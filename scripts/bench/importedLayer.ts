// A mission with one layer, imported from a file as a person does it.
import type { BrowserContext } from 'playwright-core'

const IMPORT_MS = 180_000

/** @param features of GeoJSON. @returns the ID of the mission */
export async function missionWithLayer(context: BrowserContext, layer: string, features: object[]): Promise<string> {
  const reply = await context.request.post('/apis/v1/mission/create', { data: { name: `Mission of ${layer}` } })
  const { data } = (await reply.json()) as { data: { _id: string } }
  const page = await context.newPage()
  await page.goto(`/dashboard/missions/${data._id}`)
  await page.getByText('No layers yet').waitFor()
  const buffer = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }))
  const file = { name: `${layer}.geojson`, mimeType: 'application/geo+json', buffer }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('checkbox', { name: `Show ${layer}` }).waitFor({ timeout: IMPORT_MS })
  await page.close()
  return data._id
}
