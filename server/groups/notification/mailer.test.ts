import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { publicAddress } from '../../platform/http/publicAddress'
import type { Mail } from '../../platform/mail/mailer'
import { startTestApp, type TestApp, type TestTenant, type TestUser } from '../../testing/testApp'
import { until } from '../../testing/until'
import { addUser } from './testing/addUser'
import type { Kind } from './kinds'
import { sendDueMails } from './mailer'
import type { Schedule } from './schedule'
import { queueMails } from './service'
import type { NewLine } from './queueSql'
import { selectChoices, selectSettings, updateSettings, upsertChoice, type Choice } from './settingsSql'

const MINUTE_MS = 60_000

let aerie: TestApp
let root: string
let person: TestUser
let missionId: string
let mails: Mail[] = []
/** In the future, so that the sender of the app leaves the lines alone. Each test has its own day. */
let now = new Date('2090-01-01T10:00:00Z')

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  const made = await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Harbour' })
  missionId = made.data._id
})
afterAll(() => aerie.close())
beforeEach(async () => {
  mails = []
  await asPlatform(aerie.db, (tx) => tx.deleteFrom('notification_mail').execute())
  now = new Date(now.getTime() + 24 * 60 * MINUTE_MS)
  person = await addUser(aerie, aerie.demo, ['mission_list', 'alert_list'])
})

const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)
const log = { error: () => undefined } as never
const accept = (mail: Mail): Promise<void> => {
  mails.push(mail)
  return Promise.resolve()
}
const refuse = () => Promise.reject(new Error('No mail server'))
const send = (at: Date, sendMail: (mail: Mail) => Promise<void> = accept) =>
  sendDueMails({ db: aerie.db, config: aerie.config, sendMail, log }, at)

const text = (title: string) => ({ code: 'plain.text', values: { text: title } })
const lineTo = (to: NewLine['to'], fields: Partial<NewLine> = {}): NewLine => ({
  to,
  kind: 'mention',
  recordId: null,
  permissions: ['mission_list'],
  subject: text('Bo mentioned you'),
  body: { code: 'plain.text', values: { text: 'Hello' } },
  path: `/dashboard/missions/${missionId}`,
  ...fields,
})
const queue = (lines: NewLine[], at = now, tenant: TestTenant = aerie.demo) =>
  inTenant(aerie.db, tenant.id, (tx) => queueMails(tenant.id, tx, lines, at))
const waiting = () =>
  asPlatform(aerie.db, (tx) =>
    tx
      .selectFrom('notification_mail')
      .select(['state', 'attempts', 'due_at'])
      .where('user_id', '=', person.id)
      .execute(),
  )

test('sends a single line as its own mail, once', async () => {
  await queue([lineTo({ userId: person.id })])
  await send(after(-1))
  expect(mails).toEqual([])
  await Promise.all([send(now), send(now)])
  await send(now)
  expect(mails).toMatchObject([{ to: person.email, subject: 'Bo mentioned you' }])
})

test('sends several lines of a person as one digest by kind, the newest first', async () => {
  const flight = { kind: 'pilot_assigned' as const, path: '/dashboard/flights' }
  await queue([
    lineTo({ userId: person.id }),
    lineTo({ userId: person.id }, { subject: text('Al mentioned you') }),
    lineTo({ userId: person.id }, { ...flight, subject: text('North is yours') }),
  ])
  await send(now)
  const [mail] = mails
  expect(mails).toHaveLength(1)
  expect(mail?.subject).toBe('3 notifications from Aerie')
  const order = ['Mentions', 'Al mentioned you', 'Bo mentioned you', 'Flights assigned to you', 'North is yours'].map(
    (part) => mail?.text.indexOf(part),
  )
  expect(order).toEqual([...order].sort((one = 0, other = 0) => one - other))
  expect(order).not.toContain(-1)
  expect(mail?.text).toContain(`${publicAddress(aerie.config)}/dashboard/missions/${missionId}`)
})

test('lists at most 50 lines in a digest, and counts the others', async () => {
  await queue(Array.from({ length: 53 }, () => lineTo({ userId: person.id })))
  await send(now)
  expect(mails[0]?.subject).toBe('53 notifications from Aerie')
  expect(mails[0]?.text.split('Bo mentioned you')).toHaveLength(51)
  expect(mails[0]?.text).toContain('… and 3 more notifications')
})

test('does not queue what a person may not see, and sends nothing after the permission is gone', async () => {
  await queue([lineTo({ userId: person.id }, { permissions: ['mission_list', 'vod_list'] })])
  expect(await waiting()).toEqual([])
  await queue([lineTo({ userId: person.id })])
  await change({ custom_permissions: ['alert_list'] })
  await send(now)
  expect(mails).toEqual([])
  expect(await waiting()).toEqual([])
})

test('sends nothing to a disabled user, and nothing of a deleted record', async () => {
  await queue([lineTo({ userId: person.id })])
  await change({ disabled_at: new Date() })
  await send(now)
  await change({ disabled_at: null })
  const asking = await addUser(aerie, aerie.demo, [])
  await queue([lineTo({ userId: person.id }, { kind: 'access_asked', recordId: asking.id })])
  await asPlatform(aerie.db, (tx) =>
    tx.updateTable('app_user').set({ deleted_at: new Date() }).where('id', '=', asking.id).execute(),
  )
  await send(now)
  expect(mails).toEqual([])
  expect(await waiting()).toEqual([])
})

test('queues only for people of the tenant, without those of its clients', async () => {
  await queue([lineTo({ userId: person.id }), lineTo({ userId: aerie.other.viewer.id })], now, aerie.other)
  await queue([lineTo({ userId: aerie.demo.client.id })])
  await send(now)
  expect(mails).toMatchObject([{ to: aerie.other.viewer.email }])
})

test('mails a pilot without an account', async () => {
  await queue([lineTo({ name: 'Mia', email: 'mia@pilots.example' }, { recordId: null })])
  await send(now)
  expect(mails).toMatchObject([{ to: 'mia@pilots.example' }])
})

test('tries again after 1, 5, 15 and 60 minutes, and up to a day', async () => {
  await queue([lineTo({ userId: person.id })])
  let at = 0
  for (const pause of [1, 5, 15, 60, 240, 720, 1440]) {
    await send(after(at), refuse)
    expect(await waiting()).toMatchObject([{ state: 'waiting', due_at: after(at + pause) }])
    await send(after(at + pause - 1))
    expect(mails).toEqual([])
    at += pause
  }
  await send(after(at), refuse)
  expect(await waiting()).toMatchObject([{ state: 'failed', attempts: 8 }])
  await send(after(at + 10_000))
  expect(mails).toEqual([])
})

test('sends a line after the process that claimed it has ended', async () => {
  await queue([lineTo({ userId: person.id })])
  // The end of a process: what it began is never recorded.
  const ended = sendDueMails(
    { db: aerie.db, config: aerie.config, sendMail: () => new Promise<void>(() => undefined), log },
    now,
  )
  ended.catch(() => undefined)
  await claimed()
  await send(after(4))
  expect(mails).toEqual([])
  await send(after(6))
  expect(mails).toHaveLength(1)
})

test('a mail server that hangs for one person does not hold up others', async () => {
  const colleague = await addUser(aerie, aerie.demo, ['mission_list'])
  await queue([lineTo({ userId: person.id }), lineTo({ userId: colleague.id })])
  const hanging = sendDueMails(
    { db: aerie.db, config: aerie.config, sendMail: () => new Promise<void>(() => undefined), log },
    now,
  )
  hanging.catch(() => undefined)
  await claimed()
  await send(now)
  expect(mails).toHaveLength(1)
})

describe('settings', () => {
  const BERLIN: Schedule = { quiet: null, timeZone: 'Europe/Berlin', digestAt: '08:00', criticalPasses: false }
  const night = { ...BERLIN, quiet: { from: '22:00', until: '07:00' } }
  /** A clock in Berlin, in winter, on the day of the test. */
  const berlin = (time: string, days = 0) =>
    new Date(Date.parse(`${now.toISOString().slice(0, 10)}T${time}:00+01:00`) + days * 24 * 60 * MINUTE_MS)

  test('send nothing of a kind that is off', async () => {
    await choose('mention', { mail: 'off' })
    await queue([lineTo({ userId: person.id })])
    await send(now)
    expect(mails).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('hold lines of quiet hours until the morning of the zone, as one digest', async () => {
    await schedule(night)
    await queue([lineTo({ userId: person.id })], berlin('23:30'))
    await send(berlin('23:30'))
    await queue([lineTo({ userId: person.id })], berlin('03:00', 1))
    await send(berlin('03:00', 1))
    await send(berlin('06:59', 1))
    expect(mails).toEqual([])
    await send(berlin('07:00', 1))
    expect(mails).toMatchObject([{ subject: '2 notifications from Aerie' }])
  })

  test('let critical alerts pass the quiet hours if the user wants them to', async () => {
    const alert = { kind: 'alert_assigned' as const, permissions: ['alert_list'], isCritical: true }
    await schedule(night)
    await queue([lineTo({ userId: person.id }, alert)], berlin('23:30'))
    await send(berlin('23:30'))
    expect(mails).toEqual([])
    await schedule({ ...night, criticalPasses: true })
    const others = { ...alert, isCritical: false }
    await queue([lineTo({ userId: person.id }, alert), lineTo({ userId: person.id }, others)], berlin('23:40'))
    await send(berlin('23:40'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Bo mentioned you')
  })

  test('send the lines of a day as one digest at the chosen hour', async () => {
    await schedule({ ...BERLIN, digestAt: '17:30' })
    await choose('mention', { mail: 'digest' })
    await queue([lineTo({ userId: person.id })], berlin('12:00'))
    await send(berlin('12:00'))
    await queue([lineTo({ userId: person.id })], berlin('17:00'))
    await send(berlin('17:29'))
    expect(mails).toEqual([])
    await send(berlin('17:30'))
    expect(mails).toMatchObject([{ subject: '2 notifications from Aerie' }])
  })

  test('turn a storm into a digest: after three mails of a kind in ten minutes, of raised alerts after one', async () => {
    await choose('alert', { mail: 'now' })
    const alert = { kind: 'alert' as const, permissions: ['alert_list'] }
    for (const minute of [0, 1, 2, 3, 4]) {
      await queue([lineTo({ userId: person.id }), lineTo({ userId: person.id }, alert)], after(minute))
      await send(after(minute))
    }
    // The first has both; then two mentions.
    expect(mails.map(({ subject }) => subject)).toEqual([
      '2 notifications from Aerie',
      'Bo mentioned you',
      'Bo mentioned you',
    ])
    await send(after(9))
    expect(mails).toHaveLength(3)
    await send(after(10))
    // Two mentions and four alerts.
    expect(mails.slice(3)).toMatchObject([{ subject: '6 notifications from Aerie' }])
  })

  test('of a person do not hold the mails of a colleague', async () => {
    const colleague = await addUser(aerie, aerie.demo, ['mission_list'])
    await schedule(night)
    await queue([lineTo({ userId: person.id }), lineTo({ userId: colleague.id })], berlin('23:30'))
    await send(berlin('23:30'))
    expect(mails).toMatchObject([{ to: colleague.email }])
  })

  const schedule = (wishes: Schedule) =>
    inTenant(aerie.db, aerie.demo.id, async (tx) => {
      const { version } = await selectSettings(aerie.demo.id, tx, person.id)
      await updateSettings(aerie.demo.id, tx, person.id, { ...wishes, version })
    })
})

const choose = (kind: Kind, choice: Partial<Choice>) =>
  inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const choices = await selectChoices(aerie.demo.id, tx, person.id)
    await upsertChoice(aerie.demo.id, tx, person.id, kind, { ...choices[kind], ...choice })
  })

const change = (fields: { custom_permissions?: string[]; disabled_at?: Date | null }) =>
  asPlatform(aerie.db, (tx) => tx.updateTable('app_user').set(fields).where('id', '=', person.id).execute())

/** Waits until the first mail of the day is being sent. */
const claimed = () =>
  until(() =>
    asPlatform(aerie.db, async (tx) => {
      const row = await tx
        .selectFrom('notification_mail')
        .select('id')
        .where('leased_until', '>', now)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      return row !== undefined
    }),
  )
