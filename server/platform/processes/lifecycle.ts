// The life of a process from its start to its exit code: signals, errors that nothing handles, and what is undone at the end.
import { setTimeout as sleep } from 'node:timers/promises'
import { CRASHED, firstCrash, hasCrashed } from '../core/crash'
import { StartUpError } from '../core/startUpError'

/** One Ctrl-C reaches us twice or more: from the terminal, from npm, from scripts/start.mjs. */
const ONE_CTRL_C_MS = 1_000

/** How long requests under way may take to finish at the end. Uploads resume, so nothing is lost by cutting them. */
const GRACE_MS = 10_000

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface Life {
  /** Aborted by the first signal: the start ends before its next step. */
  stop: AbortSignal
  /** Registers a step of the end. Steps run in reverse order; each is registered as soon as it is needed. */
  undo(step: () => Promise<unknown>): void
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)
export const complain = (line: string): void => void process.stderr.write(`aerie: ${line}\n`)

export const withinGrace = (step: PromiseLike<unknown>): Promise<unknown> => Promise.race([step, sleep(GRACE_MS)])

/**
 * Runs this process until a signal, and ends it with 0; with 1 when it could not start, and with 70 after an error that nothing
 * handled.
 * @param signals those that end it; the others are ignored, because a primary process receives them as well
 */
export async function runProcess(
  start: (life: Life) => Promise<void>,
  signals: readonly NodeJS.Signals[] = SIGNALS,
): Promise<never> {
  const stop = new AbortController()
  const undo: (() => Promise<unknown>)[] = []
  const signalled = new Promise<void>((resolve) => {
    let firstAt: number | undefined
    const onSignal = () => {
      firstAt ??= Date.now()
      if (Date.now() - firstAt > ONE_CTRL_C_MS) process.exit(1)
      stop.abort()
      resolve()
    }
    for (const signal of SIGNALS) process.on(signal, signals.includes(signal) ? onSignal : () => undefined)
  })

  let failed = false
  const fail = (error: unknown) => {
    failed = true
    complain(error instanceof StartUpError ? error.message : stackOf(error))
  }
  const crashed = firstCrash((error) => complain(`The server ends because of an error: ${stackOf(error)}`))
  try {
    await Promise.race([start({ stop: stop.signal, undo: (step) => undo.push(step) }), crashed])
    await Promise.race([signalled, crashed])
  } catch (error) {
    if (!stop.signal.aborted) fail(error)
  }
  stop.abort()
  for (const step of undo.reverse()) await step().catch(fail)
  process.exit(hasCrashed() ? CRASHED : failed ? 1 : 0)
}

const stackOf = (error: unknown): string => String((error as Error | null)?.stack ?? error)
