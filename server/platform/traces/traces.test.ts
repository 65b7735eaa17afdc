// Spans that a running server sends, as a receiver of OTLP over HTTP gets them.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAllowListedFetch } from '../core/allowListedFetch'
import { inTenant } from '../db/tenancy'
import { defineJob, startJob } from '../jobs/jobs'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

let headers: IncomingHttpHeaders = {}
let received = ''
const spans: Span[] = []
const receiver = createServer((request, reply) => {
  headers = request.headers
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const text = Buffer.concat(parts).toString('utf8')
    received += text
    const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
const service = createServer((_request, reply) => void reply.end('{}'))

const call = defineJob({
  kind: 'call',
  timeoutMs: 60_000,
  async run() {
    await createAllowListedFetch([origin])(`${origin}/secret-path?key=hunter2`)
    return {}
  },
})

let aerie: TestApp
let origin: string

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const { port } = receiver.address() as AddressInfo
  aerie = await startTestApp(
    { TRACES_URL: `http://127.0.0.1:${port}/v1/traces`, TRACES_HEADERS: 'x-team=gulls,authorization=Bearer abc' },
    [call],
  )
})
afterAll(async () => {
  await aerie.close()
  receiver.close()
  service.close()
})

const named = (name: string) => until(() => spans.find((span) => span.name === name))
const valueOf = ({ attributes }: Span, key: string) => {
  const value = attributes.find((each) => each.key === key)?.value
  return value?.stringValue ?? value?.intValue
}
const partsOf = ({ spanId }: Span) => spans.filter(({ parentSpanId }) => parentSpanId === spanId)

test('names requests by their operation, with their statements but no values', async () => {
  const root = await aerie.cookieOf(aerie.demo.root)
  const url = `/apis/v1/mission/get/tenant/${aerie.demo.id}?search=hunter2`
  const reply = await aerie.app.inject({ method: 'GET', url, headers: { cookie: root } })
  expect(reply.statusCode).toBe(200)
  const request = await named('listMissions')
  expect(valueOf(request, 'http.route')).toBe('/apis/v1/mission/get/tenant/:tenantId')
  expect(valueOf(request, 'http.response.status_code')).toBe(200)
  expect(valueOf(request, 'aerie.request_id')).toBe(reply.headers['x-request-id'])
  const statements = partsOf(request).filter(({ name }) => name === 'db select')
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.every(({ traceId }) => traceId === request.traceId)).toBe(true)
  expect(String(valueOf(statements.at(-1)!, 'db.query.text'))).toContain('from')
  expect([headers['x-team'], headers.authorization]).toEqual(['gulls', 'Bearer abc'])
  const token = decodeURIComponent(root.slice(root.indexOf('=') + 1))
  for (const secret of ['hunter2', token, aerie.demo.id, aerie.demo.root.email, aerie.demo.root.id])
    expect(received).not.toContain(secret)
})

test('measures jobs with their statements and calls, without paths and queries', async () => {
  const { id: tenantId } = aerie.demo
  await inTenant(aerie.db, tenantId, (tx) => startJob(tenantId, tx, call, {}, { title: 'A call', startedBy: null }))
  const job = await named('job call')
  expect(valueOf(job, 'aerie.job_end')).toBe('completed')
  const outgoing = partsOf(job).find(({ name }) => name === 'GET 127.0.0.1')!
  expect(valueOf(outgoing, 'http.response.status_code')).toBe(200)
  expect(received).not.toContain('secret-path')
  expect(received).not.toContain('hunter2')
})
