// Asks the processing servers about their tasks. What is due is in the database, so that several processes share the work, and a
// process that starts continues with what another one has begun.
import { parseMessage } from '../../platform/core/messages'
import { logFailure } from '../../platform/core/errors'
import { asPlatform, inTenant, type Db } from '../../platform/db/tenancy'
import { startRounds, type Rounds } from '../../platform/jobs/rounds'
import type { Services } from '../services'
import { orthomosaicText } from './messages'
import { isUnreachable, NodeRefusal, type NodeOdm, type TaskInfo } from './nodeOdm'
import { nodeAt, type NodeSettings } from './nodes'
import { changeOrthomosaic, failOrthomosaic } from './progress'
import {
  claimOrthomosaic,
  lockOrthomosaic,
  selectJobState,
  updateOrthomosaic,
  type DueOrthomosaic,
  type OrthomosaicChange,
  type OrthomosaicRow,
} from './sql'
import { startSending, startStoring } from './transfers'

const ASK_SECONDS = 3
/** For servers that do not answer, and for jobs. */
const ASK_LATER_SECONDS = 20
const GIVE_UP_MINUTES = 30
/** A task is no longer removed at a server that has not answered for so long. */
const REMOVE_HOURS = 48
/** How often a task is sent again because the server lost it. */
const MAX_LOSSES = 2

interface WatchServices {
  db: Db
  config: NodeSettings
}

/** Without servers there is nothing to watch. `stop` waits for the question in progress. */
export function startWatcher({ db, config, log }: Pick<Services, 'db' | 'config' | 'log'>): Rounds {
  return startRounds({ log, title: 'orthomosaics' }, async (signal) => {
    while (!signal.aborted) {
      const due = await asPlatform(db, claimOrthomosaic)
      if (!due) return
      // One that fails must not stop the others; its lease ends.
      await lookAt({ db, config }, due).catch(logFailure(log, 'orthomosaic'))
    }
  })
}

/** Brings an orthomosaic up to date with its job or with its task at the server. */
export async function lookAt(services: WatchServices, { tenantId, id }: DueOrthomosaic): Promise<void> {
  const { db, config } = services
  const row = await inTenant(db, tenantId, (tx) => lockOrthomosaic(tenantId, tx, id))
  if (!row) return
  if (row.removesTask) return removeTask(services, tenantId, row)
  if (row.status === 'sending' || row.status === 'storing') return lookAtJob(services, tenantId, row)
  if (row.status === 'processing') return lookAtTask(services, tenantId, row, nodeAt(config, row.nodeUrl))
}

/** Ends an orthomosaic whose job ended without saying so: it was cancelled, failed unexpectedly or took too long. */
async function lookAtJob({ db }: WatchServices, tenantId: string, { id }: OrthomosaicRow): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const row = await lockOrthomosaic(tenantId, tx, id)
    if (!row || (row.status !== 'sending' && row.status !== 'storing')) return
    const job = row.jobId === null ? undefined : await selectJobState(tenantId, tx, row.jobId)
    if (job?.status === 'queued' || job?.status === 'running') {
      return updateOrthomosaic(tenantId, tx, id, { dueInSeconds: ASK_LATER_SECONDS })
    }
    if (job?.status === 'cancelled') {
      const end = { status: 'cancelled', removesTask: row.taskId !== null, endedAt: new Date() } as const
      return changeOrthomosaic(tenantId, tx, id, { ...end, dueInSeconds: 0 })
    }
    const message = job?.message ? parseMessage(job.message) : orthomosaicText('transferEnded')
    await failOrthomosaic(tenantId, tx, row, message)
  })
}

async function lookAtTask(
  services: WatchServices,
  tenantId: string,
  row: OrthomosaicRow,
  node: NodeOdm | undefined,
): Promise<void> {
  const { taskId } = row
  const ended = (end: (changed: OrthomosaicRow) => Parameters<typeof failOrthomosaic>[3], change?: OrthomosaicChange) =>
    whileProcessing(services.db, tenantId, row, (tx, current) =>
      failOrthomosaic(tenantId, tx, current, end(current), change),
    )
  if (!node || taskId === null) return ended(() => orthomosaicText('removedServer'))
  let task: TaskInfo
  let log: string[]
  try {
    task = await node.task(taskId)
    log = await node.log(taskId)
  } catch (error) {
    if (isUnreachable(error)) return noteSilence(services.db, tenantId, row)
    if (!(error instanceof NodeRefusal)) throw error
    if (error.isUnknownTask) return sendAgain(services.db, tenantId, row)
    return ended(() => orthomosaicText('refused', { reason: error.message }))
  }
  switch (task.status) {
    case 'failed':
      return ended(() => orthomosaicText('failedThere', { reason: task.error || (log.at(-1) ?? '') }), {
        log,
        removesTask: true,
        dueInSeconds: 0,
      })
    case 'cancelled':
      return ended(() => orthomosaicText('cancelledThere'), { log, removesTask: true, dueInSeconds: 0 })
    case 'completed':
      return whileProcessing(services.db, tenantId, row, async (tx, current) => {
        await updateOrthomosaic(tenantId, tx, row.id, { log })
        await startStoring(tenantId, tx, current, current.createdBy)
      })
    case 'queued':
    case 'running':
      return noteProgress(services.db, tenantId, row, task, log)
  }
}

/** Runs `work` unless the orthomosaic was cancelled while the server was asked. */
function whileProcessing(
  db: Db,
  tenantId: string,
  { id, taskId }: OrthomosaicRow,
  work: (tx: Parameters<typeof lockOrthomosaic>[1], row: OrthomosaicRow) => Promise<void>,
): Promise<void> {
  return inTenant(db, tenantId, async (tx) => {
    const row = await lockOrthomosaic(tenantId, tx, id)
    if (row?.status === 'processing' && row.taskId === taskId) await work(tx, row)
  })
}

function noteProgress(
  db: Db,
  tenantId: string,
  row: OrthomosaicRow,
  { status, progress }: TaskInfo,
  log: readonly string[],
): Promise<void> {
  const isQueued = status === 'queued'
  const isNew =
    progress !== row.progress ||
    isQueued !== row.isQueued ||
    row.message !== null ||
    log.join('\n') !== row.log.join('\n')
  return whileProcessing(db, tenantId, row, (tx) => {
    const next = { dueInSeconds: ASK_SECONDS, unreachableSince: null }
    if (!isNew) return updateOrthomosaic(tenantId, tx, row.id, next)
    return changeOrthomosaic(tenantId, tx, row.id, { ...next, progress, isQueued, log, message: null })
  })
}

/** The server may only be restarting: it continues its tasks afterwards. */
function noteSilence(db: Db, tenantId: string, row: OrthomosaicRow): Promise<void> {
  return whileProcessing(db, tenantId, row, (tx, current) => {
    const since = current.unreachableSince ?? new Date()
    if (Date.now() - since.getTime() > GIVE_UP_MINUTES * 60_000) {
      return failOrthomosaic(tenantId, tx, current, orthomosaicText('vanished', { minutes: GIVE_UP_MINUTES }))
    }
    const change = { unreachableSince: since, dueInSeconds: ASK_LATER_SECONDS }
    if (current.unreachableSince) return updateOrthomosaic(tenantId, tx, row.id, change)
    return changeOrthomosaic(tenantId, tx, row.id, { ...change, message: orthomosaicText('waitingForServer') })
  })
}

function sendAgain(db: Db, tenantId: string, row: OrthomosaicRow): Promise<void> {
  return whileProcessing(db, tenantId, row, async (tx, current) => {
    if (current.losses >= MAX_LOSSES) return failOrthomosaic(tenantId, tx, current, orthomosaicText('lost'))
    await updateOrthomosaic(tenantId, tx, row.id, { losses: current.losses + 1 })
    await startSending(tenantId, tx, current, current.createdBy)
  })
}

async function removeTask({ db, config }: WatchServices, tenantId: string, row: OrthomosaicRow): Promise<void> {
  const node = nodeAt(config, row.nodeUrl)
  const isOld = row.endedAt !== null && Date.now() - row.endedAt.getTime() > REMOVE_HOURS * 60 * 60_000
  const isDone = !node || row.taskId === null || isOld || (await isRemoved(node, row.taskId))
  await inTenant(db, tenantId, (tx) =>
    updateOrthomosaic(tenantId, tx, row.id, isDone ? { removesTask: false } : { dueInSeconds: ASK_LATER_SECONDS }),
  )
}

/**
 * A task that the server refuses to cancel has ended, and one that it refuses to remove is unknown to it. A server that refuses the
 * token still has the task.
 */
async function isRemoved(node: NodeOdm, taskId: string): Promise<boolean> {
  const unlessSilent = (error: unknown): void => {
    if (!(error instanceof NodeRefusal) || error.isUnauthorised) throw error
  }
  try {
    await node.cancel(taskId).catch(unlessSilent)
    await node.remove(taskId).catch(unlessSilent)
    return true
  } catch (error) {
    if (isUnreachable(error) || error instanceof NodeRefusal) return false
    throw error
  }
}
