// What jobs have deleted by which rule.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { RetentionKind } from '../../records/retention/retention'

/** Names that are kept of a run. */
const MOST_NAMES = 20

export interface Run {
  kind: RetentionKind
  count: number
  bytes: number
  names: string[]
}

/** Adds a step to the run of a job. A run that was audited begins anew. */
export async function addToRun(
  tenantId: string,
  tx: Tx,
  jobId: string,
  { kind, count, bytes, names }: Run,
): Promise<void> {
  await sql`
    insert into retention_run as run (tenant_id, job_id, kind, count, bytes, names)
    values (${tenantId}, ${jobId}, ${kind}, ${count}, ${bytes}, (${names}::text[])[:${MOST_NAMES}])
    on conflict (job_id, kind) do update set
      count = case when run.is_audited then 0 else run.count end + excluded.count,
      bytes = case when run.is_audited then 0 else run.bytes end + excluded.bytes,
      names = (case when run.is_audited then '{}' else run.names end || excluded.names)[:${MOST_NAMES}],
      updated_at = now(), is_audited = false`.execute(tx)
}

/** The runs that have no audit entry yet, marked as audited in the caller's transaction. */
export async function takeOpenRuns(tenantId: string, tx: Tx): Promise<Run[]> {
  const { rows } = await sql<Run>`
    update retention_run set is_audited = true where tenant_id = ${tenantId} and not is_audited
    returning kind, count, bytes::float8 as bytes, names`.execute(tx)
  return rows
}

export interface LastRun {
  kind: RetentionKind
  endedAt: Date
  count: number
  bytes: number
}

/** The last run of each kind. */
export async function selectLastRuns(tenantId: string, tx: Tx): Promise<LastRun[]> {
  const { rows } = await sql<LastRun>`
    select distinct on (kind) kind, updated_at as "endedAt", count, bytes::float8 as bytes
      from retention_run where tenant_id = ${tenantId} order by kind, updated_at desc`.execute(tx)
  return rows
}
