// Queries for the ground areas of photos.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { LatLong } from '../../../geometry/footprint'
import { photoFocalLength, type StatedLens } from '../../../geometry/lens'

export interface CoveragePhoto {
  id: string
  /** Upper left, upper right, lower right, lower left. */
  footprint: LatLong[]
  /** Position of the camera; null without an elevation layer. */
  lat: number | null
  long: number | null
  relativeAltitude: number | null
  takeOff: number | null
  groundLayerId: string | null
}

/** Photos that are not deleted, of a mission that is not deleted. */
const fromPhotos = (tenantId: string, missionId: string) => sql`
  from mission_file f
  join mission_photo p on p.file_id = f.id
  where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.kind = 'photo' and f.deleted_at is null`

const COUNTED = sql`(p.state = 'assigned' or (p.state = 'staged' and p.proposal is null))`

export interface CoverageCounts {
  /** Photos whose area is known. */
  counted: number
  withoutArea: number
  proposed: number
  /** Counted photos whose area was computed with an elevation layer. */
  onGround: number
  /** Median of the counted photos, in metres. */
  uncertainty: number | null
}

export async function selectCoverageCounts(tenantId: string, tx: Tx, missionId: string): Promise<CoverageCounts> {
  const { rows } = await sql<CoverageCounts>`
    select count(*) filter (where ${COUNTED} and p.footprint is not null)::int as counted,
           count(*) filter (where (${COUNTED} or p.state = 'unmatched') and p.footprint is null)::int as "withoutArea",
           count(*) filter (where p.state = 'staged' and p.proposal is not null)::int as proposed,
           count(*) filter (where ${COUNTED} and p.footprint is not null and p.ground_layer_id is not null)::int as "onGround",
           percentile_cont(0.5) within group (order by p.uncertainty)
             filter (where ${COUNTED} and p.footprint is not null) as uncertainty
      ${fromPhotos(tenantId, missionId)}`.execute(tx)
  return rows[0] ?? { counted: 0, withoutArea: 0, proposed: 0, onGround: 0, uncertainty: null }
}

export interface GroundLayer {
  layerId: string
  layerName: string
}

const MAX_GROUND_LAYERS = 20

/** Elevation layers of the counted photos that the caller sees. */
export async function selectGroundLayers(tenantId: string, tx: Tx, missionId: string): Promise<GroundLayer[]> {
  const { rows } = await sql<GroundLayer>`
    select l.id as "layerId", l.name as "layerName" from layer l
     where l.tenant_id = ${tenantId} and l.deleted_at is null
       and l.id = any (array(select distinct p.ground_layer_id ${fromPhotos(tenantId, missionId)}
                               and ${COUNTED} and p.footprint is not null and p.ground_layer_id is not null))
     order by l.name, l.id limit ${MAX_GROUND_LAYERS}`.execute(tx)
  return rows
}

/** A page of the counted photos, in the order of their ids. */
export async function selectFootprints(
  tenantId: string,
  tx: Tx,
  missionId: string,
  page: { after: string | null; limit: number },
): Promise<CoveragePhoto[]> {
  const rest = page.after === null ? sql`` : sql`and f.id > ${page.after}`
  const { rows } = await sql<CoveragePhoto>`
    select f.id, p.footprint, f.lat, f.long, p.relative_altitude as "relativeAltitude", p.take_off as "takeOff",
           p.ground_layer_id as "groundLayerId"
      ${fromPhotos(tenantId, missionId)} and ${COUNTED} and p.footprint is not null ${rest}
     order by f.id limit ${page.limit}`.execute(tx)
  return rows
}

/** The most frequent camera of the counted photos. Focal length and height are medians. */
export interface CoverageCamera {
  camera: string | null
  /** EXIF model, such as M3E. */
  model: string | null
  width: number
  height: number
  focalLength: number
  /** Metres above the take-off point. */
  relativeAltitude: number
}

export async function selectCoverageCamera(
  tenantId: string,
  tx: Tx,
  missionId: string,
): Promise<CoverageCamera | undefined> {
  const focalLength = sql`(p.facts ->> 'focalLength')::double precision`
  const focalLength35 = sql`(p.facts ->> 'focalLength35')::double precision`
  const { rows } = await sql<Omit<CoverageCamera, 'focalLength'> & { lens: StatedLens }>`
    select nullif(concat_ws(' ', p.facts ->> 'make', p.facts ->> 'model'), '') as camera, p.facts ->> 'model' as model,
           p.width, p.height,
           json_build_object('make', p.facts ->> 'make', 'model', p.facts ->> 'model',
                             'focalLength', percentile_cont(0.5) within group (order by ${focalLength}),
                             'focalLength35', percentile_cont(0.5) within group (order by ${focalLength35}),
                             'digitalZoom', (p.facts ->> 'digitalZoom')::double precision) as lens,
           percentile_cont(0.5) within group (order by p.relative_altitude) as "relativeAltitude"
      ${fromPhotos(tenantId, missionId)} and ${COUNTED} and p.footprint is not null
       and ${focalLength35} > 0 and p.relative_altitude > 0
     group by p.facts ->> 'make', p.facts ->> 'model', p.facts ->> 'digitalZoom', p.width, p.height
     order by count(*) desc, p.width desc limit 1`.execute(
    tx,
  )
  const [row] = rows
  if (!row) return undefined
  const { lens, ...camera } = row
  return { ...camera, focalLength: photoFocalLength(lens, camera) ?? 0 }
}
