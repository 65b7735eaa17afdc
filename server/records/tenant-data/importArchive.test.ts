import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { exportJob } from '../../groups/data-export/exportJob'
import type { DataExport } from '../../groups/data-export/sql'
import { asPlatform, readSnapshot } from '../../platform/db/tenancy'
import { openStorage } from '../../platform/storage/openStorage'
import { seedRecords } from '../../testing/idFixtures'
import { startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { until } from '../../testing/until'
import type { Manifest } from './archive'
import { countRows } from './eraseSql'
import { importArchive } from './importArchive'
import { ofTenant, readRows } from './rowSql'
import { selectExportedTables } from './schemaSql'

let source: TestApp
let target: TestApp
let folder: string
let archive: Uint8Array
let tenant: TestTenant

async function exportOf(aerie: TestApp, cookie: string): Promise<Uint8Array> {
  const started = await aerie.call<DataExport>(cookie, 'POST', '/tenantroot/data-export/start')
  const id = started.data._id
  await until(async () => {
    const { data } = await aerie.call<{ exports: DataExport[] }>(cookie, 'GET', '/tenantroot/data-export/get')
    return data.exports.find(({ _id }) => _id === id)?.state === 'ready'
  })
  const url = `/apis/v1/tenantroot/data-export/download/${id}`
  return (await aerie.app.inject({ method: 'GET', url, headers: { cookie } })).rawPayload
}

async function importInto(aerie: TestApp, bytes: Uint8Array) {
  const workDir = mkdtempSync(path.join(folder, 'work-'))
  const file = path.join(folder, 'archive.zip')
  writeFileSync(file, bytes)
  return importArchive(file, { pool: aerie.pool, storage: await openStorage(aerie.config), workDir })
}

const textOf = (files: Record<string, Uint8Array>, name: string): string => Buffer.from(files[name] ?? []).toString()

/** What the target has of the tenant, as an export reads it. */
const rowsOf = (aerie: TestApp, tenantId: string): Promise<Map<string, string[]>> =>
  readSnapshot(aerie.db, tenantId, async (tx) => {
    const all = new Map<string, string[]>()
    for (const table of await selectExportedTables(tx)) {
      const rows: string[] = []
      for await (const batch of readRows(tx, table, ofTenant(table.name, tenantId))) rows.push(...batch)
      all.set(table.name, rows)
    }
    return all
  })

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-import-'))
  source = await startTestApp({}, [exportJob])
  target = await startTestApp({}, [])
  tenant = await source.addTenant('moving')
  await seedRecords(source, tenant, 'moved')
  archive = await exportOf(source, await source.cookieOf(tenant.root))
})
afterAll(async () => {
  await source.close()
  await target.close()
  rmSync(folder, { recursive: true, force: true })
})

test('refuses a tenant that exists, and leaves it as it is', async () => {
  const before = await countRows(source.db, tenant.id)
  await expect(importInto(source, archive)).rejects.toThrow('has the tenant')
  expect(await countRows(source.db, tenant.id)).toEqual(before)
})

test('refuses a changed file, another version and the data of one person, and leaves nothing behind', async () => {
  const files = unzipSync(archive)
  const changed = zipSync({ ...files, 'records/mission.jsonl': strToU8('{}') }, { level: 0 })
  await expect(importInto(target, changed)).rejects.toThrow('The archive is damaged: records/mission.jsonl')
  const manifest = JSON.parse(textOf(files, 'manifest.json')) as Manifest
  const withManifest = (change: Partial<Manifest>) => {
    const other = strToU8(JSON.stringify({ ...manifest, ...change }))
    const sha256 = createHash('sha256').update(other).digest('hex')
    const hashes = textOf(files, 'MANIFEST.sha256').replace(/^.*manifest\.json$/m, `${sha256}  manifest.json`)
    return zipSync({ ...files, 'manifest.json': other, 'MANIFEST.sha256': strToU8(hashes) }, { level: 0 })
  }
  const older = withManifest({ migrations: manifest.migrations.slice(0, -1) })
  await expect(importInto(target, older)).rejects.toThrow('another version of the database')
  const ofPerson = withManifest({ person: { id: tenant.root.id, name: 'Robin Root' } })
  await expect(importInto(target, ofPerson)).rejects.toThrow('the data of one person')
  expect(await countRows(target.db, tenant.id)).toEqual({})
  for await (const { key } of (await openStorage(target.config)).list(tenant.id)) throw new Error(`${key} is left`)
})

test('an imported tenant has the same rows and files, and its people have no passwords', async () => {
  const imported = await importInto(target, archive)
  expect(imported.tenant.id).toBe(tenant.id)
  expect(imported.skipped).toEqual(expect.arrayContaining(['api_token', 'stream_key', 'webhook']))
  const manifest = JSON.parse(textOf(unzipSync(archive), 'manifest.json')) as Manifest
  const rows = await rowsOf(target, tenant.id)
  for (const table of manifest.tables) {
    if (table.name === 'evidence_key' || imported.skipped.includes(table.name)) continue
    expect([table.name, rows.get(table.name)?.length]).toEqual([table.name, table.rows])
  }
  const lines = textOf(unzipSync(archive), 'records/mission.jsonl').trim().split('\n')
  expect(rows.get('mission')).toEqual(lines)
  const storage = await openStorage(target.config)
  for (const { key, size } of manifest.files) expect((await storage.stat(key))?.size).toBe(size)
  const passwords = await asPlatform(target.db, (tx) =>
    tx.selectFrom('app_user').select('password_hash').where('tenant_id', '=', tenant.id).execute(),
  )
  expect(passwords.filter(({ password_hash: hash }) => hash !== null)).toEqual([])
})

test('row-level security and triggers are on again after an import', async () => {
  const { rows } = await target.pool.query(`
    select c.relname from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
       and (not c.relforcerowsecurity
         or exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgenabled = 'D')
         or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.condeferrable))`)
  expect(rows).toEqual([])
  await expect(importInto(target, archive)).rejects.toThrow('has the tenant')
})
