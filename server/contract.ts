// The contract made into routes: one per operation, so that server and api-spec cannot drift apart.
import type { Readable } from 'node:stream'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import type { OperationId, operations } from './contract.gen'
import { badRequest, forbidden, unauthorized } from './errors'
import { requirePermission } from './permissions'
import { acceptSpecialBody, takesSpecialBody } from './requestBody'
import type { Principal } from './session'
import { API_PREFIX, operationsOf, type JsonSchema, type Spec, type SpecOperation } from './spec'

export type { OperationId }

type Parameters<Op extends OperationId, In extends 'path' | 'query'> = operations[Op]['parameters'] extends {
  [K in In]?: infer P
}
  ? NonNullable<P>
  : Record<string, never>

type Body<Op extends OperationId> = operations[Op] extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : undefined

type Success<Op extends OperationId> = {
  [Code in keyof operations[Op]['responses'] & (200 | 201)]: operations[Op]['responses'][Code]
}[keyof operations[Op]['responses'] & (200 | 201)]

/** What a handler returns: the reply without its `status`, or a stream where the reply is not JSON. */
export type Reply<Op extends OperationId> =
  Success<Op> extends { content: { 'application/json': infer R } } ? Omit<R, 'status'> : Readable

/** One request, validated and allowed. */
export interface Call<Op extends OperationId> {
  params: Parameters<Op, 'path'>
  query: Parameters<Op, 'query'>
  body: Body<Op>
  /** Who asks. @throws AppError 401 in a public operation without a session */
  readonly user: Principal
  /** The asker's tenant. @throws AppError 403 for a super-admin, who has none */
  readonly tenantId: string
  request: FastifyRequest
  reply: FastifyReply
}

export type Handlers<Op extends OperationId> = { [K in Op]: (call: Call<K>) => Promise<Reply<K>> }

type AnyHandler = (call: Call<never>) => Promise<object>

/** Reads who asks; undefined without a session. */
export type Authenticate = (request: FastifyRequest) => Promise<Principal | undefined>

/**
 * Registers one route per operation of the contract, guarded by its x-permission; replies drop undeclared fields.
 * @throws when an operation has no handler, or a handler no operation
 */
export function registerContract(
  app: FastifyInstance,
  spec: Spec,
  handlers: Handlers<OperationId>,
  authenticate: Authenticate,
): void {
  const all = operationsOf(spec)
  const known = new Set<string>(all.map(({ operation }) => operation.operationId))
  const extra = Object.keys(handlers).filter((name) => !known.has(name))
  if (extra.length > 0) throw new Error(`Handlers without an operation: ${extra.join(', ')}`)

  const schemas = Object.entries(spec.components.schemas).map(([name, schema]) => ({ $id: name, ...localRefs(schema) }))
  for (const schema of schemas) app.addSchema(schema)
  const [forBody, forUrl] = [makeAjv(schemas, false), makeAjv(schemas, 'array')]
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? forBody : forUrl).compile(schema as object))

  for (const { path, method, operation } of all) {
    const handler = (handlers as Record<string, AnyHandler | undefined>)[operation.operationId]
    if (!handler) throw new Error(`No handler for ${operation.operationId} (${method} ${path})`)
    const { code, json } = successOf(operation)
    const route: RouteOptions = {
      method: method.toUpperCase(),
      url: API_PREFIX + path.replace(/{(\w+)}/g, ':$1'),
      schema: schemaOf(operation),
      bodyLimit: operation['x-body-limit'],
      // Before validation, so that nobody learns the shape of what he may not call.
      preValidation: async (request) => {
        const user = operation['x-permission'] === 'public' ? undefined : await authenticate(request)
        requirePermission(user, operation['x-permission'])
        request.principal = user
        refuseNul(request.params, request.query, request.body)
      },
      handler: async (request, reply) => {
        const result = await handler(callOf(request, reply))
        if (json) return reply.code(code).send({ status: true, ...result })
        // A file may also be answered in part (206) or as unchanged (304), which its handler has said by now.
        return (reply.statusCode === 200 ? reply.code(code) : reply).send(result)
      },
    }
    if (!takesSpecialBody(operation)) app.route(route)
    else {
      void app.register(async (scope) => {
        await acceptSpecialBody(scope, operation)
        scope.route(route)
      })
    }
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    principal?: Principal
  }
}

function callOf(request: FastifyRequest, reply: FastifyReply): Call<never> {
  return {
    params: request.params as never,
    query: request.query as never,
    body: request.body,
    request,
    reply,
    get user() {
      if (!request.principal) throw unauthorized()
      return request.principal
    },
    get tenantId() {
      if (!this.user.tenantId) throw forbidden()
      return this.user.tenantId
    },
  }
}

function schemaOf(operation: SpecOperation): FastifySchema {
  const body = operation.requestBody?.content['application/json']?.schema
  const { code, json } = successOf(operation)
  return {
    ...objectOf(operation, 'path', 'params'),
    ...objectOf(operation, 'query', 'querystring'),
    ...(body && { body: localRefs(body) }),
    ...(json && { response: { [code]: localRefs(json) } }),
  }
}

function objectOf(operation: SpecOperation, from: 'path' | 'query', as: 'params' | 'querystring'): FastifySchema {
  const parameters = operation.parameters?.filter((parameter) => parameter.in === from) ?? []
  return {
    [as]: {
      type: 'object',
      additionalProperties: false,
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, localRefs(schema)])),
    },
  }
}

function successOf(operation: SpecOperation): { code: number; json?: JsonSchema } {
  const code = Object.keys(operation.responses).find((name) => name.startsWith('2'))
  if (!code) throw new Error(`${operation.operationId} declares no success`)
  return { code: Number(code), json: operation.responses[code]?.content?.['application/json']?.schema }
}

function makeAjv(schemas: { $id: string }[], coerceTypes: boolean | 'array'): Ajv {
  // strict is off because the contract uses words of OpenAPI that JSON Schema does not know, such as `example`.
  const ajv = new Ajv({ coerceTypes, useDefaults: true, strict: false, schemas })
  return addFormats(ajv)
}

/** `#/components/schemas/Mission` → `Mission#`, the way Fastify and Ajv name shared schemas. */
function localRefs<T>(node: T): T {
  return JSON.parse(JSON.stringify(node).replace(/"#\/components\/schemas\/(\w+)"/g, '"$1#"')) as T
}

/** PostgreSQL cannot store U+0000 in text; refuse it here rather than fail there. */
function refuseNul(...parts: unknown[]): void {
  if (parts.some((part) => part !== undefined && part !== null && JSON.stringify(part).includes('\\u0000'))) {
    throw badRequest('The request holds a character that cannot be stored')
  }
}
