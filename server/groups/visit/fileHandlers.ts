// Files that visitors read: photos, recordings, documents, reports, pictures and archives, and live streams.
import { Readable } from 'node:stream'
import { forbidden, notFound } from '../../platform/core/errors'
import { productName } from '../../platform/core/product'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import type { Handlers, RequestContext } from '../../platform/http/contract'
import { attachment } from '../../platform/storage/attachment'
import { sendFile } from '../../platform/storage/sendFile'
import { requireStoredFile } from '../../platform/storage/sql'
import { editionFiles } from '../report/public'
import type { Services } from '../services'
import { createVisitTicket } from '../stream/public'
import { PART_BYTES } from '../vod/public'
import { createClips, type Clip } from './clips'
import { isShowable, requireFile, requireThing, type VisibleThing } from './contents'
import { selectPhoto, selectRecording, selectStreams } from './contentSql'
import { recordDownload, requireDownloads } from './downloads'
import { visitText } from './messages'
import { createPreviews } from './previews'
import { shown } from './shown'
import { selectPublisher, type Visitor } from './sql'
import type { Visitors } from './visitors'

type FileOperation =
  | 'downloadVisitPhoto'
  | 'getVisitRecordingFile'
  | 'getVisitRecordingPoster'
  | 'getVisitPreview'
  | 'watchVisitStream'
  | 'getVisitFile'

const MOST_STREAMS = 50

export function fileHandlers(services: Services, visitors: Visitors): Handlers<FileOperation> {
  const { db, storage } = services
  const clips = createClips(services)
  const previews = createPreviews(services)
  services.measureCache('link previews', () => previews.use())
  return {
    async downloadVisitPhoto({ params, request, reply }) {
      return visitors.run(params.visit, request, async (visitor) => {
        const { tenantId } = visitor
        const { thing, file } = await inTenant(db, tenantId, async (tx) => {
          const found = await requireThing(tenantId, tx)
          const photo = await selectPhoto(tenantId, tx, params.photoId)
          if (!photo) throw notFound(visitText('photoNotFound'))
          requireDownloads(found)
          const stored = await requireStoredFile(tenantId, tx, photo.storedFileId)
          return { thing: found, file: { ...stored, name: photo.name } }
        })
        await recordDownload(db, visitor, request, { thing, name: file.name })
        return sendFile({ request, reply }, storage, file)
      })
    },

    async getVisitRecordingFile({ params, request, reply }) {
      return visitors.run(params.visit, request, async ({ tenantId }) => {
        const { thing, file, durationMs } = await inTenant(db, tenantId, async (tx) => {
          const found = await requireThing(tenantId, tx)
          const recording = await selectRecording(tenantId, tx, params.vodId)
          if (!recording || recording.storedFileId === null) throw notFound(visitText('recordingNotFound'))
          const stored = await requireStoredFile(tenantId, tx, recording.storedFileId)
          return { thing: found, file: stored, durationMs: recording.durationMs }
        })
        const { kind, fromMs, untilMs } = thing
        if (kind !== 'moment') return shown(reply, await sendFile({ request, reply }, storage, file, PART_BYTES))
        const moment = { tenantId, file, durationMs, from: fromMs ?? 0, until: untilMs ?? 0 }
        const send = (clip: Clip) => sendFile({ request, reply }, clip.storage, clip.file, PART_BYTES)
        return shown(reply, await clips(moment, send))
      })
    },

    async getVisitRecordingPoster({ params, request, reply }) {
      return visitors.run(params.visit, request, async ({ tenantId }) => {
        const file = await inTenant(db, tenantId, async (tx) => {
          const { kind } = await requireThing(tenantId, tx)
          const recording = await selectRecording(tenantId, tx, params.vodId)
          // The poster may be of another part than the moment.
          const fileId = kind === 'moment' ? null : recording?.posterFileId
          if (fileId === null || fileId === undefined) throw notFound(visitText('noPicture'))
          return requireStoredFile(tenantId, tx, fileId)
        })
        return shown(reply, await sendFile({ request, reply }, storage, file))
      })
    },

    async getVisitPreview({ params, request, reply }) {
      const picture = await previews.pictureOf(params.key, request.ip)
      void reply.type('image/webp').header('content-length', picture.length)
      return Readable.from([picture])
    },

    async watchVisitStream({ params, request }) {
      return visitors.run(params.visit, request, async ({ tenantId, visitId }) => {
        const streams = await inTenant(db, tenantId, (tx) => selectStreams(tenantId, tx, MOST_STREAMS))
        const stream = streams.find(({ id, isLive }) => id === params.streamId && isLive)
        if (!stream) throw notFound(visitText('streamNotFound'))
        return { data: await createVisitTicket(services, tenantId, { streamId: stream.id, visitId }) }
      })
    },

    async getVisitFile(call) {
      const { params, query, request, reply } = call
      return visitors.run(params.visit, request, async (visitor) => {
        const { tenantId } = visitor
        const thing = await inTenant(db, tenantId, (tx) => requireThing(tenantId, tx))
        const isSaved = query.download ?? false
        if (isSaved) requireDownloads(thing)
        if (thing.kind === 'report') return sendReport(services, call, visitor, thing)
        const file = await inTenant(db, tenantId, (tx) => requireFile(tenantId, tx, thing))
        if (!isSaved && !isShowable(file.mediaType)) throw forbidden(visitText('noDownload'))
        if (isSaved) await recordDownload(db, visitor, request, { thing, name: file.name })
        const stream = await sendFile({ request, reply }, storage, file)
        return isSaved ? stream : shown(reply, stream)
      })
    },
  }
}

async function sendReport(
  services: Services,
  { query, request, reply, signal }: RequestContext<'getVisitFile'>,
  visitor: Visitor,
  thing: VisibleThing,
): Promise<Readable> {
  const { db, config } = services
  const { tenantId } = visitor
  const { name: organisation } = await asPlatform(db, (tx) => selectPublisher(tx, tenantId))
  const texts = { organisation, product: productName(config), language: request.language }
  const files = await editionFiles(services, tenantId, thing.editionId ?? '', texts, signal)
  if (!files) throw notFound(visitText('noFile'))
  const name = `${thing.name}.pdf`
  if (query.download) await recordDownload(db, visitor, request, { thing, name })
  void reply.type('application/pdf').header('content-disposition', attachment(name))
  void reply.header('cache-control', 'private, no-cache').header('content-length', files.pdf.length)
  const stream = Readable.from([Buffer.from(files.pdf)])
  return query.download ? stream : shown(reply, stream)
}
