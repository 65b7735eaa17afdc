// Photos and alerts of phones. A phone on a bad line sends them again: what was made by the first call is returned.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { conflict } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { keepRejection, requireUpload, whyNotClaimable } from '../../records/uploads/service'
import { selectMade, updateMade } from '../../records/uploads/sql'
import { createAlert, createAlertWithPicture, findAlertByKey } from '../alert/public'
import { createPhotoInTx } from '../photo/public'
import type { Services } from '../services'
import { phoneText } from './messages'
import { forMission } from './scope'

type Schemas = components['schemas']

interface Caller {
  user: Principal
  actor: Actor
}

/** How alerts of phones are grouped in the lists of alerts. */
const ALERT_KIND = 'Report'

/** @returns the ID of the photo @throws AppError 404, 409 for an upload that is incomplete or used elsewhere, 400 for other files */
export async function addPhoto(
  { db }: Pick<Services, 'db'>,
  tenantId: string,
  { missionId, uploadId }: Schemas['PhonePhoto'],
  { user, actor }: Caller,
): Promise<string> {
  const { userId } = user
  return forMission(db, tenantId, missionId, () =>
    keepRejection(db, tenantId, { uploadId, userId }, () =>
      inTenant(db, tenantId, async (tx) => {
        const upload = await requireUpload(tenantId, tx, uploadId, userId, 'lock')
        const made = await selectMade(tenantId, tx, uploadId)
        if (made && made.missionId !== missionId) throw conflict(phoneText('usedElsewhere'))
        if (made) return made.id
        if (upload.state !== 'finished') throw conflict(whyNotClaimable(upload))
        const id = await createPhotoInTx(tenantId, tx, userId, { missionId, uploadId })
        await updateMade(tenantId, tx, uploadId, { use: 'photo', id, missionId })
        const details = { photoId: id, missionId }
        await recordAudit(tenantId, tx, { ...actor, action: 'phone.photo', target: upload.name, details })
        return id
      }),
    ),
  )
}

/** @returns the ID of the alert @throws AppError as `createAlertWithPicture` */
export async function raiseAlert(
  services: Pick<Services, 'db' | 'storage'>,
  tenantId: string,
  { key, uploadId, ...wanted }: Schemas['PhoneAlert'],
  caller: Caller,
): Promise<string> {
  const { db } = services
  const { missionId } = wanted
  const dedupeKey = `phone/${caller.user.sessionId}/${key}`
  return forMission(db, tenantId, missionId, async () => {
    const before = await inTenant(db, tenantId, (tx) => findAlertByKey(tenantId, tx, missionId, dedupeKey))
    if (before !== undefined) return before
    // People of the client see what they have reported.
    const alert = { ...wanted, kind: ALERT_KIND, dedupeKey, clientVisible: true }
    const raised =
      uploadId === undefined
        ? await createAlert(db, tenantId, alert, caller)
        : await createAlertWithPicture(services, tenantId, { ...alert, uploadId }, caller)
    return raised.alert.id
  })
}
