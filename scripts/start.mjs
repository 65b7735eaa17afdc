// `npm start`: builds the browser's part if its sources changed, then runs the server until it is told to stop.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const LEAST_NODE = [20, 19]

/** What the build reads. */
const SOURCES = [
  'src',
  'language',
  'public',
  'api-spec',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
  '.babelrc',
]

function checkMachine() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1]))
    return `Node ${LEAST_NODE.join('.')} or newer is needed, this is ${process.versions.node}.`
  if (!existsSync(new URL('../node_modules/tsx', import.meta.url))) return 'Packages are missing: run npm ci first.'
}

const problem = checkMachine()
if (problem) {
  process.stderr.write(`aerie: ${problem}\n`)
  process.exit(1)
}

// Not before the check: import.meta.dirname, which it uses, is missing in older Nodes.
const { ROOT, startNode, stopCode } = await import('./children.mjs')

/** @param {string} name below ROOT; a folder's files come in a fixed order */
function filesOf(name) {
  const full = path.join(ROOT, name)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [name]
  return readdirSync(full)
    .sort()
    .flatMap((entry) => filesOf(path.join(name, entry)))
}

/** Of contents, not of times, which a checkout or an archive changes. */
function fingerprintOfSources() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesOf))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Answers the exit code of a build that failed or was stopped, 0 when dist/ is up to date. */
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
