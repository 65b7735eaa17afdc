// What makes /connect, the page of phones, installable. Its name is that of the instance; the rest is in the built file, because
// the addresses of icons contain their hashes.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../core/config'
import { productName } from '../core/product'

export const MANIFEST_FILE = 'connect.webmanifest'

const PAGE = '/connect'
const ADDRESS = `/${MANIFEST_FILE}`
/** Browsers look for a new version now and then; its address has no hash. */
const CACHE = 'public, max-age=3600'

interface Manifest {
  theme_color: string
  icons: { src: string; purpose: string }[]
}

/**
 * Serves the manifest, if `folder` has been built.
 * @returns elements for the head of the page at a path; none for other pages than that of phones
 */
export function registerConnectManifest(
  app: FastifyInstance,
  config: Config,
  folder: string,
): (page: string) => readonly string[] {
  const file = path.join(folder, MANIFEST_FILE)
  if (!existsSync(file)) return () => []
  const built = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const name = productName(config)
  const manifest = JSON.stringify({ name, short_name: name, ...built })
  app.get(ADDRESS, (_request, reply) =>
    reply.header('cache-control', CACHE).type('application/manifest+json; charset=utf-8').send(manifest),
  )
  const tags = headTags(built)
  return (page) => (page === PAGE ? tags : [])
}

/** iOS takes the icon from the page, and rounds its corners. */
function headTags({ theme_color, icons }: Manifest): string[] {
  const touchIcon = icons.find(({ purpose }) => purpose === 'maskable')
  return [
    `<link rel="manifest" href="${ADDRESS}">`,
    `<meta name="theme-color" content="${theme_color}">`,
    ...(touchIcon ? [`<link rel="apple-touch-icon" href="${touchIcon.src}">`] : []),
  ]
}
