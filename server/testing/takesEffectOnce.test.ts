// The same call several times at once takes effect once: a deletion is confirmed to one caller and recorded once, and of edits of
// one version all but one are stale. A new operation of this kind fails here until that holds, or until it has its reason in REPEATABLE.
import { operationsOf } from '../platform/contract/spec'
import { asPlatform } from '../platform/db/tenancy'
import type { AnyJobDefinition } from '../platform/jobs/jobs'
import { startLyingProvider, type LyingProvider } from '../groups/single-sign-on/testing/lyingProvider'
import { testContract } from './contract'
import { jsonBodyOf, type Place } from './contractCalls'
import { sendCall } from './staleness/makeCall'
import { openSite } from './staleness/site'
import { NONCE } from './staleness/platformFixtures'
import { WRITE_FIXTURES } from './staleness/writes.gen'
import { startTestApp, type TestApp } from './testApp'

/** More would only wait: the app of a test has eight connections. */
const AT_ONCE = 4

/** Deletions that succeed again. What they delete is recorded once all the same. */
const REPEATABLE: Record<string, string> = {
  deleteAvatar: 'Nothing is left of a picture; without one there is nothing to delete',
  deleteOtherSessions: 'It answers how many have ended, which may be none',
}

const { spec } = testContract()

function needsVersion(place: Place): boolean {
  const required = jsonBodyOf(spec, place)?.['required']
  return Array.isArray(required) && required.includes('version')
}

const PLACES = operationsOf(spec).map((place) => [place.operation.operationId, place] as const)
const DELETIONS = PLACES.filter(([, { method }]) => method === 'delete')
const EDITS = PLACES.filter(([, place]) => place.method !== 'delete' && place.method !== 'get' && needsVersion(place))

/** Never ends a job, so that only the calls write entries. */
const waiting: AnyJobDefinition = {
  kind: 'layer-import',
  timeoutMs: 600_000,
  run: (_input, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
}

let aerie: TestApp
let provider: LyingProvider

beforeAll(async () => {
  provider = await startLyingProvider()
  provider.tell({}, NONCE)
  aerie = await startTestApp({ OIDC_ORIGINS: provider.address }, [waiting])
})
afterAll(async () => {
  await aerie.close()
  await provider.close()
})

/** Makes the call of a fixture several times at once. @returns the status of each answer and the entries of the audit log */
async function atOnce(name: string, place: Place): Promise<{ codes: number[]; entries: string[] }> {
  const site = await openSite(aerie, `once-${name.toLowerCase()}`)
  const call = await WRITE_FIXTURES[name]?.(site)
  if (!call) throw new Error(`Add a fixture of ${name} to testing/staleness`)
  const before = await entryIds()
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => sendCall(spec, place, call, site)))
  const failed = answers.find(({ statusCode }) => statusCode >= 500)
  if (failed) throw new Error(failed.body)
  const entries = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('audit_entry').select(['id', 'action', 'target', 'details']).execute(),
  )
  return {
    codes: answers.map(({ statusCode }) => statusCode).sort(),
    entries: entries
      .filter(({ id }) => !before.has(id))
      .map(({ action, target, details }) => JSON.stringify([action, target, details])),
  }
}

async function entryIds(): Promise<Set<string>> {
  const rows = await asPlatform(aerie.db, (tx) => tx.selectFrom('audit_entry').select('id').execute())
  return new Set(rows.map(({ id }) => id))
}

const successes = (codes: number[]): number => codes.filter((code) => code < 300).length

test('has a reason only for deletions that exist', () => {
  const names = DELETIONS.map(([name]) => name)
  expect(Object.keys(REPEATABLE).filter((name) => !names.includes(name))).toEqual([])
})

test.each(DELETIONS)('%s is confirmed and recorded once', async (name, place) => {
  const { codes, entries } = await atOnce(name, place)
  expect(entries).toEqual([...new Set(entries)])
  if (REPEATABLE[name]) expect(successes(codes)).toBeGreaterThan(0)
  else expect([successes(codes), codes]).toEqual([1, codes])
})

test.each(EDITS)('%s of one version succeeds once', async (name, place) => {
  const { codes } = await atOnce(name, place)
  expect([successes(codes), codes]).toEqual([1, codes])
})
