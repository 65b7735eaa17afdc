// What has to be there before a flow begins, made by calls of the contract instead of by hand.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { sharedAddress } from './flow'

/** Sends `data` as the user of `page`. @returns what was made @throws with the server's words when it was refused */
export const made = (page: Page, path: string, data: object) => sent(page, 'POST', path, data)

/** The same for what is there already. */
export const changed = (page: Page, path: string, data: object) => sent(page, 'PATCH', path, data)

async function sent(page: Page, method: string, path: string, data: object): Promise<{ _id: string }> {
  const reply = await page.request.fetch(`/apis/v1${path}`, { method, data, headers: { origin: sharedAddress() } })
  assert.ok(reply.ok(), `${path}: ${await reply.text()}`)
  return ((await reply.json()) as { data: { _id: string } }).data
}

/** A layer of a mission with these shapes on it. @returns its id */
export async function madeLayer(
  page: Page,
  layer: { missionId: string; name: string; color?: string },
  shapes: object[],
): Promise<string> {
  const { _id: layerId } = await made(page, '/layer/create-vector-layer', layer)
  const features = shapes.map((geometry) => ({ geometry, properties: {} }))
  await made(page, `/layer/addFeature/${layerId}`, { features })
  return layerId
}
