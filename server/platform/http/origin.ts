// Protects calls and sockets against cross-site request forgery: only our own pages may change anything.
import type { FastifyRequest } from 'fastify'
import type { Config } from '../core/config'
import { forbidden } from '../core/errors'
import { tokenOfHeader } from '../identity/apiToken'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a browser's Origin header names this server. Browsers send the header with every request except GET and HEAD
 * and with every socket, so a request without it cannot come from a page that abuses a cookie.
 */
export function isOwnOrigin(config: Config, origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === config.PUBLIC_URL || new URL(origin).host === host
}

/**
 * @throws AppError 403 when a page of another site sends a write request. Browsers send no bearer token by themselves, and a
 * request with one ignores cookies.
 */
export function assertOwnOrigin(config: Config, request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return
  if (tokenOfHeader(request.headers.authorization)?.isBearer) return
  const crossSite = request.headers['sec-fetch-site'] === 'cross-site'
  if (crossSite || !isOwnOrigin(config, request.headers.origin, request.headers.host)) throw forbidden()
}
