import { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import { squareModel } from '../../../media/detector/testing/squareModel'
import { inTenant } from '../../../platform/db/tenancy'
import { makeKey } from '../../../platform/storage/keys'
import { openStorage } from '../../../platform/storage/openStorage'
import { insertStoredFile } from '../../../platform/storage/sql'
import { insertMissionFile } from '../../../records/mission-files/sql'
import type { TestApp, TestTenant } from '../../../testing/testApp'
import { insertRun, selectObjects, setRunJob, storeRunResults } from '../runSql'
import { insertDetector } from '../sql'

/** A file in the storage and its row. @returns the ID of the row */
export async function storeBytes(
  aerie: TestApp,
  tenant: TestTenant,
  { name, mediaType, bytes }: { name: string; mediaType: string; bytes: Uint8Array },
): Promise<string> {
  const key = makeKey(tenant.id, 'file')
  const storage = await openStorage(aerie.config)
  const put = await storage.put(key, Readable.from([Buffer.from(bytes)]))
  const file = { key, name, mediaType, ...put }
  const stored = await inTenant(aerie.db, tenant.id, (tx) => insertStoredFile(tenant.id, tx, file, tenant.root.id))
  return stored.id
}

/** A detector of red and blue squares, as rows. @returns its ID */
export async function insertStoredDetector(
  aerie: TestApp,
  tenant: TestTenant,
  name: string,
  bytes: Uint8Array = squareModel(),
): Promise<string> {
  const storedFileId = await storeBytes(aerie, tenant, {
    name: 'squares.onnx',
    mediaType: 'application/octet-stream',
    bytes,
  })
  const facts = { inputWidth: 64, inputHeight: 64, layout: 'grid', classNames: [`${name} red`, 'blue'] } as const
  const detector = {
    ...facts,
    classNames: [...facts.classNames],
    name,
    modelVersion: '1',
    storedFileId,
    createdBy: tenant.root.id,
  }
  return inTenant(aerie.db, tenant.id, (tx) => insertDetector(tenant.id, tx, detector))
}

interface StoredPhoto {
  missionId: string
  name: string
  /** Pixels of the original. */
  width?: number
  height?: number
  footprint?: object
  /** A picture in place of the original; none by default. */
  preview?: Uint8Array
}

/** An imported photo, as rows, because the job of an import may end late. @returns its ID */
export async function insertStoredPhoto(
  aerie: TestApp,
  tenant: TestTenant,
  { missionId, name, width = 400, height = 300, footprint, preview }: StoredPhoto,
): Promise<string> {
  const store = (bytes: Uint8Array) => storeBytes(aerie, tenant, { name, mediaType: 'image/webp', bytes })
  const storedFileId = await store(Uint8Array.of(1))
  const previewFileId = preview ? await store(preview) : null
  return inTenant(aerie.db, tenant.id, async (tx) => {
    const file = { missionId, kind: 'photo', storedFileId, name, createdBy: tenant.root.id } as const
    const photoId = await insertMissionFile(tenant.id, tx, file)
    await tx
      .insertInto('mission_photo')
      .values({
        file_id: photoId,
        tenant_id: tenant.id,
        sha256: 'b'.repeat(64),
        imported_at: new Date(),
        width,
        height,
        preview_file_id: previewFileId,
        footprint: footprint === undefined ? null : JSON.stringify(footprint),
      })
      .execute()
    return photoId
  })
}

const WHOLE = { scale: 'whole', layerId: null } as const

/** A finished run with one result, as rows. */
export async function insertStoredRun(
  aerie: TestApp,
  tenant: TestTenant,
  { missionId, detectorId, photoId, name }: { missionId: string; detectorId: string; photoId: string; name: string },
): Promise<{ runId: string; objectId: string }> {
  return inTenant(aerie.db, tenant.id, async (tx) => {
    const of = { missionId, detectorId, detectorName: name, modelVersion: '1', createdBy: tenant.root.id }
    const runId = await insertRun(tenant.id, tx, { ...of, minConfidence: 0.4, photoIds: null, ...WHOLE })
    await setRunJob(tenant.id, tx, runId, uuidv7())
    const found = { photoId, class: 'red', confidence: 0.9, box: [10, 20, 30, 40], photoWidth: 400, photoHeight: 300 }
    const objects = [{ ...found, location: { lat: 1, long: 2 } }]
    await storeRunResults(tenant.id, tx, runId, { objects, photos: 1, failed: 0, failures: [], isCut: false })
    const [object] = await selectObjects(tenant.id, tx, runId)
    return { runId, objectId: object?.id ?? '' }
  })
}
