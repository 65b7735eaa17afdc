// Sends to each operation of the contract the largest body that it accepts, full of small values, without and with a session, then
// the largest that its schema permits, and reads /healthz meanwhile.
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import { bodyLimitOf } from '../../server/platform/contract/bodyLimit'
import { loadSpec, operationsOf, type Spec } from '../../server/platform/contract/spec'
import { startBundledServer, type BundledServer } from './bundledServer'
import { permittedBody } from './permittedBody'
import { residentBytes } from './processFigures'
import { isSmoke } from './size'
import type { Bench, Row } from './table'
import { signIn } from './twoTenants'

const PORT = 18_094
const AT_ONCE = 4
const READ_EVERY_MS = 20
const SETTLE_MS = isSmoke ? 10 : 5_000
/** Reads of /healthz beside nothing else. */
const CALM_MS = isSmoke ? 100 : 5_000
const MEBIBYTE = 1024 * 1024
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })

interface Call {
  path: string
  method: string
  body: string
}

export const largeBodies: Bench = {
  title: `The largest body of each operation, ${AT_ONCE} at once, beside reads of /healthz`,
  async run() {
    const { spec } = loadSpec()
    const operations = operationsWithBody(spec).slice(0, isSmoke ? 20 : undefined)
    const calls = operations.map((place) => callOf(place, manyValues(bodyLimitOf(spec, place.operation))))
    const permitted = operations.flatMap((place) => {
      const body = permittedBody(spec, place.operation, bodyLimitOf(spec, place.operation))
      return body === undefined ? [] : [callOf(place, body)]
    })
    const server = await startBundledServer(PORT)
    try {
      const { cookie } = await signIn(`${server.address}/apis/v1`, 'root@demo.test')
      // Compiles the schemas, which stay in memory.
      await sendAll(server, calls, cookie)
      await sendAll(server, permitted, cookie)
      const calm = Math.max(...(await readWhile(server, () => sleep(CALM_MS))).times)
      return [
        { what: 'nothing else: slowest read', figure: `${calm.toFixed(0)} ms` },
        ...(await measure(server, calls, 'without a session', undefined, calm)),
        ...(await measure(server, calls, 'with a session', cookie, calm)),
        ...(await measure(server, permitted, 'as the schemas permit', cookie, calm)),
      ]
    } finally {
      await server.stop()
    }
  },
}

type Place = ReturnType<typeof operationsOf>[number]

/** Sign-outs would end the session of the bench. */
const operationsWithBody = (spec: Spec): Place[] =>
  operationsOf(spec).filter(
    ({ method, operation }) =>
      method !== 'get' && operation['x-permission'] !== 'session' && operation.operationId !== 'logout',
  )

const callOf = ({ path, method }: Place, body: string): Call => ({
  path: `/apis/v1${path.replaceAll(/{\w+}/g, uuidv7())}`,
  method: method.toUpperCase(),
  body,
})

/** JSON of at most so many bytes that costs a parser the most. */
function manyValues(bytes: number): string {
  const start = '{"csv":['
  const end = '{}]}'
  return start + '{},'.repeat((bytes - start.length - end.length) / 3) + end
}

async function measure(
  server: BundledServer,
  calls: Call[],
  who: string,
  cookie: string | undefined,
  calm: number,
): Promise<Row[]> {
  const before = residentBytes(server.process)
  const { times, result: counts } = await readWhile(server, () => sendAll(server, calls, cookie))
  await sleep(SETTLE_MS)
  const slowest = Math.max(...times)
  const grown = (residentBytes(server.process) - before) / MEBIBYTE
  const statuses = [...counts].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`)
  return [
    {
      what: `${who}: slowest read of /healthz`,
      figure: `${slowest.toFixed(0)} ms of ${times.length} reads (${statuses.join(', ')})`,
      ratio: `${(slowest / calm).toFixed(0)} of nothing else`,
      budget: '<= 500 ms',
      kept: { value: slowest, unit: 'ms', goal: { atMost: 500 }, noise: 500 },
    },
    {
      what: `${who}: memory that stays`,
      figure: `${grown.toFixed(0)} MiB`,
      budget: '<= 100 MiB',
      kept: { value: Math.max(0, grown), unit: 'MiB', goal: { atMost: 100 }, noise: 100 },
    },
  ]
}

/** Reads /healthz again and again until the work ends. @returns the times in milliseconds and the result */
async function readWhile<Result>(
  server: BundledServer,
  work: () => Promise<Result>,
): Promise<{ times: number[]; result: Result }> {
  const times: number[] = []
  let isWorking = true
  const reading = (async () => {
    while (isWorking) {
      const startedAt = performance.now()
      await (await fetch(`${server.address}/healthz`)).arrayBuffer()
      times.push(performance.now() - startedAt)
      await sleep(READ_EVERY_MS)
    }
  })()
  try {
    return { result: await work(), times }
  } finally {
    isWorking = false
    await reading
  }
}

/** @returns how often each status was answered */
async function sendAll(server: BundledServer, calls: Call[], cookie: string | undefined): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  const open = [...calls]
  const work = async (): Promise<void> => {
    for (let call = open.pop(); call; call = open.pop()) {
      const status = await send(server.address, call, cookie)
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return counts
}

const send = (address: string, { path, method, body }: Call, cookie: string | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(cookie !== undefined && { cookie }),
    }
    const request = http.request(address + path, { method, headers, agent }, (reply) => {
      reply.resume()
      reply.once('end', () => resolve(reply.statusCode ?? 0))
    })
    request.once('error', reject)
    request.end(body)
  })
