import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import type { Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { startTime, takenTime, type StartOrigin, type TakenTime } from '../../records/mission-files/takenTime'
import { selectItemRecords, type ItemRecord, type RecordOfItem } from './recordSql'

type Schemas = components['schemas']
export type EvidenceCase = Schemas['EvidenceCase']
export type EvidenceItem = Schemas['EvidenceItem']
export type CustodyEntry = Schemas['CustodyEntry']

/** Custody entries of a case that are shown; the log keeps all. */
const MOST_SHOWN = 1000

interface CaseRow extends Omit<EvidenceCase, '_id' | 'frozenAt' | 'createdAt' | 'createdBy'> {
  id: string
  frozenAt: Date | null
  createdAt: Date
  archiveFileId: string | null
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

const COLUMNS = sql`
  c.id, c.name, c.note, c.mission_id as "missionId", m.name as "missionName",
  m.deleted_at is not null as "missionDeleted", c.job_id as "jobId",
  case when c.frozen_at is not null then 'frozen'
       when j.status in ('queued', 'running') then 'freezing' else 'open' end as state,
  (select count(*)::int from evidence_item i where i.case_id = c.id) as "itemCount",
  c.frozen_at as "frozenAt", c.manifest_sha256 as "manifestSha256", c.archive_file_id as "archiveFileId",
  f.size::float8 as "archiveSize", f.sha256 as "archiveSha256", c.key_id as "keyId", c.signature, c.version, c.created_at as "createdAt",
  u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"`

const fromCases = (tenantId: string) => sql`
  from evidence_case c
  join mission m on m.tenant_id = ${tenantId} and m.id = c.mission_id
  left join job j on j.tenant_id = ${tenantId} and j.id = c.job_id
  left join stored_file f on f.tenant_id = ${tenantId} and f.id = c.archive_file_id
  left join app_user u on u.id = c.created_by
  where c.tenant_id = ${tenantId} and c.deleted_at is null`

export type StoredCase = EvidenceCase & { archiveFileId: string | null }

const asCase = ({ id, frozenAt, createdAt, authorId, authorName, authorAvatar, ...row }: CaseRow): StoredCase => ({
  ...row,
  _id: id,
  frozenAt: frozenAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  ...(authorId !== null && { createdBy: { _id: authorId, name: authorName ?? '', avatar: authorAvatar } }),
})

export async function selectCases(
  tenantId: string,
  tx: Tx,
  { search, searchesMissions }: { search: string; searchesMissions: boolean },
  page: Page,
): Promise<{ items: StoredCase[]; total: number }> {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const from = sql`${fromCases(tenantId)} 
    and (lower(c.name) like ${pattern} or (${searchesMissions} and lower(m.name) like ${pattern}))`
  const found = await selectPageOf<CaseRow>(tx, { columns: COLUMNS, from, order: sql`c.id desc` }, page)
  return { items: found.items.map(asCase), total: found.total }
}

export async function selectCase(tenantId: string, tx: Tx, caseId: string): Promise<StoredCase | undefined> {
  const { rows } = await sql<CaseRow>`select ${COLUMNS} ${fromCases(tenantId)} and c.id = ${caseId}`.execute(tx)
  return rows[0] && asCase(rows[0])
}

/** Keeps the case from being changed or frozen by others until the transaction ends. */
export async function lockCase(tenantId: string, tx: Tx, caseId: string): Promise<void> {
  await sql`select from evidence_case where tenant_id = ${tenantId} and id = ${caseId} for update`.execute(tx)
}

export async function insertCase(
  tenantId: string,
  tx: Tx,
  { missionId, name, note = '' }: Schemas['NewEvidenceCase'],
  createdBy: string,
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('evidence_case')
    .values({ id, tenant_id: tenantId, mission_id: missionId, name: name.trim(), note, created_by: createdBy })
    .execute()
  return id
}

/** An item with the permissions that its readers need beside the one to list its kind. */
export interface StoredItem extends Omit<EvidenceItem, 'isWithheld'> {
  needs: string[]
}

export async function selectItems(tenantId: string, tx: Tx, caseId: string): Promise<StoredItem[]> {
  const { rows } = await sql<Omit<StoredItem, 'addedAt'> & { addedAt: Date }>`
    select id as _id, file_id as "fileId", alert_id as "alertId", edition_id as "editionId", needs, kind, name, from_ms as "fromMs", until_ms as "untilMs", added_at as "addedAt"
      from evidence_item where tenant_id = ${tenantId} and case_id = ${caseId} order by id`.execute(tx)
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }))
}

/** What decides who may see the items of cases. */
export async function selectKindsOfItems(
  tenantId: string,
  tx: Tx,
  caseIds: readonly string[],
): Promise<(Pick<StoredItem, 'kind' | 'needs'> & { caseId: string })[]> {
  const { rows } = await sql<Pick<StoredItem, 'kind' | 'needs'> & { caseId: string }>`
    select case_id as "caseId", kind, needs from evidence_item
     where tenant_id = ${tenantId} and case_id = any(${caseIds}::uuid[])`.execute(tx)
  return rows
}

/** @returns names of those that were not in the case before */
export async function insertItems(
  tenantId: string,
  tx: Tx,
  caseId: string,
  { fileIds, clip, addedBy }: { fileIds: string[]; clip?: { fromMs: number; untilMs: number }; addedBy: string },
): Promise<string[]> {
  const ids = fileIds.map(() => uuidv7())
  const { rows } = await sql<{ name: string }>`
    insert into evidence_item (id, tenant_id, case_id, file_id, kind, name, from_ms, until_ms, added_by)
    select n.id, ${tenantId}, ${caseId}, f.id, f.kind, left(f.name, 300), ${clip?.fromMs ?? null}::int,
           ${clip?.untilMs ?? null}::int, ${addedBy}
      from unnest(${ids}::uuid[], ${fileIds}::uuid[]) n (id, file_id)
      join mission_file f on f.tenant_id = ${tenantId} and f.id = n.file_id
    on conflict do nothing
    returning name`.execute(tx)
  return rows.map(({ name }) => name)
}

/** @returns its name; undefined when it is not in the case */
export async function deleteItem(
  tenantId: string,
  tx: Tx,
  caseId: string,
  itemId: string,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('evidence_item')
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('id', '=', itemId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Kinds of the files that belong to the mission and are not deleted. */
export async function selectMissionFiles(
  tenantId: string,
  tx: Tx,
  missionId: string,
  fileIds: string[],
): Promise<{ id: string; kind: EvidenceItem['kind'] }[]> {
  const { rows } = await sql<{ id: string; kind: EvidenceItem['kind'] }>`
    select id, kind from mission_file
     where tenant_id = ${tenantId} and mission_id = ${missionId} and id = any (${fileIds}::uuid[])
       and deleted_at is null`.execute(tx)
  return rows
}

export interface ItemFile extends StoredItem {
  /** Null after the file was deleted permanently, for a recording that is not stored yet, and for an alert without a picture. */
  file: {
    key: string
    sha256: string
    mediaType: string
    taken: TakenTime
    /** Null for the picture of an alert, which is as old as the alert. */
    uploadedAt: Date | null
    lat: number | null
    long: number | null
  } | null
  /** What the archive holds of an alert or a thread. */
  record: RecordOfItem | null
  isDeleted: boolean
}

/** Items with the files that they stand for, those in the trash too, in the order in which they were added. */
export async function selectItemFiles(tenantId: string, tx: Tx, caseId: string): Promise<ItemFile[]> {
  const items = await selectItems(tenantId, tx, caseId)
  type FileRow = Omit<NonNullable<ItemFile['file']>, 'taken'> & {
    id: string
    takenAt: Date | null
    isZoneUnknown: boolean
    startedAt: Date | null
    startOrigin: StartOrigin | null
  }
  const { rows } = await sql<FileRow>`
    select i.id, s.key, s.sha256, s.media_type as "mediaType", f.taken_at as "takenAt",
           coalesce(p.is_local_time, false) as "isZoneUnknown",
           -- The time of a picture from a recording is counted from its start.
           coalesce(r.started_at, case when filmed.id is not null or o.is_time_of_file then f.taken_at end) as "startedAt",
           coalesce(r.start_origin, case when o.is_time_of_file then 'container' end, filmed.start_origin) as "startOrigin",
           f.created_at as "uploadedAt", f.lat, f.long
      from evidence_item i
      join mission_file f on f.tenant_id = ${tenantId} and f.id = i.file_id
      left join recording r on r.tenant_id = ${tenantId} and r.id = f.id
      left join mission_photo p on p.tenant_id = ${tenantId} and p.file_id = f.id
      left join outcome o on o.tenant_id = ${tenantId} and o.id = f.id and o.at_ms is not null
      left join recording filmed on filmed.tenant_id = ${tenantId} and filmed.id = o.source_id
      left join stored_file s on s.tenant_id = ${tenantId} and s.id = f.stored_file_id
     where i.tenant_id = ${tenantId} and i.case_id = ${caseId}`.execute(tx)
  const files = new Map(
    rows.map(({ id, takenAt, isZoneUnknown, startedAt, startOrigin, ...file }) => {
      const taken = startedAt ? startTime(startedAt, startOrigin) : takenTime(takenAt, isZoneUnknown)
      return [id, { ...file, taken }]
    }),
  )
  const records = new Map((await selectItemRecords(tenantId, tx, caseId)).map((found) => [found.id, found]))
  return items.map((item) => {
    const found = records.get(item._id)
    const file = files.get(item._id) ?? (found && pictureOf(found))
    return { ...item, file: file?.key ? file : null, record: found?.record ?? null, isDeleted: !file && !found }
  })
}

function pictureOf({ key, sha256, mediaType, takenAt, isTimeOfFile, lat, long }: ItemRecord): ItemFile['file'] {
  if (key === null || sha256 === null || mediaType === null) return null
  const taken = startTime(takenAt, isTimeOfFile ? 'container' : null)
  return { key, sha256, mediaType, taken, uploadedAt: null, lat, long }
}

/** Reserved for the files of a report, which are written before they are archived. */
const REPORT_BYTES = 16 * 1024 * 1024

/**
 * What freezing a case is expected to write: each file once, because an archive is not compressed. Clips are cut into files before
 * they are archived, so that their part of the recording counts twice.
 */
export async function sumArchivedBytes(tenantId: string, tx: Tx, caseId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select ceil(coalesce(sum(
             case when i.edition_id is not null then ${REPORT_BYTES}::float8
                  when i.from_ms is null then s.size
                  else 2 * s.size * coalesce(least(1, (i.until_ms - i.from_ms) / nullif(r.duration_ms, 0)::float8), 1)
             end), 0))::bigint as bytes
      from evidence_item i
      left join mission_file f on f.tenant_id = ${tenantId} and f.id = i.file_id
      left join alert a on a.tenant_id = ${tenantId} and a.id = i.alert_id
      left join recording r on r.tenant_id = ${tenantId} and r.id = f.id
      left join stored_file s on s.tenant_id = ${tenantId} and s.id = coalesce(f.stored_file_id, a.picture_file_id)
     where i.tenant_id = ${tenantId} and i.case_id = ${caseId}`.execute(tx)
  return rows[0]?.bytes ?? 0
}

/** What someone has done with a case. */
export type NewCustodyEntry = Pick<CustodyEntry, 'action' | 'target'>

export async function recordCustody(
  tenantId: string,
  tx: Tx,
  caseId: string,
  { actorId, actorName, address }: Actor,
  { action, target }: NewCustodyEntry,
): Promise<void> {
  await tx
    .insertInto('evidence_custody')
    .values({
      tenant_id: tenantId,
      case_id: caseId,
      actor_id: actorId,
      actor_name: actorName.slice(0, 300),
      address,
      action,
      target: target.slice(0, 300),
    })
    .execute()
}

/** Records that someone has opened a case, unless they have done so from the same address within the last hour. */
export async function recordOpening(
  tenantId: string,
  tx: Tx,
  caseId: string,
  { actorId, actorName, address }: Actor,
): Promise<void> {
  await sql`
    insert into evidence_custody (tenant_id, case_id, actor_id, actor_name, address, action, target)
    select ${tenantId}, ${caseId}, ${actorId}, left(${actorName}, 300), ${address}, 'open', ''
     where not exists (select from evidence_custody
                        where tenant_id = ${tenantId} and case_id = ${caseId} and actor_id = ${actorId}
                          and address = ${address} and action = 'open' and at > now() - interval '1 hour')`.execute(tx)
}

/** The last entries, the oldest of them first. */
export async function selectCustody(
  tenantId: string,
  tx: Tx,
  caseId: string,
  most = MOST_SHOWN,
): Promise<CustodyEntry[]> {
  const { rows } = await sql<Omit<CustodyEntry, 'at'> & { at: Date }>`
    select * from (
      select id, at, actor_name as actor, address, action, target from evidence_custody
       where tenant_id = ${tenantId} and case_id = ${caseId} order by id desc limit ${most}) e
     order by id`.execute(tx)
  return rows.map(({ at, actor, address, action, target }) => ({
    at: at.toISOString(),
    actor,
    address,
    action,
    target,
  }))
}

export async function setJob(tenantId: string, tx: Tx, caseId: string, jobId: string): Promise<void> {
  await sql`
    update evidence_case set job_id = ${jobId}, version = version + 1, updated_at = now()
     where tenant_id = ${tenantId} and id = ${caseId}`.execute(tx)
}

interface FrozenCase {
  archiveFileId: string
  manifestSha256: string
  keyId: string
  /** Of the manifest, base64. */
  signature: string
}

export async function markFrozen(
  tenantId: string,
  tx: Tx,
  caseId: string,
  { archiveFileId, manifestSha256, keyId, signature }: FrozenCase,
): Promise<void> {
  await sql`
    update evidence_case
       set frozen_at = now(), archive_file_id = ${archiveFileId}, manifest_sha256 = ${manifestSha256},
           key_id = ${keyId}, signature = ${signature}, version = version + 1, updated_at = now()
     where tenant_id = ${tenantId} and id = ${caseId}`.execute(tx)
}

export async function selectTenantName(tenantId: string, tx: Tx): Promise<string> {
  const { name } = await tx.selectFrom('tenant').select('name').where('id', '=', tenantId).executeTakeFirstOrThrow()
  return name
}
