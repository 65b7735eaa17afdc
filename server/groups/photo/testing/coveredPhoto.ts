// A photo as its import leaves it, for tests of what is made from photos. Its file is no picture by default.
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { inTenant } from '../../../platform/db/tenancy'
import { makeKey } from '../../../platform/storage/keys'
import { openStorage } from '../../../platform/storage/openStorage'
import { insertStoredFile } from '../../../platform/storage/sql'
import type { TestApp, TestTenant } from '../../../testing/testApp'

/** About 44 m wide and 22 m high, at a distance in degrees east of others. */
export async function insertCoveredPhoto(
  aerie: TestApp,
  tenant: TestTenant,
  missionId: string,
  east = 0,
  bytes = Buffer.from('no picture'),
): Promise<void> {
  const photoId = randomUUID()
  const key = makeKey(tenant.id, 'photo.jpg')
  const stored = await (await openStorage(aerie.config)).put(key, Readable.from([bytes]))
  const corners = [
    [0.0002, 0],
    [0.0002, 0.0004],
    [0, 0.0004],
    [0, 0],
  ].map(([lat, long = 0]) => ({ lat, long: long + east }))
  const file = { key, name: 'photo.jpg', mediaType: 'image/jpeg', ...stored }
  const owned = { tenant_id: tenant.id, created_by: tenant.root.id }
  await inTenant(aerie.db, tenant.id, async (tx) => {
    const { id: stored_file_id } = await insertStoredFile(tenant.id, tx, file, tenant.root.id)
    const row = { id: photoId, ...owned, mission_id: missionId, kind: 'photo', name: 'photo.jpg', stored_file_id }
    await tx
      .insertInto('mission_file')
      .values({ ...row, lat: 0.0001, long: east + 0.0002 })
      .execute()
    await tx
      .insertInto('mission_photo')
      .values({
        file_id: photoId,
        tenant_id: tenant.id,
        sha256: 'a'.repeat(64),
        imported_at: new Date(),
        width: 4000,
        height: 2000,
        relative_altitude: 40,
        yaw: 0,
        pitch: -90,
        uncertainty: 3,
        footprint: JSON.stringify(corners),
        facts: JSON.stringify({ focalLength35: 20 }),
      })
      .execute()
  })
}
