import { Readable } from 'node:stream'
import sharp from 'sharp'
import { inTenant } from '../../../platform/db/tenancy'
import { insertMissionFile } from '../../../records/mission-files/sql'
import { makeKey } from '../../../platform/storage/keys'
import { openStorage } from '../../../platform/storage/openStorage'
import { insertStoredFile } from '../../../platform/storage/sql'
import type { TestApp, TestTenant } from '../../../testing/testApp'
import { insertOutcome } from '../sql'

/** @returns the ID of an outcome with a picture */
export async function insertStoredOutcome(
  aerie: TestApp,
  tenant: TestTenant,
  { missionId, name }: { missionId: string; name: string },
): Promise<string> {
  const storage = await openStorage(aerie.config)
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  const key = makeKey(tenant.id, 'file')
  const staged = { key, name, mediaType: 'image/webp', ...(await storage.put(key, Readable.from([picture]))) }
  return inTenant(aerie.db, tenant.id, async (tx) => {
    const stored = await insertStoredFile(tenant.id, tx, staged, tenant.root.id)
    const file = { missionId, kind: 'outcome', storedFileId: stored.id, name, createdBy: tenant.root.id } as const
    const id = await insertMissionFile(tenant.id, tx, file)
    const place = { locationName: name, note: '', location: { lat: 46.78, long: -92.1 } }
    await insertOutcome(tenant.id, tx, id, {
      ...place,
      peopleCount: 1,
      takenAt: null,
      sourceId: null,
      atMs: null,
      isTimeOfFile: false,
    })
    return id
  })
}
