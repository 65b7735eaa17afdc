// Reads untrusted flight logs in a child process with limits on time and memory.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Message } from '../../platform/core/messages'
import { ProcessFailure } from '../../platform/core/sandboxedProcess'
import { runScript } from '../../platform/core/sandboxedScript'
import { telemetryText } from './messages'
import type { Reading, TelemetryFile } from './readTelemetry'
import { TelemetryError } from './telemetryError'

export interface ParseTask extends TelemetryFile {
  /** Path of the file that receives the samples. */
  output: string
}

/** Milliseconds, longitude, latitude, altitude, height, speed, battery, heading, gimbal yaw, gimbal pitch, focal length. */
export type SampleRow = readonly [
  ...(readonly [at: number, long: number, lat: number, altitude: number | null, height: number | null]),
  ...(readonly [speed: number | null, battery: number | null, heading: number | null]),
  ...(readonly [gimbalYaw: number | null, gimbalPitch: number | null, focalLength?: number | null]),
]

/** A line of output of the child process: progress, then the result or the problem. */
export type ParseLine = { count: number } | { result: Reading } | { problem: Message }

interface ParseOptions {
  signal?: AbortSignal
  onProgress?: (count: number) => void
}

const MINUTE_MS = 60_000
const TIMEOUT_MINUTES = 15
const MEMORY_MEGABYTES = 768
const HEAP_MEGABYTES = 512

/** @throws TelemetryError with a message for the user; ProcessFailure when the process is aborted or killed */
export async function parseTelemetry(task: ParseTask, { signal, onProgress }: ParseOptions = {}): Promise<Reading> {
  const last = await runScript<ParseLine>(
    {
      script: 'media/telemetry/telemetryProcess.cjs',
      task,
      access: { reads: [task.path], writes: [task.output] },
      heapMegabytes: HEAP_MEGABYTES,
      timeoutMs: TIMEOUT_MINUTES * MINUTE_MS,
      memoryMegabytes: MEMORY_MEGABYTES,
      ...(signal && { signal }),
    },
    (line) => 'count' in line && onProgress?.(line.count),
  ).catch((error: unknown) => {
    throw error instanceof ProcessFailure ? (asTelemetryError(error) ?? error) : error
  })
  if (last && 'problem' in last) throw new TelemetryError(last.problem)
  if (!last || !('result' in last)) throw new TelemetryError(telemetryText('unreadable'))
  return last.result
}

function asTelemetryError(cause: ProcessFailure): TelemetryError | undefined {
  switch (cause.reason) {
    case 'memory':
      return new TelemetryError(telemetryText('tooLarge'), { cause })
    case 'timeout':
      return new TelemetryError(telemetryText('tooSlow', { minutes: TIMEOUT_MINUTES }), { cause })
    case 'failed':
      return new TelemetryError(telemetryText('unreadable'), { cause })
    default:
      return undefined
  }
}

/** The samples that `parseTelemetry` wrote, in batches. */
export async function* sampleBatches(file: string, size: number): AsyncGenerator<SampleRow[]> {
  let batch: SampleRow[] = []
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    batch.push(JSON.parse(line) as SampleRow)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
