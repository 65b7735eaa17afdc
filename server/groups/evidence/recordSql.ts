// Alerts, threads and reports in evidence cases: what the archive holds of them, as JSON.
import { sql, type RawBuilder } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/db/tenancy'
import { IS_TIME_KNOWN, IS_TIME_OF_FILE } from '../alert/public'

export interface CommentRecord {
  author: string | null
  /** ISO 8601, as all times of records. */
  at: string
  text: string
  /** What it was made on. */
  on: string
  subject: string
}

export interface ActivityRecord {
  at: string
  user: string | null
  action: string
}

export interface AlertRecord {
  title: string
  description: string
  kind: string
  severity: string
  state: string
  outcome: string | null
  reason: string | null
  /** Null where it is unknown, and where only a video file states it. */
  occurredAt: string | null
  /** Nobody has verified it. */
  occurredByFile: string | null
  activity: ActivityRecord[]
  comments: CommentRecord[]
}

export interface ThreadRecord {
  missionId: string
  comments: CommentRecord[]
}

/** What an edition of a report says of itself. */
export interface ReportRecord {
  name: string
  number: number
  period: { from: string; until: string }
  madeAt: string
  dataSha256: string
  inputs: object
}

export type RecordOfItem = AlertRecord | ThreadRecord | ReportRecord

export interface ItemRecord {
  /** ID of the item. */
  id: string
  record: RecordOfItem
  /** Of an alert that has a picture. */
  key: string | null
  sha256: string | null
  mediaType: string | null
  /** Null for an alert whose time is unknown. */
  takenAt: Date | null
  isTimeOfFile: boolean
  lat: number | null
  long: number | null
}

/** IDs of those that belong to the mission and are not deleted. */
export async function selectMissionAlerts(
  tenantId: string,
  tx: Tx,
  missionId: string,
  alertIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from alert
     where tenant_id = ${tenantId} and mission_id = ${missionId} and id = any (${alertIds}::uuid[])
       and deleted_at is null`.execute(tx)
  return rows.map(({ id }) => id)
}

/** @returns titles of those that were not in the case before */
export async function insertAlertItems(
  tenantId: string,
  tx: Tx,
  caseId: string,
  { alertIds, addedBy }: { alertIds: readonly string[]; addedBy: string },
): Promise<string[]> {
  const ids = alertIds.map(() => uuidv7())
  const { rows } = await sql<{ name: string }>`
    insert into evidence_item (id, tenant_id, case_id, alert_id, kind, name, added_by)
    select n.id, ${tenantId}, ${caseId}, a.id, 'alert', a.name, ${addedBy}
      from unnest(${ids}::uuid[], ${alertIds}::uuid[]) n (id, alert_id)
      join alert a on a.tenant_id = ${tenantId} and a.id = n.alert_id
    on conflict do nothing
    returning name`.execute(tx)
  return rows.map(({ name }) => name)
}

/** @returns the name of the item, unless the case had it before */
export async function insertThreadItem(
  tenantId: string,
  tx: Tx,
  caseId: string,
  { name, addedBy }: { name: string; addedBy: string },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    insert into evidence_item (id, tenant_id, case_id, kind, name, added_by)
    values (${uuidv7()}, ${tenantId}, ${caseId}, 'thread', ${name}, ${addedBy})
    on conflict do nothing
    returning name`.execute(tx)
  return rows.map((row) => row.name)
}

/** @returns names of those that were not in the case before */
export async function insertEditionItems(
  tenantId: string,
  tx: Tx,
  caseId: string,
  { editionIds, addedBy }: { editionIds: readonly string[]; addedBy: string },
): Promise<string[]> {
  const ids = editionIds.map(() => uuidv7())
  const { rows } = await sql<{ name: string }>`
    insert into evidence_item (id, tenant_id, case_id, edition_id, kind, name, needs, added_by)
    select n.id, ${tenantId}, ${caseId}, e.id, 'report', concat(e.name, ' ', e.number), e.permissions, ${addedBy}
      from unnest(${ids}::uuid[], ${editionIds}::uuid[]) n (id, edition_id)
      join report_edition e on e.tenant_id = ${tenantId} and e.id = n.edition_id
    on conflict do nothing
    returning name`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Comments of the threads `t` that fulfil the condition. */
const commentsOf = (condition: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(json_build_object(
            'on', t.entity, 'subject', t.subject, 'author', u.name, 'at', c.created_at, 'editedAt', c.edited_at,
            'text', c.text, 'momentMs', c.moment_ms) order by c.id), '[]')
     from thread t
     join thread_comment c on c.tenant_id = t.tenant_id and c.thread_id = t.id and c.deleted_at is null
     left join app_user u on u.id = c.created_by
    where ${condition})`

/** The alerts and threads of a case as they are now, those in the trash too. */
export async function selectItemRecords(tenantId: string, tx: Tx, caseId: string): Promise<ItemRecord[]> {
  const { rows } = await sql<ItemRecord>`
    select i.id, s.key, s.sha256, s.media_type as "mediaType", case when ${IS_TIME_KNOWN} then a.occurred_at end as "takenAt",
           ${IS_TIME_OF_FILE} as "isTimeOfFile", a.lat, a.long,
           json_build_object(
             '_id', a.id, 'title', a.name, 'description', a.description, 'kind', a.kind, 'severity', a.severity,
             'source', a.source, 'state', a.state, 'outcome', a.outcome, 'reason', a.reason, 'owner', o.name,
             'occurredAt', case when ${IS_TIME_KNOWN} and not ${IS_TIME_OF_FILE} then a.occurred_at end,
             'occurredByFile', case when ${IS_TIME_OF_FILE} then a.occurred_at end, 'createdAt', a.created_at, 'acknowledgedAt', a.acknowledged_at,
             'closedAt', a.closed_at, 'lat', a.lat, 'long', a.long, 'recordingId', a.recording_id,
             'momentMs', a.moment_ms, 'repeats', a.repeats,
             'activity', (select coalesce(json_agg(json_build_object(
                                   'at', x.at, 'user', x.user_name, 'action', x.action, 'details', x.details) order by x.id), '[]')
                            from alert_activity x where x.tenant_id = ${tenantId} and x.alert_id = a.id),
             'comments', ${commentsOf(sql`t.tenant_id = ${tenantId} and t.alert_id = a.id`)}) as record
      from evidence_item i
      join alert a on a.tenant_id = ${tenantId} and a.id = i.alert_id
      left join app_user o on o.id = a.owner_id
      left join stored_file s on s.tenant_id = ${tenantId} and s.id = a.picture_file_id
     where i.tenant_id = ${tenantId} and i.case_id = ${caseId}
    union all
    select i.id, null, null, null, i.added_at, false, null, null,
           json_build_object('missionId', e.mission_id,
                             'comments', ${commentsOf(sql`t.tenant_id = ${tenantId} and t.mission_id = e.mission_id`)})
      from evidence_item i join evidence_case e on e.id = i.case_id
     where i.tenant_id = ${tenantId} and i.case_id = ${caseId} and i.kind = 'thread'
    union all
    select i.id, null, null, null, e.made_at, false, null, null,
           json_build_object('_id', e.id, 'name', e.name, 'number', e.number,
                             'period', json_build_object('from', e.from_day, 'until', e.until_day),
                             'madeAt', e.made_at, 'software', e.software, 'dataSha256', e.data_sha256, 'inputs', e.inputs)
      from evidence_item i join report_edition e on e.tenant_id = ${tenantId} and e.id = i.edition_id
     where i.tenant_id = ${tenantId} and i.case_id = ${caseId}`.execute(tx)
  return rows
}
