import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { insertStoredFile } from '../../platform/storage/sql'
import { subscribe } from '../../testing/subscribe'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { runCheck } from './checks'
import type { DueCheck } from './checkSql'

type Schemas = components['schemas']
type Rule = Schemas['AlertRule']

let aerie: TestApp
let root: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  await subscribe(aerie.db, aerie.demo.id, { limits: { streamMinutes: 100 } })
  await subscribe(aerie.db, aerie.other.id, { limits: { streamMinutes: 100 } })
})
afterAll(() => aerie.close())
beforeEach(async () => {
  missionId = (await call('POST', '/mission/create', { name: 'Operations' })).data._id
})
afterEach(async () => {
  const { data } = await call<{ rules: Rule[] }>('GET', '/alert-rule/getall')
  for (const { _id } of data.rules) await call('DELETE', `/alert-rule/delete/${_id}`)
})

const call = <T = { _id: string }>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
  cookie = root,
) => aerie.call<T>(cookie, method, url, body)

const fieldsOf = (more: object) => ({
  name: 'Minutes',
  kind: 'minutes_near_limit',
  severity: 'medium',
  alertKind: 'Package',
  missionId,
  percent: 80,
  ...more,
})
const create = (more: object = {}) => call<Rule>('POST', '/alert-rule/create', fieldsOf(more))
const alerts = async () =>
  (await call<{ items: Schemas['Alert'][] }>('GET', `/alert/list?missionId=${missionId}&sort=created`)).data.items

/** Minutes that the tenant has streamed this month. */
const use = (minutes: number, tenantId = aerie.demo.id) =>
  inTenant(aerie.db, tenantId, (tx) =>
    sql`insert into stream_usage (tenant_id, month, seconds)
        values (${tenantId}, date_trunc('month', now() at time zone 'UTC')::date, ${minutes * 60})
        on conflict (tenant_id, month) do update set seconds = excluded.seconds`.execute(tx),
  )

const check = () => {
  const due: DueCheck = { kind: 'limits', subjectId: aerie.demo.id, tenantId: aerie.demo.id, changes: 1 }
  return runCheck(aerie.db, due)
}

test('minutes near their limit raise one alert, and another one after the usage was below', async () => {
  await use(79)
  await use(100, aerie.other.id)
  await create({ repeatMinutes: 1 })
  await check()
  expect(await alerts()).toEqual([])
  await use(81)
  await Promise.all(Array.from({ length: 4 }, check))
  const [first] = await alerts()
  expect(first).toMatchObject({ title: 'Minutes: 81 %', description: '81 min / 100 min · ≥ 80 %', repeats: 0 })
  await use(10)
  await check()
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update alert set last_seen_at = now() - interval '2 minutes' where mission_id = ${missionId}`.execute(tx),
  )
  await use(90)
  await check()
  await check()
  expect((await alerts()).map(({ title }) => title).sort()).toEqual(['Minutes: 81 %', 'Minutes: 90 %'])
})

test('a rule is looked at soon after it is created or edited, and a greater percentage raises again', async () => {
  await use(95)
  const { data } = await create()
  await until(async () => (await alerts()).length === 1)
  await call('PATCH', `/alert-rule/edit/${data._id}`, { version: 1, percent: 90 })
  await until(async () => (await alerts())[0]?.repeats === 1)
  const queued = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('alert_check').select('tenant_id').where('kind', '=', 'limits').execute(),
  )
  expect(queued).toEqual([{ tenant_id: aerie.demo.id }])
})

test('waits for the hours of the rule', async () => {
  await use(95)
  const day = new Date(Date.now() + 2 * 86_400_000).getUTCDay() || 7
  const hours = { days: [day], from: '00:00', until: '00:00', timeZone: 'UTC' }
  const { data } = await create({ hours })
  await check()
  expect(await alerts()).toEqual([])
  await call('PATCH', `/alert-rule/edit/${data._id}`, { version: 1, hours: null })
  await check()
  expect(await alerts()).toHaveLength(1)
})

test('requires a percentage and a mission of the tenant', async () => {
  expect(await create({ percent: null })).toMatchObject({ code: 400, errors: [{ field: 'percent' }] })
  expect(await create({ missionId: null })).toMatchObject({ code: 400, errors: [{ field: 'missionId' }] })
  expect((await create({ percent: 101 })).code).toBe(400)
  const stranger = await aerie.cookieOf(aerie.other.root)
  expect((await call('POST', '/alert-rule/create', fieldsOf({}), stranger)).code).toBe(404)
})

test('is tried on the usage of now, for storage as well', async () => {
  type Trial = Schemas['AlertRuleTrial']
  const attempt = async (more: object) => (await call<Trial>('POST', '/alert-rule/try', fieldsOf(more))).data
  await use(85)
  expect(await attempt({})).toMatchObject({ alerts: 1, examples: [{ title: 'Minutes: 85 %', missionId }] })
  expect(await attempt({ percent: 86 })).toMatchObject({ alerts: 0, examples: [] })
  expect(await attempt({ kind: 'storage_near_limit' })).toMatchObject({ alerts: 0 })
  await subscribe(aerie.db, aerie.demo.id, { limits: { streamMinutes: 100, storageBytes: 1000 } })
  const key = `tenant/${aerie.demo.id}/${uuidv7()}`
  const file = { key, size: 990, sha256: '0'.repeat(64), mediaType: 'image/png', name: 'a.png' }
  await inTenant(aerie.db, aerie.demo.id, (tx) => insertStoredFile(aerie.demo.id, tx, file, null))
  expect(await attempt({ kind: 'storage_near_limit' })).toMatchObject({ alerts: 1 })
  expect(await alerts()).toEqual([])
})
