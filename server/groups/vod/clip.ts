// Parts of recordings as files of their own.
import { mkdir, mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { conflict, fieldError } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { attachment } from '../../platform/storage/attachment'
import { requireStoredFile } from '../../platform/storage/sql'
import { convertVideo } from '../../media/video/convertVideo'
import { VideoError } from '../../media/video/videoError'
import type { Services } from '../services'
import { recordingText } from './messages'
import { requireRecording } from './service'

const MAX_MINUTES = 10

export function clipHandlers(services: Services): Handlers<'downloadRecordingClip'> {
  const { db } = services
  return {
    async downloadRecordingClip(call) {
      const { params, query, tenantId, request, reply } = call
      const { fromMs, untilMs } = query
      if (untilMs <= fromMs) throw fieldError('untilMs', recordingText('clipOrder'))
      if (untilMs - fromMs > MAX_MINUTES * 60_000) {
        throw fieldError('untilMs', recordingText('clipTooLong', { minutes: MAX_MINUTES }))
      }
      const { recording, file } = await inTenant(db, tenantId, async (tx) => {
        const found = await requireRecording(tenantId, tx, params.vodId)
        if (found.state !== 'ready' || found.storedFileId === null) throw conflict(recordingText('notReady'))
        return { recording: found, file: await requireStoredFile(tenantId, tx, found.storedFileId) }
      })
      const container = file.mediaType === 'video/webm' ? 'webm' : 'mp4'
      const cut = { from: fromMs / 1000, until: untilMs / 1000 }
      const clip = await cutClip(services, { key: file.key, container, cut }, request.signal)
      const { size } = await clip.stat()
      const target = `${recording.name.replace(/\.[a-z0-9]{2,4}$/i, '')} ${clock(fromMs)}.${container}`
      const details = { recordingId: recording.id, missionId: recording.missionId, fromMs, untilMs }
      await inTenant(db, tenantId, (tx) =>
        recordAudit(tenantId, tx, { ...actorOf(call), action: 'recording.download', target, details }),
      )
      void reply.type(`video/${container}`).header('content-length', size)
      void reply.header('content-disposition', attachment(target))
      return clip.createReadStream()
    },
  }
}

export interface Clip {
  key: string
  container: 'mp4' | 'webm'
  cut: { from: number; until: number }
}

/** The clip as an open file that has no name any more. @throws AppError 409 when the video cannot be cut */
export async function cutClip(
  { storage, config }: Pick<Services, 'storage' | 'config'>,
  { key, container, cut }: Clip,
  signal?: AbortSignal,
): Promise<FileHandle> {
  const work = path.join(config.DATA_DIR, 'work')
  await mkdir(work, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(path.join(work, 'clip-'))
  const output = path.join(folder, 'clip')
  const local = await storage.localFile(key)
  try {
    await convertVideo({ path: local.path, container, output, cut }, signal ? { signal } : {})
    return await open(output)
  } catch (error) {
    if (error instanceof VideoError) throw conflict(error.text)
    throw error
  } finally {
    local.release()
    await rm(folder, { recursive: true, force: true })
  }
}

/** 65,000 ms as 01-05, because a colon cannot be part of every file name. */
function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (parts[0] === 0 ? parts.slice(1) : parts).map((part) => String(part).padStart(2, '0')).join('-')
}
