// Runs analyses on a thread, one at a time.
import type { WorkerMessage } from '../../platform/core/workerPool'
import type { AnalysisTask } from './analysisPool'
import { LAYER_ANALYSES } from './layerAnalyses'
import type { AnalysisOutput } from './layerAnalysis'

/** Undefined for a task that was cancelled while it waited. */
export function runTask(task: WorkerMessage<AnalysisTask>): AnalysisOutput | undefined {
  const { inferType, input, parameters, cancelled } = task
  return cancelled[0] ? undefined : LAYER_ANALYSES[inferType].run(input, parameters)
}
