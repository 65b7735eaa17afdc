import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:tls'
import { EMBEDDED } from '../../../platform/core/config'
import { CERTIFICATE, KEY } from '../testing/certificate'
import { inLanguage } from './finding'
import { examineCertificates, examineEngines } from './services'

const HUNDRED_YEARS_MS = 100 * 365.25 * 86_400_000
const NO_ENGINES = { NODEODM_URL: [], MEDIAMTX: undefined, INFERENCE_URL: EMBEDDED, STATIC_TILE_URL: EMBEDDED }

let server: Server
let origin: string

beforeAll(async () => {
  server = createServer({ cert: CERTIFICATE, key: KEY }, (socket) => socket.destroy())
  server.on('tlsClientError', () => undefined)
  server.listen(0)
  await once(server, 'listening')
  origin = `https://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
afterEach(() => jest.restoreAllMocks())

test('names certificates that nobody trusts: that of browsers, and those of engines', async () => {
  const config = { ...NO_ENGINES, PUBLIC_URL: origin, S3: undefined, NODEODM_URL: [origin] }
  const findings = (await examineCertificates(config)).map((finding) => inLanguage('en', finding))
  expect(findings).toMatchObject([
    { part: `Certificate of ${new URL(origin).host}`, state: 'warning' },
    { part: 'Certificate', state: 'warning', text: expect.stringContaining('is not trusted') as string },
  ])
})

test('calls an expired certificate a failure', async () => {
  const later = Date.now() + HUNDRED_YEARS_MS
  jest.spyOn(Date, 'now').mockReturnValue(later)
  const [finding] = await examineCertificates({ ...NO_ENGINES, PUBLIC_URL: origin, S3: undefined })
  expect(finding && inLanguage('en', finding)).toEqual({
    area: 'services',
    part: 'Certificate',
    state: 'failed',
    text: 'That of localhost has expired.',
    action: expect.stringContaining('Renew') as string,
  })
})

test('examines no certificate of addresses without TLS', async () => {
  const config = { ...NO_ENGINES, PUBLIC_URL: 'http://aerie.test', S3: undefined, NODEODM_URL: ['http://odm.lan'] }
  expect(await examineCertificates(config)).toEqual([])
})

test('shows no password that the address of an engine contains', async () => {
  const STATIC_TILE_URL = 'http://aerie:hunter2@127.0.0.1:1/tiles'
  const findings = await examineEngines({ ...NO_ENGINES, STATIC_TILE_URL })
  expect(findings.map(({ state }) => state)).toEqual(['warning'])
  expect(JSON.stringify(findings)).toContain('http://127.0.0.1:1')
  expect(JSON.stringify(findings)).not.toContain('hunter2')
})
