// Which pages may change things here: our own. The answer to cross-site request forgery, for calls and for sockets.
import type { FastifyRequest } from 'fastify'
import type { Config } from './config'
import { forbidden } from './errors'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a browser's Origin header names this server. A request without one does not come from a page that could
 * abuse somebody's cookie: browsers send it with everything that is not GET or HEAD, and with every socket.
 */
export function isOwnOrigin(config: Config, origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === config.PUBLIC_URL || new URL(origin).host === host
}

/** @throws AppError 403 when a page of another site tries to change something */
export function refuseForeignOrigin(config: Config, request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return
  const crossSite = request.headers['sec-fetch-site'] === 'cross-site'
  if (crossSite || !isOwnOrigin(config, request.headers.origin, request.headers.host)) throw forbidden()
}
