/** The process: settings, and what it does. What the server does is in app.ts. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { ensureAdmin } from './demo/ensureAdmin'
import { seedDemo, type Demo } from './demo/seedDemo'
import { liveLine } from './groups/stream/liveLine'
import { liveSettings } from './media/live/engine'
import { checkUpgrade } from './platform/backup/checkUpgrade'
import { startArchiving } from './platform/backup/startArchiving'
import { readConfig, type Config } from './platform/core/config'
import { DIST, ROOT } from './platform/core/folders'
import { endOrphans } from './platform/core/orphans'
import { productName } from './platform/core/product'
import { StartUpError } from './platform/core/startUpError'
import { hasPlace } from './platform/db/clusterPlace'
import { openDatabase, openPool } from './platform/db/openDatabase'
import { serveMetrics } from './platform/metrics/serveMetrics'
import { publicAddress } from './platform/http/publicAddress'
import { appIsBuilt } from './platform/processes/appBuild'
import { complain, runProcess, say, withinGrace, type Life } from './platform/processes/lifecycle'
import { watchEventLoop } from './platform/processes/hangWatch'
import { assertPortIsFree, freePorts, listenBesides, LOOPBACK, portError } from './platform/processes/ports'
import { answersRequests, liveAddressOf, takeTask, tasksOf, type ProcessTask } from './platform/processes/processTask'
import { answerMetrics } from './platform/processes/processMetrics'
import { endWithPrimary, reportLeaving, reportReady, ServerProcesses } from './platform/processes/serverProcesses'
import { countRequests, SharedPort, takeConnections } from './platform/processes/connections'
import { openStorage } from './platform/storage/openStorage'
import { movePictures } from './records/pictures/movePictures'

/** A server of one process, or the primary process of several. Every step may take a while; a signal ends the start before the next one. */
async function startServer(life: Life): Promise<void> {
  const envFile = path.join(ROOT, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const config = readConfig()
  watchEventLoop(config.HANG_SECONDS)

  // Before anything is created: the demo's password is printed once, by the start that creates the demo.
  await assertPortIsFree(config)
  await tellOrphans()
  life.stop.throwIfAborted()
  // A new installation creates its database during the build. An existing one is not migrated before the new version is complete.
  if (hasDatabase(config)) await appIsBuilt(DIST, life.stop)
  const isAlone = config.PROCESSES + config.JOB_PROCESSES === 1
  const { demo, live } = isAlone ? await startAlone(config, life) : await startPrimary(config, life)

  say(`${productName(config)} is at ${publicAddress(config)}`)
  void tellLive(live, config)
  if (!demo) return
  say(`Demo accounts, password ${demo.password}:`)
  for (const { email, role } of demo.accounts) say(`  ${role.padEnd(14)} ${email}`)
}

async function tellOrphans(): Promise<void> {
  const count = await endOrphans()
  if (count > 0) complain(`Ended ${count} processes that a killed server has left behind.`)
}

const hasDatabase = ({ DATABASE_URL, DATA_DIR }: Config): boolean => DATABASE_URL !== undefined || hasPlace(DATA_DIR)

interface Started {
  demo: Demo | null
  /** Of this process. */
  live: FastifyInstance['live']
}

async function startAlone(config: Config, life: Life): Promise<Started> {
  const { pool } = await openDatabase(config, complain, (step) => life.undo(() => withinGrace(step())))
  await archive(config, life)
  await appIsBuilt(DIST, life.stop)
  life.stop.throwIfAborted()
  const app = await buildApp({ config, pool, live: liveSettings(config) })
  life.undo(() => withinGrace(app.close()))
  await movePictures(config, app.storage)
  const demo = config.ENVIRONMENT === 'development' ? await seedDemo({ pool, config }) : null
  if (config.ADMIN_EMAIL) await ensureAdmin({ pool, config })
  life.stop.throwIfAborted()
  await listen(app, config)
  await offerMetrics(config, life, () => app.metrics.metrics())
  return { demo, live: app.live }
}

/** Says when live video starts, if that takes longer than the start of the server, and when it has started. */
async function tellLive(live: FastifyInstance['live'], config: Config): Promise<void> {
  if (live?.state === undefined) return
  if (live.state === 'starting') say(liveLine(config, live.state))
  await live.listening
  say(liveLine(config, live.state))
}

/** Does once what concerns the database and the files, and leaves the rest to the processes that it starts and keeps running. */
async function startPrimary(config: Config, life: Life): Promise<Started> {
  const { pool, connection } = await openDatabase(config, complain, (step) => life.undo(() => withinGrace(step())))
  await archive(config, life)
  await appIsBuilt(DIST, life.stop)
  life.stop.throwIfAborted()
  await movePictures(config, await openStorage(config))
  const demo = config.ENVIRONMENT === 'development' ? await seedDemo({ pool, config }) : null
  if (config.ADMIN_EMAIL) await ensureAdmin({ pool, config })
  life.stop.throwIfAborted()
  const port = new SharedPort(complain)
  await port.listen(config)
  life.stop.addEventListener('abort', () => port.close())
  const processes = new ServerProcesses(__filename, port, life.stop, complain)
  life.undo(() => processes.end())
  await processes.start(tasksOf(config, await freePorts(config.PROCESSES), connection))
  await offerMetrics(config, life, () => processes.metrics())
  life.stop.throwIfAborted()
  return { demo, live: undefined }
}

/** One of several processes of a server. */
async function startMember(task: ProcessTask, life: Life): Promise<void> {
  const { index, count, ports } = task
  await tellOrphans()
  const config = { ...readConfig(), JOB_CONCURRENCY: task.jobs, PROCESS: { index, count, ports } }
  watchEventLoop(config.HANG_SECONDS)
  const pool = openPool(config, task.connection, complain)
  life.undo(() => withinGrace(pool.end()))
  const { isAlone } = task
  const liveAddress = liveAddressOf(config)
  const live = index === 0 ? liveSettings(config) : 'elsewhere'
  const app = await buildApp({ config, pool, live, liveAddress: liveAddress.origin, isAlone })
  life.undo(() => withinGrace(app.close()))
  life.undo(async () => reportLeaving())
  answerMetrics(app.metrics)
  // After all other hooks, so that sockets have ended before.
  app.addHook('preClose', countRequests(app.server))
  life.stop.throwIfAborted()
  if (answersRequests(task)) {
    takeConnections(app.server)
    await app.listen({ host: LOOPBACK, port: ports[index] ?? 0 })
    if (index === 0 && liveAddress.port !== undefined) {
      life.undo(await listenBesides(app.server, config.HOST, liveAddress.port))
    }
  } else await app.ready()
  reportReady()
  void tellLive(app.live, config)
}

async function archive(config: Config, life: Life): Promise<void> {
  const archiving = await startArchiving(config, complain)
  if (archiving) life.undo(() => archiving.stop())
}

async function offerMetrics(config: Config, life: Life, read: () => Promise<string>): Promise<void> {
  if (config.METRICS_PORT === 0) return
  const metrics = await serveMetrics(config, read, complain)
  life.undo(() => metrics.close())
}

/** @throws StartUpError when the server could not listen */
async function listen(app: FastifyInstance, config: Config): Promise<void> {
  await app.listen({ host: config.HOST, port: config.PORT }).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, config)
  })
}

async function check(): Promise<void> {
  try {
    await checkUpgrade(say)
    process.exit(0)
  } catch (error) {
    complain(error instanceof StartUpError ? error.message : String((error as Error).stack))
    process.exit(1)
  }
}

const task = takeTask()
if (task) endWithPrimary()
// Signals of the terminal reach all processes; the primary one passes them on.
if (task) void runProcess((life) => startMember(task, life), ['SIGTERM'])
else if (process.argv.includes('--check')) void check()
else void runProcess(startServer)
