// `npm start` builds the browser app and the server when their sources changed, then runs the server until it is stopped, and again when
// it crashes. `npm start -- --check` rehearses the upgrade of the database instead.
import { existsSync, readFileSync } from 'node:fs'

/** Such as `>=20.19`. */
const { node: SUPPORTED } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).engines
const MIN_NODE = SUPPORTED.replace('>=', '').split('.').map(Number)

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
const { buildWhatChanged, startBuilds } = await import('./builds.mjs')
const { keepRunning } = await import('./restarts.mjs')
const { startNode, stopCode, stopRunning } = await import('./children.mjs')

// Source maps: errors name the file and line of the source, not of the bundle.
const SERVER = ['--enable-source-maps', 'build/server/main.cjs']

process.exit(process.argv.includes('--check') ? await check() : await start())

async function check() {
  const code = await buildWhatChanged()
  return code === 0 ? startNode([...SERVER, '--check']).ended : code
}

/** The server starts before the app is built: it creates its database meanwhile (server/platform/processes/appBuild.ts). */
async function start() {
  const { app, server } = startBuilds()
  const serverCode = await server.ended
  if (serverCode !== 0) {
    await app.ended
    return stopCode() ?? serverCode
  }
  const running = keepRunning(app.fingerprint === undefined ? SERVER : [...SERVER, `--app-build=${app.fingerprint}`])
  const built = app.ended.then((code) => (code === 0 ? running : code))
  const code = await Promise.race([running, built])
  stopRunning(code)
  await Promise.all([running, app.ended])
  return code
}
