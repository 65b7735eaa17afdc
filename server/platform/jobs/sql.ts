import { sql } from 'kysely'
import { serializeMessage, type Message } from '../core/messages'
import type { Tx } from '../db/tenancy'

/** Each lane has workers of its own, so that short jobs do not wait for long ones. */
export const LANES = ['short', 'long'] as const
export type Lane = (typeof LANES)[number]

export interface JobStart {
  /** Shown to users, for example the name of the imported file. */
  title: string
  startedBy: string | null
  /** `short` for seconds of work; `long` by default. */
  lane?: Lane
  /** The record that the job works for. */
  about?: { entity: string; id: string }
  /** The DATA_DIR (`placeOf`) with a file that the job reads. Only processes that use it run the job; by default all do. */
  place?: string | undefined
  /** What it is expected to write to the disk of the files; 0 by default. Counts from now on, until the job ends. */
  reservedBytes?: number
}

/** A job as its worker needs it. */
export interface ClaimedJob {
  kind: string
  input: object
  /** Earlier runs that ended with an unexpected error. */
  failures: number
  reservedBytes: number
}

/**
 * Interruptions after which a job is suspected of ending its process. Suspects run one at a time, beside other jobs: a
 * process that stops repeatedly then counts against one suspect, and not against every job that ran beside it.
 */
export const SUSPECT_AFTER = 2

const RUNNABLE = ['queued', 'running']

export async function insertJob(
  tenantId: string,
  tx: Tx,
  jobId: string,
  kind: string,
  input: object,
  { title, startedBy, lane = 'long', about, place, reservedBytes = 0 }: JobStart,
): Promise<void> {
  await tx
    .insertInto('job')
    .values({
      id: jobId,
      tenant_id: tenantId,
      kind,
      lane,
      title: title.slice(0, 200),
      about_entity: about?.entity ?? null,
      about_id: about?.id ?? null,
      input: JSON.stringify(input),
      started_by: startedBy,
      place: place ?? null,
      reserved_bytes: reservedBytes,
    })
    .execute()
}

/**
 * Counts an interruption when the previous start of this run is still recorded as running although its claim has expired.
 * @returns the interruptions so far, or 0 when it was not interrupted
 */
export async function countInterruption(tenantId: string, tx: Tx, jobId: string, runId: string): Promise<number> {
  const row = await tx
    .updateTable('job')
    .set((eb) => ({ interruptions: eb('interruptions', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .where('run_id', '=', runId)
    .where('status', '=', 'running')
    .returning('interruptions')
    .executeTakeFirst()
  return row?.interruptions ?? 0
}

/** Puts an interrupted job back among those that wait to be queued, with a new run. */
export async function setAside(tenantId: string, tx: Tx, jobId: string, message: Message): Promise<void> {
  await tx
    .updateTable('job')
    .set({
      status: 'queued',
      message: serializeMessage(message),
      progress: 0,
      written_bytes: 0,
      run_id: sql<string>`gen_random_uuid()`,
      handed_over_at: null,
      updated_at: sql<Date>`now()`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .execute()
}

/** Marks the start of a run. @returns undefined when the job no longer waits for this run */
export async function claimJob(
  tenantId: string,
  tx: Tx,
  jobId: string,
  runId: string,
): Promise<ClaimedJob | undefined> {
  const row = await tx
    .updateTable('job')
    .set((eb) => ({
      status: 'running',
      attempts: eb('attempts', '+', 1),
      message: null,
      progress: 0,
      written_bytes: 0,
      started_at: sql<Date>`coalesce(started_at, now())`,
      updated_at: sql<Date>`now()`,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .where('run_id', '=', runId)
    .where('status', 'in', RUNNABLE)
    .returning(['kind', 'input', 'attempts', 'interruptions', 'reserved_bytes'])
    .executeTakeFirst()
  if (!row) return undefined
  const failures = row.attempts - row.interruptions - 1
  return { kind: row.kind, input: row.input as object, failures, reservedBytes: row.reserved_bytes }
}

/** @returns false when the job no longer runs because it was cancelled */
export async function updateProgress(
  tenantId: string,
  tx: Tx,
  jobId: string,
  { progress, message, writtenBytes }: { progress: number; message: Message | null; writtenBytes: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('job')
    .set({
      progress,
      message: message && serializeMessage(message),
      written_bytes: writtenBytes,
      updated_at: sql<Date>`now()`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether this run is still the current one. */
export async function isRunning(tenantId: string, tx: Tx, jobId: string, runId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('job')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .where('run_id', '=', runId)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a job or puts it back into the queue. @returns false when it was no longer running */
export async function settleJob(
  tenantId: string,
  tx: Tx,
  jobId: string,
  end:
    | { status: 'completed'; result: object }
    | { status: 'failed'; message: Message }
    // `counts` is false when the attempt failed for a reason outside the job, such as a server stop.
    | { status: 'queued'; message: Message; counts: boolean },
): Promise<boolean> {
  const over = end.status !== 'queued'
  const row = await tx
    .updateTable('job')
    .set((eb) => ({
      status: end.status,
      message: 'message' in end ? serializeMessage(end.message) : null,
      ...(end.status === 'completed' && { result: JSON.stringify(end.result), progress: 1 }),
      ...(end.status === 'queued' && {
        progress: 0,
        written_bytes: 0,
        attempts: eb('attempts', '-', end.counts ? 0 : 1),
      }),
      ended_at: over ? sql<Date>`now()` : null,
      updated_at: sql<Date>`now()`,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a running job out of the queue, so that it occupies no worker and no process runs it again. */
export async function leaveRunning(tenantId: string, tx: Tx, jobId: string): Promise<void> {
  await tx
    .updateTable('job')
    .set({ run_id: sql<string>`gen_random_uuid()`, handed_over_at: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .where('status', '=', 'running')
    .execute()
}

/** A run that is due for pg-boss. */
export interface QueuedRun {
  tenantId: string
  jobId: string
  runId: string
  lane: Lane
  /** Only the processes of its place run it. */
  isLocal: boolean
}

/**
 * The oldest waiting jobs of each tenant, so that none has more than `perTenant` of a lane in the queue. Across tenants.
 * At most one suspect is in the queue. The next one is the one with the fewest interruptions, whose tenant has room for it. Jobs of
 * other places than this one neither are selected nor count, because their processes may be gone.
 */
export async function selectRunsToQueue(tx: Tx, perTenant: number, place: string): Promise<QueuedRun[]> {
  const { rows } = await sql<QueuedRun>`
    with runnable as (
      select id, tenant_id, lane, status, run_id, interruptions, handed_over_at, place from job
       where status in ('queued', 'running') and (place is null or place = ${place})
    ), in_hand as (
      select tenant_id, lane, count(*) as count, count(*) filter (where interruptions >= ${SUSPECT_AFTER}) as suspects
        from runnable where handed_over_at is not null group by tenant_id, lane
    ), next_suspect as (
      select j.id from runnable j left join in_hand h using (tenant_id, lane)
       where j.status = 'queued' and j.handed_over_at is null and j.interruptions >= ${SUSPECT_AFTER}
         and coalesce(h.count, 0) < ${perTenant} and not exists (select 1 from in_hand where suspects > 0)
       order by j.interruptions, j.id limit 1
    ), waiting as (
      select tenant_id, lane, id, run_id, place is not null as is_local,
             row_number() over (partition by tenant_id, lane order by interruptions >= ${SUSPECT_AFTER} desc, id) as position
        from runnable
       where status = 'queued' and handed_over_at is null
         and (interruptions < ${SUSPECT_AFTER} or id in (select id from next_suspect))
    )
    select w.tenant_id as "tenantId", w.id as "jobId", w.run_id as "runId", w.lane, w.is_local as "isLocal"
      from waiting w left join in_hand h using (tenant_id, lane)
     where w.position + coalesce(h.count, 0) <= ${perTenant}
     order by w.position, w.id`.execute(tx)
  return rows
}

export async function markRunQueued(tx: Tx, jobIds: string[]): Promise<void> {
  await tx
    .updateTable('job')
    .set({ handed_over_at: sql<Date>`now()` })
    .where('id', 'in', jobIds)
    .execute()
}

/** Runs in progress or queued, across tenants: those of the place, or those that all processes run. */
export async function selectOpenRuns(tx: Tx, lane: Lane, place: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('job')
    .select('run_id')
    .where('lane', '=', lane)
    .where('place', place === null ? 'is' : '=', place)
    .where('status', 'in', RUNNABLE)
    .where('handed_over_at', 'is not', null)
    .execute()
  return rows.map(({ run_id }) => run_id)
}

/** Lets one process at a time move jobs into pg-boss, until its transaction ends. */
export async function lockQueueing(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('aerie job hand-over')) as taken`.execute(tx)
  return rows[0]?.taken ?? false
}
