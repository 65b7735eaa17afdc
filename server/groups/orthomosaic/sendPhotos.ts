// Sends photos in requests of a limited size. An interrupted job continues with the photos that the server does not have.
import { setTimeout as sleep } from 'node:timers/promises'
import { inTenant } from '../../platform/db/tenancy'
import { JobFailure, type JobContext } from '../../platform/jobs/jobs'
import type { LocalFile } from '../../platform/storage/storage'
import { noServerText, orthomosaicText } from './messages'
import { namesAtServer } from './namesAtServer'
import { isUnreachable, NodeRefusal, type NamedFile, type NodeOdm } from './nodeOdm'
import { askNodes, nodeAt } from './nodes'
import { changeOrthomosaic } from './progress'
import { selectPhotoFiles, type OrthomosaicChange, type OrthomosaicRow, type PhotoFile } from './sql'
import type { TransferServices } from './transferServices'

const MAX_PHOTOS_AT_ONCE = 20
const MAX_BYTES_AT_ONCE = 100 * 2 ** 20
/** Pauses before a request to a server that did not answer is repeated. */
const PAUSES_MS = [1000, 4000, 15_000, 30_000]

type Context = JobContext<TransferServices>

interface Sending {
  row: OrthomosaicRow
  node: NodeOdm
  taskId: string
  context: Context
}

export async function sendPhotos(row: OrthomosaicRow, context: Context): Promise<void> {
  const { signal } = context
  try {
    const begun = taskOf(row, context)
    if (begun && (await isStarted(begun))) return await markProcessing(begun)
    const task = begun ?? (await createTask(row, context))
    try {
      await sendFrom(task, begun ? row.sentPhotos : 0)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof NodeRefusal) || !error.isUnknownTask) throw error
      // The server lost the photos.
      await sendFrom(await createTask(row, context), 0)
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof NodeRefusal)
      throw new JobFailure(orthomosaicText('refused', { reason: error.message }), { cause: error })
    if (isUnreachable(error)) throw new JobFailure(orthomosaicText('lostConnection'), { cause: error })
    throw error
  }
}

/** The task that an earlier run created. */
function taskOf(row: OrthomosaicRow, context: Context): Sending | undefined {
  const node = nodeAt(context.services.config, row.nodeUrl)
  return node && row.taskId !== null ? { row, node, taskId: row.taskId, context } : undefined
}

/** Whether an earlier run started the task and was interrupted before it recorded that. */
async function isStarted({ node, taskId, context }: Sending): Promise<boolean> {
  try {
    await patiently(context.signal, () => node.task(taskId))
    return true
  } catch (error) {
    if (error instanceof NodeRefusal && error.isUnknownTask) return false
    throw error
  }
}

async function createTask(row: OrthomosaicRow, context: Context): Promise<Sending> {
  const { ready, refusal } = await askNodes(context.services.config)
  const count = row.photoIds.length
  if (ready.length === 0) throw new JobFailure(noServerText(refusal))
  const chosen = ready.find(({ info }) => info.maxImages === null || info.maxImages >= count)
  if (!chosen) throw new JobFailure(orthomosaicText('allTooSmall', { count }))
  const { node } = chosen
  const taskId = await patiently(context.signal, () => node.create(row.name, row.options, context.signal))
  const task = { row, node, taskId, context }
  await change(task, { nodeUrl: node.origin, taskId, sentPhotos: 0 })
  return task
}

/** @param sent number of photos that the server has */
async function sendFrom(task: Sending, sent: number): Promise<void> {
  const { row, node, taskId, context } = task
  const { tenantId, services, signal, progress } = context
  const count = row.photoIds.length
  const step = orthomosaicText('sending', { count })
  const files = await inTenant(services.db, tenantId, (tx) => selectPhotoFiles(tenantId, tx, row.photoIds))
  const byId = new Map(files.map((file) => [file.id, file]))
  const names = namesAtServer(row.photoIds.flatMap((id) => byId.get(id) ?? []))
  let next = sent
  while (next < count) {
    signal.throwIfAborted()
    progress(next / count, step)
    const ids = batchOf(row.photoIds.slice(next), byId)
    const batch = ids.flatMap((id) => {
      const photo = byId.get(id)
      return photo ? [{ ...photo, name: names.get(id) ?? photo.name }] : []
    })
    if (batch.length > 0) await uploadBatch(task, batch)
    next += ids.length
    await change(task, { sentPhotos: next, progress: next / count })
  }
  if (byId.size === 0) throw new JobFailure(orthomosaicText('photosGone'))
  await patiently(signal, () => node.commit(taskId, signal))
  await markProcessing(task)
}

/** The first of these photos that fit into one request; those that are gone need no room. */
function batchOf(ids: readonly string[], byId: ReadonlyMap<string, PhotoFile>): string[] {
  let bytes = 0
  let end = 0
  for (const id of ids.slice(0, MAX_PHOTOS_AT_ONCE)) {
    bytes += byId.get(id)?.size ?? 0
    if (end > 0 && bytes > MAX_BYTES_AT_ONCE) break
    end += 1
  }
  return ids.slice(0, end)
}

async function uploadBatch({ node, taskId, context }: Sending, batch: readonly PhotoFile[]): Promise<void> {
  const { services, signal } = context
  const held: LocalFile[] = []
  const photos: NamedFile[] = []
  try {
    for (const { key, name, mediaType } of batch) {
      const file = await services.storage.localFile(key)
      held.push(file)
      photos.push({ name, mediaType, path: file.path })
    }
    await patiently(signal, () => node.upload(taskId, photos, signal))
  } finally {
    for (const file of held) file.release()
  }
}

const markProcessing = (task: Sending): Promise<void> =>
  change(task, { status: 'processing', progress: 0, sentPhotos: task.row.photoIds.length, dueInSeconds: 0 })

function change({ row, context }: Sending, what: OrthomosaicChange): Promise<void> {
  const { tenantId, services, signal } = context
  return inTenant(services.db, tenantId, async (tx) => {
    // Cancelled meanwhile.
    signal.throwIfAborted()
    await changeOrthomosaic(tenantId, tx, row.id, what)
  })
}

/** Repeats a request while the server does not answer. */
async function patiently<T>(signal: AbortSignal, request: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await request()
    } catch (error) {
      signal.throwIfAborted()
      if (!isUnreachable(error)) throw error
      await sleep(pause, undefined, { signal })
    }
  }
  return request()
}
