import http from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { registerContract, type Handlers, type OperationId } from './contract'
import { handleError } from '../core/errors'
import type { Principal } from '../identity/session'
import type { Authenticate } from './authentication'
import type { Spec } from '../contract/spec'

const spec = {
  openapi: '3.1.0',
  info: { title: 'Two operations', version: '1' },
  servers: [],
  security: [],
  paths: {
    '/thing/{id}': {
      get: {
        operationId: 'getThing',
        summary: 'One thing',
        tags: ['Thing'],
        'x-permission': 'public',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 9 } }],
        responses: { '200': { description: 'It', content: { 'application/json': { schema: ref('Thing') } } } },
      },
      delete: {
        operationId: 'deleteThing',
        summary: 'No more thing',
        tags: ['Thing'],
        'x-permission': 'session',
        responses: { '200': { description: 'Gone', content: { 'application/json': { schema: ref('Thing') } } } },
      },
    },
    '/thing': {
      post: {
        operationId: 'createThing',
        summary: 'A new thing',
        tags: ['Thing'],
        'x-permission': 'session',
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: { '200': { description: 'It', content: { 'application/json': { schema: ref('Thing') } } } },
      },
    },
  },
  components: {
    schemas: { Thing: { type: 'object', properties: { status: { type: 'boolean' }, name: { type: 'string' } } } },
    parameters: {},
    responses: {},
    securitySchemes: {},
  },
} as unknown as Spec

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` }
}

const done = () => Promise.resolve({ name: 'thing', secret: 'never declared' })

function register(
  handlers: Record<string, (context: { reply: FastifyReply; signal: AbortSignal }) => Promise<object>>,
  log?: (line: string) => void,
  authenticate: Authenticate = () => Promise.resolve(undefined),
): FastifyInstance {
  const app = Fastify(log && { logger: { level: 'warn', stream: { write: log } } })
  app.setErrorHandler(handleError)
  const all = { createThing: done, ...handlers }
  registerContract(app, spec, all as unknown as Handlers<OperationId>, {
    authenticate,
    seesFiles: () => Promise.resolve(true),
  })
  return app
}

test('fails start-up with the name of an operation without a handler', () => {
  expect(() => register({ getThing: done })).toThrow('No handler for deleteThing (delete /thing/{id})')
})

test('fails start-up with the name of a handler without an operation', () => {
  expect(() => register({ getThing: done, deleteThing: done, burnThing: done })).toThrow(
    'Handlers without an operation: burnThing',
  )
})

test('drops undeclared fields from replies', async () => {
  const app = register({ getThing: done, deleteThing: done })
  expect((await app.inject('/apis/v1/thing/1')).json()).toEqual({ status: true, name: 'thing' })
})

test('sends nothing when a handler has taken over the reply', async () => {
  const lines: string[] = []
  const takeOver = ({ reply }: { reply: FastifyReply }) => {
    reply.hijack()
    reply.raw.end()
    return done()
  }
  const app = register({ getThing: takeOver, deleteThing: done }, (line) => lines.push(line))
  await app.inject('/apis/v1/thing/1')
  expect(lines).toEqual([])
})

test('checks x-permission before the handler runs', async () => {
  const app = register({ getThing: done, deleteThing: done })
  expect((await app.inject({ method: 'DELETE', url: '/apis/v1/thing/1' })).statusCode).toBe(401)
})

test('public calls of one address wait in a queue; beyond it they are answered 503 with Retry-After', async () => {
  let finish = (): void => undefined
  const blocked = new Promise<void>((resolve) => (finish = resolve))
  const app = register({ getThing: () => blocked.then(done), deleteThing: done })
  const call = (remoteAddress: string) => app.inject({ url: '/apis/v1/thing/1', remoteAddress })
  const busy = Array.from({ length: 1_000 }, () => call('192.0.2.1'))
  const rejected = await Promise.race(busy)
  expect(rejected.statusCode).toBe(503)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  const other = call('192.0.2.2')
  finish()
  expect((await other).statusCode).toBe(200)
  const codes = (await Promise.all(busy)).map(({ statusCode }) => statusCode)
  expect(new Set(codes)).toEqual(new Set([200, 503]))
})

const somebody = { tenantId: 'a tenant', permissions: new Set() } as unknown as Principal

test('authorises again when the body took its time, in which access has ended', async () => {
  let now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now)
  const callers = [somebody, undefined]
  const authenticate = () => {
    now += 3_000
    return Promise.resolve(callers.shift())
  }
  // Counts from the end of the authorisation, which is before the body is parsed.
  const app = register({ getThing: done, deleteThing: done }, undefined, authenticate)
  app.addHook('preParsing', async () => void (now += 3_000))
  const { statusCode } = await app.inject({ method: 'POST', url: '/apis/v1/thing', payload: {} })
  clock.mockRestore()
  expect([statusCode, callers]).toEqual([401, []])
})

test('aborts the signal of a handler whose client leaves, also when the request had a body', async () => {
  let leave = (): void => undefined
  const left = new Promise<void>((resolve) => (leave = resolve))
  const wait = ({ signal }: { signal: AbortSignal }) => {
    client.destroy()
    signal.addEventListener('abort', () => leave())
    return left.then(done)
  }
  const app = register({ getThing: done, deleteThing: done, createThing: wait }, undefined, () =>
    Promise.resolve(somebody),
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const client = http.request(`${address}/apis/v1/thing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  client.on('error', () => undefined)
  client.end('{}')
  await left
  await app.close()
})
