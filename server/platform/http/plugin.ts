// What every request meets before its route: language, limits, cookies, headers, origin and the form of errors.
import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../core/config'
import { SMALL_BODY_BYTES } from '../contract/bodyLimit'
import { handleError, notFound } from '../core/errors'
import { chooseLanguage, languagesOf, requestLanguage } from '../core/languages'
import { logContext } from '../core/logContext'
import { addressIn, forwardedAddresses } from '../core/network'
import { runInRequest } from '../core/requestContext'
import { hasBody, limitBodyTime } from './bodyTime'
import { helmetOptions } from './contentSecurity'
import { allowForeignPages } from './foreignPages'
import { acceptJson } from './jsonBody'
import { withoutSecrets } from './loggedUrl'
import { httpText } from './messages'
import { assertOwnOrigin } from './origin'
import { limitReplyTime } from './replyTime'
import { acceptScim, handleScimError, isScim } from './scim'

/** Generous: a plugin may wait for a runtime such as GDAL, which takes a minute while other servers of the machine start as well. */
const START_MS = 300_000

/** The options of the server itself. */
export function serverOptions(config: Config): FastifyServerOptions {
  const languages = languagesOf(config)
  return {
    logger: {
      level: config.LOG_LEVEL,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      mixin: logContext,
      serializers: {
        req: ({ method, url, ip }: FastifyRequest) => ({ method, url: withoutSecrets(url), remoteAddress: nameOf(ip) }),
      },
    },
    // A line a request costs more than a list of missions; failures are logged by the error handler.
    logController: new LogController({
      disableRequestLogging: config.LOG_LEVEL !== 'debug' && config.LOG_LEVEL !== 'trace',
    }),
    trustProxy: config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    bodyLimit: SMALL_BODY_BYTES,
    pluginTimeout: START_MS,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    // Addresses that fit no route, such as an id of a thousand characters.
    frameworkErrors: (error, request, reply) =>
      errorHandlerOf(request)(
        error,
        request,
        reply,
        chooseLanguage(languages, undefined, request.headers['accept-language']),
      ),
  }
}

const errorHandlerOf = (request: FastifyRequest) => (isScim(request) ? handleScimError : handleError)

/** Before anything reads the address of the caller. */
function removeForwardedPorts({ raw: { headers } }: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const { 'x-forwarded-for': forwarded } = headers
  if (typeof forwarded === 'string') headers['x-forwarded-for'] = forwardedAddresses(forwarded)
  done()
}

/** A socket for IPv4 and IPv6 names IPv4 addresses as IPv6 (`::ffff:192.0.2.7`), so that one caller would have two names in logs. */
function nameAddressOnce(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const { ip } = request
  const value = nameOf(ip)
  if (value !== ip) Object.defineProperty(request, 'ip', { value })
  done()
}

const nameOf = (ip: string): string => addressIn(ip) ?? ip

/** Hooks and parsers of all routes that are registered after it. */
export const httpPlugin = fp(
  async (app) => {
    const { config } = app
    app.decorateRequest('language', requestLanguage(languagesOf(config)))
    if (config.TRUST_PROXY !== false) app.addHook('onRequest', removeForwardedPorts)
    app.addHook('onRequest', nameAddressOnce)
    app.addHook('onRequest', (request, _reply, done) => runInRequest(request, done))
    limitBodyTime(app)
    limitReplyTime(app)
    app.setErrorHandler((error: Error, request, reply) => errorHandlerOf(request)(error, request, reply))
    acceptJson(app)
    acceptScim(app)
    await app.register(fastifyCookie, { secret: config.SESSION_SECRET })
    await app.register(fastifyHelmet, helmetOptions(config))
    await allowForeignPages(app, config)
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id)
      assertOwnOrigin(config, request)
      // Before the body is read, which nothing at this address would use.
      if (request.is404 && hasBody(request)) throw notFound(httpText('pageNotFound'))
    })
  },
  { name: 'http', dependencies: ['config'] },
)
