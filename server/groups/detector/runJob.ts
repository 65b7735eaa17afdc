// The job of a run: has a limited child process look at photos or at the tiles of a layer, and stores what it found.
import { inTenant } from '../../platform/db/tenancy'
import { defineJob, JobFailure, type JobContext } from '../../platform/jobs/jobs'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { lookAtLayer } from './lookAtLayer'
import { lookAtPhotos } from './lookAtPhotos'
import { detectorGroupText } from './messages'
import { selectRun, selectRunPhotos, storeRunResults, type RunPhoto, type RunResults } from './runSql'
import { selectDetector } from './sql'

const TIMEOUT_MS = 6 * 3_600_000
const MAX_OBJECTS = 5000
const MAX_FAILURES = 50

type Context = JobContext<Services>

export const detectorRunJob = defineJob<{ detectorRunId: string }, { found: number; failed: number }, Services>({
  kind: 'detector-run',
  timeoutMs: TIMEOUT_MS,
  async run({ detectorRunId }, context) {
    const { tenantId, services } = context
    const { run, detector, photos } = await inTenant(services.db, tenantId, async (tx) => {
      const found = await selectRun(tenantId, tx, detectorRunId)
      if (!found) throw new JobFailure(detectorGroupText('gone'))
      const model = found.detectorId === null ? undefined : await selectDetector(tenantId, tx, found.detectorId)
      if (!model) throw new JobFailure(detectorGroupText('detectorGone'))
      return {
        run: found,
        detector: model,
        photos: found.layer ? [] : await selectRunPhotos(tenantId, tx, found.missionId, found.photoIds),
      }
    })
    const model = await services.storage.localFile(detector.key)
    const task = { run, detector, model: model.path }
    const results = await (
      run.layer === null ? photosLookedAt(task, photos, context) : lookAtLayer(task, run.layer._id, context)
    ).finally(() => model.release())
    const isStored = await inTenant(services.db, tenantId, async (tx) => {
      if (!(await storeRunResults(tenantId, tx, detectorRunId, withinLimit(results)))) return false
      await recordChanged(tenantId, tx, 'DetectorRun', detectorRunId)
      return true
    })
    if (!isStored) throw new JobFailure(detectorGroupText('gone'))
    return { found: Math.min(results.objects.length, MAX_OBJECTS), failed: results.failed }
  },
})

async function photosLookedAt(
  task: Parameters<typeof lookAtPhotos>[0],
  photos: readonly RunPhoto[],
  context: Context,
): Promise<RunResults> {
  const { objects, failures } = await lookAtPhotos(task, photos, context)
  return {
    objects,
    photos: photos.length - failures.length,
    failed: failures.length,
    failures: failures.slice(0, MAX_FAILURES),
    isCut: false,
  }
}

/** The most certain objects, in their order. */
function withinLimit(results: RunResults): RunResults {
  const { objects } = results
  if (objects.length <= MAX_OBJECTS) return results
  const kept = new Set([...objects].sort((one, other) => other.confidence - one.confidence).slice(0, MAX_OBJECTS))
  return { ...results, objects: objects.filter((each) => kept.has(each)), isCut: true }
}
