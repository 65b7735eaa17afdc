import Fastify, { type FastifyInstance } from 'fastify'
import { registerContract, type Handlers, type OperationId } from './contract'
import { handleError } from './errors'
import type { Spec } from './spec'

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

function register(handlers: Record<string, () => Promise<object>>): FastifyInstance {
  const app = Fastify()
  app.setErrorHandler(handleError)
  registerContract(app, spec, handlers as unknown as Handlers<OperationId>, () => Promise.resolve(undefined))
  return app
}

test('an operation without a handler stops the start and is named', () => {
  expect(() => register({ getThing: done })).toThrow('No handler for deleteThing (delete /thing/{id})')
})

test('a handler without an operation stops the start and is named', () => {
  expect(() => register({ getThing: done, deleteThing: done, burnThing: done })).toThrow(
    'Handlers without an operation: burnThing',
  )
})

test('a reply drops what the contract does not declare', async () => {
  const app = register({ getThing: done, deleteThing: done })
  expect((await app.inject('/apis/v1/thing/1')).json()).toEqual({ status: true, name: 'thing' })
})

test('x-permission is asked before the handler', async () => {
  const app = register({ getThing: done, deleteThing: done })
  expect((await app.inject({ method: 'DELETE', url: '/apis/v1/thing/1' })).statusCode).toBe(401)
})
