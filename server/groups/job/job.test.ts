import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import type { components } from '../../contract.gen'
import { defineJob, JobFailure, startJob } from '../../jobs/jobs'
import { inTenant } from '../../tenancy'
import { startTestApp, type TestApp, type TestUser } from '../../testing/testApp'

type Job = components['schemas']['Job']
type JobList = components['schemas']['JobListReply']['data']
interface Input {
  what: 'wait' | 'fail' | 'count' | 'done'
}

let aerie: TestApp
let broken = true

const testJob = defineJob({
  kind: 'test',
  timeoutMs: 60_000,
  async run({ what }: Input, { signal, progress }) {
    progress(0.25, 'Under way')
    if (what === 'wait') await new Promise((resolve) => signal.addEventListener('abort', resolve))
    if (what === 'fail' && broken) throw new JobFailure('This is no picture')
    for (let step = 0; what === 'count' && step < 100; step++) {
      progress(step / 100)
      await sleep(20)
    }
    return { what }
  },
})

beforeAll(async () => {
  aerie = await startTestApp({}, [testJob])
})
afterAll(() => aerie.close())

const start = (what: Input['what'], user: TestUser = aerie.demo.staff) => {
  const tenantId = user.tenantId ?? ''
  return inTenant(aerie.db, tenantId, (tx) =>
    startJob(
      tenantId,
      tx,
      testJob,
      { what },
      {
        title: what,
        startedBy: user.id,
        about: { entity: 'Tenant', id: tenantId },
      },
    ),
  )
}
const read = async (cookie: string, id: string) => aerie.call<Job>(cookie, 'GET', `/job/get/${id}`)

async function until(cookie: string, id: string, status: Job['status']): Promise<Job> {
  for (let wait = 0; wait < 200; wait++) {
    const { data } = await read(cookie, id)
    if (data.status === status) return data
    await sleep(50)
  }
  throw new Error(`Job ${id} did not become ${status}`)
}

test('getJob and listJobs show what a job does and what came of it', async () => {
  const staff = await aerie.cookieOf(aerie.demo.staff)
  const id = await start('done')
  expect(await until(staff, id, 'completed')).toMatchObject({
    kind: 'test',
    title: 'done',
    progress: 1,
    result: { what: 'done' },
    about: { entity: 'Tenant', _id: aerie.demo.id },
    startedBy: { _id: aerie.demo.staff.id },
    endedAt: expect.any(String) as string,
  })
  const { data } = await aerie.call<JobList>(staff, 'GET', `/job/list?mine=true&aboutId=${aerie.demo.id}`)
  expect(data.items.map(({ _id }) => _id)).toEqual([id])
  expect((await aerie.call<JobList>(staff, 'GET', '/job/list?active=true')).data.total).toBe(0)
})

test('cancelJob stops a running one and a queued one, once', async () => {
  const root = await aerie.cookieOf(aerie.demo.root)
  const [running, queued] = [await start('wait'), await start('wait')]
  expect((await until(root, running, 'running')).progress).toBeLessThanOrEqual(0.25)
  expect((await aerie.call<JobList>(root, 'GET', '/job/list?active=true')).data.total).toBe(2)
  for (const id of [queued, running]) {
    expect(await aerie.call<Job>(root, 'PATCH', `/job/cancel/${id}`)).toMatchObject({
      code: 200,
      data: { status: 'cancelled' },
    })
  }
  expect(await aerie.call(root, 'PATCH', `/job/cancel/${running}`)).toMatchObject({
    code: 409,
    message: 'A job that is cancelled cannot be cancelled',
  })
  // The place is free again.
  await until(root, await start('done'), 'completed')
  expect((await read(root, queued)).data.startedAt).toBeNull()
})

test('retryJob runs a failed one again, and no other', async () => {
  const staff = await aerie.cookieOf(aerie.demo.staff)
  const id = await start('fail')
  expect(await until(staff, id, 'failed')).toMatchObject({ message: 'This is no picture', attempts: 1 })
  broken = false
  expect(await aerie.call<Job>(staff, 'PATCH', `/job/retry/${id}`)).toMatchObject({
    code: 200,
    data: { status: 'queued', message: null },
  })
  expect(await until(staff, id, 'completed')).toMatchObject({ attempts: 1, result: { what: 'fail' } })
  expect((await aerie.call(staff, 'PATCH', `/job/retry/${id}`)).code).toBe(409)
})

test('others than tenant-root and tenant-staff see their own jobs only; another tenant sees none', async () => {
  const [viewer, stranger] = [await aerie.cookieOf(aerie.demo.viewer), await aerie.cookieOf(aerie.other.root)]
  const [theirs, own] = [await start('done'), await start('done', aerie.demo.viewer)]
  await until(viewer, own, 'completed')
  const { data } = await aerie.call<JobList>(viewer, 'GET', '/job/list')
  expect(data.items.map(({ _id }) => _id)).toEqual([own])
  expect((await aerie.call<JobList>(stranger, 'GET', '/job/list')).data.total).toBe(0)
  for (const cookie of [viewer, stranger]) {
    expect((await read(cookie, theirs)).code).toBe(404)
    expect((await aerie.call(cookie, 'PATCH', `/job/cancel/${theirs}`)).code).toBe(404)
    expect((await aerie.call(cookie, 'PATCH', `/job/retry/${theirs}`)).code).toBe(404)
  }
  expect((await aerie.call(await aerie.cookieOf(aerie.admin), 'GET', '/job/list')).code).toBe(403)
})

test('changes are told to the tenant over the socket, and not too often', async () => {
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = aerie.app.server.address() as AddressInfo
  const cookie = await aerie.cookieOf(aerie.demo.staff)
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/stream/notification',
    transports: ['websocket'],
    extraHeaders: { cookie },
  })
  const heard: string[] = []
  socket.on('RECORD_CHANGED', ({ entity, _id }: { entity: string; _id: string }) => heard.push(`${entity} ${_id}`))
  await new Promise<void>((resolve) => socket.once('READY', () => resolve()))
  const id = await start('count')
  const { startedAt, endedAt } = await until(cookie, id, 'completed')
  await sleep(200)
  socket.disconnect()
  const seconds = (Date.parse(endedAt ?? '') - Date.parse(startedAt ?? '')) / 1000
  const mine = heard.filter((each) => each === `Job ${id}`)
  // 100 steps; told twice a second, and of being queued, begun and done.
  expect(mine.length).toBeGreaterThan(4)
  expect(mine.length).toBeLessThanOrEqual(Math.ceil(seconds * 2) + 3)
})
