// Pictures and moments of the demo's alerts, and its outcomes. They need the files of the demo, so that its job adds them.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { serverFile } from '../platform/core/folders'
import { inTenant } from '../platform/db/tenancy'
import { setPicture } from '../groups/alert/sql'
import { createOutcome } from '../groups/outcome/public'
import type { Services } from '../groups/services'
import { effectivePermissions } from '../platform/identity/permissions'
import { asWebp } from '../records/pictures/picture'
import { stageFile } from '../platform/storage/files'
import { insertStoredFile } from '../platform/storage/sql'
import { ALERTS, OUTCOMES } from './alertContents'
import { findAlertWithoutMedia, findMissionFile, hadOutcomeOf, setMoment } from './sql'

/** Longest side. */
const PICTURE_SIDE = 1920
const FILES = serverFile('demo/files')

interface Place {
  tenantId: string
  services: Services
  missionId: string
  userId: string
}

/** Gives alerts that have neither their photo or the moment of the recording. */
export async function addAlertMedia({ tenantId, services, missionId, userId }: Place): Promise<void> {
  const { db } = services
  for (const { title, photo, momentMs } of ALERTS) {
    if (photo === undefined && momentMs === undefined) continue
    const alertId = await inTenant(db, tenantId, (tx) => findAlertWithoutMedia(tenantId, tx, missionId, title))
    if (alertId === undefined) continue
    if (momentMs !== undefined) {
      await inTenant(db, tenantId, async (tx) => {
        const recordingId = await findMissionFile(tenantId, tx, missionId, { kind: 'recording' })
        if (recordingId !== undefined) await setMoment(tenantId, tx, alertId, recordingId, momentMs)
      })
    }
    if (photo === undefined) continue
    const picture = await asWebp(await readFile(path.join(FILES, photo)), PICTURE_SIDE)
    const file = { name: 'alert.webp', mediaType: 'image/webp', from: { stream: Readable.from([picture]) } }
    const staged = await stageFile(services, tenantId, file)
    await inTenant(db, tenantId, async (tx) => {
      await setPicture(tenantId, tx, alertId, (await insertStoredFile(tenantId, tx, staged, userId)).id)
    })
  }
}

/** Adds the outcomes that the mission never had. */
export async function addOutcomes({ tenantId, services, missionId, userId }: Place): Promise<void> {
  const user = { userId, permissions: effectivePermissions('tenant-root', []), userType: 'tenant-root' } as const
  for (const { photo, people, note, location } of OUTCOMES) {
    const photoId = await inTenant(services.db, tenantId, async (tx) => {
      const found = await findMissionFile(tenantId, tx, missionId, { kind: 'photo', name: photo })
      return found !== undefined && (await hadOutcomeOf(tenantId, tx, found)) ? undefined : found
    })
    if (photoId === undefined) continue
    const picture = await readFile(path.join(FILES, photo))
    await createOutcome(services, tenantId, user, { missionId, photoId, pcount: people, note, location }, picture)
  }
}
