// Runs a program on untrusted input with limits on time and memory, without network where the system offers that. It can be aborted and leaves no process running.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { withoutNetwork } from './confinement'
import { boundToParent, ownerVariable } from './orphans'

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
  /** Of a full disk: that of errors of the file system, which callers recognise. */
  readonly code?: 'ENOSPC'

  constructor(
    readonly reason: 'failed' | 'timeout' | 'memory' | 'aborted' | 'killed' | 'disk',
    message: string,
  ) {
    super(message)
    if (reason === 'disk') this.code = 'ENOSPC'
  }
}

/** Whether another run with the same input may succeed. */
export const isTransient = (reason: ProcessFailure['reason']): reason is 'aborted' | 'killed' =>
  reason === 'aborted' || reason === 'killed'

interface Command {
  program: string
  args: readonly string[]
  env: Record<string, string>
  /** Whether the program may start others, which end with it. */
  startsOthers?: boolean
}

interface Program extends ProcessLimits, Command {
  stdin?: string
  onOutput?: (chunk: string) => void
}

interface Watch extends ProcessLimits {
  program: string
  onOutput?: (chunk: string) => void
  startsOthers?: boolean
  /** What a program that keeps running writes after its output. Absent: its output ends with the program. */
  terminator?: string
}

const MEGABYTE = 1024 * 1024
const MAX_OUTPUT_BYTES = 64 * MEGABYTE
const MAX_ERROR_BYTES = 16 * 1024
const MEMORY_CHECK_MS = 200
/** Low priority: must not slow interactive requests. */
const BACKGROUND_PRIORITY = 5

/** @returns the standard output. @throws ProcessFailure */
export async function runSandboxed({ program, args, env, stdin, startsOthers, ...watch }: Program): Promise<string> {
  if (watch.signal?.aborted) throw new ProcessFailure('aborted', `${program} was not started`)
  const group = { startsOthers: startsOthers === true }
  const child = startProcess({ program, args, env, ...group })
  const output = watchProcess(child, { program, ...group, ...watch })
  child.stdin.end(stdin ?? '')
  return output
}

export function startProcess({ program, args, env, startsOthers = false }: Command): ChildProcessWithoutNullStreams {
  // A detached process leads a group of its own.
  const all = { ...env, ...ownerVariable() }
  // Within the namespace, because making one forgets the parent.
  const bound = boundToParent(program, args)
  const confined = withoutNetwork(bound.program, bound.args)
  const child = spawn(confined.program, confined.args, {
    cwd: '/',
    env: all,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: startsOthers,
  })
  child.stdout.setEncoding('utf8')
  child.stderr.setEncoding('utf8')
  // A program that exits without reading its input is judged by its exit code.
  child.stdin.on('error', () => undefined)
  // Those who watch the process report it.
  child.on('error', () => undefined)
  child.on('spawn', () => lowerPriority(child.pid))
  return child
}

/**
 * Applies the limits until the output has ended. A failure is reported when the process has ended.
 *
 * @returns the standard output. @throws ProcessFailure
 */
export function watchProcess(
  child: ChildProcessWithoutNullStreams,
  { program, onOutput, startsOthers = false, terminator, ...limits }: Watch,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    let error = ''
    let ended: ProcessFailure | undefined

    const end = (reason: ProcessFailure['reason'], why: string) => {
      ended ??= new ProcessFailure(reason, `${program}: ${why}`)
      if (startsOthers) killGroup(child.pid)
      else child.kill('SIGKILL')
    }
    const abort = () => end('aborted', 'aborted')
    const timeout = setTimeout(() => end('timeout', `took longer than ${limits.timeoutMs} ms`), limits.timeoutMs)
    const memoryCheck = setInterval(() => {
      const used = residentMegabytes(child.pid)
      if (used > limits.memoryMegabytes) end('memory', `held ${used} MB`)
    }, MEMORY_CHECK_MS)
    limits.signal?.addEventListener('abort', abort, { once: true })

    const read = (chunk: string) => {
      if (output.length + chunk.length > MAX_OUTPUT_BYTES) return end('failed', 'wrote too much')
      output += chunk
      onOutput?.(chunk)
      if (terminator === undefined || ended || !chunk.endsWith(terminator)) return
      settle(() => resolve(output.slice(0, -terminator.length)))
    }
    const readError = (chunk: string) => {
      if (error.length < MAX_ERROR_BYTES) error += chunk
    }
    const fail = (cause: Error) => settle(() => reject(new ProcessFailure('failed', `${program}: ${cause.message}`)))
    const close = (code: number | null, signal: NodeJS.Signals | null) =>
      settle(() => {
        if (ended) reject(ended)
        else if (code === 0 && terminator === undefined) resolve(output)
        else reject(new ProcessFailure(reasonOf(signal, error), `${program} ${code ?? signal}: ${error.trim()}`))
      })
    child.stdout.on('data', read)
    child.stderr.on('data', readError)
    child.on('error', fail).on('close', close)
    const settle = (finish: () => void) => {
      clearTimeout(timeout)
      clearInterval(memoryCheck)
      limits.signal?.removeEventListener('abort', abort)
      child.stdout.off('data', read)
      child.stderr.off('data', readError)
      child.off('error', fail).off('close', close)
      finish()
    }
  })
}

function killGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL')
  } catch {
    // All of them have already ended.
  }
}

function reasonOf(signal: NodeJS.Signals | null, error: string): ProcessFailure['reason'] {
  if (signal === 'SIGKILL') return 'killed'
  if (/out of memory|cannot allocate|bad_alloc/i.test(error)) return 'memory'
  return /no space left|disk is full|quota exceeded|error writing|cannot write|write error/i.test(error)
    ? 'disk'
    : 'failed'
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, BACKGROUND_PRIORITY)
  } catch {
    // The process has already ended, which is fine.
  }
}

/** 0 without /proc: then only the limits set by the programs themselves apply. */
export function residentMegabytes(pid: number | undefined): number {
  const file = `/proc/${pid}/status`
  if (pid === undefined || !existsSync(file)) return 0
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}
