import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { raiseByRule } from './raise'
import { MOST_ALERTS } from './raisedSql'
import { selectEnabledRules } from './sql'

type Schemas = components['schemas']
type Rule = Schemas['AlertRule']

let aerie: TestApp
let root: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())
beforeEach(async () => {
  missionId = (await call('POST', '/mission/create', { name: 'Noise' })).data._id
})
afterEach(async () => {
  for (const { _id } of await rules()) await call('DELETE', `/alert-rule/delete/${_id}`)
})

const call = <T = { _id: string }>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  aerie.call<T>(root, method, url, body)
const rules = async () => (await call<{ rules: Rule[] }>('GET', '/alert-rule/getall')).data.rules
const create = async (name: string) =>
  (
    await call<Rule>('POST', '/alert-rule/create', {
      name,
      kind: 'thermal_above',
      severity: 'low',
      alertKind: 'Heat',
      degrees: 70,
    })
  ).data
const alerts = async (query = '') =>
  (await call<{ items: Schemas['Alert'][]; total: number }>('GET', `/alert/list?missionId=${missionId}${query}`)).data

/** What all rules raise about events, as a check does. */
const raise = (count: number, subjectOf: (number: number) => string) =>
  inTenant(aerie.db, aerie.demo.id, async (tx) => {
    for (const rule of await selectEnabledRules(aerie.demo.id, tx, ['thermal_above'], missionId)) {
      for (let number = 0; number < count; number++) {
        const subject = { id: subjectOf(number), name: `Photo ${number}` }
        await raiseByRule(aerie.demo.id, tx, rule, { subject, facts: [], alert: { missionId } })
      }
    }
  })

test('a rule tells how many alerts and repeats it has raised in the last day, and when last', async () => {
  expect(await create('Hot')).toMatchObject({ alertsLastDay: 0, repeatsLastDay: 0, lastRaisedAt: null, pausedAt: null })
  await raise(300, () => 'the same')
  await raise(2, (number) => `another ${number}`)
  const [hot] = await rules()
  expect(hot).toMatchObject({ alertsLastDay: 3, repeatsLastDay: 299, pausedAt: null })
  expect(Date.now() - Date.parse(hot?.lastRaisedAt ?? '')).toBeLessThan(60_000)
})

test('a rule that raises too many alerts is paused, says so once, and goes on when it is resumed', async () => {
  await create('Noisy')
  await raise(MOST_ALERTS - 1, String)
  await create('Quiet')
  // As several processes do.
  await Promise.all([raise(5, (number) => `one ${number}`), raise(5, (number) => `two ${number}`)])
  const [noisy, quiet] = await rules()
  expect(noisy?.pausedAt).not.toBeNull()
  expect(quiet).toMatchObject({ name: 'Quiet', pausedAt: null, alertsLastDay: 10 })
  const { items } = await alerts('&search=is%20paused')
  expect(items).toMatchObject([{ title: 'Alert rule Noisy is paused', severity: 'low', kind: 'Heat', repeats: 0 }])
  const before = (await alerts()).total
  await raise(1, () => 'later')
  // The other rule goes on.
  expect((await alerts()).total).toBe(before + 1)

  const edit = { version: noisy?.version, enabled: true }
  const resumed = await call<Rule>('PATCH', `/alert-rule/edit/${noisy?._id}`, edit)
  expect(resumed.data).toMatchObject({ enabled: true, pausedAt: null })
  await raise(1, () => 'after that')
  const [again] = await rules()
  expect(again).toMatchObject({ pausedAt: null, alertsLastDay: (noisy?.alertsLastDay ?? 0) + 1 })
})
