// What a share points to.
import { sql, type RawBuilder } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'

export type ShareKind = components['schemas']['ShareKind']
export type ShareContent = components['schemas']['ShareContent']

/** The columns of a share that refer to its thing. */
export interface References {
  mission_id: string | null
  layer_id?: string
  file_id?: string
  stream_id?: string
  edition_id?: string
  case_id?: string
}

/** Name of the thing of a share `s`; null when the thing, or its mission, was deleted. */
export const TARGET_NAME = sql<string | null>`
  case
    when s.kind in ('mission', 'photos') then
      (select m.name from mission m where m.tenant_id = s.tenant_id and m.id = s.mission_id and m.deleted_at is null)
    when s.kind = 'layer' then
      (select l.name from layer l join mission m on m.id = l.mission_id and m.deleted_at is null
        where l.tenant_id = s.tenant_id and l.id = s.layer_id and l.deleted_at is null)
    when s.kind in ('recording', 'moment', 'document', 'outcome') then
      (select coalesce((select nullif(o.location_name, '') from outcome o where o.tenant_id = s.tenant_id and o.id = f.id), f.name)
         from mission_file f join mission m on m.id = f.mission_id and m.deleted_at is null
        where f.tenant_id = s.tenant_id and f.id = s.file_id and f.deleted_at is null)
    when s.kind = 'stream' then
      (select v.name from live_stream v join mission m on m.id = v.mission_id and m.deleted_at is null
        where v.tenant_id = s.tenant_id and v.id = s.stream_id)
    when s.kind = 'report' then
      (select concat(e.name, ' ', e.number) from report_edition e where e.tenant_id = s.tenant_id and e.id = s.edition_id)
    when s.kind = 'evidence' then
      (select c.name from evidence_case c join mission m on m.id = c.mission_id and m.deleted_at is null
        where c.tenant_id = s.tenant_id and c.id = s.case_id and c.deleted_at is null)
  end`

/** What a share `s` refers to; null once that was deleted permanently. */
export const REFERENCE = sql<string | null>`
  case
    when s.kind in ('mission', 'photos') then s.mission_id
    when s.kind = 'layer' then s.layer_id
    when s.kind = 'stream' then s.stream_id
    when s.kind = 'report' then s.edition_id
    when s.kind = 'evidence' then s.case_id
    else s.file_id
  end`

const FILE_KINDS: Partial<Record<ShareKind, string>> = {
  recording: 'recording',
  moment: 'recording',
  document: 'document',
  outcome: 'outcome',
}

/** @returns undefined when the thing does not exist or was deleted */
export async function selectReferences(
  tenantId: string,
  tx: Tx,
  kind: ShareKind,
  targetId: string,
): Promise<References | undefined> {
  const { rows } = await referencesOf(tenantId, kind, targetId).execute(tx)
  return rows[0]
}

function referencesOf(tenantId: string, kind: ShareKind, targetId: string): RawBuilder<References> {
  switch (kind) {
    case 'mission':
    case 'photos':
      return sql`select id as mission_id from mission
                  where tenant_id = ${tenantId} and id = ${targetId} and deleted_at is null`
    case 'layer':
      return sql`select mission_id, id as layer_id from layer
                  where tenant_id = ${tenantId} and id = ${targetId} and mission_id is not null and deleted_at is null`
    case 'stream':
      return sql`select mission_id, id as stream_id from live_stream where tenant_id = ${tenantId} and id = ${targetId}`
    case 'report':
      return sql`select null as mission_id, id as edition_id from report_edition
                  where tenant_id = ${tenantId} and id = ${targetId}`
    case 'evidence':
      return sql`select mission_id, id as case_id from evidence_case
                  where tenant_id = ${tenantId} and id = ${targetId} and deleted_at is null`
    default:
      return sql`select mission_id, id as file_id from mission_file
                  where tenant_id = ${tenantId} and id = ${targetId} and kind = ${FILE_KINDS[kind]} and deleted_at is null`
  }
}

/** How many of these photos are accepted ones of the mission. */
export async function countPhotos(
  tenantId: string,
  tx: Tx,
  missionId: string,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mission_file f join mission_photo p on p.file_id = f.id
     where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.id = any(${ids}::uuid[])
       and f.deleted_at is null and p.state in ('assigned', 'unmatched')`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Whether a layer or recording can be shown. Other things always can. */
export async function isReady(tenantId: string, tx: Tx, kind: ShareKind, targetId: string): Promise<boolean> {
  if (kind === 'layer') {
    const row = await tx
      .selectFrom('layer')
      .select('status')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', targetId)
      .executeTakeFirst()
    return row?.status === 'ready'
  }
  if (kind !== 'recording' && kind !== 'moment') return true
  const row = await tx
    .selectFrom('recording')
    .select('state')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', targetId)
    .executeTakeFirst()
  return row?.state === 'ready'
}
