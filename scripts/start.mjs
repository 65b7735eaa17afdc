// `npm start` builds the browser app and the server when their sources changed, then runs the server until it is stopped, and again when
// it crashes. `npm start -- --check` rehearses the upgrade of the database instead.
import { existsSync } from 'node:fs'

const MIN_NODE = [20, 19]

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

// Imported after the check, because they use import.meta.dirname, which older versions of Node do not have.
const { buildWhatChanged } = await import('./builds.mjs')
const { keepRunning } = await import('./restarts.mjs')
const { startNode } = await import('./children.mjs')

const code = await buildWhatChanged()
if (code !== 0) process.exit(code)
// Source maps: errors name the file and line of the source, not of the bundle.
const server = ['--enable-source-maps', 'build/server/main.cjs']
const isCheck = process.argv.includes('--check')
process.exit(isCheck ? await startNode([...server, '--check']).ended : await keepRunning(server))
