// The examination of a running server by its super-admins.
import { createServer, type AddressInfo } from 'node:net'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { readSpace } from '../../platform/disk/space'
import type { Mail } from '../../platform/mail/mailer'
import { leaveRoom } from '../../testing/diskRoom'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { servicesOf } from '../services'
import { warnOfFullDisk } from './diskWarning'

type System = components['schemas']['System']

const URL = '/admin/system/state'

let aerie: TestApp
/** Connections to the mail server, which drops them. */
let connections = 0
const mailServer = createServer((socket) => {
  connections++
  socket.destroy()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
  const { port } = mailServer.address() as AddressInfo
  aerie = await startTestApp({ SMTP_URL: `smtp://aerie:hunter2@127.0.0.1:${port}` })
})
afterAll(async () => {
  await aerie.close()
  mailServer.close()
})

const find = ({ findings }: System, part: string) => findings.find((finding) => finding.part === part)

async function insertJob(kind: string, status: 'queued' | 'failed', hoursAgo: number): Promise<void> {
  const at = new Date(Date.now() - hoursAgo * 3_600_000)
  const { id: tenantId } = aerie.demo
  const job = { id: uuidv7(), tenant_id: tenantId, kind, lane: 'long', title: 'North field.tif', input: '{}', status }
  await inTenant(aerie.db, tenantId, (tx) =>
    tx
      .insertInto('job')
      .values({ ...job, created_at: at, ended_at: status === 'failed' ? at : null, place: uuidv7() })
      .execute(),
  )
}

test('tells a super-admin of every part what is so and what to do, with one examination for several questions', async () => {
  for (let count = 0; count < 6; count++) await insertJob('import-raster', 'failed', 2)
  await insertJob('report', 'failed', 1)
  await insertJob('report', 'failed', 30)
  await insertJob('report', 'queued', 3)
  const admin = await aerie.cookieOf(aerie.admin)
  aerie.app.temporaryFiles.hold('clip', aerie.demo.id, 1024)
  const replies = await Promise.all([1, 2, 3].map(() => aerie.call<System>(admin, 'GET', URL)))
  replies.push(await aerie.call<System>(admin, 'GET', URL))
  expect(replies.map(({ code }) => code)).toEqual([200, 200, 200, 200])
  expect(connections).toBe(1)

  const { data } = replies[0]!
  expect(Date.now() - Date.parse(data.checkedAt)).toBeLessThan(60_000)
  expect(find(data, 'Server')).toMatchObject({ area: 'server', state: 'ok' })
  expect(find(data, 'Migrations')).toMatchObject({ area: 'database', state: 'ok' })
  expect(find(data, 'Data directory')).toMatchObject({ area: 'files' })
  expect(find(data, 'Temporary files')).toMatchObject({
    state: 'ok',
    text: expect.stringContaining('of 1 KiB without a record, of 1 organisation') as string,
    details: [{ name: 'clip', count: 1 }],
  })
  expect(find(data, 'Reserved space')).toMatchObject({
    area: 'files',
    text: expect.stringContaining('0 bytes') as string,
  })
  expect(find(data, 'Backup')).toMatchObject({ state: 'warning', action: expect.stringContaining('night') as string })
  expect(find(data, 'Mail')).toMatchObject({ state: 'warning', action: expect.stringContaining('SMTP_URL') as string })
  expect(find(data, 'Queue of jobs')).toMatchObject({
    state: 'warning',
    text: '1 entry is due, the first one for 3 hours.',
    action: expect.stringContaining('JOB_CONCURRENCY') as string,
  })
  expect(find(data, 'Queue of mails')).toMatchObject({ area: 'work', state: 'ok' })
  expect(find(data, 'Failed jobs')).toMatchObject({
    state: 'warning',
    text: '7 jobs failed in the last 24 hours.',
    details: [
      { name: 'import-raster', count: 6 },
      { name: 'report', count: 1 },
    ],
  })
  for (const { state, action } of data.findings) expect(action === undefined).toBe(state === 'ok')

  const text = JSON.stringify(data)
  for (const secret of ['hunter2', aerie.config.SESSION_SECRET, 'North field', aerie.demo.id])
    expect(text).not.toContain(secret)
})

test.each(['root', 'staff', 'client', 'viewer'] as const)('answers 403 to a %s', async (role) => {
  expect((await aerie.call(await aerie.cookieOf(aerie.demo[role]), 'GET', URL)).code).toBe(403)
})

test('answers 401 without a session', async () => {
  expect((await aerie.call(undefined, 'GET', URL)).code).toBe(401)
})

test('tells super-admins and roots once a day that the disk is almost full, before it has less than its reserve', async () => {
  const sent: string[] = []
  const services = { ...servicesOf(aerie.app), sendMail: async ({ to }: Mail) => void sent.push(to) }
  await warnOfFullDisk(services)
  expect(sent).toEqual([])
  const { free } = await readSpace(aerie.config)
  const restore = await leaveRoom(aerie.config, free / 4)
  await warnOfFullDisk(services)
  await warnOfFullDisk(services)
  restore()
  const people = [aerie.admin, aerie.demo.root, aerie.other.root].map(({ email }) => email)
  expect(sent.sort()).toEqual(people.sort())
})
