import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { makeKey } from '../../platform/storage/keys'
import { insertStoredFile } from '../../platform/storage/sql'
import { seedRecords } from '../../testing/idFixtures'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { servicesOf } from '../services'
import { group } from './index'

type Share = components['schemas']['Share']

let aerie: TestApp
let root: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  missionId = (await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Quay wall' })).data._id
})
afterAll(() => aerie.close())

const create = (body: object, cookie = root) =>
  aerie.call<Share>(cookie, 'POST', '/share/create', { kind: 'mission', targetId: missionId, ...body })
const listed = async (query: string) =>
  (await aerie.call<{ items: Share[]; total: number }>(root, 'GET', `/share/list?${query}`)).data

test('creates, lists, edits and revokes a link, whose address stays', async () => {
  const { code, data: made } = await create({ recipient: 'Quay Surveyors', shows: ['layers', 'live'] })
  expect(code).toBe(201)
  expect(made).toMatchObject({
    name: 'Quay wall',
    state: 'active',
    hasPassword: false,
    visits: 0,
    missionName: 'Quay wall',
  })
  expect(made.path).toMatch(new RegExp(`^/map/${aerie.demo.id}/${missionId}\\?share=[\\w-]{43}$`))
  expect((await listed('search=surveyors')).items.map(({ _id }) => _id)).toEqual([made._id])
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const edited = await aerie.call<Share>(root, 'PATCH', `/share/edit/${made._id}`, { version: made.version, expiresAt })
  expect(edited.data).toMatchObject({ path: made.path, expiresAt, version: made.version + 1 })
  expect((await listed('state=expiring')).items.map(({ _id }) => _id)).toEqual([made._id])
  const revoked = await aerie.call<Share>(root, 'POST', `/share/revoke/${made._id}`)
  expect(revoked.data).toMatchObject({ state: 'revoked' })
  const again = await aerie.call<Share>(root, 'POST', `/share/revoke/${made._id}`)
  expect(again.data.version).toBe(revoked.data.version)
  expect((await listed('state=ended')).total).toBe(1)
  const change = { version: revoked.data.version, recipient: 'Nobody' }
  expect((await aerie.call(root, 'PATCH', `/share/edit/${made._id}`, change)).code).toBe(409)
})

test('rejects a stale version with 409', async () => {
  const { data: made } = await create({})
  const change = { version: made.version, recipient: 'First' }
  expect((await aerie.call(root, 'PATCH', `/share/edit/${made._id}`, change)).code).toBe(200)
  expect((await aerie.call(root, 'PATCH', `/share/edit/${made._id}`, change)).code).toBe(409)
})

test.each([
  ['an unknown mission', { targetId: '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301' }, 404],
  ['a time in the past', { expiresAt: '2020-01-01T00:00:00.000Z' }, 400],
  ['a moment without its times', { kind: 'moment' }, 400],
  ['contents of a layer', { kind: 'layer', shows: ['layers'] }, 400],
  ['photos of a map', { photoIds: ['01938f6e-7a3b-7c21-9b1e-2f64c1d2a301'] }, 400],
  ['photos that are not of the mission', { kind: 'photos', photoIds: ['01938f6e-7a3b-7c21-9b1e-2f64c1d2a301'] }, 404],
  ['a mission as a recording', { kind: 'recording' }, 404],
  ['a short password', { password: 'short' }, 400],
])('rejects %s', async (_what, body, code) => {
  const before = (await listed('')).total
  expect((await create(body)).code).toBe(code)
  expect((await listed('')).total).toBe(before)
})

test('a person shares only what they may see themselves', async () => {
  const cookie = await aerie.cookieOf(aerie.demo.viewer)
  const grant = (custom_permissions: string[]) =>
    asPlatform(aerie.db, (tx) =>
      tx.updateTable('app_user').set({ custom_permissions }).where('id', '=', aerie.demo.viewer.id).execute(),
    )
  await grant(['mission_list', 'public_map_create'])
  expect((await create({}, cookie)).code).toBe(403)
  await grant(['mission_list', 'public_map_create', 'layer_list'])
  expect((await create({}, cookie)).code).toBe(201)
  expect((await create({ shows: ['layers', 'live'] }, cookie)).code).toBe(403)
})

test('links are deleted after the permanent deletion of what they show', async () => {
  const records = await seedRecords(aerie, aerie.demo, 'purged')
  const ofMission = async () => (await listed(`missionId=${records['mission']}`)).items.map(({ kind }) => kind).sort()
  for (const kind of ['layer', 'recording', 'document', 'outcome', 'stream'])
    expect((await create({ kind, targetId: records[kind] })).code).toBe(201)
  expect((await create({ kind: 'photos', targetId: records['mission'] })).code).toBe(201)
  const { data: report } = await create({ kind: 'report', targetId: records['reportEdition'] })
  const purge = async (table: string, id: string | undefined) => {
    await inTenant(aerie.db, aerie.demo.id, (tx) => sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx))
    for (const { run } of group.sweeps) await run(servicesOf(aerie.app))
  }
  expect(await ofMission()).toEqual(['document', 'layer', 'mission', 'outcome', 'photos', 'recording', 'stream'])
  await purge('layer', records['layer'])
  expect(await ofMission()).toEqual(['document', 'mission', 'outcome', 'photos', 'recording', 'stream'])
  await purge('mission_file', records['document'])
  await purge('report_edition', records['reportEdition'])
  expect(await ofMission()).toEqual(['mission', 'outcome', 'photos', 'recording', 'stream'])
  expect((await aerie.call(root, 'GET', `/share/get/${report._id}`)).code).toBe(404)
  await purge('evidence_case', records['evidenceCase'])
  await purge('mission', records['mission'])
  expect((await listed('search=purged')).items).toEqual([])
})

test('a link to evidence expires within 90 days, also for whoever writes to the database', async () => {
  const records = await seedRecords(aerie, aerie.demo, 'expiring')
  const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000).toISOString()
  const evidence = { kind: 'evidence', targetId: records['evidenceCase'] }
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const archive = { key: makeKey(aerie.demo.id, 'case.zip'), name: 'case.zip', mediaType: 'application/zip' }
    const stored = { ...archive, size: 3, sha256: '0'.repeat(64) }
    const { id } = await insertStoredFile(aerie.demo.id, tx, stored, aerie.demo.root.id)
    await sql`update evidence_case set frozen_at = now(), archive_file_id = ${id}, manifest_sha256 = ${'0'.repeat(64)}
               where id = ${records['evidenceCase']}`.execute(tx)
  })
  const refusal = { code: 400, message: expect.stringContaining('within 90 days') as string }
  expect(await create(evidence)).toMatchObject(refusal)
  expect(await create({ ...evidence, expiresAt: days(91) })).toMatchObject(refusal)
  const { data: made } = await create({ ...evidence, expiresAt: days(89) })
  expect(made.state).toBe('active')
  for (const expiresAt of [null, days(91)])
    expect(
      await aerie.call(root, 'PATCH', `/share/edit/${made._id}`, { version: made.version, expiresAt }),
    ).toMatchObject(refusal)
  const renamed = await aerie.call(root, 'PATCH', `/share/edit/${made._id}`, {
    version: made.version,
    recipient: 'Court',
  })
  expect(renamed.code).toBe(200)
  const stored = async (expiresAt: string | null) => {
    const { rows } = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      sql<{ days: number }>`
        update share set expires_at = ${expiresAt} where id = ${made._id}
        returning round(extract(epoch from expires_at - now()) / 86400)::int as days`.execute(tx),
    )
    return rows[0]?.days
  }
  expect([await stored(null), await stored(days(365)), await stored(days(5))]).toEqual([90, 90, 5])
  expect((await create({})).data.expiresAt).toBeNull()
})

test('a link of another tenant is 404', async () => {
  const { data: made } = await create({})
  const other = await aerie.cookieOf(aerie.other.root)
  for (const url of ['get', 'visits'])
    expect((await aerie.call(other, 'GET', `/share/${url}/${made._id}`)).code).toBe(404)
  expect((await aerie.call(other, 'POST', `/share/revoke/${made._id}`)).code).toBe(404)
  expect((await create({}, other)).code).toBe(404)
})
