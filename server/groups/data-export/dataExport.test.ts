import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { checkStorage } from '../../platform/storage/checkStorage'
import { deleteScheduledFiles } from '../../platform/storage/files'
import { openStorage } from '../../platform/storage/openStorage'
import type { Manifest } from '../../records/tenant-data/archive'
import { leaveRoom } from '../../testing/diskRoom'
import { seedRecords } from '../../testing/idFixtures'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { unpackZip } from '../../testing/unpackZip'
import { until } from '../../testing/until'
import { exportJob } from './exportJob'
import { deleteExpired, type DataExport } from './sql'
import { insertStoredExport } from './testing/storedExport'

let aerie: TestApp
let root: string
let admin: string
let folder: string

beforeAll(async () => {
  aerie = await startTestApp({}, [exportJob])
  root = await aerie.cookieOf(aerie.demo.root)
  admin = await aerie.cookieOf(aerie.admin)
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-export-'))
})
afterAll(async () => {
  await aerie.close()
  rmSync(folder, { recursive: true, force: true })
})

async function listOf(cookie: string, url: string): Promise<DataExport[]> {
  return (await aerie.call<{ exports: DataExport[] }>(cookie, 'GET', url)).data.exports
}

async function ready(cookie: string, url: string, id: string): Promise<DataExport> {
  await until(async () => (await listOf(cookie, url)).find(({ _id }) => _id === id)?.state !== 'running')
  const found = (await listOf(cookie, url)).find(({ _id }) => _id === id)
  if (!found) throw new Error('The export is gone')
  return found
}

async function unpack(cookie: string, url: string, name: string): Promise<string> {
  const { rawPayload, statusCode } = await aerie.app.inject({
    method: 'GET',
    url: `/apis/v1${url}`,
    headers: { cookie },
  })
  expect(statusCode).toBe(200)
  const target = path.join(folder, name)
  unpackZip(rawPayload, target)
  return target
}

test('an export has the records, the files and their hashes, and nothing of other tenants', async () => {
  await seedRecords(aerie, aerie.demo, 'exported')
  await seedRecords(aerie, aerie.other, 'foreign')
  const started = await aerie.call<DataExport>(root, 'POST', '/tenantroot/data-export/start')
  expect(started).toMatchObject({ code: 201, data: { state: 'running', records: null } })
  const again = await aerie.call(root, 'POST', '/tenantroot/data-export/start')
  expect(again).toMatchObject({ code: 409, message: expect.stringContaining('being made already') as string })
  const made = await ready(root, '/tenantroot/data-export/get', started.data._id)
  expect(made).toMatchObject({ state: 'ready', requestedBy: expect.any(String) as string })

  const target = await unpack(root, `/tenantroot/data-export/download/${made._id}`, 'demo')
  const hashes = readFileSync(path.join(target, 'MANIFEST.sha256'), 'utf8').trim().split('\n')
  for (const line of hashes) {
    const name = line.slice(66)
    const sha256 = createHash('sha256')
      .update(readFileSync(path.join(target, name)))
      .digest('hex')
    expect(line).toBe(`${sha256}  ${name}`)
  }
  const manifest = JSON.parse(readFileSync(path.join(target, 'manifest.json'), 'utf8')) as Manifest
  expect(manifest).toMatchObject({ format: 'aerie-data-export', tenant: { id: aerie.demo.id }, damaged: [] })
  for (const { name, rows } of manifest.tables) {
    const text = readFileSync(path.join(target, `records/${name}.jsonl`), 'utf8')
    expect([name, text.split('\n').length - 1]).toEqual([name, rows])
    expect(text).not.toContain('foreign')
    expect(text).not.toContain(aerie.other.id)
    if (rows > 0) expect(readFileSync(path.join(target, `pages/${name}-1.html`), 'utf8')).toContain('<tbody>')
  }
  const missions = readFileSync(path.join(target, 'records/mission.jsonl'), 'utf8')
  expect(missions).toContain('exported')
  const users = readFileSync(path.join(target, 'records/app_user.jsonl'), 'utf8')
  expect(users).toContain(aerie.demo.root.email)
  expect(users).not.toMatch(/password|argon2/)
  expect(manifest.files.length).toBeGreaterThan(0)
  const index = readFileSync(path.join(target, 'index.html'), 'utf8')
  expect(index).toContain("default-src 'none'")
  expect(index).toContain('records/mission.jsonl')
})

test('a super-admin exports a tenant, and the tenant sees that in its audit log', async () => {
  const list = `/admin/data-export/get/${aerie.other.id}`
  const started = await aerie.call<DataExport>(admin, 'POST', `/admin/data-export/start/${aerie.other.id}`)
  const made = await ready(admin, list, started.data._id)
  expect(made.state).toBe('ready')
  await unpack(admin, `/admin/data-export/download/${aerie.other.id}/${made._id}`, 'other')
  const otherRoot = await aerie.cookieOf(aerie.other.root)
  const entries = await aerie.call<{ items: { action: string }[] }>(otherRoot, 'GET', '/audit/list?action=data-export')
  expect(entries.data.items.map(({ action }) => action)).toEqual(['data-export.download', 'data-export.start'])
  expect((await listOf(otherRoot, '/tenantroot/data-export/get')).map(({ _id }) => _id)).toContain(made._id)
})

test('an export of another tenant is 404, also by the path of the wrong tenant', async () => {
  const id = await insertStoredExport(aerie, aerie.other, 'Theirs')
  expect((await aerie.call(root, 'GET', `/tenantroot/data-export/download/${id}`)).code).toBe(404)
  expect((await aerie.call(root, 'DELETE', `/tenantroot/data-export/delete/${id}`)).code).toBe(404)
  expect((await aerie.call(admin, 'GET', `/admin/data-export/download/${aerie.demo.id}/${id}`)).code).toBe(404)
  expect((await aerie.call(admin, 'POST', `/admin/data-export/start/${crypto.randomUUID()}`)).code).toBe(404)
})

test('a new archive replaces the one before of the same subject, and counts as storage', async () => {
  const { other } = aerie
  const otherRoot = await aerie.cookieOf(other.root)
  const list = '/tenantroot/data-export/get'
  const exportsOf = async () =>
    (await aerie.call<{ exports: number; used: number }>(otherRoot, 'GET', '/upload/storage')).data
  const ofPerson = await insertStoredExport(aerie, other, 'Person', { personId: other.staff.id })
  const older = await insertStoredExport(aerie, other, 'Older')
  const started = await aerie.call<DataExport>(otherRoot, 'POST', '/tenantroot/data-export/start')
  const made = await ready(otherRoot, list, started.data._id)
  const ids = (await listOf(otherRoot, list)).map(({ _id }) => _id)
  expect([ids.includes(made._id), ids.includes(older), ids.length]).toEqual([true, false, 1])
  expect((await listOf(otherRoot, `/tenant/user/data-export/get/${other.staff.id}`)).map(({ _id }) => _id)).toEqual([
    ofPerson,
  ])
  const { exports, used } = await exportsOf()
  expect(exports).toBe((made.size ?? 0) + 'archive'.length)
  expect(used).toBeGreaterThanOrEqual(exports)
})

test('an export for which the disk has no room is refused with a sentence, and so is one whose disk fills up', async () => {
  const restore = await leaveRoom(aerie.config, 0)
  const refused = await aerie.call(root, 'POST', '/tenantroot/data-export/start')
  restore()
  expect(refused).toMatchObject({ code: 507, message: expect.stringContaining('no space for another') as string })
  const full = jest.spyOn(aerie.app.storage, 'put').mockImplementation((_key, source) => {
    source.destroy()
    return Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
  })
  const started = await aerie.call<DataExport>(root, 'POST', '/tenantroot/data-export/start')
  const failed = await ready(root, '/tenantroot/data-export/get', started.data._id)
  full.mockRestore()
  expect(failed).toMatchObject({ state: 'failed', message: expect.stringContaining('no space left') as string })
})

describe('the data of one person', () => {
  const OWN = '/profile/data-export'

  async function exportOwn(cookie: string, name: string): Promise<{ target: string; manifest: Manifest }> {
    const started = await aerie.call<DataExport>(cookie, 'POST', `${OWN}/start`)
    expect(started).toMatchObject({ code: 201, data: { state: 'running' } })
    expect((await aerie.call(cookie, 'POST', `${OWN}/start`)).code).toBe(409)
    const made = await ready(cookie, `${OWN}/get`, started.data._id)
    expect(made.state).toBe('ready')
    const target = await unpack(cookie, `${OWN}/download/${made._id}`, name)
    return { target, manifest: JSON.parse(readFileSync(path.join(target, 'manifest.json'), 'utf8')) as Manifest }
  }

  const recordsOf = (target: string, table: string): Record<string, unknown>[] =>
    readFileSync(path.join(target, `records/${table}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  test('has the rows that refer to the person, without secrets, and no rows of others', async () => {
    const { staff } = aerie.demo
    const cookie = await aerie.cookieOf(staff)
    await aerie.call(cookie, 'POST', '/mission/create', { name: 'My survey' })
    await aerie.call(root, 'POST', '/mission/create', { name: 'Survey of a colleague' })
    const { target, manifest } = await exportOwn(cookie, 'staff')
    expect(manifest.person).toEqual({ id: staff.id, name: expect.any(String) as string })
    const people = recordsOf(target, 'app_user')
    expect(people.map(({ id }) => id)).toEqual([staff.id])
    expect(people[0]).not.toHaveProperty('password_hash')
    expect(recordsOf(target, 'mission').map(({ name }) => name)).toEqual(['My survey'])
    const sessions = recordsOf(target, 'session')
    expect(sessions.length).toBeGreaterThan(0)
    expect(sessions[0]).toHaveProperty('user_agent')
    expect(sessions[0]).not.toHaveProperty('token_hash')
    expect(recordsOf(target, 'audit_entry').map(({ action }) => action)).toContain('data-export.start')
    for (const { name, rows } of manifest.tables) {
      const found = recordsOf(target, name)
      expect([name, found.length]).toEqual([name, rows])
      expect(found.filter((row) => 'tenant_id' in row && row['tenant_id'] !== aerie.demo.id)).toEqual([])
      const isOfPerson = (row: Record<string, unknown>) => Object.values(row).includes(staff.id)
      expect([name, found.filter((row) => !isOfPerson(row))]).toEqual([name, []])
    }
    expect(manifest.files).toEqual([])
    expect(readFileSync(path.join(target, 'index.html'), 'utf8')).toContain('records/session.jsonl')
  })

  test('is exported by clients, who otherwise only read', async () => {
    const { client } = aerie.demo
    const { target } = await exportOwn(await aerie.cookieOf(client), 'client')
    expect(recordsOf(target, 'app_user').map(({ id }) => id)).toEqual([client.id])
  })

  test('is exported by those who may edit the person, and by nobody else', async () => {
    const { staff, client, viewer } = aerie.demo
    const ofStaff = `/tenant/user/data-export/start/${staff.id}`
    const started = await aerie.call<DataExport>(root, 'POST', ofStaff)
    expect(started.code).toBe(201)
    const made = await ready(root, `/tenant/user/data-export/get/${staff.id}`, started.data._id)
    await unpack(root, `/tenant/user/data-export/download/${staff.id}/${made._id}`, 'of-staff')
    expect((await listOf(await aerie.cookieOf(staff), `${OWN}/get`)).map(({ _id }) => _id)).toContain(made._id)
    const others = await aerie.cookieOf(viewer)
    expect((await aerie.call(others, 'POST', ofStaff)).code).toBe(403)
    expect((await aerie.call(others, 'GET', `${OWN}/download/${made._id}`)).code).toBe(404)
    // The list of the organisation does not have it, and clients are not part of the team.
    expect((await aerie.call(root, 'GET', `/tenantroot/data-export/download/${made._id}`)).code).toBe(404)
    expect((await aerie.call(root, 'POST', `/tenant/user/data-export/start/${client.id}`)).code).toBe(404)
    expect((await aerie.call(root, 'POST', `/tenant/user/data-export/start/${aerie.other.root.id}`)).code).toBe(404)
    const wrong = `/tenant/user/data-export/download/${aerie.demo.root.id}/${made._id}`
    expect((await aerie.call(root, 'GET', wrong)).code).toBe(404)
    expect((await aerie.call(admin, 'GET', `${OWN}/get`)).code).toBe(403)
  })

  test('of a user with more permissions is 403', async () => {
    const editor = aerie.demo.viewer
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx
        .updateTable('app_user')
        .set({ custom_permissions: ['user_update'] })
        .where('id', '=', editor.id)
        .execute(),
    )
    const cookie = await aerie.cookieOf(editor)
    const ofRoot = await aerie.call(cookie, 'GET', `/tenant/user/data-export/get/${aerie.demo.root.id}`)
    expect(ofRoot).toMatchObject({ code: 403, message: expect.stringContaining('permissions') as string })
  })
})

test('an archive goes with its export or when it expires', async () => {
  const storage = await openStorage(aerie.config)
  const before = (await checkStorage(aerie.db, storage)).orphans
  const deleted = await insertStoredExport(aerie, aerie.demo, 'Deleted')
  const expired = await insertStoredExport(aerie, aerie.demo, 'Expired')
  expect((await checkStorage(aerie.db, storage)).orphans).toEqual(before)
  await aerie.call(root, 'DELETE', `/tenantroot/data-export/delete/${deleted}`)
  const expire = sql`update data_export set expires_at = now() where id = ${expired}`
  await inTenant(aerie.db, aerie.demo.id, (tx) => expire.execute(tx))
  await asPlatform(aerie.db, deleteExpired)
  expect((await aerie.call(root, 'GET', `/tenantroot/data-export/download/${expired}`)).code).toBe(404)
  expect(await deleteScheduledFiles(aerie.db, storage)).toBeGreaterThanOrEqual(2)
  expect((await checkStorage(aerie.db, storage)).orphans).toEqual(before)
})
