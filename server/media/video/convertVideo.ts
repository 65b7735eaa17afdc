// Reads and converts untrusted videos in a child process with limits on time and memory.
import { ProcessFailure } from '../../platform/core/sandboxedProcess'
import { runScript } from '../../platform/core/sandboxedScript'
import { diskFull } from '../raster/diskFull'
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
  const last = await runScript<VideoLine>(
    {
      script: 'media/video/videoProcess.cjs',
      task,
      access: { reads: [task.path], writes: [task.output] },
      heapMegabytes: HEAP_MEGABYTES,
      timeoutMs: TIMEOUT_MINUTES * MINUTE_MS,
      memoryMegabytes: MEMORY_MEGABYTES,
      ...(signal && { signal }),
    },
    (line) => 'progress' in line && onProgress?.(line.progress),
  ).catch((error: unknown) => {
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
