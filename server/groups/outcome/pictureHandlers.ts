// The pictures of outcomes: for display, as a download and the small map of the place.
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { notFound } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { asPng } from '../../records/pictures/picture'
import { attachment } from '../../platform/storage/attachment'
import { sendFile } from '../../platform/storage/sendFile'
import { requireStoredFile } from '../../platform/storage/sql'
import type { Services } from '../services'
import { outcomeText } from './messages'
import { fileNameOf } from './row'
import { requireOutcome } from './service'
import { drawMap } from './staticMap'

type PictureOperation = 'getOutcomePicture' | 'downloadOutcomePicture' | 'getOutcomeMap'

export function outcomePictureHandlers(services: Services): Handlers<PictureOperation> {
  const { db, storage } = services
  return {
    async getOutcomePicture({ params, tenantId, request, reply }) {
      const file = await inTenant(db, tenantId, async (tx) => {
        const { storedFileId } = await requireOutcome(tenantId, tx, params.outcomeId)
        return requireStoredFile(tenantId, tx, storedFileId)
      })
      const stream = await sendFile({ request, reply }, storage, file)
      // Shown in the page, and revalidated each time: a client loses access when the outcome is hidden.
      void reply.header('content-disposition', 'inline').header('vary', 'Cookie')
      return stream
    },

    async downloadOutcomePicture(call) {
      const { params, tenantId, reply } = call
      const { file, name } = await inTenant(db, tenantId, async (tx) => {
        const { id, missionId, locationName, storedFileId } = await requireOutcome(tenantId, tx, params.outcomeId)
        const details = { outcomeId: id, missionId }
        const target = locationName || id
        await recordAudit(tenantId, tx, { ...actorOf(call), action: 'outcome.download', target, details })
        return { file: await requireStoredFile(tenantId, tx, storedFileId), name: fileNameOf(locationName) }
      })
      const picture = await asPng(await buffer(await storage.open(file.key)))
      void reply.type('image/png').header('content-disposition', attachment(name))
      return Readable.from([picture])
    },

    async getOutcomeMap({ params, tenantId, reply, signal }) {
      const { missionId, lat, long } = await inTenant(db, tenantId, (tx) =>
        requireOutcome(tenantId, tx, params.outcomeId),
      )
      if (lat === null || long === null) throw notFound(outcomeText('noPosition'))
      const picture = await drawMap(services, tenantId, { missionId, place: { lat, long } }, signal)
      void reply.type('image/png').header('cache-control', 'private, no-cache').header('vary', 'Cookie')
      return Readable.from([picture])
    },
  }
}
