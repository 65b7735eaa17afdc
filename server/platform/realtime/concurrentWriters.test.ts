// Numbering under concurrency: gapless, in order and once, whatever order transactions commit in.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { databaseOn } from '../db/database'
import { createPool } from '../db/pool'
import { inTenant, type Db } from '../db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { recordEvent } from './sql'
import { startPublisher } from './publisher'
import { seqsOf, startBrowsers, type Browser } from './testing/browser'

const WRITERS = 16
const EVENTS_EACH = 25
const ROLLBACK_SHARE = 0.1

let aerie: TestApp
let browsers: Awaited<ReturnType<typeof startBrowsers>>
/** Writers have their own connections, so that they do not wait for the server's. */
let writers: Db
let pool: pg.Pool

beforeAll(async () => {
  aerie = await startTestApp()
  browsers = await startBrowsers(aerie)
  pool = createPool({ ...aerie.pool.options, max: WRITERS })
  writers = databaseOn(pool)
})
afterEach(() => browsers.disconnectAll())
afterAll(async () => {
  await pool.end()
  await aerie.close()
})

/** @param held keeps the transaction open */
const record = (tenantId: string, locationName: string, held: Promise<unknown>, fails = false) =>
  inTenant(writers, tenantId, async (tx) => {
    const id = '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301'
    await recordEvent(tenantId, tx, 'ALERT_CREATED', { locationName, missionID: id, alertID: id })
    await held
    if (fails) throw new Error('rolled back')
  })

const lastSeq = (frames: Browser['frames']) => frames.find(({ event }) => event === 'READY')?.payload.seq ?? 0

test('delivers each event once and in order to steady and to reconnecting clients', async () => {
  const cookie = await aerie.cookieOf(aerie.demo.root)
  const steady = browsers.connect(cookie)
  expect(await steady.outcome).toBe('ready')
  const start = lastSeq(steady.frames)
  // A second publisher, as in a second process, competes for the same rows.
  const rival = startPublisher(writers, aerie.app.log)

  const committed: string[] = []
  let writing = true
  const writeAll = Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let event = 0; event < EVENTS_EACH; event++) {
        const name = `${writer}-${event}`
        const fails = Math.random() < ROLLBACK_SHARE
        await record(aerie.demo.id, name, sleep(Math.random() * 40), fails).then(
          () => committed.push(name),
          () => undefined,
        )
      }
    }),
  ).finally(() => (writing = false))

  const received: Browser['frames'] = []
  let last = start
  const reconnect = async () => {
    const browser = browsers.connect(cookie, { after: last })
    await sleep(30 + Math.random() * 120)
    browser.socket.disconnect()
    received.push(...browser.frames.filter(({ event }) => event !== 'READY'))
    last = seqsOf(received).at(-1) ?? start
  }
  while (writing) await reconnect()
  await writeAll
  while (last < start + committed.length) await reconnect()
  await until(() => seqsOf(steady.frames).length >= committed.length)
  await rival.close()

  const expected = Array.from({ length: committed.length }, (_, index) => start + 1 + index)
  expect(committed.length).toBeGreaterThan(WRITERS * EVENTS_EACH * 0.7)
  expect(seqsOf(steady.frames)).toEqual(expected)
  expect(seqsOf(received)).toEqual(expected)
  const names = received.map(({ payload }) => payload.locationName)
  expect([...names].sort()).toEqual([...committed].sort())
  expect(steady.frames.slice(1).map(({ payload }) => payload.locationName)).toEqual(names)
  // One writer's events follow its commits.
  for (let writer = 0; writer < WRITERS; writer++) {
    const own = (list: (string | undefined)[]) => list.filter((name) => name?.startsWith(`${writer}-`))
    expect(own(names)).toEqual(own(committed))
  }
})

test('publishes an event while an older transaction of the tenant is open, and that one later', async () => {
  const browser = browsers.connect(await aerie.cookieOf(aerie.other.root))
  await browser.outcome
  const start = lastSeq(browser.frames)
  let commit: (value?: unknown) => void = () => undefined
  const long = record(aerie.other.id, 'slow', new Promise((resolve) => (commit = resolve)))
  await sleep(100)
  await record(aerie.other.id, 'fast', Promise.resolve())
  await until(() => seqsOf(browser.frames).length === 1)
  commit()
  await long
  await until(() => seqsOf(browser.frames).length === 2)
  expect(browser.frames.slice(1).map(({ payload }) => [payload.seq, payload.locationName])).toEqual([
    [start + 1, 'fast'],
    [start + 2, 'slow'],
  ])
})

test('delivers an event with a payload of 20 kB', async () => {
  const browser = browsers.connect(await aerie.cookieOf(aerie.demo.staff))
  await browser.outcome
  const locationName = 'x'.repeat(20_000)
  await record(aerie.demo.id, locationName, Promise.resolve())
  await until(() => seqsOf(browser.frames).length === 1)
  expect(browser.frames.at(-1)?.payload.locationName).toBe(locationName)
})

test('publishes what a crashed process or a script left in the outbox', async () => {
  const browser = browsers.connect(await aerie.cookieOf(aerie.demo.staff))
  await browser.outcome
  await inTenant(writers, aerie.demo.id, (tx) =>
    tx
      .insertInto('event_outbox')
      .values({ tenant_id: aerie.demo.id, name: 'ALERT_CREATED', payload: JSON.stringify({ locationName: 'left' }) })
      .execute(),
  )
  await until(() => browser.frames.some(({ payload }) => payload.locationName === 'left'))
})
