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

describe('who may not see what links show', () => {
  let limited: string
  let links: Record<'recording' | 'document' | 'report' | 'evidence' | 'mission', Share>

  const grant = async (custom_permissions: string[]) => {
    await asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('app_user')
        .set({ user_type: 'tenant-user', custom_permissions })
        .where('id', '=', aerie.demo.viewer.id)
        .execute(),
    )
    return aerie.cookieOf(aerie.demo.viewer)
  }
  const read = async (url: string, cookie = limited) => aerie.call<Share>(cookie, 'GET', `/share/get/${url}`)

  beforeAll(async () => {
    const records = await seedRecords(aerie, aerie.demo, 'unseen')
    const caseId = records['evidenceCase'] ?? ''
    await inTenant(aerie.db, aerie.demo.id, async (tx) => {
      const file = await tx.selectFrom('stored_file').select('id').limit(1).executeTakeFirstOrThrow()
      await sql`
        insert into evidence_item (id, tenant_id, case_id, file_id, kind, name)
        values (gen_random_uuid(), ${aerie.demo.id}, ${caseId}, ${records['recording']}, 'recording', 'Gate.mp4')`.execute(
        tx,
      )
      await sql`
        update evidence_case set frozen_at = now(), archive_file_id = ${file.id}, manifest_sha256 = ${'0'.repeat(64)}
         where id = ${caseId}`.execute(tx)
    })
    const made = async (kind: Share['kind'], targetId: string | undefined, further: object = {}) => {
      const { code, data } = await create({ kind, targetId, password: 'flown-over', ...further })
      expect(code).toBe(201)
      return data
    }
    links = {
      recording: await made('recording', records['recording']),
      document: await made('document', records['document']),
      report: await made('report', records['reportEdition']),
      evidence: await made('evidence', caseId, { expiresAt: new Date(Date.now() + 3_600_000).toISOString() }),
      mission: await made('mission', missionId, { shows: ['layers', 'recordings'] }),
    }
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      sql`insert into share_visit (id, tenant_id, share_id, outcome, address, user_agent, password_version, token_hash)
          values (gen_random_uuid(), ${aerie.demo.id}, ${links.evidence._id}, 'refused', '192.0.2.7', 'Firefox', 1, null)`.execute(
        tx,
      ),
    )
    limited = await grant(['public_map_create'])
  })

  test('see them without their addresses in the list and alone', async () => {
    for (const link of Object.values(links)) {
      expect(link.path).toMatch(/[\w-]{43}$/)
      expect((await read(link._id)).data).toMatchObject({ _id: link._id, path: null })
    }
    const { data } = await aerie.call<{ items: Share[] }>(limited, 'GET', `/share/list?pageSize=200`)
    expect(data.items.length).toBeGreaterThanOrEqual(5)
    expect(data.items.map(({ path }) => path).filter((path) => path !== null)).toEqual([])
  })

  test('see them without the names of what they show, and do not find them by those names', async () => {
    const list = async (cookie: string, search: string) =>
      (await aerie.call<{ items: Share[] }>(cookie, 'GET', `/share/list?pageSize=200&search=${search}`)).data.items
    const named = await list(root, encodeURIComponent(links.document.name))
    expect(named.map(({ _id }) => _id)).toContain(links.document._id)
    expect(await list(limited, encodeURIComponent(links.document.name))).toEqual([])
    for (const link of Object.values(links)) {
      const { data } = await read(link._id)
      expect(data.name).toBe('Not available to you')
      expect([undefined, 'Not available to you']).toContain(data.missionName)
    }
    limited = await grant(['public_map_create', 'list_document'])
    expect((await read(links.document._id)).data).toMatchObject({
      name: links.document.name,
      missionName: 'Not available to you',
    })
    expect(await list(limited, encodeURIComponent(links.document.name))).toHaveLength(1)
    limited = await grant(['public_map_create'])
  })

  test('need every item of an evidence case, and all that a report counts or a map contains', async () => {
    limited = await grant(['public_map_create', 'data_page', 'alert_list', 'mission_list', 'layer_list'])
    expect((await read(links.evidence._id)).data.path).toBeNull()
    expect((await read(links.mission._id)).data.path).toBeNull()
    limited = await grant(['public_map_create', 'data_page', 'alert_list', 'mission_list', 'layer_list', 'vod_list'])
    expect((await read(links.evidence._id)).data.path).toBe(links.evidence.path)
    expect((await read(links.mission._id)).data.path).toBe(links.mission.path)
    expect((await read(links.document._id)).data.path).toBeNull()
    limited = await grant(['public_map_create'])
  })

  test('do not change them, and revoke them without learning their addresses', async () => {
    for (const { _id, version } of Object.values(links)) {
      const change = { version, password: null, expiresAt: null }
      expect((await aerie.call(limited, 'PATCH', `/share/edit/${_id}`, change)).code).toBe(403)
    }
    // The permission of the kind is not enough for an archive with recordings.
    const ofKind = await grant(['public_map_create', 'data_page'])
    for (const link of [links.evidence, links.report]) {
      const change = { version: link.version, password: null }
      expect((await aerie.call(ofKind, 'PATCH', `/share/edit/${link._id}`, change)).code).toBe(403)
      expect((await read(link._id, root)).data.hasPassword).toBe(true)
    }
    const revoked = await aerie.call<Share>(ofKind, 'POST', `/share/revoke/${links.document._id}`)
    expect(revoked).toMatchObject({ code: 200, data: { state: 'revoked', path: null } })
  })

  test('learn no addresses of visitors', async () => {
    const visits = async (cookie: string) =>
      (await aerie.call<{ items: object[] }>(cookie, 'GET', `/share/visits/${links.evidence._id}`)).data.items
    expect(await visits(root)).toMatchObject([{ outcome: 'refused', address: '192.0.2.7' }])
    const [seen] = await visits(await grant(['public_map_create', 'data_page']))
    expect(Object.keys(seen ?? {}).sort()).toEqual(['_id', 'at', 'lastSeenAt', 'outcome'])
  })
})

test('links of people who were disabled or deleted are listed, kept by somebody else, or ended', async () => {
  const leaver = await aerie.addTenant('leavers')
  const boss = await aerie.cookieOf(leaver.root)
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: ['mission_list', 'layer_list', 'public_map_create'] })
      .where('id', '=', leaver.viewer.id)
      .execute(),
  )
  const own = await aerie.call<{ _id: string }>(boss, 'POST', '/mission/create', { name: 'Left behind' })
  const make = async (cookie: string) => (await create({ targetId: own.data._id, shows: ['layers'] }, cookie)).data
  const links = [
    await make(await aerie.cookieOf(leaver.viewer)),
    await make(await aerie.cookieOf(leaver.viewer)),
    await make(boss),
  ]
  const left = async () =>
    (await aerie.call<{ items: Share[] }>(boss, 'GET', '/share/list?author=left')).data.items.map(({ _id }) => _id)
  const ofStaff = `/share/list?createdBy=${leaver.viewer.id}&state=active&pageSize=1`
  expect((await aerie.call<{ total: number }>(boss, 'GET', ofStaff)).data.total).toBe(2)
  expect(await left()).toEqual([])
  expect(
    (await aerie.call(boss, 'PATCH', `/tenant/user/edit-user/${leaver.viewer.id}`, { version: 1, disabled: true }))
      .code,
  ).toBe(200)
  expect((await left()).sort()).toEqual([links[0]?._id, links[1]?._id].sort())
  expect((await aerie.call(boss, 'DELETE', `/tenant/user/delete-user/${leaver.viewer.id}`)).code).toBe(200)
  expect(await left()).toHaveLength(2)
  const kept = await aerie.call<Share>(boss, 'PATCH', `/share/edit/${links[0]?._id}`, { version: 1, takesOver: true })
  expect(kept.data).toMatchObject({ createdBy: { _id: leaver.root.id }, path: links[0]?.path })
  expect(kept.data.authorHasLeft).toBeUndefined()
  expect(await left()).toEqual([links[1]?._id])
  expect((await aerie.call(boss, 'POST', `/share/revoke/${links[1]?._id}`)).code).toBe(200)
  expect(await left()).toEqual([])
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
  const tenant = await aerie.addTenant('expiring')
  const cookie = await aerie.cookieOf(tenant.root)
  const createIn = (body: object) => aerie.call<Share>(cookie, 'POST', '/share/create', body)
  const records = await seedRecords(aerie, tenant, 'expiring')
  const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000).toISOString()
  const evidence = { kind: 'evidence', targetId: records['evidenceCase'] }
  await inTenant(aerie.db, tenant.id, async (tx) => {
    const archive = { key: makeKey(tenant.id, 'case.zip'), name: 'case.zip', mediaType: 'application/zip' }
    const stored = { ...archive, size: 3, sha256: '0'.repeat(64) }
    const { id } = await insertStoredFile(tenant.id, tx, stored, tenant.root.id)
    await sql`update evidence_case set frozen_at = now(), archive_file_id = ${id}, manifest_sha256 = ${'0'.repeat(64)}
               where id = ${records['evidenceCase']}`.execute(tx)
  })
  const refusal = { code: 400, message: expect.stringContaining('within 90 days') as string }
  expect(await createIn(evidence)).toMatchObject(refusal)
  expect(await createIn({ ...evidence, expiresAt: days(91) })).toMatchObject(refusal)
  const { data: made } = await createIn({ ...evidence, expiresAt: days(89) })
  expect(made.state).toBe('active')
  for (const expiresAt of [null, days(91)])
    expect(
      await aerie.call(cookie, 'PATCH', `/share/edit/${made._id}`, { version: made.version, expiresAt }),
    ).toMatchObject(refusal)
  const renamed = await aerie.call(cookie, 'PATCH', `/share/edit/${made._id}`, {
    version: made.version,
    recipient: 'Court',
  })
  expect(renamed.code).toBe(200)
  const stored = async (expiresAt: string | null) => {
    const { rows } = await inTenant(aerie.db, tenant.id, (tx) =>
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
