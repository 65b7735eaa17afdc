import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { isLowResolution } from './lowResolution'

export type SameFile = components['schemas']['SameFile']

/** The permission that lists what a file has become. */
const LISTED_WITH: Record<SameFile['use'], string> = {
  recording: 'vod_list',
  telemetry: 'flight_list',
  layer: 'layer_list',
  document: 'list_document',
}

/**
 * The oldest layer, document, recording or telemetry of a mission that was made from a file with the content of this stored file.
 * The trash does not count. A converted recording is recognised if its original was kept.
 * @param permissions of the user: what the user may not list is not found
 */
export async function findSameFile(
  tenantId: string,
  tx: Tx,
  {
    missionId,
    storedFileId,
    permissions,
  }: { missionId: string; storedFileId: string; permissions: ReadonlySet<string> },
): Promise<SameFile | undefined> {
  const uses = Object.entries(LISTED_WITH)
    .filter(([, permission]) => permissions.has(permission))
    .map(([use]) => use)
  const { rows } = await sql<SameFile>`
    with same as (
      select id from stored_file
       where tenant_id = ${tenantId}
         and sha256 = (select sha256 from stored_file where tenant_id = ${tenantId} and id = ${storedFileId})
    ), made as (
      select l.id as _id, 'layer' as use, l.name
        from layer l
       where l.tenant_id = ${tenantId} and l.mission_id = ${missionId} and l.deleted_at is null
         and l.source_file_id in (select id from same)
      union all
      select f.id, f.kind, f.name
        from mission_file f
        left join recording r on r.id = f.id and r.tenant_id = f.tenant_id
       where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.deleted_at is null
         and (f.stored_file_id in (select id from same) or r.original_file_id in (select id from same))
    )
    select _id, use, name from made where use = any(${uses}) order by _id limit 1`.execute(tx)
  return rows[0]
}

/**
 * A recording of a mission with one of these names, without its ending and in small letters. Copies of low resolution do not count, nor
 * does the trash.
 */
export async function selectRecordingCalled(
  tenantId: string,
  tx: Tx,
  missionId: string,
  bases: readonly string[],
): Promise<SameFile | undefined> {
  const { rows } = await sql<SameFile>`
    select id as _id, kind as use, name, true as "isRecordingBeside" from mission_file
     where tenant_id = ${tenantId} and mission_id = ${missionId} and kind = 'recording' and deleted_at is null
       and lower(regexp_replace(name, '\\.[^.]*$', '')) = any(${bases}) and not ${isLowResolution(sql`name`)}
     order by id limit 1`.execute(tx)
  return rows[0]
}
