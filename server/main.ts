/** The process: settings, lock, database, app, signals. What the server does is in app.ts. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from './app'
import { CRASHED, firstCrash, hasCrashed } from './platform/core/crash'
import { readConfig } from './platform/core/config'
import type { Config } from './platform/core/config'
import { ROOT } from './platform/core/folders'
import { productName } from './platform/core/product'
import { serveMetrics } from './platform/metrics/serveMetrics'
import { openDatabase } from './platform/db/openDatabase'
import { ensureAdmin } from './demo/ensureAdmin'
import { seedDemo } from './demo/seedDemo'
import { publicAddress } from './platform/http/publicAddress'
import { liveSettings } from './media/live/engine'
import { liveLine } from './groups/stream/liveLine'
import { movePictures } from './records/pictures/movePictures'
import { StartUpError } from './platform/core/startUpError'

/** One Ctrl-C reaches us twice or more: from the terminal, from npm, from scripts/start.mjs. */
const ONE_CTRL_C_MS = 1_000

/** How long requests under way may take to finish at the end. Uploads resume, so nothing is lost by cutting them. */
const GRACE_MS = 10_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`aerie: ${line}\n`)

/** What to undo at the end, in reverse order. */
const undo: (() => Promise<unknown>)[] = []

/** Every step may take a while; a signal in between ends the start before the next one. */
async function start(stop: AbortSignal): Promise<void> {
  const envFile = path.join(ROOT, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const config = readConfig()

  // Before anything is created: the demo's password is printed once, by the start that creates the demo.
  await assertPortIsFree(config)
  stop.throwIfAborted()

  const pool = await openDatabase(config, complain, (step) => undo.push(() => withinGrace(step())))
  stop.throwIfAborted()

  const app = await buildApp({ config, pool, live: liveSettings(config) })
  undo.push(() => withinGrace(app.close()))
  await movePictures(config, app.storage)
  stop.throwIfAborted()
  const demo = config.ENVIRONMENT === 'development' ? await seedDemo({ pool, config }) : null
  if (config.ADMIN_EMAIL) await ensureAdmin({ pool, config })
  stop.throwIfAborted()

  await app.listen({ host: config.HOST, port: config.PORT }).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, config)
  })
  if (config.METRICS_PORT !== 0) {
    const metrics = await serveMetrics(config, () => app.metrics.metrics(), complain)
    undo.push(() => metrics.close())
  }
  say(`${productName(config)} is at ${publicAddress(config)}`)
  say(liveLine(config))
  if (demo) {
    say(`Demo accounts, password ${demo.password}:`)
    for (const { email, role } of demo.accounts) say(`  ${role.padEnd(14)} ${email}`)
  }
}

const withinGrace = (step: PromiseLike<unknown>) => Promise.race([step, sleep(GRACE_MS)])

/** @throws StartUpError when the server could not listen */
async function assertPortIsFree(config: Config): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(config.PORT, config.HOST)
    await once(probe, 'listening')
  } catch (error) {
    throw portError(error as NodeJS.ErrnoException, config)
  }
  probe.close()
  await once(probe, 'close')
}

function portError(error: NodeJS.ErrnoException, { HOST, PORT }: Config): Error {
  if (error.code === 'EADDRINUSE') return new StartUpError(`Port ${PORT} is already in use. Set PORT to another one.`)
  if (error.code === 'EACCES') return new StartUpError(`Port ${PORT} needs more rights. Set PORT to one above 1023.`)
  if (error.code === 'EADDRNOTAVAIL') return new StartUpError(`${HOST} is no address of this machine. Set HOST.`)
  return error
}

const stackOf = (error: unknown): string => String((error as Error | null)?.stack ?? error)

async function run(): Promise<void> {
  const stop = new AbortController()
  const signalled = new Promise<void>((resolve) => {
    let firstAt: number | undefined
    const onSignal = () => {
      firstAt ??= Date.now()
      if (Date.now() - firstAt > ONE_CTRL_C_MS) process.exit(1)
      stop.abort()
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  })

  let failed = false
  const fail = (error: unknown) => {
    failed = true
    complain(error instanceof StartUpError ? error.message : stackOf(error))
  }
  const crashed = firstCrash((error) => complain(`The server ends because of an error: ${stackOf(error)}`))
  try {
    await Promise.race([start(stop.signal), crashed])
    await Promise.race([signalled, crashed])
  } catch (error) {
    if (!stop.signal.aborted) fail(error)
  }
  for (const step of undo.reverse()) await step().catch(fail)
  process.exit(hasCrashed() ? CRASHED : failed ? 1 : 0)
}

void run()
