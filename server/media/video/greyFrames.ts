// Small grey pictures of a video, for analyses.
import { runSandboxed } from '../../platform/core/sandboxedProcess'
import { FFMPEG_INPUT } from './ffmpeg'

const MINUTE_MS = 60_000
const TIMEOUT_MINUTES = 10
const MEMORY_MEGABYTES = 2048

export interface GreyFrames {
  input: string
  output: string
  fromSeconds: number
  seconds: number
  framesPerSecond: number
  width: number
  height: number
}

/** Writes a part of the video as grey pictures, one byte for each pixel, one picture after the other. @throws ProcessFailure */
export async function writeGreyFrames(
  program: string,
  { input, output, fromSeconds, seconds, framesPerSecond, width, height }: GreyFrames,
  signal: AbortSignal,
): Promise<void> {
  await runSandboxed({
    program,
    args: [
      ...FFMPEG_INPUT,
      '-ss',
      String(fromSeconds),
      '-i',
      `file:${input}`,
      '-t',
      String(seconds),
      '-an',
      '-sn',
      '-vf',
      `fps=${framesPerSecond},scale=${width}:${height}`,
      '-pix_fmt',
      'gray',
      '-f',
      'rawvideo',
      '-y',
      `file:${output}`,
    ],
    env: {},
    timeoutMs: TIMEOUT_MINUTES * MINUTE_MS,
    memoryMegabytes: MEMORY_MEGABYTES,
    signal,
  })
}
