// Applies what the model server reports, by a callback or when asked. A run ends once: later reports change nothing.
import { mercatorX, mercatorY } from '../../../media/raster/mercator'
import type { Message } from '../../../platform/core/messages'
import { inTenant, type Db, type Tx } from '../../../platform/db/tenancy'
import { settleJob, updateProgress } from '../../../platform/jobs/sql'
import { recordChanged } from '../../../platform/realtime/sql'
import { endOpenJob } from '../../job/public'
import type { GridArea } from '../gridArea'
import { analysisText } from '../messages'
import { storeRecordingResults } from '../recordingSql'
import { storeResults } from '../sql'
import { lockRun, selectJobStatus, setModel, updateRun, type ExternalRun } from './externalSql'
import { InvalidReport, readLayerDetections, readRecordingDetections, type Report } from './report'
import { selectSource, type ExternalSource } from './source'

/** The model server is asked this long after it reported by itself. */
const ASK_AFTER_REPORT_SECONDS = 30

/** `over`: the run had ended, or its analysis was deleted or cancelled. `waits`: its job is about to run. */
export type Applied = 'applied' | 'over' | 'waits'

/** @throws InvalidReport after the run was ended with it as its reason */
export async function applyReport(db: Db, tenantId: string, runId: string, report: Report): Promise<Applied> {
  const applied = await inTenant(db, tenantId, (tx) => apply(tenantId, tx, runId, report))
  if (applied instanceof InvalidReport) throw applied
  return applied
}

async function apply(tenantId: string, tx: Tx, runId: string, report: Report): Promise<Applied | InvalidReport> {
  const run = await lockOpenRun(tenantId, tx, runId)
  if (run === 'over' || run === 'waits') return run
  const source = await selectSource(tenantId, tx, run.analysisId)
  if (!source) {
    await endWithoutAnalysis(tenantId, tx, run)
    return 'over'
  }
  if (report.status === 'running') {
    const message = analysisText(report.message === '' ? 'computedThere' : 'serverSays', { message: report.message })
    await noteProgress(tenantId, tx, run, { fraction: report.progress, message })
    await updateRun(tenantId, tx, runId, { failures: 0, dueInSeconds: ASK_AFTER_REPORT_SECONDS })
    return 'applied'
  }
  if (report.status === 'failed') {
    const { message } = report
    await failRun(tenantId, tx, run, analysisText(message === '' ? 'failedThere' : 'failedBecause', { message }))
    await updateRun(tenantId, tx, runId, { status: 'ended' })
    return 'applied'
  }
  try {
    await storeReport(tenantId, tx, run, source, report)
  } catch (error) {
    if (!(error instanceof InvalidReport)) throw error
    await failInvalid(tenantId, tx, run, error)
    return error
  }
  return 'applied'
}

/** Ends a run whose report cannot be accepted. */
export async function rejectReport(db: Db, tenantId: string, runId: string, reason: InvalidReport): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const run = await lockOpenRun(tenantId, tx, runId)
    if (run !== 'over' && run !== 'waits') await failInvalid(tenantId, tx, run, reason)
  })
}

async function failInvalid(tenantId: string, tx: Tx, run: ExternalRun, { message }: InvalidReport): Promise<void> {
  await failRun(tenantId, tx, run, analysisText('invalidReport', { reason: message }))
  await updateRun(tenantId, tx, run.id, { status: 'ending', dueInSeconds: 0 })
}

/** Locks a run whose result is still waited for. Runs of jobs that ended otherwise are ended. */
export async function lockOpenRun(tenantId: string, tx: Tx, runId: string): Promise<ExternalRun | 'over' | 'waits'> {
  const run = await lockRun(tenantId, tx, runId)
  if (run?.status !== 'sending' && run?.status !== 'computing') return 'over'
  const status = await selectJobStatus(tenantId, tx, run.jobId)
  if (status === 'running') return run
  if (status === 'queued') return 'waits'
  await updateRun(tenantId, tx, runId, { status: 'ending', dueInSeconds: 0 })
  if (status === 'cancelled') await recordChanged(tenantId, tx, 'Analysis', run.analysisId)
  return 'over'
}

/** The analysis was deleted, alone or with its layer, recording or mission. */
export async function endWithoutAnalysis(tenantId: string, tx: Tx, run: ExternalRun): Promise<void> {
  await endOpenJob(tenantId, tx, run.jobId)
  await updateRun(tenantId, tx, run.id, { status: 'ending', dueInSeconds: 0 })
}

/** Fails the job, which tells the reason, and can be retried. */
export async function failRun(tenantId: string, tx: Tx, run: ExternalRun, message: Message): Promise<void> {
  if (!(await settleJob(tenantId, tx, run.jobId, { status: 'failed', message }))) return
  await announce(tenantId, tx, run)
}

export async function noteProgress(
  tenantId: string,
  tx: Tx,
  run: ExternalRun,
  { fraction, message }: { fraction: number; message: Message },
): Promise<void> {
  const reached = { progress: fraction, message, writtenBytes: 0 }
  if (await updateProgress(tenantId, tx, run.jobId, reached)) await announce(tenantId, tx, run)
}

/** Jobs are told to those who started them; everybody who sees the analysis sees its progress. */
async function announce(tenantId: string, tx: Tx, { jobId, analysisId }: ExternalRun): Promise<void> {
  await recordChanged(tenantId, tx, 'Job', jobId)
  await recordChanged(tenantId, tx, 'Analysis', analysisId)
}

async function storeReport(
  tenantId: string,
  tx: Tx,
  run: ExternalRun,
  source: ExternalSource,
  { model, detections }: Extract<Report, { status: 'done' }>,
): Promise<void> {
  const { analysisId, jobId } = run
  const { bounds, size, seconds } = source
  let found: number
  if (bounds && size) {
    const results = readLayerDetections(detections, bounds).map(({ class: name, score, geometry, area }) => ({
      geometry,
      area,
      class: name,
      figures: { confidence: score },
    }))
    await storeResults(tenantId, tx, analysisId, { results, grid: gridOf(bounds, size), note: null, figures: {} })
    found = results.length
  } else {
    const results = readRecordingDetections(detections, seconds ?? 0)
    await storeRecordingResults(tenantId, tx, analysisId, results)
    found = results.length
  }
  await setModel(tenantId, tx, analysisId, model)
  await settleJob(tenantId, tx, jobId, { status: 'completed', result: { found } })
  await updateRun(tenantId, tx, run.id, { status: 'ended' })
  await announce(tenantId, tx, run)
}

/** The pixels of the layer, for exports in pixels. */
function gridOf([west = 0, south = 0, east = 0, north = 0]: readonly number[], size: GridSize): GridArea {
  const turn = west > east ? 360 : 0
  return { bounds: [mercatorX(west), mercatorY(south), mercatorX(east + turn), mercatorY(north)], ...size }
}

type GridSize = Pick<GridArea, 'width' | 'height'>
