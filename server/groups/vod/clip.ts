// Parts of recordings as files of their own.
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { conflict, fieldError } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { namelessFile, type NamelessFile } from '../../platform/disk/namelessFile'
import { requireRoomFor } from '../../platform/disk/reservations'
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
      const { params, query, tenantId, reply } = call
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
      const bytes = sizeOfPart(file.size, { from: fromMs, until: untilMs, durationMs: recording.durationMs })
      const wanted = { kind: 'clip', tenantId, bytes, key: file.key, container, cut } as const
      const clip = await cutClip(services, wanted, call.signal)
      const target = `${recording.name.replace(/\.[a-z0-9]{2,4}$/i, '')} ${clock(fromMs)}.${container}`
      const details = { recordingId: recording.id, missionId: recording.missionId, fromMs, untilMs }
      try {
        await inTenant(db, tenantId, (tx) =>
          recordAudit(tenantId, tx, { ...actorOf(call), action: 'recording.download', target, details }),
        )
      } catch (error) {
        await clip.close()
        throw error
      }
      void reply.type(`video/${container}`).header('content-length', clip.size)
      void reply.header('content-disposition', attachment(target))
      return clip.send()
    },
  }
}

export interface Clip {
  kind: 'clip' | 'moment'
  tenantId: string
  /** Expected size. */
  bytes: number
  key: string
  container: 'mp4' | 'webm'
  /** Seconds. */
  cut: { from: number; until: number }
}

/**
 * The clip as an open file that has no name any more, counted until it is closed.
 * @throws AppError 409 when the video cannot be cut, 429 and 503 when too many are open, 507 when the disk has no space for it
 */
export async function cutClip(
  { db, storage, config, temporaryFiles }: Pick<Services, 'db' | 'storage' | 'config' | 'temporaryFiles'>,
  { kind, tenantId, bytes, key, container, cut }: Clip,
  signal?: AbortSignal,
): Promise<NamelessFile> {
  await requireRoomFor(db, config, bytes)
  const held = temporaryFiles.hold(kind, tenantId, bytes)
  return namelessFile(config, { held, name: 'clip' }, async (output) => {
    const local = await storage.localFile(key)
    try {
      await convertVideo({ path: local.path, container, output, cut }, signal ? { signal } : {})
    } catch (error) {
      if (error instanceof VideoError) throw conflict(error.text)
      throw error
    } finally {
      local.release()
    }
  })
}

interface PartOfTime {
  from: number
  until: number
  durationMs: number | null
}

/** The expected size in bytes of a part of a recording of `size` bytes, whose times are in milliseconds. */
export function sizeOfPart(size: number, { from, until, durationMs }: PartOfTime): number {
  if (durationMs === null || durationMs <= 0) return size
  return Math.ceil(size * Math.min(1, (until - from) / durationMs))
}

/** 65,000 ms as 01-05, because a colon cannot be part of every file name. */
function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (parts[0] === 0 ? parts.slice(1) : parts).map((part) => String(part).padStart(2, '0')).join('-')
}
