// A successful call of every write operation announces exactly the tags of its x-changes to another browser of the tenant.
// A new operation fails this test until testing/staleness has a fixture for it.
import { defineJob, startJob } from '../../platform/jobs/jobs'
import { isWrite, operationsOf } from '../../platform/contract/spec'
import { listenAs } from './listener'
import { openSite } from './site'
import { UNANNOUNCED_CHANGES, UNANNOUNCED_TAGS } from './unannounced'
import { startLyingProvider, type LyingProvider } from '../../groups/single-sign-on/testing/lyingProvider'
import { testContract } from '../contract'
import { startTestApp, type TestApp } from '../testApp'
import { inTenant } from '../../platform/db/tenancy'
import { until } from '../until'
import { NONCE } from './platformFixtures'
import { makeCall } from './makeCall'
import { WRITE_FIXTURES as FIXTURES } from './writeFixtures'

/** A job that runs until the app stops. */
const endless = defineJob({
  kind: 'endless',
  timeoutMs: 600_000,
  run: (_input, { signal }) => {
    endlessRuns++
    return new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('stopped'))),
    )
  },
})
let endlessRuns = 0

const { spec } = testContract()
const WRITES = operationsOf(spec)
  .filter(isWrite)
  .map((place) => [place.operation.operationId, place] as const)

let aerie: TestApp
let provider: LyingProvider

beforeAll(async () => {
  provider = await startLyingProvider()
  provider.tell({}, NONCE)
  const places = { JOB_CONCURRENCY: '1', JOBS_PER_TENANT: '2' }
  aerie = await startTestApp({ OIDC_ORIGINS: provider.address, ...places }, [endless])
  await occupyWorkers()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await aerie.close()
  await provider.close()
})

/** Takes the places for one long job and two short ones, so that the jobs of calls wait and announce nothing more. */
async function occupyWorkers(): Promise<void> {
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    for (const lane of ['long', 'short', 'short'] as const)
      await startJob(aerie.demo.id, tx, endless, {}, { title: 'Endless', startedBy: null, lane })
  })
  await until(() => endlessRuns === 3)
}

test('has a fixture for every write operation and no others', () => {
  const names = WRITES.map(([name]) => name)
  expect({
    withoutFixture: names.filter((name) => !FIXTURES[name]),
    withoutOperation: Object.keys(FIXTURES).filter((name) => !names.includes(name)),
  }).toEqual({ withoutFixture: [], withoutOperation: [] })
})

test('lists only exceptions that an operation needs', () => {
  const changed = new Set(WRITES.flatMap(([, { operation }]) => operation['x-changes'] ?? []))
  expect(Object.keys(UNANNOUNCED_TAGS).filter((tag) => !changed.has(tag))).toEqual([])
  const unused = Object.entries(UNANNOUNCED_CHANGES).flatMap(([name, tags]) => {
    const declared = WRITES.find(([each]) => each === name)?.[1].operation['x-changes'] ?? []
    return Object.keys(tags).filter((tag) => !declared.includes(tag))
  })
  expect(unused).toEqual([])
})

test.concurrent.each(WRITES)('%s announces what it changes', async (name, place) => {
  const site = await openSite(aerie, `staleness-${name.toLowerCase()}`)
  const prepared = await FIXTURES[name]?.(site)
  if (!prepared) throw new Error(`Add a fixture of ${name} to testing/staleness`)
  const listener = await listenAs(aerie, site.tenant.id, site.colleague)
  try {
    // Ignores the changes of the fixture, which may arrive late.
    await listener.announced()
    await makeCall(spec, place, prepared, site)
    const own = UNANNOUNCED_CHANGES[name] ?? {}
    const expected = (place.operation['x-changes'] ?? []).filter((tag) => !UNANNOUNCED_TAGS[tag] && !own[tag])
    expect(await listener.announced()).toEqual(expected)
  } finally {
    listener.close()
  }
})
