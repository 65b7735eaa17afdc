import { Readable } from 'node:stream'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { conflict, notFound } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { requirePermission } from '../../platform/identity/permissions'
import { attachment } from '../../platform/storage/attachment'
import { requireMission } from '../mission/public'
import { requirePhoto } from '../photo/public'
import type { Services } from '../services'
import { selectObjectsIn, selectPlacedObjects } from './latestSql'
import { detectorGroupText } from './messages'
import { asDetector, asObject, asRun } from './row'
import { deleteRun, requireRun, reviewObjects, startRun } from './runService'
import { selectObjects, selectRuns } from './runSql'
import { createDetector, deleteDetector, editDetector } from './service'
import { selectDetectors } from './sql'
import { asCoco, asGeojson } from './verifiedSet'

const MOST_PLACED = 5000

const PHOTOS = 'feature_list'

type User = Parameters<typeof requirePermission>[0]

/** The results of a run on photos show photos and their names. */
function requirePhotos(user: User, layer: object | null): void {
  if (layer === null) requirePermission(user, PHOTOS)
}

type DetectorOperation =
  | 'listDetectors'
  | 'createDetector'
  | 'editDetector'
  | 'deleteDetector'
  | 'runDetector'
  | 'listDetectorRuns'
  | 'getDetectedObjects'
  | 'getMissionObjects'
  | 'getPhotoObjects'
  | 'exportDetectedObjects'
  | 'reviewDetectedObjects'
  | 'deleteDetectorRun'

export function detectorHandlers(services: Services): Handlers<DetectorOperation> {
  const { db } = services
  return {
    async listDetectors({ tenantId, query }) {
      const page = pageOf(query)
      const { items, total } = await inTenant(db, tenantId, (tx) => selectDetectors(tenantId, tx, page))
      return { data: { items: items.map(asDetector), total, ...page } }
    },

    async createDetector(call) {
      const { tenantId, user, body, signal } = call
      const data = await createDetector(services, tenantId, user.userId, body, actorOf(call), signal)
      return { message: detectorGroupText('created'), data }
    },

    async editDetector(call) {
      const data = await editDetector(services, call.tenantId, call.params.detectorId, call.body, actorOf(call))
      return { message: detectorGroupText('saved'), data }
    },

    async deleteDetector(call) {
      await deleteDetector(services, call.tenantId, call.params.detectorId, actorOf(call))
      return { message: detectorGroupText('deleted') }
    },

    async runDetector({ tenantId, user, body }) {
      if (body.layerId === undefined) requirePermission(user, PHOTOS)
      return { message: detectorGroupText('started'), data: await startRun(db, tenantId, user.userId, body) }
    },

    async listDetectorRuns({ tenantId, user, params: { missionId }, query }) {
      const page = pageOf(query)
      const withPhotos = user.permissions.has(PHOTOS)
      return inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, missionId)
        const { items, total } = await selectRuns(tenantId, tx, missionId, page)
        return { data: { items: items.map((run) => asRun(run, withPhotos)), total, ...page } }
      })
    },

    async getDetectedObjects({ tenantId, user, params: { detectorRunId } }) {
      const rows = await inTenant(db, tenantId, async (tx) => {
        requirePhotos(user, (await requireRun(tenantId, tx, detectorRunId)).layer)
        return selectObjects(tenantId, tx, detectorRunId)
      })
      return { data: { objects: rows.map(asObject) } }
    },

    async getMissionObjects({ tenantId, user, params: { missionId }, query: { most = MOST_PLACED } }) {
      const withPhotos = user.permissions.has(PHOTOS)
      const { objects, total } = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, missionId)
        return selectPlacedObjects(tenantId, tx, missionId, most, withPhotos)
      })
      return { data: { total, objects: objects.map((each) => ({ ...each, geometry: each.geometry as never })) } }
    },

    async getPhotoObjects({ tenantId, user, params: { photoId }, query }) {
      requirePermission(user, PHOTOS)
      const rows = await inTenant(db, tenantId, async (tx) => {
        await requirePhoto(tenantId, tx, photoId)
        const { detectedObjectId } = query
        const objects = await selectObjectsIn(tenantId, tx, photoId, detectedObjectId)
        const isFound = detectedObjectId === undefined || objects.some(({ id }) => id === detectedObjectId)
        if (!isFound) throw notFound(detectorGroupText('objectNotInPhoto'))
        return objects
      })
      return { data: { objects: rows.map(asObject) } }
    },

    async exportDetectedObjects(call) {
      const { params, query, user, tenantId, reply } = call
      const { run, objects } = await inTenant(db, tenantId, async (tx) => {
        const found = await requireRun(tenantId, tx, params.detectorRunId)
        requirePhotos(user, found.layer)
        if (!found.finishedAt) throw conflict(detectorGroupText('notFinished'))
        const details = { detectorRunId: found.id, missionId: found.missionId, format: query.format }
        const entry = { ...actorOf(call), action: 'detector.export', target: found.detector, details } as const
        await recordAudit(tenantId, tx, entry)
        return { run: found, objects: await selectObjects(tenantId, tx, found.id, 'decided') }
      })
      const content = query.format === 'coco' ? asCoco(run, objects) : asGeojson(run, objects)
      const name = `${run.detector} ${run.modelVersion}.${query.format === 'coco' ? 'coco.json' : 'geojson'}`
      void reply.type('application/octet-stream').header('content-disposition', attachment(name))
      return Readable.from([JSON.stringify(content)])
    },

    async reviewDetectedObjects({ tenantId, user, body: { detectedObjectIds, state } }) {
      const count = await reviewObjects(db, tenantId, user.userId, detectedObjectIds, state)
      return { message: detectorGroupText('reviewed', { count }) }
    },

    async deleteDetectorRun(call) {
      await deleteRun(db, call.tenantId, call.params.detectorRunId, actorOf(call))
      return { message: detectorGroupText('runDeleted') }
    },
  }
}
