// Orthomosaics of missions for handlers.
import { AppError, conflict, notFound } from '../../platform/core/errors'
import { currentLanguage } from '../../platform/core/requestContext'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { requireReserved, type ReservingSettings } from '../../platform/disk/reservations'
import { endOpenJob } from '../job/public'
import { requireMission } from '../mission/public'
import { noServerText, orthomosaicText } from './messages'
import { checkOptions, type NodeOption } from './nodeOptions'
import { optionsOf, type Preset, type TaskOption } from './presets'
import { changeOrthomosaic } from './progress'
import {
  insertOrthomosaic,
  lockOrthomosaic,
  measurePhotos,
  selectOrthomosaic,
  selectPhotoIds,
  type OrthomosaicRow,
} from './sql'
import { startSending, startStoring } from './transfers'

export const MIN_PHOTOS = 3
export const MAX_PHOTOS = 10_000

interface Reserving {
  db: Db
  config: ReservingSettings
}

export interface ServerOptions {
  /** Undefined when no server accepts tasks. */
  known: readonly NodeOption[] | undefined
  /** What a server answered that accepts none. */
  refusal: string | undefined
}

interface NewOrthomosaic {
  name: string
  preset: Preset
  options?: readonly TaskOption[]
}

/** @throws AppError 404 when the mission does not exist or was deleted */
export async function measureMission(
  db: Db,
  tenantId: string,
  missionId: string,
): Promise<{ count: number; megapixels: number }> {
  return inTenant(db, tenantId, async (tx) => {
    await requireMission(tenantId, tx, missionId)
    return measurePhotos(tenantId, tx, missionId)
  })
}

/**
 * @throws AppError 404, 409 with too few or too many photos, 400 for options, 502 for options that cannot be checked, 507 when the disk has
 * no room for the results
 */
export async function createOrthomosaic(
  { db, config }: Reserving,
  tenantId: string,
  userId: string,
  missionId: string,
  { name, preset, options = [] }: NewOrthomosaic,
  { known, refusal }: ServerOptions,
): Promise<OrthomosaicRow> {
  if (options.length > 0) {
    if (!known) throw new AppError(502, noServerText(refusal))
    checkOptions(options, known)
  }
  const chosen = new Set(options.map((option) => option.name))
  const names = known && new Set(known.map((option) => option.name))
  const ofPreset = optionsOf(preset, names).filter((option) => !chosen.has(option.name))
  return inTenant(db, tenantId, async (tx) => {
    await requireMission(tenantId, tx, missionId)
    const { count } = await measurePhotos(tenantId, tx, missionId)
    if (count < MIN_PHOTOS) throw conflict(orthomosaicText('tooFew', { min: MIN_PHOTOS, count }))
    if (count > MAX_PHOTOS) throw conflict(orthomosaicText('tooMany', { max: MAX_PHOTOS, count }))
    const photoIds = await selectPhotoIds(tenantId, tx, missionId, MAX_PHOTOS)
    const id = await insertOrthomosaic(tenantId, tx, {
      missionId,
      name: name.trim(),
      preset,
      options: [...ofPreset, ...options],
      photoIds,
      language: currentLanguage(),
      userId,
    })
    const bytes = await startSending(tenantId, tx, await requireOrthomosaic(tenantId, tx, id), userId)
    const created = await requireOrthomosaic(tenantId, tx, id)
    await requireReserved(tx, config, bytes)
    return created
  })
}

/** @throws AppError 404, 409 when it has ended */
export async function cancelOrthomosaic(db: Db, tenantId: string, id: string): Promise<OrthomosaicRow> {
  return inTenant(db, tenantId, async (tx) => {
    await requireOrthomosaic(tenantId, tx, id)
    const row = await lockOrthomosaic(tenantId, tx, id)
    if (!row || !['sending', 'processing', 'storing'].includes(row.status)) {
      throw conflict(orthomosaicText('notActive'))
    }
    if (row.jobId !== null) await endOpenJob(tenantId, tx, row.jobId)
    const removesTask = row.taskId !== null
    const end = { status: 'cancelled', message: null, endedAt: new Date(), removesTask, dueInSeconds: 0 } as const
    await changeOrthomosaic(tenantId, tx, id, end)
    return requireOrthomosaic(tenantId, tx, id)
  })
}

/** @throws AppError 404, 409 when it has not failed, 507 when the disk has no room for the results */
export async function retryOrthomosaic(
  { db, config }: Reserving,
  tenantId: string,
  userId: string,
  id: string,
): Promise<OrthomosaicRow> {
  return inTenant(db, tenantId, async (tx) => {
    await requireOrthomosaic(tenantId, tx, id)
    const row = await lockOrthomosaic(tenantId, tx, id)
    if (row?.status !== 'failed') throw conflict(orthomosaicText('notFailed'))
    const start = row.isComputed ? startStoring : startSending
    const bytes = await start(tenantId, tx, row, userId)
    const started = await requireOrthomosaic(tenantId, tx, id)
    await requireReserved(tx, config, bytes)
    return started
  })
}

/** @throws AppError 404 when it does not exist or its mission was deleted */
export async function requireOrthomosaic(tenantId: string, tx: Tx, id: string): Promise<OrthomosaicRow> {
  const row = await selectOrthomosaic(tenantId, tx, id)
  if (!row) throw notFound(orthomosaicText('notFound'))
  return row
}
