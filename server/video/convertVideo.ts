// Reads and converts untrusted videos in a child process with limits on time and memory.
import { scriptFile } from '../core/folders'
import { diskFull, ProcessFailure, runSandboxed } from '../raster/gdal/sandboxedProcess'
import { videoText } from './messages'
import { VideoError } from './videoError'
import type { VideoLine, VideoReading, VideoTask } from './videoTask'

interface Options {
  signal?: AbortSignal
  onProgress?: (fraction: number) => void
}

const MINUTE_MS = 60_000
const TIMEOUT_MINUTES = 60
const MEMORY_MEGABYTES = 1024
const HEAP_MEGABYTES = 640

/** @throws VideoError with a message for the user; ProcessFailure when aborted or ended from outside */
export async function convertVideo(task: VideoTask, { signal, onProgress }: Options = {}): Promise<VideoReading> {
  let rest = ''
  let last: VideoLine | undefined
  const onOutput = (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      last = JSON.parse(line) as VideoLine
      if ('progress' in last) onProgress?.(last.progress)
    }
  }
  await runSandboxed({
    program: process.execPath,
    args: [`--max-old-space-size=${HEAP_MEGABYTES}`, scriptFile('video/videoProcess.cjs'), JSON.stringify(task)],
    env: {},
    timeoutMs: TIMEOUT_MINUTES * MINUTE_MS,
    memoryMegabytes: MEMORY_MEGABYTES,
    onOutput,
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw error instanceof ProcessFailure ? (asVideoError(error) ?? error) : error
  })
  if (last && 'problem' in last) throw new VideoError(last.problem)
  if (!last || !('result' in last)) throw new VideoError(videoText('unreadable'))
  return last.result
}

function asVideoError(cause: ProcessFailure): VideoError | undefined {
  switch (cause.reason) {
    case 'memory':
      return new VideoError(videoText('tooLarge'), { cause })
    case 'timeout':
      return new VideoError(videoText('tooSlow', { minutes: TIMEOUT_MINUTES }), { cause })
    case 'disk':
      return new VideoError(diskFull(), { cause })
    case 'failed':
      return new VideoError(videoText('unreadable'), { cause })
    default:
      return undefined
  }
}
