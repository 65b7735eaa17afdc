// The rules of thermal photos. Each change is announced in the transaction that makes it.
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { AppError, conflict, fieldError, notFound } from '../../platform/core/errors'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { requireStoredFile } from '../../platform/storage/sql'
import type { EditableParameters } from '../../media/thermal/parameters'
import { POINTS, type PixelPoint, type ReadingKind } from '../../media/thermal/shapes'
import type { ThermalResult, ThermalTask } from '../../media/thermal/thermalTask'
import type { Services } from '../services'
import { thermalPhotoText } from './messages'
import { asReading, type Reading, type ThermalRow } from './row'
import { deleteReading, insertReading, selectReadings, selectThermalPhoto, updateThermalPhoto } from './sql'

const MOST_READINGS = 200
/** The problem of a photo is no fault of the request, but its state. */
const CONFLICT = 409

type Engines = Pick<Services, 'db' | 'storage' | 'photos'>

export async function requireThermalPhoto(tenantId: string, tx: Tx, photoId: string): Promise<ThermalRow> {
  const row = await selectThermalPhoto(tenantId, tx, photoId)
  if (!row) throw notFound(thermalPhotoText('notFound'))
  return row
}

/**
 * Reads the file of a thermal photo and measures it.
 *
 * @param parameters in place of the stored ones
 * @throws AppError 409 when the temperatures are unknown
 */
export async function measurePhoto(
  { db, storage, photos }: Engines,
  tenantId: string,
  { storedFileId, source, parameters: stored }: ThermalRow,
  { parameters, ...task }: Omit<ThermalTask, 'path' | 'source'>,
  signal?: AbortSignal,
): Promise<ThermalResult> {
  const { key } = await inTenant(db, tenantId, (tx) => requireStoredFile(tenantId, tx, storedFileId))
  const local = await storage.localFile(key)
  try {
    const used = { ...stored, ...parameters }
    const reply = await photos.run({ ...task, path: local.path, source, parameters: used }, signal)
    if ('problem' in reply) throw new AppError(CONFLICT, reply.problem)
    return reply.result
  } finally {
    local.release()
  }
}

/** @throws AppError 404, 409 when `version` is stale or the photo has no parameters */
export async function editParameters(
  services: Engines,
  tenantId: string,
  photoId: string,
  { version, ...edit }: { version: number } & Partial<EditableParameters>,
  actor: Actor,
): Promise<void> {
  const { db } = services
  const before = await inTenant(db, tenantId, (tx) => requireThermalPhoto(tenantId, tx, photoId))
  const { parameters, statistics } = await measurePhoto(services, tenantId, before, { parameters: edit })
  if (!parameters || !statistics) throw conflict(thermalPhotoText('noParameters'))
  await inTenant(db, tenantId, async (tx) => {
    await requireThermalPhoto(tenantId, tx, photoId)
    // The temperatures were computed from the parameters of `before`.
    const isCurrent = before.version === version
    const current = { photoId, version }
    if (!isCurrent || !(await updateThermalPhoto(tenantId, tx, current, parameters, statistics))) {
      throw await staleVersion(tx, 'thermal_photo', photoId, thermalPhotoText('changedElsewhere'))
    }
    const details = { photoId, missionId: before.missionId }
    const entry = { ...actor, action: 'thermal.edit', target: before.name, details } as const
    await recordEdit(tenantId, tx, entry, before.parameters ?? before.cameraParameters ?? {}, parameters)
    await recordChanged(tenantId, tx, 'Thermal', photoId)
  })
}

/** @throws AppError 404, 400 for a wrong number of points or none with a temperature, 409 for too many readings */
export async function createReading(
  services: Engines,
  tenantId: string,
  photoId: string,
  { kind, label = '', points }: { kind: ReadingKind; label?: string; points: PixelPoint[] },
  userId: string,
): Promise<Reading> {
  const { db } = services
  const [least, most] = POINTS[kind]
  if (points.length < least || points.length > most) throw fieldError('points', thermalPhotoText('points'))
  const photo = await inTenant(db, tenantId, (tx) => requireThermalPhoto(tenantId, tx, photoId))
  const { statistics, parameters } = await measurePhoto(services, tenantId, photo, { shape: { kind, points } })
  if (!statistics) throw fieldError('points', thermalPhotoText('outside'))
  return inTenant(db, tenantId, async (tx) => {
    await requireThermalPhoto(tenantId, tx, photoId)
    const wanted = { kind, label: label.trim(), points, parameters, ...statistics, createdBy: userId }
    const id = await insertReading(tenantId, tx, photoId, wanted, MOST_READINGS)
    if (id === undefined) throw conflict(thermalPhotoText('tooMany', { most: MOST_READINGS }))
    await recordChanged(tenantId, tx, 'Thermal', photoId)
    const readings = await selectReadings(tenantId, tx, photoId)
    return asReading(readings.find((reading) => reading.id === id)!)
  })
}

/** @throws AppError 404 */
export async function removeReading(
  services: Engines,
  tenantId: string,
  readingId: string,
  actor: Actor,
): Promise<void> {
  await inTenant(services.db, tenantId, async (tx) => {
    const deleted = await deleteReading(tenantId, tx, readingId)
    if (!deleted) throw notFound(thermalPhotoText('readingNotFound'))
    const { photoId, photoName, label } = deleted
    const details = { photoId, readingId, label }
    await recordAudit(tenantId, tx, { ...actor, action: 'thermal.delete-reading', target: photoName, details })
    await recordChanged(tenantId, tx, 'Thermal', photoId)
  })
}
