// Thermal photos as the database returns them, and in their form in the contract.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { renderStored } from '../../platform/core/storedMessage'
import type { Statistics } from '../../media/thermal/degrees'
import type { EditableParameters } from '../../media/thermal/parameters'
import type { ThermalSource } from '../../media/thermal/readThermal'
import type { PixelPoint, ReadingKind } from '../../media/thermal/shapes'

export type ThermalPhoto = components['schemas']['ThermalPhoto']
export type Reading = components['schemas']['Reading']

export interface ThermalRow {
  photoId: string
  name: string
  missionId: string
  missionName: string
  storedFileId: string
  source: ThermalSource
  model: string
  width: number | null
  height: number | null
  cameraParameters: EditableParameters | null
  parameters: EditableParameters | null
  min: number | null
  max: number | null
  mean: number | null
  problem: string | null
  takenAt: Date | null
  localTime: boolean
  version: number
}

export const COLUMNS = sql`
  f.id as "photoId", f.name, f.mission_id as "missionId", m.name as "missionName", f.stored_file_id as "storedFileId",
  t.source, t.model, t.width, t.height, t.camera_parameters as "cameraParameters", t.parameters, t.min, t.max, t.mean,
  t.problem, f.taken_at as "takenAt", coalesce(p.is_local_time, false) as "localTime", t.version`

/** Thermal photos that are not deleted, of missions that are not deleted. */
export const fromThermalPhotos = (tenantId: string) => sql`
  from thermal_photo t
  join mission_file f on f.id = t.id and f.deleted_at is null
  join mission m on m.id = f.mission_id and m.deleted_at is null
  left join mission_photo p on p.file_id = f.id
 where t.tenant_id = ${tenantId}`

const DIGITS = 2
const rounded = (degrees: number): number => Number(degrees.toFixed(DIGITS))

export const asStatistics = ({ min, max, mean }: Statistics): Statistics => ({
  min: rounded(min),
  max: rounded(max),
  mean: rounded(mean),
})

export function asThermalPhoto({ min, max, mean, problem, takenAt, ...row }: ThermalRow): ThermalPhoto {
  return {
    ...row,
    statistics: min === null || max === null || mean === null ? null : asStatistics({ min, max, mean }),
    problem: renderStored(problem),
    takenAt: takenAt?.toISOString() ?? null,
  }
}

export interface ReadingRow {
  id: string
  kind: ReadingKind
  label: string
  points: PixelPoint[]
  min: number
  max: number
  mean: number
  parameters: EditableParameters | null
  createdAt: Date
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

export function asReading(row: ReadingRow): Reading {
  const { id, kind, label, points, parameters, createdAt, authorId, authorName, authorAvatar } = row
  return {
    _id: id,
    kind,
    label,
    parameters,
    ...asStatistics(row),
    points: points.map(([x, y]) => [x, y]),
    createdAt: createdAt.toISOString(),
    ...(authorId !== null && { createdBy: { _id: authorId, name: authorName ?? '', avatar: authorAvatar } }),
  }
}
