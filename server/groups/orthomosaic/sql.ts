// Orthomosaics and the photos that they are computed from.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Page } from '../../platform/core/paging'
import { serializeMessage, type Message } from '../../platform/core/messages'
import { claimRows } from '../../platform/db/claimRows'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import type { Preset, TaskOption } from './presets'

export type OrthomosaicStatus = 'sending' | 'processing' | 'storing' | 'completed' | 'failed' | 'cancelled'

export interface OrthomosaicResult {
  what: 'orthophoto' | 'dsm' | 'dtm' | 'contours' | 'report' | 'cameras'
  _id: string
}

export interface OrthomosaicRow {
  id: string
  missionId: string
  name: string
  preset: Preset
  options: TaskOption[]
  photoIds: string[]
  status: OrthomosaicStatus
  jobId: string | null
  nodeUrl: string | null
  taskId: string | null
  sentPhotos: number
  losses: number
  isQueued: boolean
  isComputed: boolean
  removesTask: boolean
  progress: number
  /** Serialised. */
  message: string | null
  log: string[]
  results: OrthomosaicResult[]
  pointCloudFileId: string | null
  pointCloudBytes: number | null
  unreachableSince: Date | null
  language: string
  createdBy: string | null
  createdAt: Date
  endedAt: Date | null
}

export interface DueOrthomosaic {
  tenantId: string
  id: string
}

/** Media types that the processing reads. */
const READABLE = ['image/jpeg', 'image/tiff']
/** After this time another process continues, because the one that asks the server has probably stopped. */
const LEASE_MINUTES = 3

const COLUMNS = sql`
  o.id, o.mission_id as "missionId", o.name, o.preset, o.options, o.photo_ids as "photoIds", o.status, o.job_id as "jobId",
  o.node_url as "nodeUrl", o.task_id as "taskId", o.sent_photos as "sentPhotos", o.losses, o.is_queued as "isQueued",
  o.is_computed as "isComputed", o.removes_task as "removesTask", o.progress, o.message, o.log, o.results,
  o.point_cloud_file_id as "pointCloudFileId", s.size as "pointCloudBytes", o.unreachable_since as "unreachableSince",
  o.language, o.created_by as "createdBy", o.created_at as "createdAt", o.ended_at as "endedAt"`

const FROM = sql`from orthomosaic o left join stored_file s on s.id = o.point_cloud_file_id`

const usable = (tenantId: string, missionId: string) => sql`
  from mission_file f
  join mission_photo p on p.file_id = f.id
  join stored_file s on s.id = f.stored_file_id
  where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.kind = 'photo' and f.deleted_at is null
    and p.state not in ('rejected', 'duplicate', 'invalid_exif') and not (p.state = 'staged' and p.proposal is not null)
    and s.media_type = any(${READABLE}::text[])`

/** Number and millions of pixels of the photos that can be sent. */
export async function measurePhotos(
  tenantId: string,
  tx: Tx,
  missionId: string,
): Promise<{ count: number; megapixels: number }> {
  const { rows } = await sql<{ count: number; megapixels: number }>`
    select count(*)::int as count,
           coalesce(sum(p.width::float8 * p.height), 0) / 1e6 as megapixels ${usable(tenantId, missionId)}`.execute(tx)
  return rows[0]!
}

/** Photos that can be sent, in the order of their capture. */
export async function selectPhotoIds(tenantId: string, tx: Tx, missionId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id ${usable(tenantId, missionId)} order by f.taken_at nulls last, f.id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface PhotoFile {
  id: string
  name: string
  key: string
  size: number
  mediaType: string
}

/** Those of the photos that are still there. */
export async function selectPhotoFiles(tenantId: string, tx: Tx, ids: readonly string[]): Promise<PhotoFile[]> {
  const { rows } = await sql<PhotoFile>`
    select f.id, f.name, s.key, s.size::float8 as size, s.media_type as "mediaType"
      from mission_file f join stored_file s on s.id = f.stored_file_id
     where f.tenant_id = ${tenantId} and f.id = any(${ids}::uuid[]) and f.deleted_at is null`.execute(tx)
  return rows
}

/** Of those of the photos that are still there. */
export async function sumPhotoBytes(tenantId: string, tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(s.size), 0)::bigint as bytes
      from mission_file f join stored_file s on s.id = f.stored_file_id
     where f.tenant_id = ${tenantId} and f.id = any(${ids}::uuid[]) and f.deleted_at is null`.execute(tx)
  return rows[0]?.bytes ?? 0
}

export async function insertOrthomosaic(
  tenantId: string,
  tx: Tx,
  row: Pick<OrthomosaicRow, 'missionId' | 'name' | 'preset' | 'options' | 'photoIds' | 'language'> & { userId: string },
): Promise<string> {
  const id = uuidv7()
  await sql`
    insert into orthomosaic (id, tenant_id, mission_id, name, preset, options, photo_ids, language, created_by)
    values (${id}, ${tenantId}, ${row.missionId}, ${row.name}, ${row.preset}, ${JSON.stringify(row.options)}::jsonb,
            ${row.photoIds}::uuid[], ${row.language}, ${row.userId})`.execute(tx)
  return id
}

export async function selectOrthomosaic(tenantId: string, tx: Tx, id: string): Promise<OrthomosaicRow | undefined> {
  const { rows } = await sql<OrthomosaicRow>`
    select ${COLUMNS} ${FROM}
      join mission m on m.id = o.mission_id and m.deleted_at is null
     where o.tenant_id = ${tenantId} and o.id = ${id}`.execute(tx)
  return rows[0]
}

/** As `selectOrthomosaic`, also of a mission in the trash, and locked until the end of the transaction. */
export async function lockOrthomosaic(tenantId: string, tx: Tx, id: string): Promise<OrthomosaicRow | undefined> {
  const { rows } = await sql<OrthomosaicRow>`
    select ${COLUMNS} ${FROM} where o.tenant_id = ${tenantId} and o.id = ${id} for update of o`.execute(tx)
  return rows[0]
}

export async function selectOrthomosaics(
  tenantId: string,
  tx: Tx,
  missionId: string,
  page: Page,
): Promise<{ items: OrthomosaicRow[]; total: number }> {
  const from = sql`${FROM} where o.tenant_id = ${tenantId} and o.mission_id = ${missionId}`
  return selectPageOf<OrthomosaicRow>(tx, { columns: COLUMNS, from, order: sql`o.id desc` }, page)
}

/** What changes while an orthomosaic is computed. */
export interface OrthomosaicChange {
  status?: OrthomosaicStatus
  jobId?: string | null
  nodeUrl?: string | null
  taskId?: string | null
  sentPhotos?: number
  losses?: number
  isQueued?: boolean
  isComputed?: boolean
  removesTask?: boolean
  progress?: number
  message?: Message | null
  log?: readonly string[]
  results?: readonly OrthomosaicResult[]
  pointCloudFileId?: string
  unreachableSince?: Date | null
  endedAt?: Date | null
  /** When to ask the server again, in seconds. */
  dueInSeconds?: number
}

export async function updateOrthomosaic(
  tenantId: string,
  tx: Tx,
  id: string,
  change: OrthomosaicChange,
): Promise<void> {
  const { message, results, log, dueInSeconds } = change
  await tx
    .updateTable('orthomosaic')
    .set({
      status: change.status,
      job_id: change.jobId,
      node_url: change.nodeUrl,
      task_id: change.taskId,
      sent_photos: change.sentPhotos,
      losses: change.losses,
      is_queued: change.isQueued,
      is_computed: change.isComputed,
      removes_task: change.removesTask,
      progress: change.progress,
      message: message && serializeMessage(message),
      log: log && [...log],
      results: results && JSON.stringify(results),
      point_cloud_file_id: change.pointCloudFileId,
      unreachable_since: change.unreachableSince,
      ended_at: change.endedAt,
      ...(dueInSeconds !== undefined && {
        due_at: sql<Date>`clock_timestamp() + make_interval(secs => ${dueInSeconds})`,
      }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** Claims the one that has waited longest for a look at its server, of all tenants. */
export async function claimOrthomosaic(tx: Tx): Promise<DueOrthomosaic | undefined> {
  const due = sql`
    select id from orthomosaic
     where due_at <= clock_timestamp() and (status in ('sending', 'processing', 'storing') or removes_task)
     order by due_at limit 1 for update skip locked`
  const update = sql`
    update orthomosaic o set due_at = clock_timestamp() + make_interval(mins => ${LEASE_MINUTES})
      from due where o.id = due.id
    returning o.tenant_id as "tenantId", o.id`
  const [claimed] = await claimRows<DueOrthomosaic>(tx, due, update)
  return claimed
}

/** Status and serialised message of a job; undefined when it is gone. */
export async function selectJobState(
  tenantId: string,
  tx: Tx,
  jobId: string,
): Promise<{ status: string; message: string | null } | undefined> {
  return tx
    .selectFrom('job')
    .select(['status', 'message'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .executeTakeFirst()
}
