import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { serverFile } from '../../../platform/core/folders'
import { inTenant } from '../../../platform/db/tenancy'
import { insertMissionFile } from '../../../records/mission-files/sql'
import { makeKey } from '../../../platform/storage/keys'
import { openStorage } from '../../../platform/storage/openStorage'
import { insertStoredFile } from '../../../platform/storage/sql'
import type { TestApp, TestTenant } from '../../../testing/testApp'
import { readThermalFacts } from '../../../media/thermal/thermalFacts'
import { insertThermalPhoto } from '../sql'

/** A radiometric photo of 640 x 512 pixels, 15.9 to 59.7 degrees. */
export const FLIR_PHOTO = serverFile('media/thermal/fixtures/flir_zenmuse_xtr.jpg')

/** Inserts an imported thermal photo directly, because the job of an import may end late. @returns its ID */
export async function insertStoredThermal(
  aerie: TestApp,
  tenant: TestTenant,
  { missionId, name }: { missionId: string; name: string },
): Promise<string> {
  const storage = await openStorage(aerie.config)
  const key = makeKey(tenant.id, 'file')
  const bytes = Readable.from([readFileSync(FLIR_PHOTO)])
  const staged = { key, name, mediaType: 'image/jpeg', ...(await storage.put(key, bytes)) }
  const facts = await readThermalFacts(FLIR_PHOTO, 'jpeg')
  if (!facts) throw new Error('The fixture has no thermal data')
  return inTenant(aerie.db, tenant.id, async (tx) => {
    const stored = await insertStoredFile(tenant.id, tx, staged, tenant.root.id)
    const file = { missionId, kind: 'photo', storedFileId: stored.id, name, createdBy: tenant.root.id } as const
    const photoId = await insertMissionFile(tenant.id, tx, file)
    await tx
      .insertInto('mission_photo')
      .values({ file_id: photoId, tenant_id: tenant.id, sha256: 'a'.repeat(64), imported_at: new Date() })
      .execute()
    await insertThermalPhoto(tenant.id, tx, photoId, facts)
    return photoId
  })
}
