// Sends the example of every write operation with the records of its fixture, each in its own tenant: the example is accepted and the
// reply is as declared, or contractExamples/exceptions.ts says why not; another browser of the tenant gets exactly the tags of
// x-changes; the audit entry of x-audit is written. A new operation fails this test until testing/staleness has a fixture for it.
import type { LightMyRequestResponse } from 'fastify'
import { defineJob, startJob } from '../../platform/jobs/jobs'
import { isWrite, operationsOf } from '../../platform/contract/spec'
import { listenAs } from './listener'
import { openSite, type Site, type WriteCall } from './site'
import { UNANNOUNCED_CHANGES, UNANNOUNCED_TAGS } from './unannounced'
import { startLyingProvider, type LyingProvider } from '../../groups/single-sign-on/testing/lyingProvider'
import { exampleCall } from '../contractExamples/exampleCall'
import { CHANGES_LESS, OF_THE_RUN, REFUSED, SENT_BY_FIXTURE } from '../contractExamples/exceptions'
import { outcomeOf } from '../contractExamples/outcome'
import { replyProblemsOf } from '../contractExamples/replyProblems'
import { testContract } from '../contract'
import type { Place } from '../contractCalls'
import { startTestApp, type TestApp } from '../testApp'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { until } from '../until'
import { NONCE } from './platformFixtures'
import { makeCall } from './makeCall'
import { WRITE_FIXTURES as FIXTURES } from './writes.gen'

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
const problemsOf = replyProblemsOf(spec)
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

test('lists only exceptions of writes that exist', () => {
  const names = WRITES.map(([name]) => name)
  const listed = [OF_THE_RUN, SENT_BY_FIXTURE, CHANGES_LESS].flatMap((each) => Object.keys(each))
  expect(listed.filter((name) => !names.includes(name))).toEqual([])
})

test('lists only exceptions of announcements that an operation needs', () => {
  const changed = new Set(WRITES.flatMap(([, { operation }]) => operation['x-changes'] ?? []))
  expect(Object.keys(UNANNOUNCED_TAGS).filter((tag) => !changed.has(tag))).toEqual([])
  const unused = Object.entries(UNANNOUNCED_CHANGES).flatMap(([name, tags]) => {
    const declared = WRITES.find(([each]) => each === name)?.[1].operation['x-changes'] ?? []
    return Object.keys(tags).filter((tag) => !declared.includes(tag))
  })
  expect(unused).toEqual([])
})

test.concurrent.each(WRITES)(
  '%s replies as declared, announces what it changes, and is audited',
  async (name, place) => {
    const { operation } = place
    const { site, prepared } = await prepare(name, 'write')
    const listener = await listenAs(aerie, site.tenant.id, site.colleague)
    try {
      if (OF_THE_RUN[name]) await expectRefusal(place, prepared, site)
      // Ignores the changes of the fixture, which may arrive late.
      await listener.announced()
      const audited = await countEntries(operation['x-audit'], site)
      if (CHANGES_LESS[name]) {
        await makeCall(spec, place, prepared, site)
        const apart = await prepare(name, 'example')
        await expectReply(place, apart.prepared, apart.site)
      } else await expectReply(place, prepared, site)
      const own = UNANNOUNCED_CHANGES[name] ?? {}
      const expected = (operation['x-changes'] ?? []).filter((tag) => !UNANNOUNCED_TAGS[tag] && !own[tag])
      expect(await listener.announced()).toEqual(expected)
      if (operation['x-audit']) expect(await countEntries(operation['x-audit'], site)).toBeGreaterThan(audited)
    } finally {
      listener.close()
    }
  },
)

/** Makes the records for a call of the operation, in a tenant of their own. */
async function prepare(name: string, use: string): Promise<{ site: Site; prepared: WriteCall }> {
  const site = await openSite(aerie, `${use}-${name.toLowerCase()}`)
  const prepared = await FIXTURES[name]?.(site)
  if (!prepared) throw new Error(`Add a fixture of ${name} to testing/staleness`)
  return { site, prepared }
}

/** The example without the values that only a run knows is refused, as declared. */
async function expectRefusal(place: Place, prepared: WriteCall, site: Site): Promise<void> {
  const { status, problems } = outcomeOf(await send(place, prepared, site, []), place.operation, problemsOf)
  expect({ isRefused: status !== 'accepted', problems }).toEqual({ isRefused: true, problems: [] })
}

/** The reply is as declared. An example that is refused is followed by the call of the fixture. */
async function expectReply(place: Place, prepared: WriteCall, site: Site): Promise<void> {
  const { operation } = place
  const name = operation.operationId
  const isSentByFixture = prepared.send !== undefined
  expect(isSentByFixture).toBe(name in SENT_BY_FIXTURE)
  const reply = await (prepared.send?.() ?? send(place, prepared, site, OF_THE_RUN[name]?.fields ?? []))
  const refusal = REFUSED[name]
  expect(outcomeOf(reply, operation, problemsOf)).toEqual({ status: refusal?.code ?? 'accepted', problems: [] })
  if (refusal) await makeCall(spec, place, prepared, site)
}

/** Sends the example, with these fields of the prepared body. */
async function send(
  place: Place,
  prepared: WriteCall,
  { root }: Site,
  fields: readonly string[],
): Promise<LightMyRequestResponse> {
  const request = exampleCall(spec, place, prepared, fields)
  const cookie = prepared.as === undefined ? root : prepared.as
  const call = { ...request, headers: { ...request.headers, ...(cookie !== null && { cookie }) } }
  const reply = await aerie.app.inject(call)
  // The database ended one of two transactions that waited for each other; the reply asks the caller to try again.
  return reply.statusCode === 409 && reply.body.includes('concurrentChange') ? aerie.app.inject(call) : reply
}

/** Actions whose entries are of no tenant. Only one operation writes each, so that calls at the same time add none. */
const OF_THE_PLATFORM = ['deletePackage', 'deletePermissionSet', 'eraseTenant', 'rotateEvidenceKey'].map(
  (name) => WRITES.find(([each]) => each === name)?.[1].operation['x-audit'],
)

/** Entries of this action in the audit log of the tenant, or of the platform for an action of its own. */
async function countEntries(action: string | undefined, { tenant }: Site): Promise<number> {
  if (action === undefined) return 0
  const owner = OF_THE_PLATFORM.includes(action) ? null : tenant.id
  return asPlatform(aerie.db, async (tx) => {
    const rows = await tx
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', action)
      .where('tenant_id', 'is not distinct from', owner)
      .execute()
    return rows.length
  })
}
