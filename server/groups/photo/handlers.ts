import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { notFound } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import type { Principal } from '../../platform/identity/session'
import { sendFile } from '../../platform/storage/sendFile'
import { requireStoredFile } from '../../platform/storage/sql'
import { requireFlight } from '../flight/public'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { missionPhotoText } from './messages'
import { placePhoto } from './place'
import { asPhoto } from './row'
import { listSameView } from './sameView'
import { createPhoto, deletePhotos, requirePhoto, restorePhotos, reviewPhotos, sharePhotos } from './service'
import { selectPhotoPoints, selectPhotos } from './sql'

type PhotoOperation =
  | 'createPhoto'
  | 'listPhotos'
  | 'getPhotoPoints'
  | 'getPhoto'
  | 'getSameViewPhotos'
  | 'getPhotoPicture'
  | 'downloadPhoto'
  | 'sharePhotos'
  | 'deletePhotos'
  | 'restorePhotos'
  | 'listPhotosToReview'
  | 'reviewPhotos'
  | 'placePhoto'

const MAX_POINTS = 20_000
const UNDECIDED = ['staged', 'duplicate', 'invalid_exif'] as const

export function photoHandlers(services: Services): Handlers<PhotoOperation> {
  const { db, storage } = services
  return {
    async createPhoto({ body, user, tenantId }) {
      return { message: missionPhotoText('created'), data: await createPhoto(db, tenantId, user.userId, body) }
    },

    async listPhotos({ params, query, user, tenantId }) {
      const page = pageOf(query)
      const { items, total } = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        if (query.flightId !== undefined) await requireShownFlight(tenantId, tx, query.flightId, user)
        return selectPhotos(tenantId, tx, params.missionId, query, page)
      })
      return { data: { items: items.map(asPhoto), total, ...page } }
    },

    async getPhotoPoints({ params, query, tenantId }) {
      const data = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        return selectPhotoPoints(tenantId, tx, params.missionId, query, MAX_POINTS)
      })
      return { data }
    },

    async getPhoto({ params, tenantId }) {
      return { data: asPhoto(await inTenant(db, tenantId, (tx) => requirePhoto(tenantId, tx, params.photoId))) }
    },

    async getSameViewPhotos({ params, tenantId }) {
      return { data: await listSameView(db, tenantId, params.photoId) }
    },

    async getPhotoPicture({ params, query, tenantId, request, reply }) {
      const file = await inTenant(db, tenantId, async (tx) => {
        const { thumbnailFileId, previewFileId } = await requirePhoto(tenantId, tx, params.photoId)
        const fileId = query.size === 'preview' ? previewFileId : thumbnailFileId
        if (fileId === null) throw notFound(missionPhotoText('noPicture'))
        return requireStoredFile(tenantId, tx, fileId)
      })
      const stream = await sendFile({ request, reply }, storage, file)
      // Shown in the page, and revalidated each time: a client loses access when the photo is hidden.
      void reply.header('content-disposition', 'inline').header('vary', 'Cookie')
      return stream
    },

    async downloadPhoto(call) {
      const { params, tenantId, request, reply } = call
      const file = await inTenant(db, tenantId, async (tx) => {
        const { id, name, missionId, storedFileId } = await requirePhoto(tenantId, tx, params.photoId)
        const details = { photoId: id, missionId }
        await recordAudit(tenantId, tx, { ...actorOf(call), action: 'photo.download', target: name, details })
        return requireStoredFile(tenantId, tx, storedFileId)
      })
      return sendFile({ request, reply }, storage, file)
    },

    async sharePhotos(call) {
      await sharePhotos(db, call.tenantId, call.body, actorOf(call))
      return { message: missionPhotoText(call.body.clientVisible ? 'shared' : 'hidden') }
    },

    async deletePhotos(call) {
      await deletePhotos(db, call.tenantId, call.query.photoIds, call.user, actorOf(call))
      return { message: missionPhotoText('deleted') }
    },

    async restorePhotos(call) {
      await restorePhotos(db, call.tenantId, call.body.photoIds, actorOf(call))
      return { message: missionPhotoText('restored') }
    },

    async listPhotosToReview({ query, tenantId }) {
      const page = pageOf(query)
      const states = query.state ? [query.state] : [...UNDECIDED]
      const { items, total } = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, query.missionId)
        return selectPhotos(tenantId, tx, query.missionId, { states }, page, 'proposed')
      })
      return { data: { items: items.map(asPhoto), total, ...page } }
    },

    async reviewPhotos({ body, tenantId }) {
      await reviewPhotos(db, tenantId, body)
      return { message: missionPhotoText('reviewed') }
    },

    async placePhoto({ body, tenantId }) {
      const data = await placePhoto(services, tenantId, body)
      return { message: missionPhotoText(body.location ? 'placed' : 'placeEnded'), data }
    },
  }
}

/** Clients see no flights. @throws AppError 404 */
async function requireShownFlight(tenantId: string, tx: Tx, flightId: string, user: Principal): Promise<void> {
  if (user.userType === 'tenant-client') throw notFound(missionPhotoText('flightNotFound'))
  await requireFlight(tenantId, tx, flightId, user)
}
