import { createPublicKey, verify } from 'node:crypto'
import { Readable } from 'node:stream'
import { unzipSync } from 'fflate'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { makeKey } from '../../platform/storage/keys'
import { checkStorage } from '../../platform/storage/checkStorage'
import { openStorage } from '../../platform/storage/openStorage'
import { insertStoredFile } from '../../platform/storage/sql'
import { countRows } from '../../records/tenant-data/eraseSql'
import { SUMS } from '../../testing/dbSnapshot'
import { seedRecords } from '../../testing/idFixtures'
import { PASSWORD, startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { until } from '../../testing/until'
import { insertStoredExport } from '../data-export/testing/storedExport'
import type { Erasure } from './sql'

let aerie: TestApp
let admin: string

beforeAll(async () => {
  aerie = await startTestApp()
  admin = await aerie.cookieOf(aerie.admin)
})
afterAll(() => aerie.close())

async function nameOf({ id }: TestTenant): Promise<string> {
  const { name } = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('tenant').select('name').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return name
}

/** Rows by table, without events on their way to browsers, and without sums, which are merged from time to time. */
async function lastingRows({ id }: TestTenant): Promise<Record<string, number>> {
  const rows = Object.entries(await countRows(aerie.db, id))
  return Object.fromEntries(rows.filter(([table]) => table !== 'event_outbox' && !SUMS.includes(table)))
}

const erase = (tenant: TestTenant, name: string, password = PASSWORD) =>
  aerie.call<Erasure>(admin, 'POST', `/admin/erasure/tenant/${tenant.id}`, { name, password })

async function done(erasureId: string): Promise<Erasure> {
  return until(async () => {
    const { data } = await aerie.call<{ items: Erasure[] }>(admin, 'GET', '/admin/erasure/list')
    return data.items.find(({ _id, state, problem }) => _id === erasureId && (state === 'done' || problem !== null))
  })
}

/** Freezes an evidence case with an archive. @returns the key of the archive */
async function freeze(tenant: TestTenant, caseId: string): Promise<string> {
  const storage = await openStorage(aerie.config)
  const key = makeKey(tenant.id, 'case.zip')
  const bytes = await storage.put(key, Readable.from(['zip']))
  await inTenant(aerie.db, tenant.id, async (tx) => {
    const file = { key, name: 'case.zip', mediaType: 'application/zip', ...bytes }
    const { id } = await insertStoredFile(tenant.id, tx, file, tenant.root.id)
    const values = { frozen_at: new Date(), archive_file_id: id, manifest_sha256: '0'.repeat(64) }
    await tx.updateTable('evidence_case').set(values).where('id', '=', caseId).execute()
  })
  return key
}

test('erases all rows and files of a tenant, touches no other, and certifies it', async () => {
  const tenant = await aerie.addTenant('erased')
  const { evidenceCase } = await seedRecords(aerie, tenant, 'erased')
  await seedRecords(aerie, aerie.other, 'kept')
  await insertStoredExport(aerie, tenant, 'Export')
  const storage = await openStorage(aerie.config)
  const key = makeKey(tenant.id, 'scan.tif')
  const bytes = await storage.put(key, Readable.from(['scan']))
  await inTenant(aerie.db, tenant.id, (tx) =>
    insertStoredFile(tenant.id, tx, { key, name: 'scan.tif', mediaType: 'image/tiff', ...bytes }, tenant.root.id),
  )
  const archive = await freeze(tenant, evidenceCase ?? '')
  const others = await lastingRows(aerie.other)
  const before = await countRows(aerie.db, tenant.id)
  expect(Object.keys(before).length).toBeGreaterThan(60)
  const root = await aerie.cookieOf(tenant.root)

  const started = await erase(tenant, await nameOf(tenant))
  expect(started).toMatchObject({ code: 201, data: { state: 'running', doneAt: null } })
  expect((await aerie.call(root, 'GET', '/tenantroot/fetch-organisation-details')).code).toBe(401)
  const erasure = await done(started.data._id)
  expect(erasure).toMatchObject({ state: 'done', problem: null })
  expect(await countRows(aerie.db, tenant.id)).toEqual({})
  expect(await storage.stat(key)).toBeUndefined()
  expect(await storage.stat(archive)).toBeUndefined()
  for await (const found of storage.list(tenant.id)) throw new Error(`${found.key} is left`)
  expect(await lastingRows(aerie.other)).toEqual(others)
  expect((await checkStorage(aerie.db, storage)).damaged).not.toContain(key)

  const url = `/apis/v1/admin/erasure/certificate/${erasure._id}`
  const { rawPayload, statusCode } = await aerie.app.inject({ method: 'GET', url, headers: { cookie: admin } })
  expect(statusCode).toBe(200)
  const files = unzipSync(rawPayload)
  const json = Buffer.from(files['certificate.json'] ?? [])
  const pem = Buffer.from(files['signing-key.pem'] ?? []).toString()
  expect(verify(null, json, createPublicKey(pem), files['certificate.json.sig'] ?? Buffer.alloc(0))).toBe(true)
  const certificate = JSON.parse(json.toString()) as { tables: Record<string, number>; rows: number; files: number }
  expect(certificate).toMatchObject({ tenant: { id: tenant.id }, verified: { rows: 0, files: 0 } })
  expect(certificate.tables['mission']).toBe(before['mission'])
  expect(certificate.files).toBeGreaterThan(1)
  expect(Buffer.from(files['certificate.html'] ?? []).toString()).toContain('Certificate of erasure')
})

test('asks for the exact name and the password, and changes nothing without them', async () => {
  const name = await nameOf(aerie.demo)
  expect(await erase(aerie.demo, 'Something else')).toMatchObject({ code: 400, errors: [{ field: 'name' }] })
  expect(await erase(aerie.demo, name, 'wrong password')).toMatchObject({ code: 400, errors: [{ field: 'password' }] })
  const root = await aerie.cookieOf(aerie.demo.root)
  expect((await aerie.call(root, 'GET', '/tenantroot/fetch-organisation-details')).code).toBe(200)
  expect(
    await aerie.call(root, 'POST', `/admin/erasure/tenant/${aerie.demo.id}`, { name, password: PASSWORD }),
  ).toMatchObject({ code: 403 })
})

test('lists a tenant that was deleted before, and erases it once', async () => {
  const tenant = await aerie.addTenant('deleted')
  const name = await nameOf(tenant)
  await aerie.call(admin, 'DELETE', `/admin/tenant/delete-tenant/${tenant.id}`, { name })
  const list = () => aerie.call<{ items: { _id: string }[] }>(admin, 'GET', '/admin/erasure/deleted-tenants')
  expect((await list()).data.items.map(({ _id }) => _id)).toContain(tenant.id)
  const answers = await Promise.all([erase(tenant, name), erase(tenant, name)])
  expect(answers.map(({ code }) => code).sort()).toEqual([201, 409])
  expect((await list()).data.items.map(({ _id }) => _id)).not.toContain(tenant.id)
  const started = answers.find(({ code }) => code === 201)
  expect((await aerie.call(admin, 'GET', `/admin/erasure/certificate/${started?.data._id}`)).code).toBe(409)
  expect(await done(started?.data._id ?? '')).toMatchObject({ state: 'done' })
})

test('the audit log of a tenant that is not being erased cannot be shortened', async () => {
  await aerie.call(await aerie.cookieOf(aerie.demo.root), 'POST', '/mission/create', { name: 'Survey' })
  const remove = () =>
    asPlatform(aerie.db, (tx) =>
      tx.deleteFrom('audit_entry').where('tenant_id', '=', aerie.demo.id).executeTakeFirstOrThrow(),
    )
  expect(Number((await remove()).numDeletedRows)).toBe(0)
})
