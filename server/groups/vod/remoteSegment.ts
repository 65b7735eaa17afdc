// Parts of live streams that a media server has recorded are fetched from it, and deleted there when they are stored.
import path from 'node:path'
import { AppError, logFailure } from '../../platform/core/errors'
import { JobFailure } from '../../platform/jobs/jobs'
import type { RemoteSegment } from '../../media/media-server/mediaServer'
import type { ImportContext, SegmentFile } from './importFiles'
import { recordingText } from './messages'
import type { RecordingRow } from './row'

/** @throws JobFailure when it is gone or too large; other errors are worth another attempt */
export async function fetchSegment(
  { name }: RecordingRow,
  remote: RemoteSegment,
  { services, signal, progress, workDir }: ImportContext,
): Promise<SegmentFile> {
  const { mediaServer, config } = services
  if (!mediaServer) throw new JobFailure(recordingText('noMediaServer'))
  progress(0, recordingText('fetching', { name }))
  const file = path.join(workDir, 'fetched.mp4')
  const status = await mediaServer.download(remote, file, { maxBytes: config.UPLOAD_MAX_BYTES, signal })
  if (status === 'tooLarge') throw new JobFailure(recordingText('segmentTooLarge'))
  if (status === 404) throw new JobFailure(recordingText('segmentGone'))
  if (status !== 200) throw new AppError(502, `The media server answers ${status}`)
  return { path: file, container: 'mp4' }
}

/** Failures are left to the media server, which deletes old recordings by itself. */
export async function forgetSegment(remote: RemoteSegment, { services, log }: ImportContext): Promise<void> {
  await services.mediaServer?.deleteSegment(remote).catch(logFailure(log, 'deleting a fetched recording'))
}
