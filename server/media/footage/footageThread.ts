// Estimates the views of recordings on a thread, one at a time.
import type { WorkerMessage } from '../../platform/core/workerPool'
import { estimateViews } from './estimateViews'
import type { FootageTask } from './footagePool'
import { unpackSamples } from './packedSamples'
import { mergeViews, type Span } from './spans'

/** Undefined for a task that was cancelled while it waited. */
export function runTask({ filmed, samples, cancelled }: WorkerMessage<FootageTask>): Span[] | undefined {
  if (cancelled[0]) return undefined
  return [...mergeViews(estimateViews(samples.flatMap(unpackSamples), filmed), filmed.picture, filmed.ground)]
}
