import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

/** The stored picture of what a share shows. A moment has none: the poster may be of another part of the recording. */
export async function selectPreviewFile(tenantId: string, tx: Tx, shareId: string): Promise<string | undefined> {
  const { rows } = await sql<{ fileId: string | null }>`
    select coalesce(
      (select l.thumbnail_file_id from layer l
        where l.tenant_id = s.tenant_id and l.deleted_at is null and l.status = 'ready' and l.thumbnail_file_id is not null
          and case s.kind when 'layer' then l.id = s.layer_id
                          when 'mission' then l.mission_id = s.mission_id and 'layers' = any (s.shows)
                          else false end
        order by l.position, l.id desc limit 1),
      (select coalesce(p.preview_file_id, p.thumbnail_file_id)
         from mission_file f join mission_photo p on p.file_id = f.id
        where f.tenant_id = s.tenant_id and f.mission_id = s.mission_id and f.kind = 'photo' and f.deleted_at is null
          and p.state in ('assigned', 'unmatched') and p.thumbnail_file_id is not null
          and (s.kind = 'photos' or (s.kind = 'mission' and 'photos' = any (s.shows)))
          and (s.photo_ids is null or f.id = any (s.photo_ids))
        order by f.taken_at nulls last, f.name, f.id limit 1),
      (select r.poster_file_id from recording r
        where s.kind = 'recording' and r.tenant_id = s.tenant_id and r.id = s.file_id and r.state = 'ready'),
      (select f.stored_file_id from mission_file f
        where s.kind = 'outcome' and f.tenant_id = s.tenant_id and f.id = s.file_id and f.deleted_at is null)
    ) as "fileId"
      from share s where s.tenant_id = ${tenantId} and s.id = ${shareId}`.execute(tx)
  return rows[0]?.fileId ?? undefined
}
