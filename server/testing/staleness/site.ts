// Creates one tenant per write operation with the records for a successful call. Uses the API, and inserts rows only where
// a call would start work that does not end in a test.
import { Readable } from 'node:stream'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { makeKey } from '../../platform/storage/keys'
import { openStorage } from '../../platform/storage/openStorage'
import type { TestApp, TestTenant, TestUser } from '../testApp'

export interface Made {
  _id: string
  version: number
}

/** The request of a write operation. The examples of the contract fill absent parts. */
export interface WriteCall {
  /** Values of the id slots, by name. */
  ids?: Record<string, string | string[]>
  /** Replaces the example body. */
  body?: object
  /** Cookie of the caller; the tenant-root by default, null for no session. */
  as?: string | null
  headers?: Record<string, string>
  /** Replaces the request built from the contract, for requests that the contract cannot describe. */
  send?: () => Promise<LightMyRequestResponse>
}

/** Creates the records for a successful call. */
export type WriteFixture = (site: Site) => Promise<WriteCall> | WriteCall

export interface Site {
  aerie: TestApp
  tenant: TestTenant
  root: string
  admin: string
  /** Cookie of another tenant-root, who may receive every announcement. */
  colleague: string
  /** Calls the API, by default as the tenant-root. @throws Error when the call is rejected */
  call: <Data = Made>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    as?: string,
  ) => Promise<Data>
  mission: (fields?: object) => Promise<Made>
  location: () => Promise<Made>
  vectorLayer: (missionId: string) => Promise<Made>
  /** A mission with a vector layer that contains one point. */
  layerWithFeature: () => Promise<{ missionId: string; layerId: string; changeId: string }>
  /** A drawn base layer and its part. */
  baseLayer: () => Promise<Made & { parts: Made[] }>
  /** A raster whose source is stored and not converted. */
  rasterLayer: (owner: { mission_id: string } | { base_layer_id: string }, status?: string) => Promise<string>
  /** A finished upload. `bytes` are stored only if they are given. */
  upload: (kind?: 'kml' | 'geotiff' | 'png' | 'csv' | 'mp4' | 'pmtiles' | 'mbtiles', bytes?: Buffer) => Promise<string>
  job: (status: 'queued' | 'failed') => Promise<string>
  user: () => Promise<Made>
  picture: () => Promise<Buffer>
}

export async function openSite(aerie: TestApp, name: string): Promise<Site> {
  const tenant = await aerie.addTenant(name)
  const root = await aerie.cookieOf(tenant.root)
  const owned = { tenant_id: tenant.id, created_by: tenant.root.id }
  const site: Site = {
    aerie,
    tenant,
    root,
    admin: await aerie.cookieOf(aerie.admin),
    colleague: await aerie.cookieOf(await addRoot(aerie, tenant, name)),
    async call(method, url, body, as = root) {
      const answer = await aerie.call<never>(as, method, url, body)
      if (!answer.status) throw new Error(`${method} ${url}: ${answer.code} ${answer.message}`)
      return answer.data
    },
    mission: (fields = {}) => site.call('POST', '/mission/create', { name: 'Survey', ...fields }),
    location: () => site.call('POST', '/location/create', { name: 'Harbour', location: { lat: 1, long: 2 } }),
    vectorLayer: (missionId) => site.call('POST', '/layer/create-vector-layer', { missionId, name: 'Fence' }),
    async layerWithFeature() {
      const { _id: missionId } = await site.mission()
      const { _id: layerId } = await site.vectorLayer(missionId)
      const added = await site.call<{ changeId: string }>('POST', `/layer/addFeature/${layerId}`, { features: [POINT] })
      return { missionId, layerId, changeId: added.changeId }
    },
    baseLayer: () => site.call('POST', '/baselayer/create-base-vector-layer', { name: 'Site plan' }),
    async rasterLayer(owner, status = 'ready') {
      const id = crypto.randomUUID()
      const source_file_id = await insertFile(aerie, owned, 'scan.tif', 'image/tiff')
      const layer = { id, ...owned, ...owner, name: 'Scan', kind: 'raster', status, color: '#0958d9', source_file_id }
      await inTenant(aerie.db, tenant.id, (tx) =>
        tx
          .insertInto('layer')
          .values({ ...layer, source_kind: 'geotiff', position: 0 })
          .execute(),
      )
      return id
    },
    async upload(kind = 'kml', bytes) {
      const id = crypto.randomUUID()
      const mediaType = kind === 'csv' ? 'text/csv' : 'application/octet-stream'
      const stored_file_id = await insertFile(aerie, owned, `file.${kind}`, mediaType, bytes)
      const file = { id, ...owned, key: `${tenant.id}/${id}`, name: `file.${kind}`, size: 3, kind, stored_file_id }
      await inTenant(aerie.db, tenant.id, (tx) =>
        tx
          .insertInto('upload')
          .values({ ...file, state: 'finished' })
          .execute(),
      )
      return id
    },
    async job(status) {
      const id = crypto.randomUUID()
      const job = { id, tenant_id: tenant.id, kind: 'layer-import', title: 'Scan', status, input: '{}' }
      await inTenant(aerie.db, tenant.id, (tx) =>
        tx
          .insertInto('job')
          .values({ ...job, started_by: tenant.root.id })
          .execute(),
      )
      return id
    },
    user: () =>
      site.call('POST', '/tenant/user/create-tenant-user', {
        name: 'Pat Pilot',
        email: `pat@${name}.test`,
        userType: 'tenant-user',
      }),
    picture: () =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
  }
  return site
}

export const POINT = { geometry: { type: 'Point', coordinates: [2, 1] }, properties: { name: 'Gate', plot: 'B-12' } }

async function addRoot({ db }: TestApp, { id, root }: TestTenant, name: string): Promise<TestUser> {
  const user: TestUser = {
    id: uuidv7(),
    email: `colleague@${name}.test`,
    userType: 'tenant-root',
    tenantId: id,
  }
  await asPlatform(db, (tx) =>
    tx
      .insertInto('app_user')
      .columns(['id', 'tenant_id', 'email', 'name', 'user_type', 'password_hash', 'terms_accepted_at'])
      .expression((eb) =>
        eb
          .selectFrom('app_user')
          .select((each) => [
            each.val(user.id).as('id'),
            'tenant_id',
            each.val(user.email).as('email'),
            each.val('Colleague').as('name'),
            'user_type',
            'password_hash',
            'terms_accepted_at',
          ])
          .where('id', '=', root.id),
      )
      .execute(),
  )
  return user
}

async function insertFile(
  { db, config }: TestApp,
  owned: { tenant_id: string; created_by: string },
  name: string,
  media_type: string,
  bytes?: Buffer,
): Promise<string> {
  const id = crypto.randomUUID()
  const file = {
    id,
    ...owned,
    key: makeKey(owned.tenant_id, name, id),
    name,
    media_type,
    size: bytes?.length ?? 3,
    sha256: '0'.repeat(64),
  }
  if (bytes) await (await openStorage(config)).put(file.key, Readable.from([bytes]))
  await inTenant(db, owned.tenant_id, (tx) => tx.insertInto('stored_file').values(file).execute())
  return id
}
