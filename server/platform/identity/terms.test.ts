// Before the terms are accepted, a session serves for reading oneself, accepting and logging out only.
import type { InjectOptions } from 'fastify'
import { operationsOf } from '../contract/spec'
import { startBrowsers } from '../realtime/testing/browser'
import { callOf, needsSession } from '../../testing/contractCalls'
import { testContract } from '../../testing/contract'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { withdrawTerms } from '../../testing/withdrawTerms'

const { spec } = testContract()
const SESSION_OPERATIONS = operationsOf(spec).filter(({ operation }) => needsSession(operation))
const BEFORE_TERMS = ['acceptTerms', 'getUserDetails']
const UPLOAD = '/apis/v1/upload/tus'

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

const send = async (cookie: string, request: InjectOptions): Promise<[number, string | undefined]> => {
  const reply = await aerie.app.inject({ ...request, headers: { ...request.headers, cookie } })
  return [reply.statusCode, reply.body === '' ? undefined : reply.json<{ code?: string }>().code]
}

test('rejects every operation with a session, except reading oneself and accepting', async () => {
  const { root } = aerie.demo
  const cookie = await aerie.cookieOf(root)
  await withdrawTerms(aerie, root)
  const allowed: string[] = []
  for (const place of SESSION_OPERATIONS) {
    const request = callOf(spec, place, () => undefined)
    // An unknown parameter: no operation changes anything.
    const url = `${request.url}${request.url.includes('?') ? '&' : '?'}noSuchParameter=1`
    const [code, reason] = await send(cookie, { ...request, url })
    if (code === 403 && reason === 'identity.termsRequired') continue
    allowed.push(place.operation.operationId)
  }
  expect(allowed.sort()).toEqual(BEFORE_TERMS)
})

test('rejects uploads and tiles until the terms are accepted', async () => {
  const { staff } = aerie.demo
  const cookie = await aerie.cookieOf(staff)
  await withdrawTerms(aerie, staff)
  const requests: InjectOptions[] = [
    { method: 'POST', url: UPLOAD, headers: { 'tus-resumable': '1.0.0', 'upload-length': '5' } },
    { method: 'GET', url: '/apis/v1/tiles/vector/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301/0/0/0' },
  ]
  for (const request of requests) expect(await send(cookie, request)).toEqual([403, 'identity.termsRequired'])
  await aerie.call(cookie, 'PATCH', '/tenant/user/terms-conditions-check?terms=true')
  const codes = await Promise.all(requests.map(async (request) => (await send(cookie, request))[0]))
  expect(codes).toEqual([201, 404])
})

test('rejects the socket until the terms are accepted', async () => {
  const { root } = aerie.other
  const browsers = await startBrowsers(aerie)
  const cookie = await aerie.cookieOf(root)
  await withdrawTerms(aerie, root)
  expect(await browsers.connect(cookie).outcome).toBe('Forbidden!')
  await aerie.call(cookie, 'PATCH', '/tenant/user/terms-conditions-check?terms=true')
  expect(await browsers.connect(cookie).outcome).toBe('ready')
  browsers.disconnectAll()
})

test('logs out before the terms are accepted', async () => {
  const cookie = await aerie.cookieOf(aerie.demo.viewer)
  await withdrawTerms(aerie, aerie.demo.viewer)
  expect((await aerie.call(cookie, 'POST', '/auth/logout')).code).toBe(200)
  expect((await aerie.call(cookie, 'GET', '/auth/userdetails')).code).toBe(401)
})
