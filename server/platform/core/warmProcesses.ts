/**
 * Processes that run commands on untrusted input one after the other, because starting one takes longer than most commands.
 * Each command has its own limits and a process to itself. The program must leave nothing of a command to the next one.
 */
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { ProcessFailure, residentMegabytes, startProcess, watchProcess, type ProcessLimits } from './sandboxedProcess'

/**
 * Reads one line of JSON per command, and answers with its output and a zero character. When a command fails it writes the
 * reason to its standard error and ends. It ends as well when its standard input does, so that it never outlives the server.
 */
interface WarmProgram {
  program: string
  args: readonly string[]
  env: Record<string, string>
  /** Idle processes kept for the next commands. 0: each command starts one. */
  kept: number
  /** How long they are kept. */
  idleMs: number
}

export interface WarmProcesses {
  /** Starts a process when none is idle. @throws ProcessFailure */
  run(command: object, limits: ProcessLimits): Promise<string>
  /** Ends the processes that are idle. */
  endIdle(): void
}

interface WarmProcess {
  child: ChildProcessWithoutNullStreams
  commands: number
  expiry?: NodeJS.Timeout
}

const MAX_COMMANDS = 200
const MAX_IDLE_MEGABYTES = 320
const TERMINATOR = '\0'

export function createWarmProcesses({ kept, idleMs, ...command }: WarmProgram): WarmProcesses {
  const idle: WarmProcess[] = []

  function start(): WarmProcess {
    const started: WarmProcess = { child: startProcess(command), commands: 0 }
    started.child.on('close', () => forget(started))
    return started
  }

  function forget(ended: WarmProcess): void {
    clearTimeout(ended.expiry)
    const place = idle.indexOf(ended)
    if (place >= 0) idle.splice(place, 1)
  }

  function end(unused: WarmProcess): void {
    forget(unused)
    unused.child.kill('SIGKILL')
  }

  function keep(used: WarmProcess): void {
    idle.push(used)
    holdServer(used, false)
    used.expiry = setTimeout(() => end(used), idleMs).unref()
  }

  return {
    async run(task, limits) {
      if (limits.signal?.aborted) throw new ProcessFailure('aborted', `${command.program} was not started`)
      const used = idle.pop() ?? start()
      clearTimeout(used.expiry)
      holdServer(used, true)
      used.commands += 1
      const { child, commands } = used
      const output = watchProcess(child, { program: command.program, terminator: TERMINATOR, ...limits })
      child.stdin.write(`${JSON.stringify(task)}\n`)
      await output
      const isFit = commands < MAX_COMMANDS && residentMegabytes(child.pid) <= MAX_IDLE_MEGABYTES
      if (isFit && idle.length < kept) keep(used)
      else end(used)
      return output
    },
    endIdle: () => [...idle].forEach(end),
  }
}

interface Handle {
  ref(): void
  unref(): void
}

/** Whether the process keeps the server from ending. */
function holdServer({ child }: WarmProcess, holds: boolean): void {
  const pipes = [child.stdin, child.stdout, child.stderr] as unknown as Handle[]
  for (const handle of [child, ...pipes]) {
    if (holds) handle.ref()
    else handle.unref()
  }
}
