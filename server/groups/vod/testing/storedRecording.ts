import { Readable } from 'node:stream'
import { inTenant } from '../../../platform/db/tenancy'
import { insertMissionFile } from '../../../records/mission-files/sql'
import { makeKey } from '../../../platform/storage/keys'
import { openStorage } from '../../../platform/storage/openStorage'
import { insertStoredFile } from '../../../platform/storage/sql'
import type { TestApp, TestTenant } from '../../../testing/testApp'

/** A recording that can be played, as rows: the import of a video would go on during the tests. @returns its ID */
export async function insertStoredRecording(
  aerie: TestApp,
  tenant: TestTenant,
  { missionId, name, bytes }: { missionId: string; name: string; bytes: Buffer },
): Promise<string> {
  const storage = await openStorage(aerie.config)
  const store = async (mediaType: string) => {
    const key = makeKey(tenant.id, 'file')
    return { key, name, mediaType, ...(await storage.put(key, Readable.from([bytes]))) }
  }
  const video = await store('video/mp4')
  const poster = await store('image/webp')
  const storyboard = await store('image/webp')
  return inTenant(aerie.db, tenant.id, async (tx) => {
    const stored = await insertStoredFile(tenant.id, tx, video, tenant.root.id)
    const picture = await insertStoredFile(tenant.id, tx, poster, tenant.root.id)
    const pictures = await insertStoredFile(tenant.id, tx, storyboard, tenant.root.id)
    const file = { missionId, kind: 'recording', storedFileId: stored.id, name, createdBy: tenant.root.id } as const
    const id = await insertMissionFile(tenant.id, tx, file)
    const details = { state: 'ready', started_at: new Date(0), start_origin: 'container', duration_ms: 1000 }
    await tx
      .insertInto('recording')
      .values({
        id,
        tenant_id: tenant.id,
        source: 'upload',
        poster_file_id: picture.id,
        storyboard_file_id: pictures.id,
        ...details,
      })
      .execute()
    return id
  })
}
