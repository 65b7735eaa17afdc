// The processes of a server, kept running by its primary process. They end by themselves when the primary process is gone.
import { fork, type ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { CRASHED } from '../core/crash'
import { ownerVariable } from '../core/orphans'
import { StartUpError } from '../core/startUpError'
import type { SharedPort } from './connections'
import { readMetrics } from './processMetrics'
import { answersRequests, taskVariables, type ProcessTask } from './processTask'

/** As scripts/restarts.mjs, which does the same for a server of one process. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** A process that ends after this time, and was ready, worked: the pause begins from the first one again. */
const STARTED_MS = 60_000
/** Exit codes above this one stand for a signal. */
const SIGNALLED = 128

/** How long the processes may take to end. */
const GRACE_MS = 10_000

const READY = 'ready'
const LEAVING = 'leaving'

/** Tells the primary process that this one does its task. */
export const reportReady = (): void => void process.send?.(READY)

/** Tells the primary process that this one ends: it is handed no more connections. */
export const reportLeaving = (): void => void process.send?.(LEAVING)

/** Ends this process at once when its primary process is gone, as if it had been killed together with it. */
export const endWithPrimary = (): void => void process.once('disconnect', () => process.exit(CRASHED))

export class ServerProcesses {
  private readonly running = new Set<ChildProcess>()
  private readonly ended: Promise<void>[] = []

  /**
   * @param program that each process runs, with the options of Node of this one
   * @param port whose connections they share
   * @param stop ends all processes
   * @param say receives a line about each unexpected end
   */
  constructor(
    private readonly program: string,
    private readonly port: SharedPort,
    private readonly stop: AbortSignal,
    private readonly say: (line: string) => void,
  ) {
    stop.addEventListener('abort', () => this.signalAll('SIGTERM'))
  }

  /**
   * Starts a process for each task, the first one before the others.
   * @returns when all are ready, or `stop` was aborted
   * @throws StartUpError when one of them cannot start
   */
  async start([first, ...others]: ProcessTask[]): Promise<void> {
    if (first) await this.keep(first)
    await Promise.all(others.map((task) => this.keep(task)))
  }

  /** Waits for the end of all processes after `stop`; those that take too long are killed. */
  async end(): Promise<void> {
    const all = Promise.all(this.ended)
    await Promise.race([all, sleep(GRACE_MS, undefined, { ref: false })])
    this.signalAll('SIGKILL')
    await all
  }

  /** The metrics of all processes, in the text format of Prometheus. */
  metrics(): Promise<string> {
    return readMetrics(this.running)
  }

  private signalAll(signal: NodeJS.Signals): void {
    for (const child of this.running) child.kill(signal)
  }

  private keep(task: ProcessTask): Promise<void> {
    return new Promise((resolve, reject) => {
      this.ended.push(this.runAgain(task, resolve, reject).finally(resolve))
    })
  }

  /** Runs a process until `stop`. One whose first start fails without a crash has told what to change, and is given up. */
  private async runAgain(task: ProcessTask, onReady: () => void, onFailure: (error: Error) => void): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS
    let wasReady = false
    for (let isRestart = false; !this.stop.aborted; isRestart = true) {
      const startedAt = Date.now()
      let isReady = false
      const code = await this.run({ ...task, isAlone: task.isAlone && !wasReady }, () => {
        isReady = true
        wasReady = true
        onReady()
      })
      if (this.stop.aborted) return
      const hasFailed = !isReady && code !== CRASHED && code <= SIGNALLED
      if (hasFailed && !isRestart) return onFailure(new StartUpError('A process of the server could not start.'))
      if (isReady && Date.now() - startedAt > STARTED_MS) pauseMs = FIRST_PAUSE_MS
      const what = hasFailed ? 'could not start again' : 'ended unexpectedly'
      this.say(`A process of the server ${what} (exit code ${code}). It starts again in ${pauseMs / 1000} s.`)
      await sleep(pauseMs, undefined, { signal: this.stop }).catch(() => undefined)
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    }
  }

  /** @returns the exit code, or 128 and more after a signal */
  private run(task: ProcessTask, onReady: () => void): Promise<number> {
    const child = fork(this.program, { env: { ...process.env, ...taskVariables(task), ...ownerVariable() } })
    this.running.add(child)
    child.on('message', (message) => {
      if (message === LEAVING) this.port.remove(child)
      if (message !== READY) return
      if (answersRequests(task)) this.port.add(child)
      onReady()
    })
    return new Promise((resolve) => {
      const end = (code: number) => {
        this.port.remove(child)
        this.running.delete(child)
        resolve(code)
      }
      // Before its exit is noticed, it may have lost the connection to this process.
      child.on('disconnect', () => this.port.remove(child))
      child.on('exit', (code, signal) => end(code ?? SIGNALLED + constants.signals[signal ?? 'SIGKILL']))
      child.on('error', (error) => {
        this.say(error.message)
        // It was never started, for lack of memory or of processes.
        if (child.pid === undefined) end(CRASHED)
      })
    })
  }
}
