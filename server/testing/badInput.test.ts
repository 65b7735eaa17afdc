// Sends invalid input to every operation of the contract, including new ones.
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { bodyLimitOf } from '../platform/contract/bodyLimit'
import { operationsOf, resolved, type JsonSchema, type SpecOperation } from '../platform/contract/spec'
import { testContract } from './contract'
import { startTestApp, type TestApp } from './testApp'

const { spec } = testContract()
const all = operationsOf(spec)
/** Calls of each operation; more at night (`npm run test:night`). */
const RUNS = process.env['TEST_NIGHT'] === undefined ? 10 : 60
/** Text that would reveal internals of the server. */
const INTERNALS = /\bat .*\.ts|node_modules|select |insert into|violates|syntax error|kysely|undefined/i
const REJECTIONS = [400, 401, 403, 404, 409, 413, 414, 415, 429]

let aerie: TestApp
const cookies: Record<string, string> = {}

const callers = () => ({
  'super-admin': aerie.admin,
  'tenant-root': aerie.demo.root,
  'tenant-client': aerie.demo.client,
})

const isSignedIn = async (cookie: string | undefined) =>
  cookie !== undefined && (await aerie.call(cookie, 'GET', '/auth/userdetails')).code === 200

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

const invalidValue = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    "'; drop table mission; --",
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '9'.repeat(400),
    'x'.repeat(5000),
    '2026-02-30T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    '00000000-0000-0000-0000-000000000000',
    '%',
    '\\',
    null,
    true,
    -1,
    0,
    1e308,
    -0.5,
    Number.MAX_SAFE_INTEGER,
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(fc.integer(), { maxLength: 50 }),
  fc.constant({ __proto__: null, toString: 1 }),
  fc.object({ maxDepth: 2 }),
)

/** Valid or invalid, so that validation also reaches the later fields. */
const valueOf = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const { example } = resolved(spec, schema)
  return fc.oneof({ weight: 2, arbitrary: fc.constant(example) }, { weight: 3, arbitrary: invalidValue })
}

const bodyOf = (operation: SpecOperation): fc.Arbitrary<unknown> => {
  const declared = operation.requestBody?.content['application/json']?.schema
  if (!declared) return fc.constant(undefined)
  const schema = resolved<JsonSchema>(spec, declared)
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valueOf(field)]),
  )
  const undeclared = fc.dictionary(
    fc.constantFrom('tenantId', 'userType', '_id', '__proto__', 'constructor', 'customPermissions', 'isTermsAccepted'),
    invalidValue,
    { maxKeys: 1 },
  )
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.record(fields), undeclared).map(([body, more]) => ({ ...(body as object), ...more })),
    },
    { weight: 2, arbitrary: invalidValue },
  )
}

const urlOf = (path: string, operation: SpecOperation): fc.Arbitrary<string> => {
  const inPath = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? []
  const inQuery = operation.parameters?.filter((parameter) => parameter.in === 'query') ?? []
  const id = fc.oneof(fc.constant(uuidv7()), fc.constant(aerie.demo.id), invalidValue)
  const query: Record<string, fc.Arbitrary<unknown>> = { unknownParameter: invalidValue }
  for (const { name, schema } of inQuery) query[name] = valueOf(schema)
  return fc.tuple(fc.tuple(...inPath.map(() => id)), fc.record(query, { requiredKeys: [] })).map(([ids, values]) => {
    const filled = inPath.reduce((url, { name }, at) => url.replace(`{${name}}`, encoded(ids[at])), path)
    const parameters = Object.entries(values).map(([name, value]) => `${name}=${encoded(value)}`)
    return `/apis/v1${filled}?${parameters.join('&')}`
  })
}

const encoded = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // A URL cannot contain a lone surrogate.
  return encodeURIComponent((text ?? '').replace(/[\ud800-\udfff]/g, '?')) || '%20'
}

/** What is wrong with a reply to invalid input, or undefined. Not `expect`, which takes longer than a request. */
function problemOf(response: LightMyRequestResponse, isSignedIn: boolean): string | undefined {
  const { statusCode, body } = response
  if (statusCode < 400) return undefined
  if (!REJECTIONS.includes(statusCode)) return `Status ${statusCode}`
  if (isSignedIn && statusCode === 401) return 'Status 401, after which the browser logs the user out'
  const { status, detail, message = detail } = response.json<Record<string, unknown>>()
  // Errors of SCIM have the form of the standard.
  if (status !== false && status !== String(statusCode)) return 'No error'
  if (typeof message !== 'string' || !/^.{3,500}$/s.test(message)) return 'No readable message'
  return INTERNALS.test(body) ? 'Internals' : undefined
}

test('rejects bodies of callers without a session before they are read', async () => {
  const problems: string[] = []
  for (const { path, method, operation } of all) {
    const isPublic = operation['x-permission'] === 'public'
    if (isPublic && method === 'get') continue
    const limit = bodyLimitOf(spec, operation)
    for (const type of ['application/json', 'application/xml']) {
      const { statusCode, body } = await aerie.app.inject({
        method: method.toUpperCase() as 'GET',
        url: `/apis/v1${path.replace(/{\w+}/g, uuidv7())}`,
        headers: { 'content-type': type },
        // A parser would reject it with 400.
        payload: '{'.padEnd(limit + 1, 'x'),
      })
      if (statusCode !== (isPublic ? 413 : 401)) problems.push(`${operation.operationId}: ${statusCode} ${body}`)
      if (isPublic && !/at most (64|128) KiB/.test(body)) problems.push(`${operation.operationId}: ${body}`)
    }
  }
  expect(problems).toEqual([])
})

test.each([
  ['POST', '/apis/v1/upload/tus'],
  ['PATCH', `/apis/v1/upload/tus/${uuidv7()}`],
  ['POST', '/apis/v1/phone/tus'],
] as const)('knows the caller of %s %s before it reads the body', async (method, url) => {
  const headers = { 'content-type': 'application/json' }
  const { statusCode } = await aerie.app.inject({ method, url, headers, payload: '{'.padEnd(2 * 1024 * 1024, 'x') })
  expect(statusCode).toBe(401)
})

test('rejects the body of an unknown address with 404 before it is read', async () => {
  const payload = '{'.padEnd(2 * 1024 * 1024, 'x')
  const headers = { 'content-type': 'application/json' }
  const replies = await Promise.all(
    ['/apis/v1/nothing', '/nothing'].map((url) => aerie.app.inject({ method: 'POST', url, headers, payload })),
  )
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404])
})

test('rejects a body of a user that is larger than its schema permits with 413', async () => {
  const { statusCode, body } = await aerie.app.inject({
    method: 'POST',
    url: '/apis/v1/asset/import',
    headers: { cookie: await aerie.cookieOf(aerie.demo.root), 'content-type': 'application/json' },
    payload: JSON.stringify({ csv: 'x'.repeat(4 * 1024 * 1024) }),
  })
  expect([statusCode, JSON.parse(body)]).toMatchObject([413, { status: false, code: 'error.bodyTooLarge' }])
  expect(body).toContain('at most 4 MiB')
})

const MALFORMED = [
  ['application/json', '{"a":'],
  ['application/json', ''],
  ['application/xml', '<a/>'],
  ['application/json', `[${'['.repeat(50_000)}`],
  ['application/json', `{"name":"${'x'.repeat(2 * 1024 * 1024)}"}`],
] as const

describe.each(all.map(({ path, method, operation }) => [operation.operationId, path, method, operation] as const))(
  '%s',
  (_name, path, method, operation) => {
    // Some operations end a session, for example the logout.
    beforeAll(async () => {
      for (const [role, user] of Object.entries(callers())) {
        if (!(await isSignedIn(cookies[role]))) cookies[role] = await aerie.cookieOf(user)
      }
    })

    test('rejects invalid input with a readable message', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('super-admin', 'tenant-root', 'tenant-client', ''),
          urlOf(path, operation),
          bodyOf(operation),
          async (role, url, body) => {
            const payload = body === undefined ? undefined : (JSON.stringify(body) ?? '')
            const response = await aerie.app.inject({
              method: method.toUpperCase() as 'GET',
              url,
              headers: {
                ...(role && { cookie: cookies[role] }),
                ...(payload !== undefined && { 'content-type': 'application/json' }),
              },
              payload,
            })
            const problem = problemOf(response, role !== '')
            if (problem) throw new Error(`${problem}: ${response.body}`)
          },
        ),
        { numRuns: RUNS, seed: 20261120 },
      )
    })

    test('rejects malformed JSON and other content types', async () => {
      for (const [type, payload] of MALFORMED) {
        const response = await aerie.app.inject({
          method: method.toUpperCase() as 'GET',
          url: `/apis/v1${path.replace(/{\w+}/g, uuidv7())}`,
          headers: { cookie: cookies['tenant-root'], 'content-type': type },
          payload,
        })
        expect(response.statusCode).toBeLessThan(500)
        expect(response.body).not.toMatch(INTERNALS)
      }
    })
  },
)
