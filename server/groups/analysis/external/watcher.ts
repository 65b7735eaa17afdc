// Sends runs to the model server, asks about those that it does not report about, and ends them. What is due is in the database, so
// that several processes share the work, and a process that starts continues with what another one has begun.
import { logFailure } from '../../../platform/core/errors'
import { asPlatform, inTenant, type Tx } from '../../../platform/db/tenancy'
import { startRounds, type Rounds } from '../../../platform/jobs/rounds'
import type { Services } from '../../services'
import { analysisText } from '../messages'
import { claimRun, lockRun, selectRun, updateRun, type DueRun, type ExternalRun } from './externalSql'
import { isUnreachable, modelServerOf, ModelServerRefusal, type ModelServer } from './modelServer'
import { InvalidReport, readReport } from './report'
import { applyReport, endWithoutAnalysis, failRun, lockOpenRun, noteProgress, rejectReport } from './settle'
import { selectSource, startOf } from './source'

const ASK_SECONDS = 5
const LONGEST_PAUSE_SECONDS = 60
/** A server that hangs must not hold up all runs. */
const AT_ONCE = 4
/** How often a run is sent again because the server lost it. */
const MAX_LOSSES = 2
/** A server that has not answered for so long is not told any more that a run was ended. */
const END_HOURS = 24

type WatchServices = Pick<Services, 'db' | 'config' | 'log'>

export function startWatcher(services: WatchServices): Rounds {
  const { db, log } = services
  return startRounds({ log, title: 'analyses of the model server' }, async (signal) => {
    const work = async (): Promise<void> => {
      while (!signal.aborted) {
        const due = await asPlatform(db, claimRun)
        if (!due) return
        // One that fails must not stop the others; its lease ends.
        await lookAt(services, due).catch(logFailure(log, 'analysis of the model server'))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  })
}

async function lookAt(services: WatchServices, { tenantId, id }: DueRun): Promise<void> {
  const { db, config } = services
  const server = modelServerOf(config)
  const before = await inTenant(db, tenantId, (tx) => selectRun(tenantId, tx, id))
  if (before?.status === 'ending') return endRun(services, tenantId, before, server)
  const run = await inTenant(db, tenantId, (tx) => openRun(tenantId, tx, id))
  if (!run) return
  if (!server) return whileOpen(services, tenantId, id, endFailing('serverRemoved'))
  if (run.deadlineAt.getTime() < Date.now()) return whileOpen(services, tenantId, id, endFailing('tooLate'))
  try {
    if (run.status === 'sending' || run.remoteId === null) await send(services, tenantId, run, server)
    else await ask(services, tenantId, run, server, run.remoteId)
  } catch (error) {
    if (isUnreachable(error)) return noteSilence(services, tenantId, id)
    if (!(error instanceof ModelServerRefusal)) throw error
    const message = analysisText('refused', { reason: error.message })
    return whileOpen(services, tenantId, id, async (tx, current) => {
      await failRun(tenantId, tx, current, message)
      await updateRun(tenantId, tx, id, { status: 'ended' })
    })
  }

  function endFailing(text: 'serverRemoved' | 'tooLate') {
    return async (tx: Tx, current: ExternalRun): Promise<void> => {
      await failRun(tenantId, tx, current, analysisText(text))
      await updateRun(tenantId, tx, current.id, { status: 'ending', dueInSeconds: 0 })
    }
  }
}

/** @returns undefined when nobody waits for its result, or its job has not begun */
async function openRun(tenantId: string, tx: Tx, id: string): Promise<ExternalRun | undefined> {
  const run = await lockOpenRun(tenantId, tx, id)
  if (run === 'waits') await updateRun(tenantId, tx, id, { dueInSeconds: ASK_SECONDS })
  return typeof run === 'string' ? undefined : run
}

/** Runs `work` unless the run ended while the server was asked. */
function whileOpen(
  { db }: WatchServices,
  tenantId: string,
  id: string,
  work: (tx: Tx, run: ExternalRun) => Promise<void>,
): Promise<void> {
  return inTenant(db, tenantId, async (tx) => {
    const run = await openRun(tenantId, tx, id)
    if (run) await work(tx, run)
  })
}

async function send(services: WatchServices, tenantId: string, run: ExternalRun, server: ModelServer): Promise<void> {
  const source = await inTenant(services.db, tenantId, (tx) => selectSource(tenantId, tx, run.analysisId))
  if (!source) return whileOpen(services, tenantId, run.id, (tx, current) => endWithoutAnalysis(tenantId, tx, current))
  const remoteId = await server.start(startOf(services.config, run, source))
  await inTenant(services.db, tenantId, async (tx) => {
    // Also for a run that was cancelled meanwhile, so that the server can be told.
    const current = await lockRun(tenantId, tx, run.id)
    if (!current) return
    if (current.status !== 'sending') {
      return updateRun(tenantId, tx, run.id, { remoteId, status: 'ending', dueInSeconds: 0 })
    }
    const started = { remoteId, status: 'computing', failures: 0, dueInSeconds: ASK_SECONDS } as const
    await updateRun(tenantId, tx, run.id, started)
    await noteProgress(tenantId, tx, current, { fraction: 0, message: analysisText('sentThere') })
  })
}

async function ask(
  services: WatchServices,
  tenantId: string,
  { id, losses, analysisId }: ExternalRun,
  server: ModelServer,
  remoteId: string,
): Promise<void> {
  const source = await inTenant(services.db, tenantId, (tx) => selectSource(tenantId, tx, analysisId))
  if (!source) return whileOpen(services, tenantId, id, (tx, current) => endWithoutAnalysis(tenantId, tx, current))
  try {
    const report = readReport(await server.read(remoteId), id)
    await applyReport(services.db, tenantId, id, report)
    if (report.status !== 'running') return
    await whileOpen(services, tenantId, id, (tx) => updateRun(tenantId, tx, id, { dueInSeconds: ASK_SECONDS }))
  } catch (error) {
    if (error instanceof InvalidReport) return rejectReport(services.db, tenantId, id, error)
    if (!(error instanceof ModelServerRefusal) || !error.isUnknownRun) throw error
    await whileOpen(services, tenantId, id, async (tx, current) => {
      if (losses < MAX_LOSSES)
        return updateRun(tenantId, tx, id, { status: 'sending', losses: losses + 1, dueInSeconds: 0 })
      await failRun(tenantId, tx, current, analysisText('lostThere'))
      await updateRun(tenantId, tx, id, { status: 'ended' })
    })
  }
}

/** The server may only be restarting. It is asked again after a pause that doubles, until the deadline. */
function noteSilence(services: WatchServices, tenantId: string, id: string): Promise<void> {
  return whileOpen(services, tenantId, id, async (tx, run) => {
    const failures = run.failures + 1
    const dueInSeconds = Math.min(LONGEST_PAUSE_SECONDS, 2 ** failures)
    await updateRun(tenantId, tx, id, { failures, dueInSeconds })
    if (failures === 1) await noteProgress(tenantId, tx, run, { fraction: 0, message: analysisText('silentServer') })
  })
}

/** Tells the server that nobody waits for the result. */
async function endRun(
  { db }: WatchServices,
  tenantId: string,
  { id, remoteId, deadlineAt, failures }: ExternalRun,
  server: ModelServer | undefined,
): Promise<void> {
  const isOld = Date.now() - deadlineAt.getTime() > END_HOURS * 60 * 60_000
  const isDone = !server || remoteId === null || isOld || (await isEnded(server, remoteId))
  const again = {
    failures: failures + 1,
    dueInSeconds: Math.min(LONGEST_PAUSE_SECONDS, 2 ** Math.min(failures + 1, 10)),
  }
  await inTenant(db, tenantId, (tx) => updateRun(tenantId, tx, id, isDone ? { status: 'ended' } : again))
}

/** A run that the server refuses to end has ended, or is unknown to it. */
async function isEnded(server: ModelServer, remoteId: string): Promise<boolean> {
  try {
    await server.end(remoteId)
    return true
  } catch (error) {
    if (error instanceof ModelServerRefusal) return true
    if (isUnreachable(error)) return false
    throw error
  }
}
