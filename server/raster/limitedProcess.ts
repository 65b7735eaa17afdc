// Runs a program that may meet hostile input: it gets so much time and memory, can be aborted, and leaves nothing running.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'

export interface ProcessLimits {
  signal?: AbortSignal
  timeoutMs: number
  /** What the process may hold in memory. */
  memoryMegabytes: number
}

/**
 * Why a program did not do its work. `message` is for the log, not for people. `killed` is by somebody else, such as a
 * system that runs out of memory, and says nothing about the input; `disk` is a full one.
 */
export class ProcessFailure extends Error {
  constructor(
    readonly reason: 'failed' | 'timeout' | 'memory' | 'aborted' | 'killed' | 'disk',
    message: string,
  ) {
    super(message)
  }
}

/** Whether another run with the same input may well end otherwise. */
export const isByChance = (reason: ProcessFailure['reason']): reason is 'aborted' | 'killed' =>
  reason === 'aborted' || reason === 'killed'

/** For people, wherever a job meets a full disk. */
export const NO_ROOM_LEFT = 'The server has no room left for this. Ask whoever runs Aerie to make room, then try again'

interface Program extends ProcessLimits {
  program: string
  args: readonly string[]
  env: Record<string, string>
  stdin?: string
  onOutput?: (chunk: string) => void
}

const MEGABYTE = 1024 * 1024
const LARGEST_OUTPUT = 64 * MEGABYTE
const LARGEST_ERROR = 16 * 1024
const MEMORY_LOOK_MS = 200
/** Behind the requests of people, who wait for answers. */
const BACKGROUND_PRIORITY = 5

/** Answers what the program wrote to its standard output. @throws ProcessFailure */
export async function runLimited({ program, args, env, stdin, onOutput, ...limits }: Program): Promise<string> {
  if (limits.signal?.aborted) throw new ProcessFailure('aborted', `${program} was not started`)
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: '/', env, stdio: ['pipe', 'pipe', 'pipe'] })
    let output = ''
    let error = ''
    let ended: ProcessFailure | undefined

    const end = (reason: ProcessFailure['reason'], why: string) => {
      ended ??= new ProcessFailure(reason, `${program}: ${why}`)
      child.kill('SIGKILL')
    }
    const abort = () => end('aborted', 'aborted')
    const timeout = setTimeout(() => end('timeout', `took longer than ${limits.timeoutMs} ms`), limits.timeoutMs)
    const memoryLook = setInterval(() => {
      const used = residentMegabytes(child.pid)
      if (used > limits.memoryMegabytes) end('memory', `held ${used} MB`)
    }, MEMORY_LOOK_MS)
    limits.signal?.addEventListener('abort', abort, { once: true })

    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      if (output.length + chunk.length > LARGEST_OUTPUT) return end('failed', 'wrote too much')
      output += chunk
      onOutput?.(chunk)
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      if (error.length < LARGEST_ERROR) error += chunk
    })
    // A program that ends without reading its input is judged by its exit code.
    child.stdin.on('error', () => undefined)
    child.stdin.end(stdin ?? '')
    const settle = (finish: () => void) => {
      clearTimeout(timeout)
      clearInterval(memoryLook)
      limits.signal?.removeEventListener('abort', abort)
      finish()
    }
    child.on('error', (cause) => settle(() => reject(new ProcessFailure('failed', `${program}: ${cause.message}`))))
    child.on('spawn', () => lowerPriority(child.pid))
    child.on('close', (code, signal) =>
      settle(() => {
        if (ended) reject(ended)
        else if (code === 0) resolve(output)
        else reject(new ProcessFailure(reasonOf(signal, error), `${program} ${code ?? signal}: ${error.trim()}`))
      }),
    )
  })
}

function reasonOf(signal: NodeJS.Signals | null, error: string): ProcessFailure['reason'] {
  if (signal === 'SIGKILL') return 'killed'
  if (/out of memory|cannot allocate|bad_alloc/i.test(error)) return 'memory'
  return /no space left|quota exceeded|error writing|cannot write|write error/i.test(error) ? 'disk' : 'failed'
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, BACKGROUND_PRIORITY)
  } catch {
    // It has ended already, which is no failure.
  }
}

/** 0 where there is no /proc: there only the limits the programs set themselves hold. */
function residentMegabytes(pid: number | undefined): number {
  const file = `/proc/${pid}/status`
  if (pid === undefined || !existsSync(file)) return 0
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}
