import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { apiUrl } from '../testing/handlers/apiUrl'
import { server } from '../testing/server'
import { baseApi } from './baseApi'
import type { ApiError } from './errors'
import { sessionExpired } from './sessionExpired'

const probeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, Record<string, unknown>>({ query: (params) => ({ url: '/probe', params }) }),
    send: build.mutation<unknown, unknown>({ query: (body) => ({ url: '/probe', method: 'POST', body }) }),
    login: build.mutation<unknown, void>({ query: () => ({ url: '/probe', method: 'POST' }) }),
  }),
})

function setUp() {
  const seen: string[] = []
  const record: Middleware = () => (next) => (action) => {
    seen.push((action as { type: string }).type)
    return next(action)
  }
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware, record),
  })
  return { store, seen, read: (params = {}) => store.dispatch(probeApi.endpoints.probe.initiate(params)) }
}

const answer = (body: JsonBodyType, status = 200) =>
  server.use(http.get(apiUrl('/probe'), () => HttpResponse.json(body, { status })))

const answerText = (body: string, status: number, type = 'text/plain') =>
  server.use(http.get(apiUrl('/probe'), () => new HttpResponse(body, { status, headers: { 'content-type': type } })))

describe('error messages of the specification (section 8)', () => {
  test('shows the text for 401', async () => {
    answer({ status: false, message: 'No session' }, 401)
    const { read, seen } = setUp()
    expect((await read()).error).toEqual({ status: 401, message: 'Un-Authorized! Please re-login to continue.' })
    expect(seen).toContain(sessionExpired.type)
  })

  test('shows "Forbidden!" for 403 without a reason', async () => {
    answerText('', 403)
    expect((await setUp().read()).error).toEqual({ status: 403, message: 'Forbidden!' })
    answer({ status: false, message: 'Forbidden!' }, 403)
    expect((await setUp().read()).error).toEqual({ status: 403, message: 'Forbidden!' })
  })

  test.each(['You may not grant this permission', 'Forbidden! You may not grant this permission'])(
    '403 keeps the reason of the server: %s',
    async (message) => {
      answer({ status: false, message }, 403)
      expect((await setUp().read()).error).toEqual({
        status: 403,
        message: 'Forbidden! You may not grant this permission',
        title: 'Forbidden!',
        reason: 'You may not grant this permission',
      })
    },
  )

  test('shows a string body as it is', async () => {
    answerText('The tape is full', 507)
    expect((await setUp().read()).error).toEqual({ status: 507, message: 'The tape is full' })
    answer('The tape is full again', 507)
    expect((await setUp().read()).error).toEqual({ status: 507, message: 'The tape is full again' })
  })

  test('shows the message of a reply with a false status, even with HTTP 200', async () => {
    answer({ status: false, message: 'Mission not found' }, 404)
    expect((await setUp().read()).error).toEqual({ status: 404, message: 'Mission not found' })
    answer({ status: false, message: 'Not today' })
    expect((await setUp().read()).error).toEqual({ status: 200, message: 'Not today' })
  })

  test.each([
    ['an empty answer', () => answerText('', 500)],
    ["a proxy's page", () => answerText('<html><h1>502 Bad Gateway</h1></html>', 502, 'text/html')],
    ['JSON without a message', () => answer({ status: false }, 500)],
    ['broken JSON', () => answerText('{"status":', 200, 'application/json')],
  ])('shows "Something went wrong!" for %s', async (_, prepare) => {
    prepare()
    expect((await setUp().read()).error).toMatchObject({ message: 'Something went wrong!' })
  })
})

test('shows the text of the specification without an answer, and that the server cannot be reached as its reason', async () => {
  server.use(http.get(apiUrl('/probe'), () => HttpResponse.error(), { once: true }))
  const { read, seen } = setUp()
  expect((await read()).error).toMatchObject({
    message: 'Something went wrong! The server cannot be reached. Check your connection, then try again.',
    title: 'Something went wrong!',
    reason: 'The server cannot be reached. Check your connection, then try again.',
  })
  expect(seen).toContain('outage/unreachable')
})

test('reports a truncated response as a failure, whatever its status', async () => {
  const brokenOff = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"status":true,'))
      controller.error(new Error('The page is being left'))
    },
  })
  server.use(
    http.get(
      apiUrl('/probe'),
      () => new HttpResponse(brokenOff, { status: 200, headers: { 'content-type': 'application/json' } }),
    ),
  )
  const { error } = await setUp().read()
  expect((error as ApiError).status).toMatch(/^[A-Z]+_ERROR$/)
})

test('passes on field errors', async () => {
  const errors = [{ field: 'name', message: 'must not be empty' }]
  answer({ status: false, message: 'Not valid', errors }, 400)
  expect((await setUp().read()).error).toEqual({ status: 400, message: 'Not valid', fields: errors })
})

test('keeps the message of a failed login and the session', async () => {
  server.use(
    http.post(apiUrl('/probe'), () => HttpResponse.json({ status: false, message: 'Wrong password' }, { status: 401 })),
  )
  const { store, seen } = setUp()
  const { error } = await store.dispatch(probeApi.endpoints.login.initiate())
  expect(error).toEqual({ status: 401, message: 'Wrong password' })
  expect(seen).not.toContain(sessionExpired.type)
})

test('repeats list parameters and omits undefined ones', async () => {
  let query = ''
  server.use(
    http.get(apiUrl('/probe'), ({ request }) => {
      query = new URL(request.url).search
      return HttpResponse.json({ status: true })
    }),
  )
  await setUp().read({ status: ['live', 'paused'], page: 2, search: undefined })
  expect(query).toBe('?status=live&status=paused&page=2')
})

test('sends a body with a file as multipart, any other as JSON', async () => {
  const types: (string | null)[] = []
  server.use(
    http.post(apiUrl('/probe'), ({ request }) => {
      types.push(request.headers.get('content-type'))
      return HttpResponse.json({ status: true })
    }),
  )
  const { store } = setUp()
  await store.dispatch(probeApi.endpoints.send.initiate({ name: 'Harbour', files: [new Blob(['1'])] }))
  await store.dispatch(probeApi.endpoints.send.initiate({ name: 'Harbour' }))
  expect(types).toEqual([expect.stringMatching(/^multipart\/form-data/), expect.stringMatching(/^application\/json/)])
})

test('sends cookies with every call', async () => {
  let credentials = ''
  server.use(
    http.get(apiUrl('/probe'), ({ request }) => {
      credentials = request.credentials
      return HttpResponse.json({ status: true })
    }),
  )
  await setUp().read()
  expect(credentials).toBe('include')
})
