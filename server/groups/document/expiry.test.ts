import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { addClient, joinClient, linkMission } from '../../testing/clients'
import type { TestTenant } from '../../testing/testApp'
import { sendExpiryReminders } from './reminder'
import { startDocumentTest, type Document, type DocumentTest } from './testing/documentTest'

interface Mail {
  to: string
  subject: string
  text: string
}
interface Expiring {
  count: number
  missions: object[]
}

const DAY_MS = 86_400_000

let site: DocumentTest
let mails: Mail[] = []

beforeAll(async () => {
  site = await startDocumentTest()
})
afterAll(() => site.close())
beforeEach(async () => {
  mails = []
  for (const { id } of [site.aerie.demo, site.aerie.other]) {
    await inTenant(site.aerie.db, id, async (tx) => {
      await tx.deleteFrom('document_reminder').where('tenant_id', '=', id).execute()
      await tx.deleteFrom('mission_file').where('tenant_id', '=', id).execute()
    })
  }
})

const log = { error: () => undefined } as never
const sendMail = (mail: Mail): Promise<void> => {
  mails.push(mail)
  return Promise.resolve()
}
const remind = (send = sendMail) =>
  sendExpiryReminders({ db: site.aerie.db, config: site.aerie.config, sendMail: send, log } as never)

/** Moves the reminders that were sent to the day before. */
const nextDay = () =>
  inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
    tx
      .updateTable('document_reminder')
      .set({ created_at: new Date(Date.now() - DAY_MS) })
      .where('tenant_id', '=', site.aerie.demo.id)
      .execute(),
  )

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
const edit = ({ _id }: Document, body: object) =>
  site.aerie.call<Document>(site.staff, 'PATCH', `/document/update-doc-by-ID/${_id}`, body)

async function addExpiring(name: string, days: number, fields: object = {}): Promise<Document> {
  const added = await site.add(`Text of ${name}`, name)
  const { data } = await edit(added, { version: added.version, expiresOn: dayIn(days), ...fields })
  return data
}
const expiring = async (cookie = site.staff) =>
  (await site.aerie.call<Expiring>(cookie, 'GET', '/document/expiring')).data
const setStatus = ({ id }: TestTenant, status: string) =>
  asPlatform(site.aerie.db, (tx) => tx.updateTable('tenant').set({ status }).where('id', '=', id).execute())

test('one mail a day lists the documents that expire within 30 days or have expired', async () => {
  const soon = await addExpiring('Permit.txt', 30)
  await addExpiring('Insurance.txt', -1)
  await addExpiring('Manual.txt', 31)
  await remind()
  await remind()
  expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: site.aerie.demo.root.email, subject: '2 documents of demo expire soon or have expired' },
  ])
  const text = mails[0]?.text ?? ''
  expect(text).toMatch(/Insurance\.txt of the mission Site expired on [^]*Permit\.txt of the mission Site expires on /)
  expect(text).toContain(`/dashboard/missions/${site.missionId}/documents?document=${soon._id}`)
  expect(text).not.toContain('Manual.txt')
})

test('the warning time of a document is that of its type', async () => {
  const create = { name: 'Waiver', warnDays: 5 }
  const type = await site.aerie.call<{ _id: string }>(site.staff, 'POST', '/document/type/create', create)
  const typeId = type.data._id
  await addExpiring('Early.txt', 6, { typeId })
  await remind()
  expect(mails).toEqual([])
  await addExpiring('Late.txt', 5, { typeId })
  await remind()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Late.txt')
  expect(mails[0]?.text).not.toContain('Early.txt')
})

test('each document is announced once before and once after its date, and again for another date', async () => {
  const permit = await addExpiring('Permit.txt', 10)
  await remind()
  await nextDay()
  await remind()
  expect(mails).toHaveLength(1)
  const late = await edit(permit, { version: permit.version, expiresOn: dayIn(-2) })
  await remind()
  await nextDay()
  await remind()
  expect(mails).toHaveLength(2)
  expect(mails[1]?.text).toContain('Permit.txt of the mission Site expired on')
  await edit(permit, { version: late.data.version, expiresOn: dayIn(9) })
  await nextDay()
  await remind()
  expect(mails[2]?.text).toContain('Permit.txt of the mission Site expires on')
})

test('documents that become due on the day of a mail are in the mail of the next day', async () => {
  await addExpiring('First.txt', 3)
  await remind()
  await addExpiring('Second.txt', 3)
  await remind()
  expect(mails).toHaveLength(1)
  await nextDay()
  await remind()
  expect(mails[1]?.text).toContain('Second.txt')
  expect(mails[1]?.text).not.toContain('First.txt')
})

test('one mail is sent when several processes look at the same time', async () => {
  await addExpiring('Permit.txt', 3)
  await Promise.all([remind(), remind(), remind()])
  expect(mails).toHaveLength(1)
})

test('reminders are tried again when no mail could be sent', async () => {
  await addExpiring('Permit.txt', 3)
  await remind(() => Promise.reject(new Error('mail server down')))
  await remind()
  expect(mails).toHaveLength(1)
})

test('the mail is in the language of its recipient', async () => {
  const setLanguage = (language: string | null) =>
    asPlatform(site.aerie.db, (tx) =>
      tx.updateTable('app_user').set({ language }).where('id', '=', site.aerie.demo.root.id).execute(),
    )
  await setLanguage('en-XA')
  await addExpiring('Permit.txt', 3)
  await remind()
  await setLanguage(null)
  expect(mails[0]?.text).toMatch(/^\[/)
})

test('deleted documents, archived missions and suspended tenants are not announced', async () => {
  const { aerie } = site
  const { demo } = aerie
  const permit = await addExpiring('Permit.txt', 3)
  await aerie.call(site.staff, 'DELETE', `/document/delete/${permit._id}`)
  await remind()
  expect(await expiring()).toEqual({ count: 0, missions: [] })
  await aerie.call(site.staff, 'POST', '/document/restore', { documentIds: [permit._id] })
  const setArchived = (archived: boolean) =>
    inTenant(site.aerie.db, demo.id, (tx) =>
      tx.updateTable('mission').set({ archived }).where('tenant_id', '=', demo.id).execute(),
    )
  await setArchived(true)
  await remind()
  expect(await expiring()).toEqual({ count: 0, missions: [] })
  await setArchived(false)
  await setStatus(demo, 'suspended')
  await remind()
  await setStatus(demo, 'active')
  expect(mails).toEqual([])
  await remind()
  expect(mails).toHaveLength(1)
})

test('the documents that expire are counted for each mission, the first date first', async () => {
  await addExpiring('Permit.txt', 3)
  await addExpiring('Insurance.txt', 20)
  await addExpiring('Contract.txt', -20)
  await addExpiring('Manual.txt', 200)
  const mission = { missionId: site.missionId, missionName: 'Site' }
  expect(await expiring()).toEqual({
    count: 3,
    missions: [
      { ...mission, expiry: 'expired', count: 1 },
      { ...mission, expiry: 'soon', count: 2 },
    ],
  })
})

test('other tenants and clients learn nothing of the documents of others', async () => {
  const { aerie } = site
  const shown = await addExpiring('Shown.txt', 3, { clientVisible: true })
  await addExpiring('Internal.txt', 3)
  await remind()
  expect(mails.map(({ to }) => to)).toEqual([aerie.demo.root.email])
  expect(await expiring(site.otherRoot)).toEqual({ count: 0, missions: [] })
  const clientId = await addClient(aerie, aerie.demo, 'City of Duluth')
  await joinClient(aerie, aerie.demo, aerie.demo.client, clientId)
  const client = await aerie.cookieOf(aerie.demo.client)
  expect((await expiring(client)).count).toBe(0)
  await linkMission(aerie, aerie.demo, clientId, shown.missionId)
  expect((await expiring(client)).count).toBe(1)
})
