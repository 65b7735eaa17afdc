import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import type { RetentionKind } from '../../records/retention/retention'
import { eventsPublished } from '../../testing/eventsPublished'
import { startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { until } from '../../testing/until'
import { insertStoredOutcome } from '../outcome/testing/storedOutcome'
import { insertStoredRecording } from '../vod/testing/storedRecording'
import { deleteStep } from './job'
import { checkRetention } from './sweep'

type Schemas = components['schemas']
type Rule = Schemas['RetentionRule']
type Item = Schemas['RetentionItem']

const DAY_MS = 86_400_000

let aerie: TestApp
let tenant: TestTenant
let root: string
let missionId: string
let tenants = 0

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())
beforeEach(async () => {
  tenants++
  tenant = await aerie.addTenant(`retention-${tenants}`)
  root = await aerie.cookieOf(tenant.root)
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Harbour' })).data._id
})

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<Data>(cookie, method, url, body)

const inOwnTenant = <T>(work: Parameters<typeof inTenant<T>>[2]): Promise<T> => inTenant(aerie.db, tenant.id, work)

const rules = async () => (await call<{ rules: Rule[] }>('GET', '/retention/get')).data.rules
const ruleOf = async (kind: RetentionKind): Promise<Rule> => {
  const rule = (await rules()).find((each) => each.kind === kind)
  if (!rule) throw new Error(`There is no rule of ${kind}`)
  return rule
}
const edit = (kind: RetentionKind, days: number | null, version = 1) =>
  call<Rule>('PATCH', '/retention/edit', { kind, days, version })
const items = async (kind: RetentionKind, query = '') =>
  (await call<{ items: Item[]; total: number }>('GET', `/retention/items?kind=${kind}${query}`)).data

/** A day from today in UTC, year-month-day. */
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** As if it had been added at `at`. */
const addedAt = (id: string, at: Date) =>
  inOwnTenant((tx) => tx.updateTable('mission_file').set({ created_at: at }).where('id', '=', id).execute())

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

async function recording(name: string, days: number, of: { missionId?: string; source?: 'stream' | 'upload' } = {}) {
  const row = { missionId: of.missionId ?? missionId, name, bytes: Buffer.from(name.padEnd(100)) }
  const id = await insertStoredRecording(aerie, tenant, row)
  if (of.source !== 'upload') {
    await inOwnTenant((tx) => tx.updateTable('recording').set({ source: 'stream' }).where('id', '=', id).execute())
  }
  await addedAt(id, daysAgo(days))
  return id
}

/** A rule whose grace period has passed. */
async function activeRule(kind: RetentionKind, days: number) {
  await edit(kind, days)
  await inOwnTenant((tx) => sql`update retention_rule set starts_on = current_date - 1`.execute(tx))
}

const jobs = () =>
  inOwnTenant((tx) => tx.selectFrom('job').select(['id', 'status']).where('kind', '=', 'retention').execute())

async function letAnHourPass() {
  await inOwnTenant((tx) => sql`update retention_check set checked_at = null`.execute(tx))
}

/** Looks for what is due and waits for the job. */
async function runJob() {
  await letAnHourPass()
  await checkRetention(aerie)
  await until(async () => (await jobs()).every(({ status }) => status === 'completed'))
}

const namesLeft = async () =>
  (await call<{ items: { name: string }[] }>('GET', `/VOD/get-by-missionID/${missionId}`)).data.items
    .map(({ name }) => name)
    .sort()

const storedBytes = () =>
  inOwnTenant(async (tx) => {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(sum(size), 0)::float8 as bytes from stored_file where tenant_id = ${tenant.id}`.execute(tx)
    return rows[0]?.bytes
  })

const audited = async (action: string) =>
  (await call<{ items: Schemas['AuditEntry'][] }>('GET', `/audit/list?action=${action}`)).data.items

async function evidenceWith(body: object) {
  const made = await call<{ _id: string }>('POST', '/evidence/create', { missionId, name: 'North gate' })
  const added = await call('POST', `/evidence/add/${made.data._id}`, body)
  expect(added.code).toBe(201)
}

test('deletes nothing until somebody sets a number of days', async () => {
  await recording('old', 4000)
  expect((await rules()).map(({ kind, days, startsOn }) => [kind, days, startsOn])).toEqual([
    ['stream_recordings', null, null],
    ['uploaded_recordings', null, null],
    ['live_telemetry', null, null],
    ['snapshots', null, null],
    ['closed_missions', null, null],
  ])
  expect(await ruleOf('stream_recordings')).toMatchObject({
    stored: { count: 1, bytes: 300 },
    today: { count: 0, bytes: 0 },
    month: { count: 0, bytes: 0 },
  })
  expect(await items('stream_recordings')).toMatchObject({ items: [], total: 0 })
  await runJob()
  expect(await namesLeft()).toEqual(['old'])
})

test('shows what goes when, and begins after a week of grace', async () => {
  await recording('very old', 100)
  await recording('old', 40)
  await recording('goes in two weeks', 15)
  await recording('new', 0)
  await recording('uploaded', 100, { source: 'upload' })
  const forecast = await call('GET', '/retention/forecast?kind=stream_recordings&days=30')
  expect(forecast.data).toEqual({
    startsOn: dayIn(8),
    atOnce: { count: 2, bytes: 600 },
    kept: { count: 0, bytes: 0 },
  })
  const saved = await edit('stream_recordings', 30)
  expect(saved).toMatchObject({ code: 200, message: 'Retention saved' })
  expect(saved.data).toMatchObject({
    days: 30,
    startsOn: dayIn(8),
    version: 2,
    stored: { count: 4, bytes: 1200 },
    today: { count: 0, bytes: 0 },
    week: { count: 0, bytes: 0 },
    month: { count: 3, bytes: 900 },
    lastRun: null,
  })
  const found = await items('stream_recordings')
  expect(found.items.map(({ name, deletedOn, bytes }) => [name, deletedOn, bytes])).toEqual([
    ['very old', dayIn(8), 300],
    ['old', dayIn(8), 300],
    ['goes in two weeks', dayIn(16), 300],
  ])
  await runJob()
  expect(await namesLeft()).toHaveLength(5)
})

test('counts whole days in UTC', async () => {
  const start = new Date(`${dayIn(-30)}T00:00:00.000Z`)
  const before = await recording('day before', 30)
  await addedAt(before, new Date(start.getTime() - 1))
  const after = await recording('day after', 30)
  await addedAt(after, start)
  await activeRule('stream_recordings', 30)
  expect((await items('stream_recordings')).items.map(({ name, deletedOn }) => [name, deletedOn])).toEqual([
    ['day before', dayIn(0)],
    ['day after', dayIn(1)],
  ])
  await runJob()
  expect(await namesLeft()).toEqual(['day after'])
})

test('begins the grace period again when the days are reduced, and not when they grow', async () => {
  await activeRule('stream_recordings', 90)
  expect((await edit('stream_recordings', 120, 2)).data.startsOn).toBe(dayIn(-1))
  expect((await edit('stream_recordings', 60, 3)).data.startsOn).toBe(dayIn(8))
  expect((await edit('stream_recordings', null, 4)).data).toMatchObject({ days: null, startsOn: null })
})

test('rejects a stale version with 409, and fewer than 7 days', async () => {
  await edit('snapshots', 30)
  const stale = await edit('snapshots', 60)
  expect(stale).toMatchObject({ code: 409, messageCode: 'retention.changedElsewhere' })
  expect((await edit('snapshots', 6, 2)).code).toBe(400)
  expect((await edit('stream_recordings', 30, 7)).code).toBe(409)
})

test('is for those who may change the organisation', async () => {
  for (const user of [tenant.staff, tenant.client, tenant.viewer]) {
    const cookie = await aerie.cookieOf(user)
    expect((await call('GET', '/retention/get', undefined, cookie)).code).toBe(403)
    const body = { kind: 'snapshots', days: 30, version: 1 }
    expect((await call('PATCH', '/retention/edit', body, cookie)).code).toBe(403)
  }
})

test('deletes what is due with its files, frees the storage and writes one audit entry', async () => {
  await recording('old 1', 60)
  await recording('old 2', 50)
  await recording('new', 3)
  await recording('upload', 60, { source: 'upload' })
  const other = await aerie.addTenant(`retention-other-${tenants}`)
  const foreignMission = (
    await call<{ _id: string }>('POST', '/mission/create', { name: 'X' }, await aerie.cookieOf(other.root))
  ).data._id
  const foreign = await insertStoredRecording(aerie, other, {
    missionId: foreignMission,
    name: 'foreign',
    bytes: Buffer.from('x'),
  })
  await inTenant(aerie.db, other.id, (tx) =>
    tx
      .updateTable('mission_file')
      .set({ created_at: daysAgo(900) })
      .where('id', '=', foreign)
      .execute(),
  )
  await activeRule('stream_recordings', 30)
  const before = await storedBytes()
  await runJob()
  expect(await namesLeft()).toEqual(['new', 'upload'])
  expect(await storedBytes()).toBe((before ?? 0) - 600)
  expect(await audited('retention.delete')).toMatchObject([
    {
      actor: { name: 'Automatic deletion' },
      target: 'Recordings of streams',
      details: { count: 2, bytes: 600, names: 'old 1, old 2' },
    },
  ])
  expect((await ruleOf('stream_recordings')).lastRun).toMatchObject({ count: 2, bytes: 600 })
  const left = await inTenant(aerie.db, other.id, (tx) =>
    tx.selectFrom('mission_file').select('id').where('id', '=', foreign).execute(),
  )
  expect(left).toHaveLength(1)
})

test('keeps what is held, is evidence, or has an open alert, and says why', async () => {
  const held = await recording('held', 60)
  const inCase = await recording('in a case', 60)
  const alerted = await recording('with an open alert', 60)
  const closed = await recording('with a closed alert', 60)
  const alertInCase = await recording('with an alert in a case', 60)
  await recording('nothing', 60)
  await inOwnTenant((tx) => tx.updateTable('recording').set({ held: true }).where('id', '=', held).execute())
  const alertOf = async (recordingId: string, state: 'new' | 'closed') => {
    const id = uuidv7()
    const alert = { id, tenant_id: tenant.id, mission_id: missionId, name: 'Person', kind: 'person', source: 'person' }
    await inOwnTenant((tx) =>
      tx
        .insertInto('alert')
        .values({
          ...alert,
          severity: 'high',
          state,
          recording_id: recordingId,
          closed_at: state === 'closed' ? new Date() : null,
        })
        .execute(),
    )
    return id
  }
  await alertOf(alerted, 'new')
  const closedAlert = await alertOf(closed, 'closed')
  await evidenceWith({ evidenceFileIds: [inCase] })
  await evidenceWith({ alertIds: [await alertOf(alertInCase, 'closed')] })
  await activeRule('stream_recordings', 30)
  expect(await ruleOf('stream_recordings')).toMatchObject({ kept: { count: 4 }, today: { count: 2 } })
  const kept = await items('stream_recordings', '&kept=true')
  expect(Object.fromEntries(kept.items.map(({ name, keptBecause }) => [name, keptBecause]))).toEqual({
    held: 'held',
    'in a case': 'evidence',
    'with an open alert': 'alert',
    'with an alert in a case': 'evidence',
  })
  await runJob()
  expect(await namesLeft()).toEqual(['held', 'in a case', 'with an alert in a case', 'with an open alert'])
  const alert = await inOwnTenant((tx) =>
    tx.selectFrom('alert').select('recording_id').where('id', '=', closedAlert).executeTakeFirst(),
  )
  expect(alert).toEqual({ recording_id: null })
})

test('marks recordings with the day of their deletion, and not for clients', async () => {
  const old = await recording('old', 10)
  await edit('stream_recordings', 30)
  const get = (cookie = root) =>
    call<Schemas['Recording']>('GET', `/VOD/get-by-ID/${old}`, undefined, cookie).then(({ data }) => data)
  expect((await get()).deletedOn).toBe(dayIn(21))
  await inOwnTenant((tx) => tx.updateTable('recording').set({ held: true }).where('id', '=', old).execute())
  expect((await get()).deletedOn).toBeNull()
})

test('deletes files of closed missions and keeps documents, outcomes and missions with a held recording', async () => {
  await recording('recording', 100)
  const outcome = await insertStoredOutcome(aerie, tenant, { missionId, name: 'Gate 4.webp' })
  await addedAt(outcome, daysAgo(100))
  const openMission = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Open' })).data._id
  await recording('of an open mission', 100, { missionId: openMission })
  const heldMission = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Held' })).data._id
  await recording('beside', 100, { missionId: heldMission })
  const held = await recording('held', 100, { missionId: heldMission })
  await inOwnTenant((tx) => tx.updateTable('recording').set({ held: true }).where('id', '=', held).execute())
  await inOwnTenant((tx) =>
    tx
      .updateTable('mission')
      .set({ status: 'completed', ended_at: daysAgo(40) })
      .where('id', 'in', [missionId, heldMission])
      .execute(),
  )
  await activeRule('closed_missions', 60)
  expect(await ruleOf('closed_missions')).toMatchObject({
    today: { count: 0 },
    month: { count: 1 },
    kept: { count: 2 },
  })
  await edit('closed_missions', 30, 2)
  await inOwnTenant((tx) => sql`update retention_rule set starts_on = current_date - 1`.execute(tx))
  await runJob()
  const { rows } = await inOwnTenant((tx) =>
    sql<{ name: string }>`select name from mission_file where tenant_id = ${tenant.id} order by lower(name)`.execute(
      tx,
    ),
  )
  expect(rows.map(({ name }) => name)).toEqual(['beside', 'Gate 4.webp', 'held', 'of an open mission'])
})

test('deletes live telemetry by its last position', async () => {
  const live = async (days: number) => {
    const id = uuidv7()
    const row = { id, tenant_id: tenant.id, mission_id: missionId, kind: 'live', state: 'ready', time_zone: 'UTC' }
    await inOwnTenant((tx) =>
      tx
        .insertInto('telemetry')
        .values({ ...row, samples: 1, started_at: daysAgo(days + 50), ended_at: daysAgo(days) })
        .execute(),
    )
    return id
  }
  await live(40)
  const newer = await live(10)
  await activeRule('live_telemetry', 30)
  await runJob()
  const left = await inOwnTenant((tx) => tx.selectFrom('telemetry').select('id').execute())
  expect(left).toEqual([{ id: newer }])
})

test('deletes snapshots that are in no evidence case', async () => {
  const free = await insertStoredOutcome(aerie, tenant, { missionId, name: 'Free.webp' })
  const inCase = await insertStoredOutcome(aerie, tenant, { missionId, name: 'Kept.webp' })
  for (const id of [free, inCase]) await addedAt(id, daysAgo(60))
  await evidenceWith({ evidenceFileIds: [inCase] })
  await activeRule('snapshots', 30)
  await runJob()
  const left = await inOwnTenant((tx) => tx.selectFrom('mission_file').select('id').execute())
  expect(left).toEqual([{ id: inCase }])
})

test('stops when the rule is switched off, and skips what another transaction holds', async () => {
  const first = await recording('first', 60)
  await recording('second', 50)
  await activeRule('stream_recordings', 30)
  const jobId = uuidv7()
  await inOwnTenant(async (tx) => {
    await sql`select from mission_file where id = ${first} for update`.execute(tx)
    const count = await inOwnTenant((step) => deleteStep(tenant.id, step, jobId, 'stream_recordings'))
    expect(count).toBe(1)
  })
  await edit('stream_recordings', null, 2)
  expect(await inOwnTenant((tx) => deleteStep(tenant.id, tx, jobId, 'stream_recordings'))).toBe(0)
  expect(await namesLeft()).toEqual(['first'])
})

test('keeps a recording that is held while the job runs', async () => {
  const id = await recording('old', 60)
  await activeRule('stream_recordings', 30)
  const { data } = await call<Schemas['Recording']>('GET', `/VOD/get-by-ID/${id}`)
  expect((await call('PATCH', `/VOD/update-vod-by-ID/${id}`, { version: data.version, held: true })).code).toBe(200)
  expect(await inOwnTenant((tx) => deleteStep(tenant.id, tx, uuidv7(), 'stream_recordings'))).toBe(0)
})

test('audits what a job deleted whose process ended', async () => {
  await recording('old 1', 60)
  await activeRule('stream_recordings', 30)
  await inOwnTenant((tx) => deleteStep(tenant.id, tx, uuidv7(), 'stream_recordings'))
  expect(await audited('retention.delete')).toEqual([])
  await recording('old 2', 60)
  await runJob()
  const entries = await audited('retention.delete')
  expect(entries.map(({ details }) => details.names).sort()).toEqual(['old 1', 'old 2'])
})

test('starts one job although several processes look at once', async () => {
  await recording('old', 60)
  await activeRule('stream_recordings', 30)
  await letAnHourPass()
  await Promise.all([checkRetention(aerie), checkRetention(aerie), checkRetention(aerie)])
  expect(await jobs()).toHaveLength(1)
})

interface Warning {
  event: string
  payload: { count?: number; day?: string }
}

test('warns each tenant root once a week before records are deleted, although several processes look at once', async () => {
  await recording('old 1', 60)
  await recording('old 2', 50)
  const held = await recording('held', 50)
  await inOwnTenant((tx) => tx.updateTable('recording').set({ held: true }).where('id', '=', held).execute())
  await edit('stream_recordings', 30)
  await Promise.all([checkRetention(aerie), checkRetention(aerie), checkRetention(aerie)])
  await letAnHourPass()
  await checkRetention(aerie)
  await eventsPublished(aerie.db)
  const warnings = async (cookie = root) =>
    (await call<{ items: Warning[] }>('GET', '/notification/list', undefined, cookie)).data.items
      .filter(({ event }) => event === 'RETENTION_DUE')
      .map(({ payload }) => payload)
  expect(await warnings()).toEqual([{ count: 2, day: dayIn(8) }])
  expect(await warnings(await aerie.cookieOf(tenant.staff))).toEqual([])
  const mails = await inOwnTenant((tx) =>
    tx.selectFrom('notification_mail').select(['user_id', 'path']).where('kind', '=', 'retention').execute(),
  )
  expect(mails).toEqual([{ user_id: tenant.root.id, path: '/dashboard/tenant/organisation/retention' }])

  await inOwnTenant((tx) => sql`update retention_check set warned_at = now() - interval '7 days'`.execute(tx))
  await letAnHourPass()
  await checkRetention(aerie)
  await eventsPublished(aerie.db)
  expect(await warnings()).toHaveLength(2)
})

test('does not warn of what is more than a week away', async () => {
  await recording('recent', 10)
  await edit('stream_recordings', 30)
  await checkRetention(aerie)
  const mails = await inOwnTenant((tx) => tx.selectFrom('notification_mail').select('id').execute())
  expect(mails).toEqual([])
})

test('deletes nothing twice after a crash between two steps, and leaves no file without a row', async () => {
  for (let number = 0; number < 52; number++) await recording(`old ${number}`, 60)
  await activeRule('stream_recordings', 30)
  const jobId = uuidv7()
  const step = () => inOwnTenant((tx) => deleteStep(tenant.id, tx, jobId, 'stream_recordings'))
  await expect(
    inOwnTenant(async (tx) => {
      await deleteStep(tenant.id, tx, jobId, 'stream_recordings')
      throw new Error('The process ends')
    }),
  ).rejects.toThrow('The process ends')
  expect((await ruleOf('stream_recordings')).stored.count).toBe(52)
  expect(await step()).toBe(50)
  await recording('added during the run', 60)
  await runJob()
  const entries = await audited('retention.delete')
  expect(entries.reduce((sum, { details }) => sum + Number(details.count), 0)).toBe(53)
  const { rows } = await inOwnTenant((tx) =>
    sql<{ stored: number; removed: number }>`
      select (select count(*)::int from stored_file where tenant_id = ${tenant.id}) as stored,
             (select count(*)::int from file_removal where tenant_id = ${tenant.id} and due_at <= now()) as removed`.execute(
      tx,
    ),
  )
  expect(rows).toEqual([{ stored: 0, removed: 53 * 3 }])
})
