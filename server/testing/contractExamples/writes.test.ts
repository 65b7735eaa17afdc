// Sends the example of every write operation with the records of its fixture (testing/staleness), each in its own tenant. The
// example is accepted and the reply is as declared, or exceptions.ts says why not.
import type { LightMyRequestResponse } from 'fastify'
import { isWrite, operationsOf } from '../../platform/contract/spec'
import { startLyingProvider, type LyingProvider } from '../../groups/single-sign-on/testing/lyingProvider'
import { testContract } from '../contract'
import { NONCE } from '../staleness/platformFixtures'
import { openSite } from '../staleness/site'
import { WRITE_FIXTURES } from '../staleness/writes.gen'
import { startTestApp, type TestApp } from '../testApp'
import { exampleCall } from './exampleCall'
import { OF_THE_RUN, REFUSED, SENT_BY_FIXTURE } from './exceptions'
import { outcomeOf } from './outcome'
import { replyProblemsOf } from './replyProblems'

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
  // Without jobs, which would work on the records of fixtures and fail.
  aerie = await startTestApp({ OIDC_ORIGINS: provider.address }, [])
})
afterAll(async () => {
  await aerie.close()
  await provider.close()
})

test('lists only exceptions of writes that exist', () => {
  const names = WRITES.map(([name]) => name)
  const listed = [...Object.keys(OF_THE_RUN), ...Object.keys(SENT_BY_FIXTURE)]
  expect(listed.filter((name) => !names.includes(name))).toEqual([])
})

test.concurrent.each(WRITES)('%s', async (name, place) => {
  const { operation } = place
  const site = await openSite(aerie, `examples-${name.toLowerCase()}`)
  const prepared = await WRITE_FIXTURES[name]?.(site)
  if (!prepared) throw new Error(`Add a fixture of ${name} to testing/staleness`)
  const expected = { status: REFUSED[name]?.code ?? 'accepted', problems: [] }

  if (prepared.send) {
    expect(SENT_BY_FIXTURE).toHaveProperty(name)
    expect(outcomeOf(await prepared.send(), operation, problemsOf)).toEqual(expected)
    return
  }
  expect(SENT_BY_FIXTURE).not.toHaveProperty(name)
  const ofTheRun = OF_THE_RUN[name]
  if (ofTheRun) {
    const { status, problems } = outcomeOf(await send([]), operation, problemsOf)
    expect({ isRefused: status !== 'accepted', problems }).toEqual({ isRefused: true, problems: [] })
  }
  expect(outcomeOf(await send(ofTheRun?.fields ?? []), operation, problemsOf)).toEqual(expected)

  async function send(fields: readonly string[]): Promise<LightMyRequestResponse> {
    const request = exampleCall(spec, place, prepared ?? {}, fields)
    const cookie = prepared?.as === undefined ? site.root : prepared.as
    const call = { ...request, headers: { ...request.headers, ...(cookie !== null && { cookie }) } }
    const reply = await aerie.app.inject(call)
    // The database ended one of two transactions that waited for each other; the reply asks the caller to try again.
    return reply.statusCode === 409 && reply.body.includes('concurrentChange') ? aerie.app.inject(call) : reply
  }
})
