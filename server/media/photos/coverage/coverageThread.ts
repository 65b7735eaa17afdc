// Computes coverage on a thread.
import type { WorkerMessage } from '../../../platform/core/workerPool'
import { computeCoverage, type Coverage, type CoverageRequest } from './coverage'

/** Undefined also for a task that was cancelled while it waited. */
export function runTask({ cancelled, ...request }: WorkerMessage<CoverageRequest>): Coverage | 'tooFar' | undefined {
  return cancelled[0] ? undefined : computeCoverage(request)
}
