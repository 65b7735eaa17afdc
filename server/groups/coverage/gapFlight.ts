// A flight over the gaps with the camera of the photos, and by default at their height.
import { conflict } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import type { DjiDrone } from '../../media/flight-plans/writeWpml'
import type { PlannedLine } from '../../media/flight-plans/plannedFlight'
import { gapLines, lengthOf, MAX_LINES, type LineSpacing } from '../../media/photos/coverage/gapLines'
import { groundSize } from '../../../geometry/footprint'
import { localFrame } from '../../../geometry/localFrame'
import { coverageText } from './messages'
import { coverageOf, type CoverageQuery, type CoverageServices } from './service'
import { selectCoverageCamera } from './sql'

export interface FlightQuery extends CoverageQuery {
  height?: number
  frontOverlap?: number
  sideOverlap?: number
}

export interface GapFlight {
  height: number
  gsd: number
  speed: number
  frontOverlap: number
  sideOverlap: number
  photoDistance: number
  lineDistance: number
  photos: number
  metres: number
  minutes: number
  camera: string | null
  drone: DjiDrone
  ignored: number
  lines: PlannedLine[]
}

const FRONT_OVERLAP = 75
const SIDE_OVERLAP = 65
const MAX_SPEED = 10
/** The cameras of drones can take the next photo after this time. */
const SECONDS_PER_PHOTO = 2

/** @throws AppError 404 for an unknown mission, 409 without gaps or with more lines than a plan can have */
export async function planGapFlight(
  services: CoverageServices,
  tenantId: string,
  missionId: string,
  query: FlightQuery,
  signal: AbortSignal,
): Promise<GapFlight> {
  const { coverage } = await coverageOf(services, tenantId, missionId, query, signal)
  if (!coverage) throw conflict(coverageText('noCoverage'))
  const camera = await inTenant(services.db, tenantId, (tx) => selectCoverageCamera(tenantId, tx, missionId))
  if (!camera) throw conflict(coverageText('noCamera'))
  const { frontOverlap = FRONT_OVERLAP, sideOverlap = SIDE_OVERLAP } = query
  const height = query.height ?? Math.max(5, Math.round(camera.relativeAltitude))
  const ground = groundSize(height, camera.focalLength, camera)
  // The wider side of the picture is across the direction of flight.
  const across = Math.max(ground.width, ground.height)
  const along = Math.min(ground.width, ground.height)
  const spacing: LineSpacing = {
    across,
    along,
    lines: rounded(across * (1 - sideOverlap / 100)),
    photos: rounded(along * (1 - frontOverlap / 100)),
  }
  const planned = gapLines(coverage.grid, coverage.gaps.areas, spacing)
  if (planned === 'tooMany') throw conflict(coverageText('tooManyLines', { limit: MAX_LINES }))
  const { lines, ignored } = planned
  if (lines.length === 0)
    throw conflict(ignored > 0 ? coverageText('gapsTooSmall', { count: ignored }) : coverageText('noGaps'))
  const speed = rounded(Math.min(MAX_SPEED, Math.max(1, spacing.photos / SECONDS_PER_PHOTO)))
  const onLines = lines.reduce((sum, line) => sum + lengthOf(line), 0)
  const between = lines.slice(1).reduce((sum, [from], index) => sum + lengthOf([lines[index]![1], from]), 0)
  const frame = localFrame(coverage.origin.lat, coverage.origin.long)
  return {
    height,
    gsd: ground.metresPerPixel,
    speed,
    frontOverlap,
    sideOverlap,
    ignored,
    photoDistance: spacing.photos,
    lineDistance: spacing.lines,
    photos: lines.reduce((sum, line) => sum + Math.floor(lengthOf(line) / spacing.photos) + 1, 0),
    metres: onLines + between,
    minutes: (onLines + between) / speed / 60,
    camera: camera.camera,
    drone: droneOf(camera.model),
    lines: lines.map(([from, to]) => ({ from: frame.toDegrees(from), to: frame.toDegrees(to) })),
  }
}

/** Rounded to a decimetre; at least 0.5 m, because a distance of 0 would mean endless photos. */
const rounded = (metres: number): number => Math.max(0.5, Math.round(metres * 10) / 10)

const MODELS: readonly DjiDrone[] = ['M30', 'M30T', 'M3E', 'M3T', 'M3D', 'M3TD']

/** Drones with a built-in camera write the name of the drone as the camera model. */
const droneOf = (model: string | null): DjiDrone => MODELS.find((drone) => drone === model) ?? 'DJI_FLY'
