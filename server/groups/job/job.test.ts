import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { components } from '../../platform/contract/contract.gen'
import { defineJob, JobFailure, startJob } from '../../platform/jobs/jobs'
import { inTenant } from '../../platform/db/tenancy'
import type { RecordChange } from '../../platform/realtime/notice'
import { startTestApp, type TestApp, type TestUser } from '../../testing/testApp'
import { until } from '../../testing/until'

type Job = components['schemas']['Job']
type JobList = components['schemas']['JobListReply']['data']
interface Input {
  what: 'wait' | 'fail' | 'count' | 'done' | 'gate'
}

const ENDED: Job['status'][] = ['completed', 'failed', 'cancelled']

let aerie: TestApp
let broken = true

/** Ends the job that waits at the gate; undefined while no job waits. */
let endGate: ((error?: Error) => void) | undefined

const gate = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const end = (error?: Error) => {
      if (endGate === end) endGate = undefined
      if (error) reject(error)
      else resolve()
    }
    endGate = end
    signal.addEventListener('abort', () => end())
  })

/** Waits for a job at the gate and ends it, with an error if one is given. */
async function openGate(error?: Error): Promise<void> {
  const end = await until(() => endGate)
  end(error)
}

const testJob = defineJob({
  kind: 'test',
  timeoutMs: 60_000,
  async run({ what }: Input, { signal, progress }) {
    // Without progress, so that the number of events is known.
    if (what === 'gate') {
      await gate(signal)
      return { what }
    }
    progress(0.25, 'Under way')
    if (what === 'wait') await new Promise((resolve) => signal.addEventListener('abort', resolve))
    if (what === 'fail' && broken) throw new JobFailure('This is not a picture')
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

/** Waits for a status; throws at once when the job has ended with another one. */
async function untilStatus(cookie: string, id: string, status: Job['status']): Promise<Job> {
  return until(async () => {
    const { data } = await read(cookie, id)
    if (data.status !== status && ENDED.includes(data.status)) throw new Error(`Job ${id} is ${data.status}`)
    return data.status === status && data
  })
}

test('getJob and listJobs return the state and the result of a job', async () => {
  const staff = await aerie.cookieOf(aerie.demo.staff)
  const id = await start('done')
  expect(await untilStatus(staff, id, 'completed')).toMatchObject({
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

test('cancelJob cancels a running and a queued job, and answers 409 the second time', async () => {
  const root = await aerie.cookieOf(aerie.demo.root)
  const running = await start('wait')
  const queued = await start('wait')
  expect((await untilStatus(root, running, 'running')).progress).toBeLessThanOrEqual(0.25)
  expect((await aerie.call<JobList>(root, 'GET', '/job/list?active=true')).data.total).toBe(2)
  for (const id of [queued, running]) {
    expect(await aerie.call<Job>(root, 'PATCH', `/job/cancel/${id}`)).toMatchObject({
      code: 200,
      data: { status: 'cancelled' },
    })
  }
  expect(await aerie.call(root, 'PATCH', `/job/cancel/${running}`)).toMatchObject({
    code: 409,
    message: 'This job has ended (cancelled) and cannot be cancelled',
  })
  // The worker is free for the next job.
  await untilStatus(root, await start('done'), 'completed')
  expect((await read(root, queued)).data.startedAt).toBeNull()
})

test('listJobs lists running jobs before queued and ended ones', async () => {
  const root = await aerie.cookieOf(aerie.demo.root)
  const running = await start('wait')
  const queued = await start('wait')
  await untilStatus(root, running, 'running')
  const { data } = await aerie.call<JobList>(root, 'GET', '/job/list')
  expect(data.items.slice(0, 2).map(({ _id }) => _id)).toEqual([running, queued])
  expect(data.items.length).toBeGreaterThan(2)
  for (const id of [queued, running]) await aerie.call(root, 'PATCH', `/job/cancel/${id}`)
  await untilStatus(root, await start('done'), 'completed')
})

test('retryJob runs a failed job again and answers 409 for a completed one', async () => {
  const staff = await aerie.cookieOf(aerie.demo.staff)
  const id = await start('fail')
  expect(await untilStatus(staff, id, 'failed')).toMatchObject({ message: 'This is not a picture', attempts: 1 })
  broken = false
  expect(await aerie.call<Job>(staff, 'PATCH', `/job/retry/${id}`)).toMatchObject({
    code: 200,
    data: { status: 'queued', message: null },
  })
  expect(await untilStatus(staff, id, 'completed')).toMatchObject({ attempts: 1, result: { what: 'fail' } })
  expect((await aerie.call(staff, 'PATCH', `/job/retry/${id}`)).code).toBe(409)
})

test('users other than tenant-root and tenant-staff see only their own jobs, and another tenant sees none', async () => {
  const viewer = await aerie.cookieOf(aerie.demo.viewer)
  const otherRoot = await aerie.cookieOf(aerie.other.root)
  const theirs = await start('done')
  const own = await start('done', aerie.demo.viewer)
  await untilStatus(viewer, own, 'completed')
  const { data } = await aerie.call<JobList>(viewer, 'GET', '/job/list')
  expect(data.items.map(({ _id }) => _id)).toEqual([own])
  expect((await aerie.call<JobList>(otherRoot, 'GET', '/job/list')).data.total).toBe(0)
  for (const cookie of [viewer, otherRoot]) {
    expect((await read(cookie, theirs)).code).toBe(404)
    expect((await aerie.call(cookie, 'PATCH', `/job/cancel/${theirs}`)).code).toBe(404)
    expect((await aerie.call(cookie, 'PATCH', `/job/retry/${theirs}`)).code).toBe(404)
  }
  expect((await aerie.call(await aerie.cookieOf(aerie.admin), 'GET', '/job/list')).code).toBe(403)
})

describe('events', () => {
  let cookie: string
  let socket: Socket
  let events: string[]

  beforeAll(async () => {
    await aerie.app.listen({ port: 0, host: '127.0.0.1' })
    cookie = await aerie.cookieOf(aerie.demo.staff)
  })
  beforeEach(async () => {
    const { port } = aerie.app.server.address() as AddressInfo
    socket = io(`http://127.0.0.1:${port}`, {
      path: '/stream/notification',
      transports: ['websocket'],
      extraHeaders: { cookie },
    })
    events = []
    socket.on('RECORD_CHANGED', ({ entity, ids = [] }: RecordChange) =>
      events.push(...ids.map((id) => `${entity} ${id}`)),
    )
    await new Promise<void>((resolve) => socket.once('READY', () => resolve()))
  })
  afterEach(() => {
    socket.disconnect()
  })

  /** Waits for notices about the job until it has the status; changes in quick succession share a notice. */
  async function announced(id: string, status: Job['status']): Promise<void> {
    for (;;) {
      await until(() => events.includes(`Job ${id}`))
      events = events.filter((each) => each !== `Job ${id}`)
      if ((await read(cookie, id)).data.status === status) return
    }
  }

  test.each([
    ['completed', 'finish'],
    ['failed', 'fail'],
    ['cancelled', 'cancel'],
  ] as const)('announce a job when it is running and %s', async (status, ending) => {
    const id = await start('gate')
    await announced(id, 'running')
    await until(() => endGate)
    if (ending === 'cancel') await aerie.call(cookie, 'PATCH', `/job/cancel/${id}`)
    else await openGate(ending === 'fail' ? new JobFailure('Rejected') : undefined)
    await announced(id, status)
    // A job is cancelled before its run ends.
    await until(() => endGate === undefined)
  })

  test('announce a job that waits for a worker', async () => {
    const blocking = await start('gate')
    await announced(blocking, 'running')
    const waiting = await start('gate')
    await announced(waiting, 'queued')
    await openGate()
    await announced(waiting, 'running')
    await openGate()
    await announced(waiting, 'completed')
  })

  test('announce a failed job when it runs again', async () => {
    const id = await start('gate')
    await announced(id, 'running')
    await openGate(new JobFailure('Rejected'))
    await announced(id, 'failed')
    await aerie.call(cookie, 'PATCH', `/job/retry/${id}`)
    await announced(id, 'running')
    await openGate()
    await announced(id, 'completed')
  })

  test('announce progress at most twice a second', async () => {
    const id = await start('count')
    const { startedAt, endedAt } = await untilStatus(cookie, id, 'completed')
    // Events of one tenant arrive in order: after that of another record, none of the job is under way.
    const marker = await start('done')
    await until(() => events.includes(`Job ${marker}`))
    const seconds = (Date.parse(endedAt ?? '') - Date.parse(startedAt ?? '')) / 1000
    const ofJob = events.filter((each) => each === `Job ${id}`).length
    // Queued, running and completed, and at least one of the 100 steps.
    expect(ofJob).toBeGreaterThanOrEqual(4)
    expect(ofJob).toBeLessThanOrEqual(Math.ceil(seconds * 2) + 3)
  })
})
