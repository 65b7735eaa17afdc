// Pages in the pseudo-locale, and the records that they show.
import type { Page } from 'playwright-core'
import { PSEUDO } from '../../language/translator'
import { createLayer, createRecord, createSampleMissions, updateRecord } from './apiCalls'

export const PSEUDO_VISIT = { locale: PSEUDO, viewport: { width: 1440, height: 900 } }

const SQUARE = [
  [4, 52],
  [4.02, 52],
  [4.02, 52.01],
  [4, 52.01],
  [4, 52],
]

export async function createTenantRecords(root: Page) {
  await createSampleMissions(root)
  const location = { name: 'Quay', location: { lat: 52.005, long: 4.01 } }
  const { _id: locationId } = await createRecord(root, '/location/create', location)
  const { _id: missionId } = await createRecord(root, '/mission/create', { name: 'Survey of plots', locationId })
  const layer = { missionId, name: 'Plots' }
  const layerId = await createLayer(root, layer, [{ type: 'Polygon', coordinates: [SQUARE] }])
  const baseLayer = { name: 'Map of plots', layerIds: [layerId] }
  const { _id: baseLayerId } = await createRecord(root, '/baselayer/create-by-layers', baseLayer)
  await updateRecord(root, `/baselayer/publishBaseLayer/${baseLayerId}`, { published: true, version: 1 })
  const group = { name: 'Reception', permissions: ['mission_list'] }
  const { _id: userGroupId } = await createRecord(root, '/tenant/usergroup/tenant-usergroup-create', group)
  const { _id: caseId } = await createRecord(root, '/evidence/create', { missionId, name: 'Fence' })
  const reply = await root.request.get('/apis/v1/assetclass/get')
  const { data } = (await reply.json()) as { data: { classes: { _id: string }[] } }
  const asset = { name: 'Surveyor', serial: 'S-1', classId: data.classes[0]?._id }
  const { _id: assetId } = await createRecord(root, '/asset/create', asset)
  const webhook = { name: 'Control room', address: 'https://hooks.example.invalid/', events: ['ALERT_CREATED'] }
  const { _id: webhookId } = await createRecord(root, '/webhook/create', webhook)
  const { savedReportId, editionId } = await createReport(root, missionId)
  const { _id: shareId, path: sharePath } = await createShare(root, missionId)
  const reports = { savedReportId, editionId }
  return { locationId, missionId, baseLayerId, userGroupId, caseId, assetId, webhookId, ...reports, shareId, sharePath }
}

async function createShare(root: Page, missionId: string): Promise<{ _id: string; path: string }> {
  const { _id } = await createRecord(root, '/share/create', { kind: 'mission', targetId: missionId })
  const reply = await root.request.get(`/apis/v1/share/get/${_id}`)
  return ((await reply.json()) as { data: { _id: string; path: string } }).data
}

async function createReport(root: Page, missionId: string) {
  const { _id: layerId } = await createRecord(root, '/layer/create-vector-layer', { missionId, name: 'Rows' })
  const plot = { geometry: { type: 'Polygon', coordinates: [SQUARE] }, properties: { plot: 'B7' } }
  await createRecord(root, `/layer/addFeature/${layerId}`, { features: [plot] })
  const base = await createRecord(root, '/baselayer/create-by-layers', { name: 'Counted plots', layerIds: [layerId] })
  await updateRecord(root, `/baselayer/set-prime-attr/${base._id}`, { attribute: 'plot', version: base.version })
  const choice = { baseLayerId: base._id, rows: 'plot', measures: [], period: { kind: 'lastMonth' } }
  const { _id: savedReportId } = await createRecord(root, '/report/saved/create', { ...choice, name: 'Every month' })
  const { _id: editionId } = await createRecord(root, `/report/edition/make/${savedReportId}`, {})
  return { savedReportId, editionId }
}

export async function readItems(page: Page, path: string): Promise<{ _id: string }[]> {
  const reply = await page.request.get(`/apis/v1${path}`)
  return ((await reply.json()) as { data: { items: { _id: string }[] } }).data.items
}
