// The browser app: the built files of dist/, and index.html with the start-up values for every other path.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { startUpValues, type Config } from '../core/config'
import { AppError, notFound } from '../core/errors'
import { API_PREFIX } from '../contract/spec'
import { sessionToken } from '../identity/session'
import { MANIFEST_FILE, registerConnectManifest } from './connectManifest'
import { allowEmbedding, allowMapOrigins } from './contentSecurity'
import { httpText } from './messages'
import { pagePaths } from './pagePaths'

const PLACEHOLDER = '__START_UP_VALUES__'

/** Closes the head of the page; what depends on the request is written before it. */
const HEAD_END = '</head>'

/**
 * The origins that the page of a request may read map tiles from, besides its own.
 * @param url of the page, with any host
 */
export type PageOrigins = (request: FastifyRequest, url: URL) => Promise<readonly string[]>

/** Whether the browser sent no session cookie. */
export type IsGuest = (request: FastifyRequest) => boolean

/** What the page of a share needs besides that of the app. */
export interface SharedPage {
  /** Elements for the head. */
  tags: readonly string[]
  /** Origins besides its own that may show it in a frame. */
  frameAncestors: readonly string[]
  /** Origins that it may read map tiles from. */
  mapOrigins: readonly string[]
}

/** @returns undefined for all pages that show no share */
export type ReadSharedPage = (url: URL) => Promise<SharedPage | undefined>

export interface PageReaders {
  pageOrigins: PageOrigins
  isGuest: IsGuest
  sharedPage: ReadSharedPage
}

const FILES = {
  index: false,
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  allowedPath: (name) => !name.endsWith('index.html') && !name.includes('/.'),
} satisfies Partial<FastifyStaticOptions>

/** One route for each subfolder: a route for each of its thousand files would take a large part of every start. */
async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, { ...FILES, root: folder, wildcard: false, globIgnore: ['*/**', MANIFEST_FILE] })
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  for (const { name } of entries.filter((entry) => entry.isDirectory()))
    await app.register(fastifyStatic, {
      ...FILES,
      root: path.join(folder, name),
      prefix: `/${name}/`,
      decorateReply: false,
    })
}

/** The pages of `folder`, for every address without another route. */
export const pagesPlugin = fp<{ folder: string } & Omit<PageReaders, 'isGuest'>>(
  async (app, { folder, pageOrigins, sharedPage }) => {
    const isGuest: IsGuest = (request) => sessionToken(request, app.config) === undefined
    await registerPages(app, app.config, folder, { pageOrigins, isGuest, sharedPage })
  },
  { name: 'pages', dependencies: ['config', 'http'] },
)

/** Serves `folder` (dist/). File names contain a content hash, so files are cached forever; index.html is not cached. */
export async function registerPages(
  app: FastifyInstance,
  config: Config,
  folder: string,
  { pageOrigins, isGuest, sharedPage }: PageReaders,
): Promise<void> {
  const file = path.join(folder, 'index.html')
  const page = existsSync(file)
    ? readFileSync(file, 'utf8').replace(PLACEHOLDER, () => scriptSafe(startUpValues(config)))
    : null

  await registerFiles(app, folder)
  const connectTags = registerConnectManifest(app, config, folder)
  const loginTags = loginTagsOf(folder)

  /** The app explains problems of the database, so its page must load without one. */
  const originsOf = async (request: FastifyRequest): Promise<readonly string[]> => {
    try {
      return await pageOrigins(request, new URL(request.url, 'http://page'))
    } catch (error) {
      // Who has yet to accept the terms or to enter a second factor may not read them.
      const isRefusal = error instanceof AppError && error.status < 500
      if (!isRefusal) request.log.warn(error, 'the origins of base maps could not be read')
      return []
    }
  }

  const sharedOf = async (request: FastifyRequest): Promise<SharedPage | undefined> => {
    try {
      return await sharedPage(new URL(request.url, 'http://page'))
    } catch (error) {
      request.log.warn(error, 'what a link shows could not be read')
      return undefined
    }
  }

  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith(API_PREFIX) &&
      !path.extname(pathOf(request.url))
    if (!wantsPage || page === null) throw notFound(httpText('pageNotFound'))
    const shared = await sharedOf(request)
    if (shared) allowEmbedding(reply, shared.frameAncestors)
    const origins = [...new Set([...(await originsOf(request)), ...(shared?.mapOrigins ?? [])])].sort()
    if (origins.length > 0) allowMapOrigins(reply, origins)
    const tags = [
      ...(shared?.tags ?? []),
      ...connectTags(pathOf(request.url)),
      ...originsTag(origins),
      ...(isGuest(request) ? [GUEST, ...(LOGIN_PATHS.has(pathOf(request.url)) ? loginTags : [])] : []),
    ]
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(withHead(page, tags))
  })
}

/** Tells the app that nobody is signed in: asking for the user would be answered with 401, an error in the browser's console. */
const GUEST = '<meta name="session" content="none">'

/** Where the app shows guests the login page. */
const LOGIN_PATHS = new Set(['/', pagePaths.login()])

/** The parts of the login page, as webpack.config.ts names them. */
const LOGIN_PART = /^(login|fields)\.\w+\.(js|css)$/

/** Lets the browser read the parts of the login page while it still reads the app, which asks for them only when it runs. */
function loginTagsOf(folder: string): string[] {
  const tagsOf = (kind: string, as: string): string[] => {
    const files = path.join(folder, kind)
    const names = existsSync(files) ? readdirSync(files).filter((name) => LOGIN_PART.test(name)) : []
    return names.map((name) => `<link rel="preload" as="${as}" href="/${kind}/${name}">`)
  }
  return [...tagsOf('js', 'script'), ...tagsOf('css', 'style')]
}

/** Tells the app which origins its document may read from, because scripts cannot read the policy. */
const originsTag = (origins: readonly string[]): string[] =>
  origins.length === 0 ? [] : [`<meta name="map-origins" content="${origins.join(' ')}">`]

const withHead = (page: string, tags: readonly string[]): string =>
  page.replace(HEAD_END, () => `${tags.join('')}${HEAD_END}`)

/** JSON that cannot close its script element. */
const scriptSafe = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url
