// What deletes, restores or downloads declares the audit entry that it writes, and downloads write it; staleness/writes.test.ts tries
// the other operations. A new operation of this kind fails here until it has x-audit, or its reason in EXEMPT.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { isWrite, operationsOf, type SpecOperation } from '../platform/contract/spec'
import { serverFile } from '../platform/core/folders'
import { asPlatform, inTenant } from '../platform/db/tenancy'
import type { AnyJobDefinition } from '../platform/jobs/jobs'
import { insertStoredExport } from '../groups/data-export/testing/storedExport'
import { insertDoneErasure } from '../groups/erasure/testing/doneErasure'
import { signingKey } from '../groups/evidence/signingKey'
import { markFrozen } from '../groups/evidence/sql'
import { insertCoveredPhoto } from '../groups/photo/testing/coveredPhoto'
import { openedLink } from '../groups/visit/testing/openedLink'
import { insertStoredRecording } from '../groups/vod/testing/storedRecording'
import { makeKey } from '../platform/storage/keys'
import { insertStoredFile } from '../platform/storage/sql'
import { openStorage } from '../platform/storage/openStorage'
import type { Place } from './contractCalls'
import { ID_FIXTURES, seedRecords, type Records } from './idFixtures'
import { filledCase } from './staleness/evidenceFixtures'
import { makeCall } from './staleness/makeCall'
import { openSite, type Site, type WriteCall, type WriteFixture } from './staleness/site'
import { testContract } from './contract'
import { startTestApp, type TestApp } from './testApp'

const EXEMPT: Record<string, string> = {
  deleteAvatar: "The caller's own picture",
  getOpenApi: 'Describes the API; contains no data',
  getDocumentPreview: 'Shown on the screen; a download is an operation of its own',
  getAssetFilePreview: 'Shown on the screen; a download is an operation of its own',
  getThermalValues: 'Shown on the screen; the photo is downloaded by an operation of its own',
  getRecordingFile: 'Played on the screen in parts; a download is an operation of its own',
  deleteUpload: "The caller's own upload, which no record uses",
  removeLayerFromGroup: 'The layer moves out of its group; nothing is deleted',
}

/** Content that screens show, as opposed to files that leave the product. */
const SHOWN = /^image\/|mapbox-vector-tile|protobuf|pmtiles/

const { spec } = testContract()
const OPERATIONS = operationsOf(spec)
const AUDITED = OPERATIONS.filter(({ operation }) => operation['x-audit']).map(
  (place) => [place.operation.operationId, place] as const,
)

const download = ({ app }: TestApp, url: string): Promise<LightMyRequestResponse> =>
  app.inject({ url: `/apis/v1${url}` })

/** Downloads that need a record of their own. */
const DOWNLOAD_FIXTURES: Record<string, WriteFixture> = {
  downloadData: async (site) => ({ ids: { itemIds: [await documentOf(site)] } }),
  downloadDocument: async (site) => ({ ids: { documentId: await documentOf(site) } }),
  downloadDocuments: async (site) => ({ ids: { documentIds: [await documentOf(site)] } }),
  downloadDataExport: async ({ aerie, tenant }) => ({
    ids: { dataExportId: await insertStoredExport(aerie, tenant, 'Export') },
  }),
  async downloadTenantDataExport({ aerie, tenant, admin }) {
    const dataExportId = await insertStoredExport(aerie, tenant, 'Export')
    return { ids: { tenantId: tenant.id, dataExportId }, as: admin }
  },
  async downloadOwnDataExport({ aerie, tenant }) {
    const whose = { personId: tenant.root.id }
    return { ids: { dataExportId: await insertStoredExport(aerie, tenant, 'Export', whose) } }
  },
  async downloadUserDataExport({ aerie, tenant, user }) {
    const userId = (await user())._id
    const dataExportId = await insertStoredExport(aerie, tenant, 'Export', { personId: userId })
    return { ids: { userId, dataExportId } }
  },
  async downloadVisitPhoto(site) {
    const { aerie, tenant } = site
    const { _id: missionId } = await site.mission()
    await insertCoveredPhoto(aerie, tenant, missionId)
    const { file_id: photoId } = await inTenant(aerie.db, tenant.id, (tx) =>
      tx
        .updateTable('mission_photo')
        .set({ state: 'assigned' })
        .where('tenant_id', '=', tenant.id)
        .returning('file_id')
        .executeTakeFirstOrThrow(),
    )
    const token = await openedLink(site, { kind: 'photos', targetId: missionId, allowsDownload: true })
    return { send: () => download(aerie, `/visit/photo-file/${token}/${photoId}`) }
  },
  async getVisitFile(site) {
    const link = { kind: 'document', targetId: await documentOf(site), allowsDownload: true }
    const token = await openedLink(site, link)
    return { send: () => download(site.aerie, `/visit/file/${token}?download=true`) }
  },
  downloadErasureCertificate: async ({ aerie, admin }) => ({
    ids: { erasureId: await insertDoneErasure(aerie, 'Erased') },
    as: admin,
  }),
  async downloadEvidenceCase(site) {
    const { caseId } = await filledCase(site)
    const key = makeKey(site.tenant.id, 'case.zip')
    const bytes = await (await openStorage(aerie.config)).put(key, Readable.from(['archive']))
    const { id: keyId, sign } = await signingKey(aerie.db, aerie.config)
    const signature = sign(Buffer.from('manifest')).toString('base64')
    await inTenant(aerie.db, site.tenant.id, async (tx) => {
      const file = { key, name: 'case.zip', ...bytes, mediaType: 'application/zip' }
      const { id: archiveFileId } = await insertStoredFile(site.tenant.id, tx, file, site.tenant.root.id)
      await markFrozen(site.tenant.id, tx, caseId, { archiveFileId, manifestSha256: bytes.sha256, keyId, signature })
    })
    return { ids: { caseId } }
  },
  async downloadGapFlight(site) {
    const missionId = (await site.mission())._id
    for (const east of [0, 0.002]) await insertCoveredPhoto(aerie, site.tenant, missionId, east)
    return { ids: { missionId } }
  },
  async downloadPhoto({ mission, upload, picture, call }) {
    const created = { missionId: (await mission())._id, uploadId: await upload('png', await picture()) }
    const { _id: photoId } = await call('POST', '/photo/create', created)
    return { ids: { photoId } }
  },
  async downloadRecording({ mission, upload, call }) {
    const created = { missionId: (await mission())._id, uploadId: await upload('mp4', Buffer.from('video')) }
    const { _id: vodId } = await call('POST', '/VOD/save-vod-manual', created)
    return { ids: { vodId } }
  },
  async downloadRecordingClip({ mission, tenant }) {
    const bytes = await readFile(serverFile('media/video/fixtures/cars.mp4'))
    const recording = { missionId: (await mission())._id, name: 'cars.mp4', bytes }
    return { ids: { vodId: await insertStoredRecording(aerie, tenant, recording) } }
  },
  async downloadReport({ aerie: { db }, tenant, baseLayer }) {
    const { _id: baseLayerId } = await baseLayer()
    const corners = '[[[4,50],[4.01,50],[4.01,50.01],[4,50]]]'
    await inTenant(db, tenant.id, async (tx) => {
      await tx.updateTable('base_layer').set({ prime_attr: 'plot' }).where('id', '=', baseLayerId).execute()
      await sql`
        insert into feature (id, tenant_id, layer_id, index, geom, props, box, size)
        select gen_random_uuid(), ${tenant.id}, l.id, 1, ${`{"type":"Polygon","coordinates":${corners}}`}::json,
               '{"plot":"A-1"}', '(4,50),(4.01,50.01)'::box, 0.001
          from layer l where l.base_layer_id = ${baseLayerId} limit 1`.execute(tx)
    })
    return { ids: { baseLayerId } }
  },
  getStacAsset: async (site) => ({ ids: { layerId: await readyRaster(site) } }),
  async downloadRaster({ mission, call, tenant }) {
    const uploadId = randomUUID()
    const name = 'fence.kml'
    const key = makeKey(tenant.id, 'fence.kml')
    const bytes = await (await openStorage(aerie.config)).put(key, Readable.from(['<kml/>']))
    await inTenant(aerie.db, tenant.id, async (tx) => {
      const file = { key, name, ...bytes, mediaType: 'application/vnd.google-earth.kml+xml' }
      const { id: stored_file_id } = await insertStoredFile(tenant.id, tx, file, tenant.root.id)
      const upload = { id: uploadId, tenant_id: tenant.id, created_by: tenant.root.id, key, name, size: bytes.size }
      await tx
        .insertInto('upload')
        .values({ ...upload, kind: 'kml', state: 'finished', stored_file_id })
        .execute()
    })
    const created = { missionId: (await mission())._id, uploadId }
    const { _id: layerId } = await call<{ _id: string }>('POST', '/layer/create', created)
    return { ids: { layerId } }
  },
}

async function readyRaster({ aerie: { db, config }, tenant, mission }: Site): Promise<string> {
  const layerId = randomUUID()
  const { _id: missionId } = await mission()
  const key = makeKey(tenant.id, 'site.tif')
  const bytes = await (await openStorage(config)).put(key, Readable.from(['II']))
  await inTenant(db, tenant.id, async (tx) => {
    const file = { key, name: 'site.tif', ...bytes, mediaType: 'image/tiff' }
    const { id: cog_file_id } = await insertStoredFile(tenant.id, tx, file, tenant.root.id)
    const layer = {
      id: layerId,
      tenant_id: tenant.id,
      mission_id: missionId,
      name: 'Site',
      kind: 'raster',
      color: '#000000',
    }
    await tx
      .insertInto('layer')
      .values({ ...layer, status: 'ready', position: 0, cog_file_id })
      .execute()
  })
  return layerId
}

async function documentOf({ mission, upload, call }: Site): Promise<string> {
  const uploadId = await upload('png', Buffer.from('picture'))
  const { _id } = await call('POST', '/document/create', { missionId: (await mission())._id, uploadId })
  return _id
}

/** Never ends a job, so that only the call itself writes entries. */
const waiting: AnyJobDefinition = {
  kind: 'layer-import',
  timeoutMs: 600_000,
  run: (_input, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
}

let aerie: TestApp
/** Of the tenant whose records are downloaded. */
let records: Promise<Records> | undefined

beforeAll(async () => {
  aerie = await startTestApp({}, [waiting])
})
afterAll(() => aerie.close())

function isDownload(operation: SpecOperation): boolean {
  if (operation['x-permission'] === 'public') return false
  const types = Object.entries(operation.responses).flatMap(([code, { content }]) =>
    code.startsWith('2') ? Object.keys(content ?? {}) : [],
  )
  return types.some((type) => type !== 'application/json' && !SHOWN.test(type))
}

/** Documents of open standards are pages of records, as the lists of the app are; the files they lead to are downloads. */
const isPage = (path: string): boolean => /^\/(ogc|stac|scim)(\/|$)/.test(path) && !path.startsWith('/stac/assets/')

const mustAudit = ({ path, method, operation }: Place): boolean =>
  method === 'delete' || /\/restore(\/|$)/.test(path) || (method === 'get' && isDownload(operation) && !isPage(path))

const countEntries = async (action: string): Promise<number> =>
  asPlatform(aerie.db, async (tx) => {
    const rows = await tx.selectFrom('audit_entry').select('id').where('action', '=', action).execute()
    return rows.length
  })

/** A successful call: of the fixture, or with the records of the tenant. */
async function prepare(place: Place, site: Site): Promise<WriteCall> {
  const { operationId, 'x-permission': permission } = place.operation
  const fixture = DOWNLOAD_FIXTURES[operationId]
  if (fixture) return fixture(site)
  records ??= seedRecords(aerie, aerie.demo, 'audited')
  const made = await records
  const ids = Object.fromEntries(
    Object.entries(ID_FIXTURES).flatMap(([name, record]) =>
      typeof record === 'string' ? [[name, made[record] ?? '']] : [],
    ),
  )
  return { ids, as: permission === 'tenant_list' ? site.admin : await aerie.cookieOf(aerie.demo.root) }
}

test('declares the audit entry of everything that deletes, restores or downloads', () => {
  const needed = OPERATIONS.filter(mustAudit).map(({ operation }) => operation.operationId)
  const declared = AUDITED.map(([name]) => name)
  expect(needed.filter((name) => !declared.includes(name) && !EXEMPT[name])).toEqual([])
  expect(Object.keys(EXEMPT).filter((name) => !needed.includes(name) || declared.includes(name))).toEqual([])
})

test.each(AUDITED.filter(([, place]) => !isWrite(place)))('%s writes its audit entry', async (name, place) => {
  const action = place.operation['x-audit'] ?? ''
  const site = await openSite(aerie, `audited-${name.toLowerCase()}`)
  const prepared = await prepare(place, site)
  const before = await countEntries(action)
  await makeCall(spec, place, prepared, site)
  expect(await countEntries(action)).toBeGreaterThan(before)
})
