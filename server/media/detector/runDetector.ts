// Inspects and runs the models of tenants, which are untrusted, in a child process with limits on time and memory.
import { ProcessFailure } from '../../platform/core/sandboxedProcess'
import { runScript } from '../../platform/core/sandboxedScript'
import { DetectorError } from './detectorError'
import type { DetectorLine, DetectorTask, ModelFacts, Picture, PictureLine } from './detectorTask'
import { detectorText } from './messages'

interface Limits {
  signal?: AbortSignal
  timeoutMs?: number
  memoryMegabytes?: number
}

const INSPECT_MS = 60_000
const PICTURE_MS = 30_000
const TILE_MS = 10_000
/** The file, its copy in the runtime and the layers of the largest model that is allowed. */
const MEMORY_MEGABYTES = 1536
/** The runtime is outside of the heap. */
const HEAP_MEGABYTES = 384

/** @throws DetectorError with a message for the user; ProcessFailure when aborted or ended from outside */
export async function inspectModel(model: string, limits: Limits = {}): Promise<ModelFacts> {
  const last = await run({ kind: 'inspect', model }, { timeoutMs: INSPECT_MS, ...limits }, () => undefined)
  if (!last || !('facts' in last)) throw new DetectorError(detectorText('stopped'))
  return last.facts
}

/** Reports each picture when it is done. @throws DetectorError, ProcessFailure as above */
export async function detectObjects(
  task: { model: string; pictures: readonly Picture[]; minConfidence: number },
  limits: Limits,
  onPicture: (line: PictureLine) => void,
): Promise<void> {
  const timeoutMs = task.pictures.reduce((sum, { maxTiles = 0 }) => sum + PICTURE_MS + maxTiles * TILE_MS, INSPECT_MS)
  const last = await run({ kind: 'detect', ...task }, { timeoutMs, ...limits }, (line) => {
    if ('picture' in line) onPicture(line)
  })
  if (!last || !('done' in last)) throw new DetectorError(detectorText('stopped'))
}

async function run(
  task: DetectorTask,
  { timeoutMs, ...limits }: Limits & { timeoutMs: number },
  onLine: (line: DetectorLine) => void,
): Promise<DetectorLine | undefined> {
  const last = await runScript<DetectorLine>(
    {
      script: 'media/detector/detectorProcess.cjs',
      task,
      // Pictures are read by native code.
      access: { reads: [task.model], needsAddons: true },
      heapMegabytes: HEAP_MEGABYTES,
      memoryMegabytes: MEMORY_MEGABYTES,
      timeoutMs,
      ...limits,
    },
    onLine,
  ).catch((error: unknown) => {
    throw error instanceof ProcessFailure ? (asDetectorError(error, timeoutMs) ?? error) : error
  })
  if (last && 'refused' in last) throw new DetectorError(last.refused)
  return last
}

function asDetectorError(cause: ProcessFailure, timeoutMs: number): DetectorError | undefined {
  switch (cause.reason) {
    case 'memory':
      return new DetectorError(detectorText('tooMuchMemory'), { cause })
    case 'timeout':
      return new DetectorError(detectorText('tooSlow', { seconds: Math.round(timeoutMs / 1000) }), { cause })
    case 'failed':
      return new DetectorError(detectorText('stopped'), { cause })
    default:
      return undefined
  }
}
