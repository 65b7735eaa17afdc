// Which photos of a mission a quick mosaic can use.
import { sql } from 'kysely'
import type { Tx } from '../../db/tenancy'

export interface MosaicPhoto {
  id: string
  key: string
  size: number
  width: number
  /** Upper left, upper right, lower right, lower left. */
  footprint: { lat: number; long: number }[]
  uncertainty: number | null
}

/** Degrees; steeper is straight down. */
const NADIR_PITCH = -80
/** Media types that the decoder knows; HEIC and DNG are shown by the preview that their files contain. */
const DECODABLE = ['image/jpeg', 'image/png', 'image/webp', 'image/tiff']

const fromPhotos = (tenantId: string, missionId: string) => sql`
  from mission_file f
  join mission_photo p on p.file_id = f.id
  join stored_file s on s.id = f.stored_file_id
  where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.kind = 'photo' and f.deleted_at is null`

/** Of a photo, the first reason that applies; `used` without one. */
const USE = sql`
  case when p.state in ('rejected', 'duplicate', 'invalid_exif') then 'rejected'
       when p.state = 'staged' and p.proposal is not null then 'proposed'
       when p.footprint is null or p.width is null then 'withoutArea'
       when p.pitch is null or p.pitch > ${NADIR_PITCH} then 'oblique'
       when s.media_type <> all(${DECODABLE}::text[]) then 'undecodable'
       else 'used' end`

export type PhotoUse = 'used' | 'rejected' | 'proposed' | 'withoutArea' | 'oblique' | 'undecodable'

export async function selectPhotoUses(tenantId: string, tx: Tx, missionId: string): Promise<Map<PhotoUse, number>> {
  const { rows } = await sql<{ use: PhotoUse; count: number }>`
    select ${USE} as use, count(*)::int as count ${fromPhotos(tenantId, missionId)} group by 1`.execute(tx)
  return new Map(rows.map(({ use, count }) => [use, count]))
}

/** In the order they were taken. */
export async function selectMosaicPhotos(
  tenantId: string,
  tx: Tx,
  missionId: string,
  limit: number,
): Promise<MosaicPhoto[]> {
  const { rows } = await sql<MosaicPhoto>`
    select f.id, s.key, s.size, p.width, p.footprint, p.uncertainty
      ${fromPhotos(tenantId, missionId)} and ${USE} = 'used'
     order by f.taken_at nulls last, f.id limit ${limit}`.execute(tx)
  return rows
}
