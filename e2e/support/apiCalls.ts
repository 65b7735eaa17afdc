// Creates the records that a flow starts from by calls of the API.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** Sends a POST request as the user of `page`. @returns the new record @throws AssertionError with the server's reply */
export const createRecord = (page: Page, path: string, data: object) => send(page, 'POST', path, data)

/** Sends a PATCH request as the user of `page`. */
export const updateRecord = (page: Page, path: string, data: object) => send(page, 'PATCH', path, data)

interface StoredRecord {
  _id: string
  version: number
}

async function send(page: Page, method: string, path: string, data: object): Promise<StoredRecord> {
  const { origin } = new URL(page.url())
  const reply = await page.request.fetch(`/apis/v1${path}`, { method, data, headers: { origin } })
  assert.ok(reply.ok(), `${path}: ${await reply.text()}`)
  return ((await reply.json()) as { data: StoredRecord }).data
}

/** Creates a vector layer with these geometries in a mission. @returns its ID */
export async function createLayer(
  page: Page,
  layer: { missionId: string; name: string; color?: string },
  geometries: object[],
): Promise<string> {
  const { _id: layerId } = await createRecord(page, '/layer/create-vector-layer', layer)
  const features = geometries.map((geometry) => ({ geometry, properties: {} }))
  await createRecord(page, `/layer/addFeature/${layerId}`, { features })
  return layerId
}

/** Creates missions in several states, with a location, for flows that need lists with content. */
export async function createSampleMissions(page: Page): Promise<void> {
  const { _id: locationId } = await createRecord(page, '/location/create', {
    name: 'Sample harbour',
    location: { lat: 51.95, long: 4.03 },
  })
  const scheduledAt = new Date(Date.now() + 86_400_000).toISOString()
  await createRecord(page, '/mission/create', { name: 'Sample draft' })
  await createRecord(page, '/mission/create', { name: 'Sample plan', locationId, scheduledAt })
  const live = await createRecord(page, '/mission/create', { name: 'Sample flight', locationId, scheduledAt })
  await updateRecord(page, '/mission/update-status', { missionId: live._id, version: live.version, status: 'live' })
}
