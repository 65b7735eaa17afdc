// What Prometheus reads: the text format, the metrics of requests, jobs, queues and the installation.
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { startMetricsServer, type MetricsServer } from './metricsServer'

let aerie: TestApp
let root: string
let server: MetricsServer

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  server = await startMetricsServer({
    host: '127.0.0.1',
    port: 0,
    token: 'a token for tests',
    read: () => aerie.app.metrics.metrics(),
    onError: () => undefined,
  })
})
afterAll(async () => {
  await server.close()
  await aerie.close()
})

const scrape = (headers: Record<string, string> = { authorization: 'Bearer a token for tests' }, path = '/metrics') =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers })

/** Values by name with labels. */
async function read(): Promise<Map<string, number>> {
  const text = await (await scrape()).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

test('answers only with the token, and only /metrics', async () => {
  expect((await scrape()).status).toBe(200)
  expect((await scrape()).headers.get('content-type')).toContain('version=0.0.4')
  expect((await scrape({})).status).toBe(401)
  expect((await scrape({ authorization: 'Bearer another token' })).status).toBe(401)
  expect((await scrape(undefined, '/healthz')).status).toBe(404)
})

test('counts requests by operation and status, without addresses of records', async () => {
  await aerie.call(root, 'GET', `/mission/get/tenant/${aerie.demo.id}`)
  await aerie.call(undefined, 'GET', `/mission/get/tenant/${aerie.demo.id}`)
  const values = await read()
  const count = (status: number) =>
    values.get(`aerie_http_request_duration_seconds_count{operation="listMissions",status="${status}"}`)
  expect([count(200), count(401)]).toEqual([1, 1])
  expect(values.get('aerie_http_requests_in_flight')).toBe(0)
})

test('has the connections, the disk, the event loop and the totals', async () => {
  // A periodic job may be waiting for a connection for a moment.
  const values = await until(async () => {
    const current = await read()
    return current.get('aerie_database_connections{state="waiting"}') === 0 && current
  })
  expect(values.get('aerie_disk_bytes{state="free"}')).toBeGreaterThan(0)
  expect(values.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(values.get('aerie_tenants')).toBe(2)
  expect(values.get('aerie_stored_bytes')).toBe(0)
  expect(values.get('aerie_queue_length{queue="mails"}')).toBe(0)
  expect(values.get('aerie_queue_oldest_seconds{queue="events"}')).toBeGreaterThanOrEqual(0)
})

test('has the caches and the sockets', async () => {
  await aerie.call(root, 'GET', `/mission/get/tenant/${aerie.demo.id}`)
  await aerie.call(root, 'GET', `/mission/get/tenant/${aerie.demo.id}`)
  const values = await read()
  const lookups = (result: string) => values.get(`aerie_cache_lookups_total{cache="sessions",result="${result}"}`)
  expect(lookups('hit')).toBeGreaterThan(0)
  expect(lookups('miss')).toBeGreaterThan(0)
  expect(values.get('aerie_cache_entries{cache="sessions"}')).toBe(1)
  expect(values.get('aerie_cache_bytes{cache="raster tiles"}')).toBe(0)
  expect(values.get('aerie_cache_bytes{cache="vector tiles"}')).toBe(0)
  expect(values.has('aerie_cache_bytes{cache="sessions"}')).toBe(false)
  expect(values.get('aerie_sockets')).toBe(0)
  expect(values.get('aerie_socket_tenants')).toBe(0)
})

test('names no tenant and no user', async () => {
  const text = await (await scrape()).text()
  for (const secret of [aerie.demo.id, aerie.demo.root.email, aerie.demo.root.id]) expect(text).not.toContain(secret)
})

test('fails with 503 while the figures cannot be read', async () => {
  const broken = await startMetricsServer({
    host: '127.0.0.1',
    port: 0,
    token: undefined,
    read: () => Promise.reject(new Error('The database is not available')),
    onError: () => undefined,
  })
  expect((await fetch(`http://127.0.0.1:${broken.port}/metrics`)).status).toBe(503)
  await broken.close()
})
