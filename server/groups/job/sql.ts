import { sql, type SelectQueryBuilder } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { DB } from '../../platform/db/schema.gen'
import { renderStored } from '../../platform/core/storedMessage'
import type { Page } from '../../platform/core/paging'
import { countOf, selectPage } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'

export type Job = components['schemas']['Job']

export interface JobFilter {
  /** Only jobs that this user started. */
  startedBy?: string
  active?: boolean
  aboutId?: string
}

/** One page of jobs: running ones, then queued ones, then ended ones, each newest first. */
export async function selectJobs(
  tenantId: string,
  tx: Tx,
  filter: JobFilter,
  page: Page,
): Promise<{ items: Job[]; total: number }> {
  const matching = filtered(tenantId, tx, filter)
  // The order of the index job_list.
  const rows = withStarter(matching)
    .orderBy(sql`case job.status when 'running' then 0 when 'queued' then 1 else 2 end`)
    .orderBy('job.id', 'desc')
  const { items, total } = await selectPage(tx, rows, countOf(matching), page)
  return { items: items.map(asJob), total }
}

export async function selectJob(
  tenantId: string,
  tx: Tx,
  jobId: string,
  filter: Pick<JobFilter, 'startedBy'>,
): Promise<Job | undefined> {
  const row = await withStarter(filtered(tenantId, tx, filter))
    .where('job.id', '=', jobId)
    .executeTakeFirst()
  return row && asJob(row)
}

/** @returns false when the job has already ended */
export async function cancelOpenJob(tenantId: string, tx: Tx, jobId: string): Promise<boolean> {
  const row = await tx
    .updateTable('job')
    .set({ status: 'cancelled', message: null, ended_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .where('status', 'in', ['queued', 'running'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Kinds whose cancelled jobs run again: what they have begun must be completed. */
const CONTINUED = ['person-erasure']

/** Queues a failed job again, and a cancelled one of some kinds. @returns false when it has not failed */
export async function requeueFailedJob(tenantId: string, tx: Tx, jobId: string): Promise<boolean> {
  const row = await tx
    .updateTable('job')
    .set({
      status: 'queued',
      message: null,
      progress: 0,
      written_bytes: 0,
      attempts: 0,
      interruptions: 0,
      run_id: sql<string>`gen_random_uuid()`,
      handed_over_at: null,
      started_at: null,
      ended_at: null,
      updated_at: sql<Date>`now()`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .where((eb) =>
      eb.or([eb('status', '=', 'failed'), eb.and([eb('status', '=', 'cancelled'), eb('kind', 'in', CONTINUED)])]),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function filtered(tenantId: string, tx: Tx, { startedBy, active = false, aboutId }: JobFilter) {
  return tx
    .selectFrom('job')
    .where('job.tenant_id', '=', tenantId)
    .$if(startedBy !== undefined, (query) => query.where('job.started_by', '=', startedBy ?? null))
    .$if(active, (query) => query.where('job.status', 'in', ['queued', 'running']))
    .$if(aboutId !== undefined, (query) => query.where('job.about_id', '=', aboutId ?? null))
}

function withStarter(query: SelectQueryBuilder<DB, 'job', object>) {
  return query
    .leftJoin('app_user', 'app_user.id', 'job.started_by')
    .select([
      'job.id',
      'job.kind',
      'job.title',
      'job.about_entity',
      'job.about_id',
      'job.status',
      'job.progress',
      'job.message',
      'job.result',
      'job.attempts',
      'job.created_at',
      'job.started_at',
      'job.ended_at',
      'app_user.id as starterId',
      'app_user.name as starterName',
      'app_user.avatar as starterAvatar',
    ])
}

type JobRow = Awaited<ReturnType<ReturnType<typeof withStarter>['executeTakeFirstOrThrow']>>

const asJob = (row: JobRow): Job => ({
  _id: row.id,
  kind: row.kind,
  title: row.title,
  ...(row.about_entity !== null && row.about_id !== null && { about: { entity: row.about_entity, _id: row.about_id } }),
  status: row.status as Job['status'],
  progress: row.progress,
  message: renderStored(row.message),
  ...(row.result !== null && { result: row.result as Record<string, unknown> }),
  attempts: row.attempts,
  ...(row.starterId !== null && {
    startedBy: { _id: row.starterId, name: row.starterName ?? '', avatar: row.starterAvatar },
  }),
  createdAt: row.created_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
})
