import { startTestApp, type TestApp } from '../../testing/testApp'

const SITE = 'https://maps.example.com'

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp({ CORS_ORIGINS: `${SITE}, http://catalogue.lan:8080` })
})

afterAll(() => aerie.close())

const preflight = (origin: string, url = '/apis/v1/stac/search') =>
  aerie.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  })

const read = (headers: Record<string, string>, url = '/apis/v1/stac') => aerie.app.inject({ url, headers })

test('answers the preflight of a configured site without credentials', async () => {
  const { statusCode, headers } = await preflight(SITE)
  expect(statusCode).toBe(204)
  expect(headers).toMatchObject({
    'access-control-allow-origin': SITE,
    vary: expect.stringContaining('Origin') as string,
  })
  expect(headers['access-control-allow-headers']).toContain('authorization')
  expect(headers['access-control-allow-credentials']).toBeUndefined()
})

test('gives other sites no header', async () => {
  for (const origin of ['https://evil.example', `${SITE}.evil.example`, 'null', 'http://maps.example.com']) {
    const asked = await preflight(origin)
    expect(asked.headers['access-control-allow-origin']).toBeUndefined()
    const { headers } = await read({ origin })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
})

test('shows a configured site the reason of a refusal', async () => {
  const { statusCode, headers } = await read({ origin: SITE })
  expect(statusCode).toBe(401)
  expect(headers['access-control-allow-origin']).toBe(SITE)
})

test('a call with a token is answered and says which headers can be read', async () => {
  const cookie = await aerie.cookieOf(aerie.demo.root)
  const body = { name: 'Map', scopes: ['missions:read', 'maps:read'], days: 1 }
  const { secret } = (await aerie.call<{ secret: string }>(cookie, 'POST', '/api-token/create', body)).data
  const { statusCode, headers } = await read({ origin: SITE, authorization: `Bearer ${secret}` })
  expect(statusCode).toBe(200)
  expect(headers['access-control-allow-origin']).toBe(SITE)
  expect(headers['access-control-expose-headers']).toContain('content-range')
})

test('refuses a write of a configured site with the cookie of a session', async () => {
  const cookie = await aerie.cookieOf(aerie.demo.root)
  const { statusCode } = await aerie.app.inject({
    method: 'POST',
    url: '/apis/v1/mission/create',
    headers: { cookie, origin: SITE },
    payload: { name: 'Written by another site' },
  })
  expect(statusCode).toBe(403)
})

test('pages are not for other sites', async () => {
  const { headers } = await read({ origin: SITE }, '/login')
  expect(headers['access-control-allow-origin']).toBeUndefined()
})
