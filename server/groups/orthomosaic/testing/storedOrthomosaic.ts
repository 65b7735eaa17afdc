// An orthomosaic as its jobs leave it, for tests that need no processing server.
import { Readable } from 'node:stream'
import { inTenant } from '../../../platform/db/tenancy'
import { makeKey } from '../../../platform/storage/keys'
import { openStorage } from '../../../platform/storage/openStorage'
import { insertStoredFile } from '../../../platform/storage/sql'
import type { TestApp, TestTenant } from '../../../testing/testApp'
import { insertOrthomosaic, updateOrthomosaic, type OrthomosaicStatus } from '../sql'

/** With a point cloud. No process looks at it for an hour. @returns its ID */
export async function insertStoredOrthomosaic(
  aerie: TestApp,
  tenant: TestTenant,
  { missionId, status, name = 'Beach' }: { missionId: string; status: OrthomosaicStatus; name?: string },
): Promise<string> {
  const key = makeKey(tenant.id, 'file')
  const written = await (await openStorage(aerie.config)).put(key, Readable.from(['LASF']))
  return inTenant(aerie.db, tenant.id, async (tx) => {
    const file = { key, name: `${name}.laz`, mediaType: 'application/octet-stream', ...written }
    const { id: pointCloudFileId } = await insertStoredFile(tenant.id, tx, file, tenant.root.id)
    const made = { missionId, name, preset: 'fast', language: 'en' } as const
    const id = await insertOrthomosaic(tenant.id, tx, { ...made, options: [], photoIds: [], userId: tenant.root.id })
    await updateOrthomosaic(tenant.id, tx, id, { status, pointCloudFileId, dueInSeconds: 3600 })
    return id
  })
}
