// Cross-origin resource sharing: pages of the sites in CORS_ORIGINS may call the API with a token. Cookies are not shared.
import fastifyCors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_PREFIX } from '../contract/spec'
import type { Config } from '../core/config'

const PREFLIGHT_SECONDS = 600

/** Of replies: pages of lists, ranges of files, versions of records, limits. */
const READABLE_HEADERS = [
  'accept-ranges',
  'content-crs',
  'content-disposition',
  'content-range',
  'etag',
  'link',
  'retry-after',
  'x-request-id',
]

/**
 * Registers the headers for other sites, for addresses of the API. Browsers neither send cookies to such a call nor show its reply
 * when it had any, so that a page acts only with a token that a person gave to it.
 */
export async function allowForeignPages(app: FastifyInstance, config: Config): Promise<void> {
  if (config.CORS_ORIGINS.length === 0) return
  const ofApi: FastifyCorsOptions = {
    origin: [...config.CORS_ORIGINS],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'if-match', 'if-none-match', 'range'],
    exposedHeaders: READABLE_HEADERS,
    credentials: false,
    maxAge: PREFLIGHT_SECONDS,
  }
  const ofPages: FastifyCorsOptions = { origin: false }
  await app.register(fastifyCors, {
    delegator: (request: FastifyRequest, decide: (error: Error | null, options?: FastifyCorsOptions) => void) => {
      decide(null, request.url.startsWith(`${API_PREFIX}/`) ? ofApi : ofPages)
    },
  })
}
