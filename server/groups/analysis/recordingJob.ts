// The job of the analysis of a recording: decodes it part by part as small grey pictures and looks for motion.
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { MAX_FOUND } from '../../media/analysis/layerAnalysis'
import { MotionDetector } from '../../media/analysis/motion'
import { isTransient, ProcessFailure } from '../../platform/core/sandboxedProcess'
import { inTenant } from '../../platform/db/tenancy'
import { defineJob, JobFailure, type JobContext } from '../../platform/jobs/jobs'
import { recordChanged } from '../../platform/realtime/sql'
import { requireStoredFile } from '../../platform/storage/sql'
import { findFfmpeg } from '../../media/video/ffmpeg'
import { writeGreyFrames } from '../../media/video/greyFrames'
import type { Services } from '../services'
import { requireRecording } from '../vod/public'
import { analysisText } from './messages'
import { selectRecordingAnalysis, storeRecordingResults } from './recordingSql'

const TIMEOUT_MS = 2 * 3_600_000
const FRAMES_PER_SECOND = 5
const WIDTH = 320
const USUAL_HEIGHT = 180
/** Limits the disk that the pictures take, and how much is lost when the job is cancelled. */
const PART_SECONDS = 60

export const recordingAnalysisJob = defineJob<{ analysisId: string }, { found: number }, Services>({
  kind: 'recording-analysis',
  timeoutMs: TIMEOUT_MS,
  async run({ analysisId }, context) {
    const { tenantId, services } = context
    const program = await findFfmpeg()
    if (!program) throw new JobFailure(analysisText('noDecoder'))
    const { recording, file } = await inTenant(services.db, tenantId, async (tx) => {
      const row = await selectRecordingAnalysis(tenantId, tx, analysisId)
      if (!row) throw new JobFailure(analysisText('recordingGone'))
      const found = await requireRecording(tenantId, tx, row.recordingId)
      if (found.storedFileId === null || !found.durationMs) throw new JobFailure(analysisText('recordingGone'))
      const seconds = found.durationMs / 1000
      return {
        recording: { ...found, seconds },
        file: await requireStoredFile(tenantId, tx, found.storedFileId),
      }
    })
    const local = await services.storage.localFile(file.key)
    try {
      const events = await findMotion(program, { ...recording, input: local.path }, context)
      const isStored = await inTenant(services.db, tenantId, async (tx) => {
        if (!(await storeRecordingResults(tenantId, tx, analysisId, events))) return false
        await recordChanged(tenantId, tx, 'Analysis', analysisId)
        return true
      })
      if (!isStored) throw new JobFailure(analysisText('recordingGone'))
      return { found: events.length }
    } finally {
      local.release()
    }
  },
})

interface Video {
  input: string
  seconds: number
  width: number | null
  height: number | null
}

async function findMotion(
  program: string,
  { input, seconds, width, height }: Video,
  { signal, progress, workDir, log }: JobContext<Services>,
) {
  const size = { width: WIDTH, height: width && height ? heightOf(width, height) : USUAL_HEIGHT }
  const frameBytes = size.width * size.height
  const detector = new MotionDetector({ ...size, framesPerSecond: FRAMES_PER_SECOND })
  const output = path.join(workDir, 'frames.gray')
  for (let fromSeconds = 0; fromSeconds < seconds; fromSeconds += PART_SECONDS) {
    progress(fromSeconds / seconds, analysisText('watching'))
    const part = { ...size, input, output, fromSeconds, framesPerSecond: FRAMES_PER_SECOND, seconds: PART_SECONDS }
    await writeGreyFrames(program, part, signal).catch((error: unknown) => {
      if (!(error instanceof ProcessFailure) || isTransient(error.reason) || error.reason === 'disk') throw error
      log.warn({ err: error }, 'a recording could not be decoded')
      throw new JobFailure(analysisText('undecodable'), { cause: error })
    })
    const pictures = await readFile(output)
    await rm(output)
    const frames = Math.floor(pictures.length / frameBytes)
    if (frames === 0 && fromSeconds === 0) throw new JobFailure(analysisText('undecodable'))
    // The detector counts pictures. Videos with gaps give fewer of them, so the last one of a part is repeated.
    const wanted = Math.min(PART_SECONDS, Math.ceil(seconds - fromSeconds)) * FRAMES_PER_SECOND
    for (let at = 0; frames > 0 && at < wanted; at++) {
      const start = Math.min(at, frames - 1) * frameBytes
      detector.add(pictures.subarray(start, start + frameBytes))
      // Requests are answered between two pictures.
      await setImmediate()
      signal.throwIfAborted()
    }
  }
  const { events } = detector
  return events.slice(0, MAX_FOUND).map((event) => ({ ...event, end: Math.min(event.end, seconds) }))
}

/** Even, and at most twice the width. */
const heightOf = (width: number, height: number): number =>
  2 * Math.min(WIDTH, Math.max(8, Math.round((WIDTH * height) / width / 2)))
