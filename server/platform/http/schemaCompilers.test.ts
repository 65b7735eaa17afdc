import Fastify, { type FastifySchema } from 'fastify'
import { testContract } from '../../testing/contract'
import { operationsOf } from '../contract/spec'
import { registerContract, sharedSchemas, type Handlers, type OperationId } from './contract'
import { lazySerializers, lazyValidators } from './schemaCompilers'

/** Schemas of every route of the contract, as the server registers them. */
function contractSchemas() {
  const { spec } = testContract()
  const app = Fastify()
  const routes: { url: string; schema: FastifySchema }[] = []
  app.addHook('onRoute', ({ url, schema }) => {
    routes.push({ url, schema: schema ?? {} })
  })
  const handlers = operationsOf(spec).map(({ operation }) => [operation.operationId, () => Promise.resolve({})])
  registerContract(app, spec, Object.fromEntries(handlers) as Handlers<OperationId>, {
    authenticate: () => Promise.resolve(undefined),
    seesFiles: () => Promise.resolve(true),
  })
  return { shared: sharedSchemas(spec), routes, app }
}

// A start does not compile them, so a broken schema would otherwise show at the first request only.
test('compiles every schema of the contract', async () => {
  const { shared, routes, app } = contractSchemas()
  await app.ready()
  const validatorOf = lazyValidators(shared)
  const serializerOf = lazySerializers(shared)
  const broken: string[] = []
  for (const { url, schema } of routes) {
    for (const httpPart of ['params', 'querystring', 'body'] as const) {
      if (!schema[httpPart]) continue
      const validate = validatorOf({ schema: schema[httpPart], method: 'GET', url, httpPart })
      attempt(`${httpPart} of ${url}`, () => validate({}))
    }
    for (const [httpStatus, reply] of Object.entries((schema.response ?? {}) as Record<string, object>)) {
      const serialize = serializerOf({ schema: reply, method: 'GET', url, httpStatus })
      attempt(`reply of ${url}`, () => serialize({ status: true }))
    }
  }
  expect(routes.length).toBeGreaterThan(150)
  expect(broken).toEqual([])
  await app.close()

  function attempt(what: string, run: () => unknown) {
    try {
      run()
    } catch (error) {
      // A reply without its required fields is rejected after compiling, which is fine here.
      if (!/is required!?$/.test((error as Error).message)) broken.push(`${what}: ${(error as Error).message}`)
    }
  }
})

test('a schema with an unknown reference fails when it is first used', () => {
  const schema = { $ref: 'Missing#' }
  const validate = lazyValidators([])({ schema, method: 'GET', url: '/', httpPart: 'body' })
  expect(() => validate({})).toThrow("can't resolve reference Missing#")
})
