// The table of thermal photos as CSV.
import type { Readable } from 'node:stream'
import { csvOf } from '../../platform/http/csv'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { clockText } from '../../records/mission-files/takenTime'
import { asThermalPhoto, type ThermalPhoto } from './row'
import { selectThermalPhotosBefore } from './sql'

type Line = ThermalPhoto & { _id: string }

const degrees = (value: number | undefined): string => (value === undefined ? '' : String(value))

const COLUMNS: Record<string, (photo: Line) => string> = {
  photo: ({ name }) => name,
  mission: ({ missionName }) => missionName,
  camera: ({ model }) => model,
  'taken at': ({ takenAt, localTime }) => (localTime ? '' : (takenAt ?? '')),
  'camera clock, zone unknown': ({ takenAt, localTime }) => (localTime && takenAt ? clockText(new Date(takenAt)) : ''),
  'min °C': ({ statistics }) => degrees(statistics?.min),
  'mean °C': ({ statistics }) => degrees(statistics?.mean),
  'max °C': ({ statistics }) => degrees(statistics?.max),
  problem: ({ problem }) => problem ?? '',
}

export const thermalPhotosAsCsv = (db: Db, tenantId: string, filter: { missionId?: string | undefined }): Readable =>
  csvOf(COLUMNS, async (before, limit) => {
    const rows = await inTenant(db, tenantId, (tx) => selectThermalPhotosBefore(tenantId, tx, filter, before, limit))
    return rows.map((row) => ({ ...asThermalPhoto(row), _id: row.photoId }))
  })
