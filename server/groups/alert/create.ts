// Alerts that people raise, with or without a picture.
import { Readable } from 'node:stream'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { fieldError } from '../../platform/core/errors'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { asWebp, MAX_PICTURE_BYTES } from '../../records/pictures/picture'
import { requireQuota } from '../../records/quota/usage'
import { stageFile } from '../../platform/storage/files'
import { insertStoredFile } from '../../platform/storage/sql'
import { withUpload } from '../../records/uploads/fileOfCall'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { keyOf } from './dedupeKey'
import { alertText } from './messages'
import { raiseAlert, type NewAlert } from './raise'
import type { AlertRow } from './row'
import { requireAlert } from './service'
import { setPicture } from './sql'

type Schemas = components['schemas']

/** Longest side of the picture of an alert. */
const PICTURE_SIDE = 1920

/** Clocks of browsers differ. */
const CLOCK_TOLERANCE_MS = 5 * 60_000

interface Raised {
  alert: AlertRow
  isRepeat: boolean
}

interface Caller {
  user: Principal
  actor: Actor
}

/** An alert that equals an open one is counted as its repeat. */
export async function createAlert(
  db: Db,
  tenantId: string,
  wanted: Schemas['NewAlert'],
  caller: Caller,
): Promise<Raised> {
  const alert = { dedupeKey: keyOf(wanted), ...asNewAlert(wanted) }
  return inTenant(db, tenantId, async (tx) => {
    const { id, isRepeat } = await raiseAlert(tenantId, tx, alert, caller.user)
    return recorded(tenantId, tx, id, isRepeat, caller)
  })
}

/**
 * An alert that equals an open one, with the same picture, is counted as its repeat, whose picture is not kept.
 * @throws AppError as `raiseAlert`; 400 and 415 for other files, 409 without storage
 */
export async function createAlertWithPicture(
  services: Pick<Services, 'db' | 'storage'>,
  tenantId: string,
  { uploadId, ...wanted }: Schemas['NewAlertWithPicture'],
  caller: Caller,
): Promise<Raised> {
  const { db } = services
  const { user } = caller
  const given = asNewAlert(wanted)
  await inTenant(db, tenantId, (tx) => requireMission(tenantId, tx, wanted.missionId))
  return withUpload(services, user, uploadId, MAX_PICTURE_BYTES, async (bytes) => {
    const alert = { dedupeKey: keyOf(wanted, bytes), ...given }
    const picture = await asWebp(bytes, PICTURE_SIDE)
    const file = { name: 'alert.webp', mediaType: 'image/webp', from: { stream: Readable.from([picture]) } }
    const staged = await stageFile(services, tenantId, file)
    return inTenant(db, tenantId, async (tx) => {
      const { id, isRepeat } = await raiseAlert(tenantId, tx, alert, user)
      if (!isRepeat) {
        await requireQuota(tenantId, tx, 'storageBytes', staged.size)
        await setPicture(tenantId, tx, id, (await insertStoredFile(tenantId, tx, staged, user.userId)).id)
      }
      return recorded(tenantId, tx, id, isRepeat, caller)
    })
  })
}

/** Adds a new alert to the audit log. A repeat changes nothing but a number. */
async function recorded(
  tenantId: string,
  tx: Tx,
  alertId: string,
  isRepeat: boolean,
  { actor }: Caller,
): Promise<Raised> {
  const alert = await requireAlert(tenantId, tx, alertId)
  if (!isRepeat) {
    const details = {
      alertId,
      missionId: alert.missionId,
      mission: alert.missionName,
      kind: alert.kind,
      severity: alert.severity,
      owner: alert.ownerName,
      dueAt: alert.dueAt?.toISOString() ?? null,
    }
    await recordAudit(tenantId, tx, { ...actor, action: 'alert.create', target: alert.title, details })
  }
  return { alert, isRepeat }
}

/** @throws AppError 400 for a time in the future */
function asNewAlert({ occurredAt, dueAt, ...rest }: Schemas['NewAlert']): NewAlert {
  if (occurredAt !== undefined && Date.parse(occurredAt) > Date.now() + CLOCK_TOLERANCE_MS) {
    throw fieldError('occurredAt', alertText('occursLater'))
  }
  return {
    ...rest,
    source: 'person',
    ...(occurredAt !== undefined && { occurredAt: new Date(occurredAt) }),
    ...(dueAt !== undefined && { dueAt: new Date(dueAt) }),
  }
}
