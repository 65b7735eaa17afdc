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
    // Webpack creates many objects that live for one file; with room for them, the garbage collector copies fewer. Source maps, which
    // nothing that is served refers to, take a tenth of the build; `npm run build` makes them.
    command: [
      '--max-semi-space-size=64',
      '--import',
      'tsx',
      'node_modules/webpack/bin/webpack.js',
      '--mode',
      'production',
      '--no-devtool',
      // CI removes its checkout after the tests.
      ...(process.env.CI === 'true' ? ['--env', 'onlyTested'] : []),
    ],
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

/**
 * @typedef {object} Building
 * @property {string | undefined} fingerprint what the folder will contain when it is built; undefined when it is up to date
 * @property {Promise<number>} ended 0, or the exit code of a build that failed or was stopped
 */

/**
 * Starts the builds, processes of their own that run at the same time.
 * @returns {{ app: Building, server: Building }}
 */
export function startBuilds() {
  const builds = BUILDS.map((build) => ({ ...build, kept: keptIn(build.folder), fingerprint: fingerprintOf(build) }))
  const stale = builds.filter(
    ({ kept, fingerprint }) => !existsSync(kept) || readFileSync(kept, 'utf8') !== fingerprint,
  )
  if (stale.length > 0) process.stdout.write(`Building ${stale.map(({ title }) => title).join(' and ')} ...\n`)
  const [app, server] = builds.map((build) =>
    stale.includes(build)
      ? { fingerprint: build.fingerprint, ended: run(build) }
      : { fingerprint: undefined, ended: Promise.resolve(0) },
  )
  return { app, server }
}

/** @returns 0, or the exit code of a build that failed or was stopped */
export async function buildWhatChanged() {
  const { app, server } = startBuilds()
  const codes = await Promise.all([app.ended, server.ended])
  return stopCode() ?? codes.find((code) => code !== 0) ?? 0
}

const keptIn = (folder) => path.join(ROOT, folder, '.fingerprint')

async function run({ command, kept, fingerprint }) {
  const code = await startNode(command, { env: { NODE_ENV: 'production', BUILD_FINGERPRINT: fingerprint } }).ended
  if (code === 0) writeFileSync(kept, fingerprint)
  return code
}
