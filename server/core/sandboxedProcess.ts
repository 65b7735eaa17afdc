// Runs a program on untrusted input with limits on time and memory. It can be aborted and leaves no process running.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'

export interface ProcessLimits {
  signal?: AbortSignal
  timeoutMs: number
  /** Resident memory limit. */
  memoryMegabytes: number
}

/**
 * Reason why a program failed. `message` is for the log. `killed` means from outside, for example when the system runs out
 * of memory, and says nothing about the input; `disk` means that the disk is full.
 */
export class ProcessFailure extends Error {
  constructor(
    readonly reason: 'failed' | 'timeout' | 'memory' | 'aborted' | 'killed' | 'disk',
    message: string,
  ) {
    super(message)
  }
}

/** Whether another run with the same input may succeed. */
export const isTransient = (reason: ProcessFailure['reason']): reason is 'aborted' | 'killed' =>
  reason === 'aborted' || reason === 'killed'

interface Program extends ProcessLimits {
  program: string
  args: readonly string[]
  env: Record<string, string>
  stdin?: string
  onOutput?: (chunk: string) => void
}

const MEGABYTE = 1024 * 1024
const MAX_OUTPUT_BYTES = 64 * MEGABYTE
const MAX_ERROR_BYTES = 16 * 1024
const MEMORY_CHECK_MS = 200
/** Low priority: must not slow interactive requests. */
const BACKGROUND_PRIORITY = 5

/** @returns the standard output. @throws ProcessFailure */
export async function runSandboxed({ program, args, env, stdin, onOutput, ...limits }: Program): Promise<string> {
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
    const memoryCheck = setInterval(() => {
      const used = residentMegabytes(child.pid)
      if (used > limits.memoryMegabytes) end('memory', `held ${used} MB`)
    }, MEMORY_CHECK_MS)
    limits.signal?.addEventListener('abort', abort, { once: true })

    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      if (output.length + chunk.length > MAX_OUTPUT_BYTES) return end('failed', 'wrote too much')
      output += chunk
      onOutput?.(chunk)
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      if (error.length < MAX_ERROR_BYTES) error += chunk
    })
    // A program that exits without reading its input is judged by its exit code.
    child.stdin.on('error', () => undefined)
    child.stdin.end(stdin ?? '')
    const settle = (finish: () => void) => {
      clearTimeout(timeout)
      clearInterval(memoryCheck)
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
    // The process has already ended, which is fine.
  }
}

/** 0 without /proc: then only the limits set by the programs themselves apply. */
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
