import { asPlatform } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { activateSubscription } from '../tenant/public'
import { sendRenewalReminders } from './reminder'

interface Mail {
  to: string
  subject: string
  text: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let aerie: TestApp
let root: string
let mails: Mail[] = []

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())
beforeEach(async () => {
  mails = []
  await asPlatform(aerie.db, (tx) => tx.deleteFrom('renewal_reminder').execute())
})

const log = { error: () => undefined } as never
const sendMail = (mail: Mail): Promise<void> => {
  mails.push(mail)
  return Promise.resolve()
}
const remind = (send = sendMail) =>
  sendRenewalReminders({ db: aerie.db, config: aerie.config, sendMail: send, log } as never)

/** Gives the demo tenant a package that ends after `days`. */
const endIn = (days: number | null) =>
  asPlatform(aerie.db, (tx) => {
    const limits = { users: 50, clients: 100, storageBytes: 1_000_000, streamMinutes: 60, aiRuns: 10 }
    const offer = { packageId: null, name: 'Team', price: 100, currency: 'INR', period: 'month' as const, limits }
    const endsAt = days === null ? null : new Date(Date.now() + days * DAY_MS)
    return activateSubscription(tx, aerie.demo.id, offer, new Date(), endsAt)
  })
const setBillingEmail = async (billingEmail: string) => {
  const url = '/tenantroot/fetch-organisation-details'
  const { version } = (await aerie.call<{ version: number }>(root, 'GET', url)).data
  const body = { version, billingEmail }
  return aerie.call<{ billingEmail: string }>(root, 'PATCH', '/tenantroot/update-organisation-details', body)
}
const subjects = () => mails.map(({ subject }) => subject)

test('reminds 14, 7 and 1 days before the end, each time once', async () => {
  await endIn(15)
  await remind()
  expect(mails).toEqual([])
  for (const [days, left] of [
    [13.5, '14 days'],
    [6.5, '7 days'],
    [0.5, '1 day'],
  ] as const) {
    mails = []
    await endIn(days)
    await remind()
    await remind()
    expect(subjects()).toEqual([`The package Team at Aerie ends in ${left}`])
  }
  expect(mails[0]).toMatchObject({ to: aerie.demo.root.email })
  expect(mails[0]?.text).toContain('/dashboard/tenant/organisation/renew')
})

test('sends the next reminder for the same end after the previous one', async () => {
  await endIn(6.5)
  await asPlatform(aerie.db, async (tx) => {
    const { ends_at } = await tx
      .selectFrom('subscription')
      .select('ends_at')
      .where('tenant_id', '=', aerie.demo.id)
      .executeTakeFirstOrThrow()
    const sent = { tenant_id: aerie.demo.id, ends_at: ends_at ?? new Date(), days: 14 }
    await tx.insertInto('renewal_reminder').values(sent).execute()
  })
  await remind()
  expect(subjects()).toEqual(['The package Team at Aerie ends in 7 days'])
})

test('sends no reminder for a package without an end, an ended package or a suspended tenant', async () => {
  await endIn(null)
  await remind()
  await endIn(-1)
  await remind()
  await endIn(5)
  const setStatus = (status: string) =>
    asPlatform(aerie.db, (tx) => tx.updateTable('tenant').set({ status }).where('id', '=', aerie.demo.id).execute())
  await setStatus('suspended')
  await remind()
  await setStatus('active')
  expect(mails).toEqual([])
})

test('sends one mail when two processes look at the same time', async () => {
  await endIn(5)
  await Promise.all([remind(), remind(), remind()])
  expect(mails).toHaveLength(1)
})

test('tries again when no mail could be sent', async () => {
  await endIn(5)
  await remind(() => Promise.reject(new Error('mail server down')))
  await remind()
  expect(mails).toHaveLength(1)
})

test('also reminds the billing address, in the language of the tenant root', async () => {
  expect(await setBillingEmail('not an address')).toMatchObject({ code: 400, errors: [{ field: 'billingEmail' }] })
  expect((await setBillingEmail('invoices@demo.test')).data.billingEmail).toBe('invoices@demo.test')
  await asPlatform(aerie.db, (tx) =>
    tx.updateTable('app_user').set({ language: 'en-XA' }).where('id', '=', aerie.demo.root.id).execute(),
  )
  await endIn(5)
  await remind()
  expect(mails.map(({ to }) => to)).toEqual([aerie.demo.root.email, 'invoices@demo.test'])
  for (const { subject } of mails) expect(subject).toMatch(/^\[/)
  await setBillingEmail('')
})
