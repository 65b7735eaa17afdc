// `npm start` builds the browser app when its sources changed, then runs the server until it is stopped.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const MIN_NODE = [20, 19]

/** Files and folders that the build reads. */
const SOURCES = [
  'src',
  'language',
  'geometry',
  'public',
  'api-spec',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
  '.babelrc',
]

function checkMachine() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1]))
    return `Node ${MIN_NODE.join('.')} or newer is required. This is ${process.versions.node}.`
  if (!existsSync(new URL('../node_modules/tsx', import.meta.url))) return 'Packages are missing. Run npm ci first.'
}

const problem = checkMachine()
if (problem) {
  process.stderr.write(`aerie: ${problem}\n`)
  process.exit(1)
}

// Imported after the check, because it uses import.meta.dirname, which older versions of Node do not have.
const { ROOT, startNode, stopCode } = await import('./children.mjs')

/** @param {string} name relative to ROOT; the files of a folder are sorted */
function filesOf(name) {
  const full = path.join(ROOT, name)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [name]
  return readdirSync(full)
    .sort()
    .flatMap((entry) => filesOf(path.join(name, entry)))
}

/** Hashes contents and not times, because a checkout or an archive changes times. */
function fingerprintOfSources() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesOf))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Returns 0 when dist/ is up to date, else the exit code of the failed or stopped build. */
async function buildIfChanged() {
  const kept = path.join(ROOT, 'dist/.fingerprint')
  const fingerprint = fingerprintOfSources()
  if (existsSync(kept) && readFileSync(kept, 'utf8') === fingerprint) return 0
  process.stdout.write('Building the app ...\n')
  const build = startNode(['node_modules/webpack/bin/webpack.js', '--mode', 'production'], {
    env: { NODE_ENV: 'production' },
  })
  const code = await build.ended
  if (code === 0) writeFileSync(kept, fingerprint)
  return stopCode() ?? code
}

const code = await buildIfChanged()
process.exit(code === 0 ? await startNode(['--import', 'tsx', 'server/main.ts']).ended : code)
