import { uuidv7 } from 'uuidv7'
import type { components } from '../../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../../platform/db/tenancy'
import { mailsTo } from '../../../testing/outbox'
import { startTestApp, type TestApp } from '../../../testing/testApp'
import { servicesOf, type Services } from '../../services'
import { addPlot } from '../testing/plots'
import { claimReportMail } from './mailSql'
import { runDueReports } from './runs'
import { claimSchedule } from './sql'

type Schemas = components['schemas']
type State = Schemas['ReportScheduleReply']['data']

let aerie: TestApp
let services: Services
let root: string
let baseLayerId: string

beforeAll(async () => {
  aerie = await startTestApp()
  services = servicesOf(aerie.app)
  root = await aerie.cookieOf(aerie.demo.root)
  const drawn = { name: 'Plots' }
  baseLayerId = (await call<{ _id: string }>('POST', '/baselayer/create-base-vector-layer', drawn)).data._id
  await addPlot(aerie, aerie.demo, baseLayerId, 'A-1')
})
afterAll(() => aerie.close())
beforeEach(() =>
  // Each test has its own schedules only.
  inTenant(aerie.db, aerie.demo.id, (tx) => tx.deleteFrom('saved_report').execute()),
)

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<Data>(cookie, method, url, body)

const MONTHLY = { every: 'month', hour: 7, timeZone: 'Europe/Berlin', paused: false } as const
let count = 0

async function save(fields: object = {}): Promise<string> {
  count++
  const choice = { name: `Report ${count}`, baseLayerId, rows: 'plot', measures: [], period: { kind: 'lastMonth' } }
  return (await call<{ _id: string }>('POST', '/report/saved/create', { ...choice, ...fields })).data._id
}
const setSchedule = (savedReportId: string, fields: object = {}) =>
  call<State>('PATCH', `/report/schedule/set/${savedReportId}`, {
    ...MONTHLY,
    recipientIds: [aerie.demo.root.id],
    ...fields,
  })
const stateOf = async (savedReportId: string) =>
  (await call<State>('GET', `/report/schedule/get/${savedReportId}`)).data
const editionsOf = async (savedReportId: string) =>
  (await call<{ items: Schemas['ReportEdition'][] }>('GET', `/report/edition/list/${savedReportId}`)).data.items

/** A moment after the next run of a schedule. */
const afterRun = ({ schedule }: State) => new Date(Date.parse(schedule?.nextAt ?? '') + 60_000)
const runAt = (now: Date) => runDueReports(services, () => now)
const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('a schedule makes an edition of the last month and mails its PDF', async () => {
  const id = await save({ name: 'Plots every month' })
  const { code, data } = await setSchedule(id)
  expect(code).toBe(200)
  const nextAt = data.schedule?.nextAt ?? ''
  expect(new Date(nextAt).toLocaleString('en', { timeZone: 'Europe/Berlin' })).toMatch(/\/1\/\d+, 7:00:00.AM/)
  const before = (await mailsTo(aerie, aerie.demo.root.email)).length
  await runAt(afterRun(data))

  const [edition] = await editionsOf(id)
  expect(edition).toMatchObject({ number: 1, scheduled: true, madeBy: { _id: aerie.demo.root.id } })
  expect(edition?.period.from).toMatch(/-01$/)
  expect(Date.parse(edition?.period.until ?? '')).toBeLessThan(Date.parse(nextAt))
  const after = await stateOf(id)
  expect(after.schedule).toMatchObject({ problem: null, lastAt: afterRun(data).toISOString() })
  expect(Date.parse(after.schedule?.nextAt ?? '')).toBeGreaterThan(Date.parse(nextAt))
  expect(after.mails).toMatchObject([{ state: 'sent', editionId: edition?._id, editionNumber: 1, problem: null }])

  const mails = await mailsTo(aerie, aerie.demo.root.email)
  expect(mails).toHaveLength(before + 1)
  const mail = mails.at(-1) ?? ''
  expect(mail).toContain('application/pdf')
  expect(mail).toContain(`/dashboard/reports/editions/${edition?._id}`)
  const admin = await aerie.cookieOf(aerie.admin)
  const listed = await aerie.call<Schemas['MailListReply']['data']>(
    admin,
    'GET',
    '/admin/mail/list?search=Plots+every+month',
  )
  const read = await aerie.call<Schemas['Mail']>(admin, 'GET', `/admin/mail/get/${listed.data.items[0]?._id}`)
  expect(read.data.text).toMatch(/^Hello .*\n\nattached is the report “Plots every month”/)
  expect(read.data.text).not.toContain('JVBERi')
})

test('two servers at the same time make one edition and send one mail', async () => {
  const id = await save()
  const now = afterRun((await setSchedule(id)).data)
  const before = (await mailsTo(aerie, aerie.demo.root.email)).length
  await Promise.all([runAt(now), runAt(now), runAt(now)])
  expect(await editionsOf(id)).toHaveLength(1)
  expect(await mailsTo(aerie, aerie.demo.root.email)).toHaveLength(before + 1)
  await runAt(minutesAfter(now, 120))
  expect(await editionsOf(id)).toHaveLength(1)
})

test('a run and a mail whose process ended are taken over once their claim has ended', async () => {
  const id = await save()
  const now = afterRun((await setSchedule(id)).data)
  const before = (await mailsTo(aerie, aerie.demo.root.email)).length
  expect(await asPlatform(aerie.db, (tx) => claimSchedule(tx, now))).toMatchObject({ savedReportId: id })
  await runAt(minutesAfter(now, 1))
  expect(await editionsOf(id)).toHaveLength(0)

  // The process that takes over ends after its edition is stored, and before it sends.
  const later = minutesAfter(now, 11)
  const ended = { ...services, sendMail: () => Promise.reject(new Error('The process ended')) }
  await runDueReports(ended, () => later)
  expect(await editionsOf(id)).toHaveLength(1)
  expect((await stateOf(id)).mails).toMatchObject([
    { state: 'waiting', problem: expect.stringMatching(/tried again/) as string },
  ])

  // Another one sends, and ends before it records that.
  const claimed = minutesAfter(now, 13)
  const mail = await asPlatform(aerie.db, (tx) => claimReportMail(tx, claimed))
  await services.sendMail({ id: mail?.id ?? '', to: aerie.demo.root.email, subject: 'Report', text: 'Once' })
  await runAt(minutesAfter(claimed, 6))
  expect((await stateOf(id)).mails).toMatchObject([{ state: 'sent' }])
  expect(await mailsTo(aerie, aerie.demo.root.email)).toHaveLength(before + 1)
  expect(await editionsOf(id)).toHaveLength(1)
})

test('editions count what the person who saved the schedule may list, and stop when that person may not', async () => {
  const { staff } = aerie.demo
  const cookie = await aerie.cookieOf(staff)
  const id = await save()
  const body = { ...MONTHLY, recipientIds: [aerie.demo.root.id] }
  const { data } = await call<State>('PATCH', `/report/schedule/set/${id}`, body, cookie)
  expect(data.schedule?.owner?._id).toBe(staff.id)
  await asPlatform(aerie.db, (tx) =>
    tx.updateTable('app_user').set({ disabled_at: new Date() }).where('id', '=', staff.id).execute(),
  )
  await runAt(afterRun(data))
  expect((await stateOf(id)).schedule?.problem).toContain('can no longer open reports')
  await asPlatform(aerie.db, (tx) =>
    tx.updateTable('app_user').set({ disabled_at: null }).where('id', '=', staff.id).execute(),
  )
})

test('recipients who lost a permission, were disabled or deleted get nothing', async () => {
  const change = (id: string, values: object) =>
    asPlatform(aerie.db, (tx) => tx.updateTable('app_user').set(values).where('id', '=', id).execute())
  const { staff, viewer } = aerie.demo
  await change(viewer.id, { custom_permissions: ['data_page', 'layer_list', 'feature_list'] })
  const id = await save()
  const { data } = await setSchedule(id, { recipientIds: [aerie.demo.root.id, staff.id, viewer.id] })
  await change(staff.id, { disabled_at: new Date() })
  const before = await Promise.all([staff, viewer].map(({ email }) => mailsTo(aerie, email)))
  await runAt(afterRun(data))
  const after = await Promise.all([staff, viewer].map(({ email }) => mailsTo(aerie, email)))
  expect(after).toEqual(before)
  const states = (await stateOf(id)).mails.map(({ state, problem }) => [state, problem])
  expect(states).toHaveLength(3)
  expect(states).toContainEqual(['sent', null])
  expect(states).toContainEqual(['skipped', 'This person can no longer sign in.'])
  expect(states).toContainEqual(['skipped', 'This person may not list all that the report counts.'])
  await change(staff.id, { disabled_at: null, deleted_at: new Date() })
  const again = await stateOf(id)
  await runAt(afterRun(again))
  expect(await mailsTo(aerie, staff.email)).toEqual(before[0])
})

test('a paused schedule does nothing, and an edit of another version is rejected', async () => {
  const id = await save()
  const { data } = await setSchedule(id, { paused: true })
  await runAt(afterRun(data))
  expect(await editionsOf(id)).toHaveLength(0)
  expect((await setSchedule(id)).code).toBe(409)
  expect((await setSchedule(id, { version: 1 })).data.schedule).toMatchObject({ paused: false, version: 2 })
  expect((await call('DELETE', `/report/schedule/delete/${id}`)).code).toBe(200)
  expect((await stateOf(id)).schedule).toBeNull()
  expect((await call('DELETE', `/report/schedule/delete/${id}`)).code).toBe(404)
})

test('a failure is told on the schedule, which goes on with the next run', async () => {
  const empty = { name: 'Empty' }
  const other = (await call<{ _id: string }>('POST', '/baselayer/create-base-vector-layer', empty)).data._id
  const id = await save({ baseLayerId: other })
  const { data } = await setSchedule(id)
  await runAt(afterRun(data))
  const { schedule } = await stateOf(id)
  expect(schedule?.problem).toContain('no identifying attribute')
  expect(Date.parse(schedule?.nextAt ?? '')).toBeGreaterThan(Date.parse(data.schedule?.nextAt ?? ''))
  expect(await editionsOf(id)).toHaveLength(0)
})

test('weekly schedules need a weekday, zones exist, and recipients are people who may read reports', async () => {
  const id = await save()
  expect(await setSchedule(id, { every: 'week' })).toMatchObject({ code: 400, errors: [{ field: 'weekday' }] })
  expect(await setSchedule(id, { timeZone: 'Europe/Atlantis' })).toMatchObject({
    code: 400,
    errors: [{ field: 'timeZone' }],
  })
  expect((await setSchedule(id, { recipientIds: [uuidv7()] })).code).toBe(404)
  expect((await setSchedule(id, { recipientIds: [aerie.other.root.id] })).code).toBe(404)
  expect((await setSchedule(id, { recipientIds: [aerie.demo.client.id] })).code).toBe(404)
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: ['data_page'] })
      .where('id', '=', aerie.demo.viewer.id)
      .execute(),
  )
  expect(await setSchedule(id, { recipientIds: [aerie.demo.viewer.id] })).toMatchObject({
    code: 400,
    errors: [{ field: 'recipientIds' }],
  })
  const { people } = (await call<{ people: { _id: string }[] }>('GET', '/report/schedule/recipients')).data
  const ids = people.map(({ _id }) => _id)
  expect(ids).toContain(aerie.demo.root.id)
  expect(ids).not.toContain(aerie.demo.viewer.id)
  expect(ids).not.toContain(aerie.demo.client.id)
  const weekly = await setSchedule(id, { every: 'week', weekday: 1, hour: 23, timeZone: 'Pacific/Auckland' })
  expect(weekly.data.schedule).toMatchObject({ every: 'week', weekday: 1 })
})
