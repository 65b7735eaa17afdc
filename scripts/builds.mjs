// What `npm start` builds, each part only when its sources changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, startNode, stopCode } from './children.mjs'

/**
 * @typedef {object} Build
 * @property {string} title
 * @property {string[]} sources files and folders that the build reads
 * @property {RegExp} [reads] the files of these folders that it reads, if not all
 * @property {string} folder what it writes
 * @property {string[]} command arguments of node
 */

const SHARED_SOURCES = ['language', 'geometry', 'api-spec', 'package-lock.json', 'tsconfig.json']

/** @type {Build[]} */
const BUILDS = [
  {
    title: 'the app',
    sources: [...SHARED_SOURCES, 'src', 'public', 'scripts/webpack', 'webpack.config.ts', '.babelrc'],
    folder: 'dist',
    // Webpack creates many objects that live for one file; with room for them, the garbage collector copies fewer.
    command: ['--max-semi-space-size=64', 'node_modules/webpack/bin/webpack.js', '--mode', 'production'],
  },
  {
    title: 'the server',
    sources: [...SHARED_SOURCES, 'server', 'scripts/bundle-server.ts', 'scripts/serverBundle.ts'],
    // The server reads migrations, texts and the demo's files where they are.
    reads: /(?<!\.test)\.(ts|cjs|mjs)$|\.yaml$/,
    folder: 'build/server',
    command: ['--import', 'tsx', 'scripts/bundle-server.ts'],
  },
]

/** @param {string} name relative to ROOT; the files of a folder are sorted */
function filesOf(name) {
  const full = path.join(ROOT, name)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [name]
  return readdirSync(full)
    .sort()
    .flatMap((entry) => filesOf(path.join(name, entry)))
}

/**
 * Hashes contents and not times, because a checkout or an archive changes times.
 * @param {Build} build
 */
function fingerprintOf({ sources, reads }) {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesOf(source))
      if (file === source || !reads || reads.test(file))
        hash
          .update(`${file}\0`)
          .update(readFileSync(path.join(ROOT, file)))
          .update('\0')
  return hash.digest('hex')
}

/** The builds are processes of their own, which run at the same time. @returns 0, or the exit code of one that failed or was stopped */
export async function buildWhatChanged() {
  const stale = BUILDS.map((build) => ({
    ...build,
    kept: path.join(ROOT, build.folder, '.fingerprint'),
    fingerprint: fingerprintOf(build),
  })).filter(({ kept, fingerprint }) => !existsSync(kept) || readFileSync(kept, 'utf8') !== fingerprint)
  if (stale.length === 0) return 0
  process.stdout.write(`Building ${stale.map(({ title }) => title).join(' and ')} ...\n`)
  const codes = await Promise.all(
    stale.map(async ({ command, kept, fingerprint }) => {
      const code = await startNode(command, { env: { NODE_ENV: 'production' } }).ended
      if (code === 0) writeFileSync(kept, fingerprint)
      return code
    }),
  )
  return stopCode() ?? codes.find((code) => code !== 0) ?? 0
}
