// Runs at the model server.
import { sql } from 'kysely'
import { claimRows } from '../../../platform/db/claimRows'
import type { Tx } from '../../../platform/db/tenancy'

export type ExternalStatus = 'sending' | 'computing' | 'ending' | 'ended'

export interface ExternalRun {
  /** The `jobId` of the contract with the model server. */
  id: string
  analysisId: string
  jobId: string
  status: ExternalStatus
  remoteId: string | null
  failures: number
  losses: number
  deadlineAt: Date
}

export interface DueRun {
  tenantId: string
  id: string
}

const MINUTES = 30
/** Longer than a look at the model server takes. */
const LEASE_SECONDS = 60

const COLUMNS = sql`id, analysis_id as "analysisId", job_id as "jobId", status, remote_id as "remoteId", failures, losses,
  deadline_at as "deadlineAt"`

/** Begins a run for a job unless one is in progress, as after a crash. */
export async function beginRun(
  tenantId: string,
  tx: Tx,
  { id, analysisId, jobId }: Pick<ExternalRun, 'id' | 'analysisId' | 'jobId'>,
): Promise<void> {
  await sql`
    insert into external_run (id, tenant_id, analysis_id, job_id, deadline_at)
    select ${id}, ${tenantId}, ${analysisId}, ${jobId}, clock_timestamp() + make_interval(mins => ${MINUTES})
     where not exists (select 1 from external_run
                        where tenant_id = ${tenantId} and job_id = ${jobId} and status in ('sending', 'computing'))`.execute(
    tx,
  )
}

export async function selectRun(tenantId: string, tx: Tx, id: string): Promise<ExternalRun | undefined> {
  const { rows } = await sql<ExternalRun>`
    select ${COLUMNS} from external_run where tenant_id = ${tenantId} and id = ${id}`.execute(tx)
  return rows[0]
}

/** As `selectRun`, and locked until the end of the transaction. */
export async function lockRun(tenantId: string, tx: Tx, id: string): Promise<ExternalRun | undefined> {
  const { rows } = await sql<ExternalRun>`
    select ${COLUMNS} from external_run where tenant_id = ${tenantId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

export interface RunChange {
  status?: ExternalStatus
  remoteId?: string
  failures?: number
  losses?: number
  /** When to ask the model server again. */
  dueInSeconds?: number
}

export async function updateRun(tenantId: string, tx: Tx, id: string, change: RunChange): Promise<void> {
  const { status, remoteId, failures, losses, dueInSeconds } = change
  await tx
    .updateTable('external_run')
    .set({
      status,
      remote_id: remoteId,
      failures,
      losses,
      ...(dueInSeconds !== undefined && {
        due_at: sql<Date>`clock_timestamp() + make_interval(secs => ${dueInSeconds})`,
      }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** Claims the run that has waited longest for a look at its server, of all tenants. */
export async function claimRun(tx: Tx): Promise<DueRun | undefined> {
  const due = sql`
    select id from external_run where due_at <= clock_timestamp() and status <> 'ended'
     order by due_at limit 1 for update skip locked`
  const update = sql`
    update external_run r set due_at = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
      from due where r.id = due.id
    returning r.tenant_id as "tenantId", r.id`
  const [claimed] = await claimRows<DueRun>(tx, due, update)
  return claimed
}

/** The tenant of a run in progress. */
export async function selectTenantOfRun(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.selectFrom('external_run').select('tenant_id').where('id', '=', id).executeTakeFirst()
  return row?.tenant_id
}

/** Undefined when the job is gone. */
export async function selectJobStatus(tenantId: string, tx: Tx, jobId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('job')
    .select('status')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .executeTakeFirst()
  return row?.status
}

/** The model that the server says has computed the results. */
export async function setModel(
  tenantId: string,
  tx: Tx,
  analysisId: string,
  { name, version }: { name: string; version: string },
): Promise<void> {
  await tx
    .updateTable('analysis')
    .set({ model: name, model_version: version })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', analysisId)
    .execute()
}

/** Of runs that ended long ago; the analysis keeps the results. */
export async function deleteEndedRuns(tx: Tx): Promise<void> {
  await sql`delete from external_run where status = 'ended' and due_at < now() - interval '7 days'`.execute(tx)
}
