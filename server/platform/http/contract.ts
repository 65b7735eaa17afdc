// Registers one route per operation of the contract, so that server and api-spec cannot drift apart.
import type { ServerResponse } from 'node:http'
import { finished, Readable, type Writable } from 'node:stream'
import fp from 'fastify-plugin'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import { bodyLimitOf } from '../contract/bodyLimit'
import type { OperationId, operations } from '../contract/contract.gen'
import { isMessage, render, type Message } from '../core/messages'
import { networkOf } from '../core/network'
import { AppError, forbidden, unauthorized } from '../core/errors'
import { runAsClient, runAsSupport } from '../db/accessScope'
import {
  FOR_PHONES,
  FOR_PROVISIONING,
  requireNoClientView,
  requireNoSupport,
  requirePermission,
} from '../identity/permissions'
import { requireScope, takesTokens } from '../identity/tokenScopes'
import { FILE_BODY } from './bodyTime'
import { acceptSpecialBody, assertBodyFits, hasSpecialBody } from './requestBody'
import { assertStorable } from './storableInput'
import type { Authenticate } from './authentication'
import { endWithAccess } from './endedAccess'
import { createShares, whenClosed } from './shares'
import { isInTurns, withTurns, type TakeTurn } from './turns'
import { lazySerializers, lazyValidators, type SharedSchema } from './schemaCompilers'
import type { Principal } from '../identity/session'
import { API_PREFIX, isWrite, operationsOf, type JsonSchema, type Spec, type SpecOperation } from '../contract/spec'

export type { OperationId }

type Parameters<Op extends OperationId, In extends 'path' | 'query'> = operations[Op]['parameters'] extends {
  [K in In]?: infer P
}
  ? NonNullable<P>
  : Record<string, never>

/** A body that is not required allows null, as which a missing one is validated. */
type Body<Op extends OperationId> = [NonNullable<operations[Op]['requestBody']>] extends [never]
  ? undefined
  : NonNullable<operations[Op]['requestBody']> extends { content: { 'application/json': infer B } }
    ? B
    : undefined

type SuccessCode = 200 | 201 | 202 | 204

type Success<Op extends OperationId> = {
  [Code in keyof operations[Op]['responses'] & SuccessCode]: operations[Op]['responses'][Code]
}[keyof operations[Op]['responses'] & SuccessCode]

/** Result of a handler: the reply without `status`, or a stream when the reply is not JSON. */
export type Reply<Op extends OperationId> =
  Success<Op> extends { content: { 'application/json': infer R } } ? WithMessage<Omit<R, 'status'>> : Readable

/** The `message` of a reply is rendered in the caller's language. */
type WithMessage<R> = R extends { message?: string } ? Omit<R, 'message'> & { message?: string | Message } : R

/** A validated and authorised request. */
export interface RequestContext<Op extends OperationId> {
  params: Parameters<Op, 'path'>
  query: Parameters<Op, 'query'>
  body: Body<Op>
  /** The caller. @throws AppError 401 in a public operation without a session */
  readonly user: Principal
  /** The caller's tenant. @throws AppError 403 for a super-admin, who has none */
  readonly tenantId: string
  /** Aborts when the client leaves before it has the whole reply. That of Fastify does not once a body was read. */
  readonly signal: AbortSignal
  request: FastifyRequest
  reply: FastifyReply
}

export type Handlers<Op extends OperationId> = { [K in Op]: (context: RequestContext<K>) => Promise<Reply<K>> }

const JSON_TYPE = 'application/json'

/** Operations of visitors, who have a link and no account. */
const VISITS = '/visit/'

/** How long an authorisation holds while the body of the request arrives. */
const ACCESS_MS = 2_000

/** How long a stream counts as work of its tenant. */
const LONGEST_STREAM_MS = 1_000

type AnyHandler = (context: RequestContext<never>) => Promise<object>

/** The schemas of the contract that routes refer to by name. */
export const sharedSchemas = ({ components }: Spec): SharedSchema[] =>
  Object.entries(components.schemas).map(([name, schema]) => ({ $id: name, ...localRefs(schema) }))

interface Access {
  authenticate: Authenticate
  /** Whether the client whose request has found these stored files still sees all of them. Called in its scope. */
  seesFiles: (tenantId: string, fileIds: ReadonlySet<string>) => Promise<boolean>
}

/**
 * Registers one route per operation of the contract, guarded by its x-permission. Replies drop undeclared fields.
 * @throws when an operation has no handler, or a handler no operation
 */
export function registerContract(
  app: FastifyInstance,
  spec: Spec,
  handlers: Handlers<OperationId>,
  { authenticate, seesFiles }: Access,
): void {
  const all = operationsOf(spec)
  const known = new Set<string>(all.map(({ operation }) => operation.operationId))
  const extra = Object.keys(handlers).filter((name) => !known.has(name))
  if (extra.length > 0) throw new Error(`Handlers without an operation: ${extra.join(', ')}`)

  // Not added to Fastify, which would copy all of them for every route.
  const schemas = sharedSchemas(spec)
  app.setValidatorCompiler(lazyValidators(schemas))
  app.setSerializerCompiler(lazySerializers(schemas))

  app.decorateRequest('authorizedAt', 0)
  const ofPeople = createShares()
  // Apart, so that a link that many people open does not slow those who are signed in.
  const ofVisitors = createShares()
  /**
   * Whether the caller may still receive what is being sent.
   * @param files that the request has found, of a client: its missions may have been withdrawn
   */
  async function mayReceive(
    request: FastifyRequest,
    operation: SpecOperation,
    files: ReadonlySet<string>,
  ): Promise<boolean> {
    try {
      const user = await authenticate(request)
      requirePermission(user, operation['x-permission'])
      if (user?.userType !== 'tenant-client' || user.tenantId === null) return true
      const { clientId, tenantId } = user
      return await runAsClient(clientId, () => seesFiles(tenantId, files))
    } catch (error) {
      if (error instanceof AppError && [401, 403].includes(error.status)) return false
      throw error
    }
  }

  for (const { path, method, operation } of all) {
    const handler = (handlers as Record<string, AnyHandler | undefined>)[operation.operationId]
    if (!handler) throw new Error(`No handler for ${operation.operationId} (${method} ${path})`)
    const { code, json } = successOf(operation)
    const shares = path.startsWith(VISITS) ? ofVisitors : ofPeople
    const bodyLimit = bodyLimitOf(spec, operation)
    /** @throws AppError 401, 403 */
    const authorize = async (request: FastifyRequest): Promise<void> => {
      const user = operation['x-permission'] === 'public' ? undefined : await authenticate(request)
      requireScope(user?.token, { method, operation })
      // First, because in the view every write is refused for the same reason.
      if (!(operation['x-in-client-view'] ?? !isWrite({ method, operation }))) requireNoClientView(user)
      requirePermission(user, operation['x-permission'])
      if (isWrite({ method, operation }) && !operation['x-in-support']) requireNoSupport(user)
      request.principal = user
    }
    const route: RouteOptions = {
      method: operation['x-head'] ? ['GET', 'HEAD'] : method.toUpperCase(),
      url: API_PREFIX + path.replace(/{(\w+)}/g, ':$1'),
      schema: schemaOf(operation),
      bodyLimit,
      config: {
        operationId: operation.operationId,
        ...(hasSpecialBody(operation) && { bodyTime: FILE_BODY }),
        apiTokens: takesTokens(operation),
        ...(operation['x-permission'] === FOR_PHONES && { phones: true }),
        ...(operation['x-permission'] === FOR_PROVISIONING && { provisioning: true }),
        ...(operation['x-before-terms'] && { beforeTerms: true }),
        ...(operation['x-before-second-factor'] && { beforeSecondFactor: true }),
      },
      // Runs before the body is read: who may not call costs no more than the headers, and learns nothing of the schema.
      onRequest: async (request) => {
        await authorize(request)
        request.authorizedAt = Date.now()
        assertBodyFits(request, operation, bodyLimit)
      },
      preValidation: async (request) => {
        // The body took its time, in which access may have ended.
        if (Date.now() - request.authorizedAt > ACCESS_MS) await authorize(request)
        assertStorable(request.params, request.query)
      },
      handler: async (request, reply) => {
        const answer = async (): Promise<void> => {
          const context = contextOf(request, reply)
          const user = request.principal
          const files = new Set<string>()
          const result = await withTurns(takeTurn, () => runAs(user, files, () => handler(context)))
          // The handler has taken over the reply, because the browser closed the connection.
          if (reply.sent) {
            if (result instanceof Readable) result.destroy()
            return
          }
          if (json) {
            void reply.code(code).send({ status: true, ...withText(result, request.language) })
            return
          }
          // Fastify listens while it sends. An error before or after that would end the process.
          if (result instanceof Readable) result.on('error', () => undefined)
          if (result instanceof Readable && user) endWithAccess(result, () => mayReceive(request, operation, files))
          // File handlers may set 206 (range) or 304 (not modified) themselves.
          void (reply.statusCode === 200 ? reply.code(code) : reply).send(result)
          if (result instanceof Readable && !isInTurns(result)) await endOf(reply.raw)
        }
        const caller = request.principal?.tenantId ?? networkOf(request.ip)
        const takeTurn: TakeTurn = (work) => shares.continue(caller, work)
        // An upload in the body may take minutes, and would occupy the place of other requests.
        if (hasSpecialBody(operation)) await answer()
        else await shares.run(caller, answer, whenClosed(request))
        return reply
      },
    }
    if (!hasSpecialBody(operation)) app.route(route)
    else {
      const routeInScope = async (scope: FastifyInstance): Promise<void> => {
        await acceptSpecialBody(scope, operation)
        scope.route(route)
      }
      void app.register(fp(routeInScope, { name: operation.operationId, encapsulate: true }))
    }
  }
}

/**
 * Limits what the handler reads to a client's share, and to the time of a support access.
 * @param files receives the IDs of the stored files that a client's request finds
 */
function runAs<T>(user: Principal | undefined, files: Set<string>, work: () => T): T {
  if (user?.userType === 'tenant-client') return runAsClient(user.clientId, work, files)
  return user?.support ? runAsSupport(user.sessionId, work) : work()
}

/** Waits until a file or an export was sent, but not for long: a slow receiver must not occupy a place. */
function endOf(reply: Writable): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeListeners()
      resolve()
    }
    const removeListeners = finished(reply, () => done())
    const timer = setTimeout(done, LONGEST_STREAM_MS)
  })
}

const withText = (result: object, language: string): object =>
  'message' in result && isMessage(result.message) ? { ...result, message: render(result.message, language) } : result

declare module 'fastify' {
  interface FastifyRequest {
    principal?: Principal
    /** When the caller of an operation was authorised, in milliseconds since 1970. */
    authorizedAt: number
  }
  interface FastifyContextConfig {
    /** The route works before the user has accepted the terms. */
    beforeTerms?: boolean
    /** The route works with API tokens. */
    apiTokens?: boolean
    /** The route is for paired phones. */
    phones?: boolean
    /** The route is for identity providers. */
    provisioning?: boolean
    /** The route works before the user has set up two-factor authentication that the organisation requires. */
    beforeSecondFactor?: boolean
  }
}

function contextOf(request: FastifyRequest, reply: FastifyReply): RequestContext<never> {
  return {
    params: request.params as never,
    query: request.query as never,
    body: request.body as never,
    request,
    reply,
    get signal() {
      return untilClosed(reply.raw)
    },
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

function untilClosed(reply: ServerResponse): AbortSignal {
  const leaving = new AbortController()
  const check = (): void => {
    if (!reply.writableFinished) leaving.abort()
  }
  if (reply.destroyed) check()
  else reply.once('close', check)
  return leaving.signal
}

function schemaOf(operation: SpecOperation): FastifySchema {
  const json = operation.requestBody?.content[JSON_TYPE]?.schema
  const { code, json: reply } = successOf(operation)
  const schema = json && localRefs(json)
  // A file sent as multipart has no schema: its parser checks it.
  const body = schema && hasSpecialBody(operation) ? { content: { [JSON_TYPE]: { schema } } } : schema
  return {
    ...objectOf(operation, 'path', 'params'),
    ...objectOf(operation, 'query', 'querystring'),
    ...(body && { body }),
    ...(reply && { response: { [code]: localRefs(reply) } }),
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

/** `#/components/schemas/Mission` → `Mission#`, the naming of shared schemas in Fastify and Ajv. */
function localRefs<T>(node: T): T {
  return JSON.parse(JSON.stringify(node).replace(/"#\/components\/schemas\/(\w+)"/g, '"$1#"')) as T
}
