import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createMailer } from '../../platform/mail/mailer'
import { startTestApp, type TestApp } from '../../testing/testApp'
import type { components } from '../../platform/contract/contract.gen'
import { until } from '../../testing/until'

type Mail = components['schemas']['Mail']
type MailList = components['schemas']['MailListReply']['data']

let aerie: TestApp
let admin: string

beforeAll(async () => {
  aerie = await startTestApp()
  admin = await aerie.cookieOf(aerie.admin)
})
afterAll(() => aerie.close())

const list = async (query = '') => (await aerie.call<MailList>(admin, 'GET', `/admin/mail/list${query}`)).data
const read = (id: string | undefined, cookie: string | undefined = admin) =>
  aerie.call<Mail>(cookie, 'GET', `/admin/mail/get/${id}`)

test('ignores other files in the folder of the outbox', async () => {
  expect(await list()).toEqual({ items: [], total: 0, page: 1, pageSize: 50, sentBySmtp: false })
  const outbox = path.join(aerie.config.DATA_DIR, 'outbox')
  await mkdir(outbox)
  await writeFile(path.join(outbox, 'notes.eml'), 'Subject: mine')
  await writeFile(path.join(outbox, '2026-03-01T08-00-00.000Z-0195a0a2-3c3f-7000-8000-000000000000.eml.part'), 'half')
  expect((await list()).items).toEqual([])
})

test('lists mails newest first, searches them and returns their exact text', async () => {
  const mails = [
    { to: 'plain@demo.test', subject: 'Plain', text: 'Two lines,\nno more.' },
    {
      to: 'zoe@demo.test',
      subject: 'Grüße aus Zürich an alle, die im Frühling über die Dächer fliegen möchten, = 100 %',
      text: `Für Zoë = 1\nhttps://aerie.test/invitation#${'x'.repeat(120)}\n\n.\nEnd`,
    },
    { to: 'kanji@demo.test', subject: '漢字', text: '漢字'.repeat(60) },
  ]
  const send = createMailer(aerie.config)
  for (const mail of mails) await send(mail)

  const { items, total } = await list()
  expect(total).toBe(3)
  expect(items.map(({ to, subject }) => ({ to, subject }))).toEqual(
    mails.map(({ to, subject }) => ({ to, subject })).reverse(),
  )
  for (const mail of mails) {
    const { code, data } = await read(items.find(({ to }) => to === mail.to)?._id)
    expect([code, data]).toMatchObject([200, { ...mail, from: 'Aerie <aerie@localhost>' }])
    expect(Date.now() - Date.parse(data.at)).toBeLessThan(60_000)
  }
  expect((await list('?pageSize=1&page=2')).items).toEqual([items[1]])
  expect(await list('?search=GRÜSSE')).toMatchObject({ total: 0, items: [] })
  expect(await list('?search=zürich')).toMatchObject({ total: 1, items: [{ to: 'zoe@demo.test' }] })
  expect((await list('?search=demo.test')).total).toBe(3)
})

test('lists mails that the server sends and records in the audit log who opened one', async () => {
  const { email } = aerie.demo.staff
  await aerie.call(undefined, 'POST', '/auth/forgot-password', { email })
  const found = await until(async () => {
    const page = await list(`?search=${email}`)
    return page.total > 0 && page
  })
  expect((await read(found.items[0]?._id)).data.text).toMatch(/\d{6}/)
  const log = await aerie.call<{ items: object[] }>(admin, 'GET', '/audit/list?action=mail')
  expect(log.data.items[0]).toMatchObject({ action: 'mail.read', target: email, actor: { _id: aerie.admin.id } })
})

test('answers 404 for an unknown mail and 400 for a path', async () => {
  expect(await read(aerie.demo.id)).toMatchObject({ code: 404, message: 'Mail not found' })
  expect((await read('..%2F..%2Fsession-secret')).code).toBe(400)
})

test.each(['root', 'staff', 'client', 'viewer'] as const)('answers 403 to a %s', async (role) => {
  const cookie = await aerie.cookieOf(aerie.demo[role])
  const [mail] = (await list()).items
  expect((await read(mail?._id, cookie)).code).toBe(403)
  expect((await aerie.call(cookie, 'GET', '/admin/mail/list')).code).toBe(403)
})

test('keeps no mails when SMTP is configured, and reports that', async () => {
  const sending = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const cookie = await sending.cookieOf(sending.admin)
  const { data } = await sending.call<MailList>(cookie, 'GET', '/admin/mail/list')
  await sending.close()
  expect(data).toMatchObject({ total: 0, sentBySmtp: true })
})
