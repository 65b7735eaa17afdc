// Estimates the views of recordings on a thread, one at a time.
import type { WorkerMessage } from '../core/workerPool'
import { estimateViews } from './estimateViews'
import type { FootageTask } from './footagePool'
import { mergeViews, type Span } from './spans'

/** Undefined for a task that was cancelled while it waited. */
export function runTask({ filmed, samples, cancelled }: WorkerMessage<FootageTask>): Span[] | undefined {
  return cancelled[0] ? undefined : [...mergeViews(estimateViews(samples, filmed), filmed.picture)]
}
