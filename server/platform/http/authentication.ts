// Who sends a request: the user of its session, of its API token or of its phone.
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { networkOf } from '../core/network'
import { AppError, forbidden } from '../core/errors'
import { isApiToken, tokenOfHeader, tokenRefused } from '../identity/apiToken'
import { identityText } from '../identity/messages'
import { requireSecondFactor, requireTerms } from '../identity/permissions'
import { phoneToken } from '../identity/phone'
import { readProvisioning } from '../identity/provisioning'
import { readPrincipal, sessionToken, type Principal } from '../identity/session'
import { createSessionCache } from '../identity/sessionCache'
import { isOwnOrigin } from './origin'
import { createShares, whenClosed } from './shares'

/** Resolves the caller; undefined when unauthenticated. @throws AppError 403 before the terms are accepted or a required second factor is set up */
export type Authenticate = (request: FastifyRequest) => Promise<Principal | undefined>

/** Who may open a WebSocket. */
export interface SocketAccess {
  /** Resolves the caller of a Cookie header. */
  authenticate: (cookieHeader: string | undefined) => Promise<Principal | undefined>
  /** The token of the session in a Cookie header, whether or not the session is valid; undefined without one. */
  sessionOf: (cookieHeader: string | undefined) => string | undefined
  isOwnOrigin: (origin: string | undefined, host: string | undefined) => boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate
    socketAccess: SocketAccess
  }
}

export const authenticationPlugin = fp(
  async (app) => {
    const { config, db, pool } = app
    // The tenant of a request is known after this read, so that the limit of the tenant comes too late for it.
    const sessionReads = createShares()
    const sessions = await createSessionCache({ db, pool }, app.log)
    app.measureCache('sessions', () => sessions.use())
    app.addHook('onClose', () => sessions.close())

    /** @param caller shares the places for reads */
    const read = async (token: string, caller: string, request: FastifyRequest): Promise<Principal | undefined> =>
      sessions.recent(token) ?? sessionReads.run(caller, () => sessions.read(token), whenClosed(request))

    /** @throws AppError 401 for a token that is not valid, 403 where tokens are not accepted */
    async function userOfToken(token: string, request: FastifyRequest): Promise<Principal> {
      // Anyone can send tokens, so that reads share the place of an address.
      const user = isApiToken(token) ? await read(token, networkOf(request.ip), request) : undefined
      if (!user) throw await tokenRefused(db, token)
      if (!request.routeOptions.config.apiTokens) throw forbidden(identityText('notForTokens'))
      return user
    }

    /** @throws AppError 401 for a token that is not one of SCIM */
    async function userOfProvisioning(
      token: { text: string; isBearer: boolean },
      request: FastifyRequest,
    ): Promise<Principal> {
      const user = token.isBearer
        ? await sessionReads.run(networkOf(request.ip), () => readProvisioning(db, token.text), whenClosed(request))
        : undefined
      if (!user) throw new AppError(401, identityText('provisioningTokenUnknown'))
      return user
    }

    async function userOfSession(request: FastifyRequest): Promise<Principal | undefined> {
      const ofPhone = request.routeOptions.config.phones ? phoneToken(request, config) : undefined
      const token = ofPhone ?? sessionToken(request, config)
      return token === undefined ? undefined : read(token, token, request)
    }

    app.decorate('authenticate', async (request: FastifyRequest) => {
      const token = tokenOfHeader(request.headers.authorization)
      if (token && request.routeOptions.config.provisioning) return userOfProvisioning(token, request)
      const user = token === undefined ? await userOfSession(request) : await userOfToken(token.text, request)
      if (user && !request.routeOptions.config.beforeTerms) requireTerms(user)
      if (user && !request.routeOptions.config.beforeSecondFactor) requireSecondFactor(user)
      return user
    })
    const sessionOf: SocketAccess['sessionOf'] = (cookieHeader) =>
      sessionToken({ cookies: app.parseCookie(cookieHeader ?? ''), unsignCookie: app.unsignCookie.bind(app) }, config)
    app.decorate('socketAccess', {
      authenticate: async (cookieHeader) => {
        const token = sessionOf(cookieHeader)
        return token === undefined ? undefined : readPrincipal(db, token)
      },
      sessionOf,
      isOwnOrigin: (origin, host) => isOwnOrigin(config, origin, host),
    } satisfies SocketAccess)
  },
  { name: 'authentication', dependencies: ['metrics', 'config', 'database', 'http'] },
)
