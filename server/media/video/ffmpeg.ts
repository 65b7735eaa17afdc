// What needs a decoder: posters, and H.264 for browsers without H.265. ffmpeg is optional and runs with limits.
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { runSandboxed } from '../../platform/core/sandboxedProcess'

/** The program in the search path of the server; undefined without one. */
export async function findFfmpeg(): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter).filter((each) => path.isAbsolute(each))) {
    const program = path.join(folder, 'ffmpeg')
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return program
  }
  return undefined
}

const MINUTE_MS = 60_000
const POSTER_MINUTES = 1
const ENCODE_MINUTES = 300
const MEMORY_MEGABYTES = 2048
const POSTER_SIDE = 1280

/** Files only, so that a list in an upload cannot make the program ask other hosts. */
export const FFMPEG_INPUT = ['-nostdin', '-v', 'error', '-protocol_whitelist', 'file,pipe', '-threads', '2']

/** Writes one picture of the video as JPEG. @throws ProcessFailure */
export async function writePoster(
  program: string,
  { input, output, atSeconds }: { input: string; output: string; atSeconds: number },
  signal: AbortSignal,
): Promise<void> {
  const scale = `scale=${POSTER_SIDE}:${POSTER_SIDE}:force_original_aspect_ratio=decrease`
  await runSandboxed({
    program,
    args: [
      ...FFMPEG_INPUT,
      '-ss',
      String(atSeconds),
      '-i',
      `file:${input}`,
      '-frames:v',
      '1',
      '-vf',
      scale,
      '-f',
      'mjpeg',
      '-q:v',
      '3',
      '-y',
      `file:${output}`,
    ],
    env: {},
    timeoutMs: POSTER_MINUTES * MINUTE_MS,
    memoryMegabytes: MEMORY_MEGABYTES,
    signal,
  })
}

/** Encodes the video as H.264 with AAC, in MP4 with its index at the start. @throws ProcessFailure */
export async function encodeH264(
  program: string,
  { input, output, durationMs }: { input: string; output: string; durationMs: number },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<void> {
  await runSandboxed({
    program,
    args: [
      ...FFMPEG_INPUT,
      '-progress',
      'pipe:1',
      '-i',
      `file:${input}`,
      '-map',
      '0:v:0',
      '-map',
      '0:a:0?',
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '21',
      '-pix_fmt',
      'yuv420p',
      '-g',
      '60',
      '-c:a',
      'aac',
      '-b:a',
      '128k',
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
      '-y',
      `file:${output}`,
    ],
    env: {},
    timeoutMs: ENCODE_MINUTES * MINUTE_MS,
    memoryMegabytes: MEMORY_MEGABYTES,
    signal,
    onOutput: (text) => {
      const done = /out_time_us=(\d+)/.exec(text)?.[1]
      if (done !== undefined && durationMs > 0) onProgress(Number(done) / 1000 / durationMs)
    },
  })
}
