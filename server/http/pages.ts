// The browser app: the built files of dist/, and index.html with the start-up values for every other path.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { startUpValues, type Config } from '../core/config'
import { notFound } from '../core/errors'
import { API_PREFIX } from '../contract/spec'
import { httpText } from './messages'

const PLACEHOLDER = '__START_UP_VALUES__'

/** Serves `folder` (dist/). File names contain a content hash, so files are cached forever; index.html is not cached. */
export async function registerPages(app: FastifyInstance, config: Config, folder: string): Promise<void> {
  const file = path.join(folder, 'index.html')
  const page = existsSync(file)
    ? readFileSync(file, 'utf8').replace(PLACEHOLDER, () => scriptSafe(startUpValues(config)))
    : null

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    allowedPath: (name) => !name.endsWith('index.html') && !name.includes('/.'),
  })

  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith(API_PREFIX) &&
      !path.extname(pathOf(request.url))
    if (!wantsPage || page === null) throw notFound(httpText('pageNotFound'))
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })
}

/** JSON that cannot close its script element. */
const scriptSafe = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url
