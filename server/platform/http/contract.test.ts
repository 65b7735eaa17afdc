import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { registerContract, type Handlers, type OperationId } from './contract'
import { handleError } from '../core/errors'
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
  handlers: Record<string, (context: { reply: FastifyReply }) => Promise<object>>,
  log?: (line: string) => void,
): FastifyInstance {
  const app = Fastify(log && { logger: { level: 'warn', stream: { write: log } } })
  app.setErrorHandler(handleError)
  registerContract(app, spec, handlers as unknown as Handlers<OperationId>, () => Promise.resolve(undefined))
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
