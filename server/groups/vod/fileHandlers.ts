// The files of recordings: playback in parts, download, poster and storyboard.
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { conflict, notFound } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers, RequestContext } from '../../platform/http/contract'
import { asWebp, MAX_PICTURE_BYTES } from '../../records/pictures/picture'
import { requireQuota } from '../../records/quota/usage'
import { recordChanged } from '../../platform/realtime/sql'
import { stageFile } from '../../platform/storage/files'
import { sendFile } from '../../platform/storage/sendFile'
import { insertStoredFile, requireStoredFile } from '../../platform/storage/sql'
import { withFileOfCall } from '../../records/uploads/fileOfCall'
import type { Services } from '../services'
import { POSTER_SIDE } from './importFiles'
import { recordingText } from './messages'
import { setPicture, type RecordingPicture } from './pictureSql'
import { asRecording } from './row'
import { lockRecordings, requireRecording } from './service'

type FileOperation =
  | 'getRecordingFile'
  | 'downloadRecording'
  | 'getRecordingPoster'
  | 'setRecordingPoster'
  | 'getRecordingStoryboard'
  | 'setRecordingStoryboard'

/** Pixels; a storyboard is a grid of 8 by 6 pictures. */
const LONGEST_SIDE: Readonly<Record<RecordingPicture, number>> = { poster: POSTER_SIDE, storyboard: 1920 }

/** Players ask for all that follows and then break off, which would read megabytes for each seek. */
export const PART_BYTES = 8 * 1024 * 1024

export function recordingFileHandlers(services: Services): Handlers<FileOperation> {
  const { db, storage } = services
  return {
    async getRecordingFile({ params, tenantId, request, reply }) {
      const file = await inTenant(db, tenantId, async (tx) => {
        const { state, storedFileId } = await requireRecording(tenantId, tx, params.vodId)
        if (state === 'processing') throw conflict(recordingText('notReady'))
        if (state === 'failed' || storedFileId === null) throw conflict(recordingText('cannotPlay'))
        return requireStoredFile(tenantId, tx, storedFileId)
      })
      const stream = await sendFile({ request, reply }, storage, file, PART_BYTES)
      return shown(reply, stream)
    },

    async downloadRecording(call) {
      const { params, tenantId, request, reply } = call
      const file = await inTenant(db, tenantId, async (tx) => {
        const recording = await requireRecording(tenantId, tx, params.vodId)
        const { id, name, missionId, originalFileId, storedFileId } = recording
        // Clients get the video that they see.
        const fileId = call.user.userType === 'tenant-client' ? storedFileId : (originalFileId ?? storedFileId)
        if (fileId === null) throw conflict(recordingText('noFile'))
        const details = { recordingId: id, missionId }
        // Programs that download in parts ask many times.
        if (isFirstPart(request)) {
          await recordAudit(tenantId, tx, { ...actorOf(call), action: 'recording.download', target: name, details })
        }
        return requireStoredFile(tenantId, tx, fileId)
      })
      return sendFile({ request, reply }, storage, file)
    },

    getRecordingPoster: (call) => sendPicture(services, 'poster', call),
    setRecordingPoster: (call) => storePicture(services, 'poster', call),
    getRecordingStoryboard: (call) => sendPicture(services, 'storyboard', call),
    setRecordingStoryboard: (call) => storePicture(services, 'storyboard', call),
  }
}

type ReadCall = RequestContext<'getRecordingPoster'> | RequestContext<'getRecordingStoryboard'>
type WriteCall = RequestContext<'setRecordingPoster'> | RequestContext<'setRecordingStoryboard'>

async function sendPicture({ db, storage }: Services, kind: RecordingPicture, call: ReadCall): Promise<Readable> {
  const { params, tenantId, request, reply } = call
  const file = await inTenant(db, tenantId, async (tx) => {
    const { posterFileId, storyboardFileId } = await requireRecording(tenantId, tx, params.vodId)
    const fileId = kind === 'poster' ? posterFileId : storyboardFileId
    if (fileId === null) throw notFound(recordingText(kind === 'poster' ? 'noPoster' : 'noStoryboard'))
    return requireStoredFile(tenantId, tx, fileId)
  })
  return shown(reply, await sendFile({ request, reply }, storage, file))
}

async function storePicture({ db, storage }: Services, kind: RecordingPicture, call: WriteCall) {
  const { params, body, user, tenantId, request } = call
  const { vodId } = params
  await inTenant(db, tenantId, (tx) => requireRecording(tenantId, tx, vodId))
  const picture = await withFileOfCall({ db, storage }, { body, user, request }, MAX_PICTURE_BYTES, (bytes) =>
    asWebp(bytes, LONGEST_SIDE[kind]),
  )
  const file = { name: `${kind}.webp`, mediaType: 'image/webp', from: { stream: Readable.from([picture]) } }
  const staged = await stageFile({ db, storage }, tenantId, file)
  const data = await inTenant(db, tenantId, async (tx) => {
    await lockRecordings(tenantId, tx, [vodId])
    await requireQuota(tenantId, tx, 'storageBytes', staged.size)
    const { id } = await insertStoredFile(tenantId, tx, staged, user.userId)
    await setPicture(tenantId, tx, vodId, { kind, fileId: id })
    await recordChanged(tenantId, tx, 'Recording', vodId)
    return asRecording(await requireRecording(tenantId, tx, vodId))
  })
  return { message: recordingText(kind === 'poster' ? 'posterSaved' : 'storyboardSaved'), data }
}

const isFirstPart = ({ headers }: FastifyRequest): boolean => !/^bytes=0*[1-9]/.test(headers.range ?? '')

/** Shown in the page, and revalidated each time: a client loses access when the recording is hidden. */
function shown(reply: FastifyReply, stream: Readable): Readable {
  void reply.header('content-disposition', 'inline').header('vary', 'Cookie')
  return stream
}
