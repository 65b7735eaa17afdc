// Which of the processes of this server do not react. A process that is stopped as a whole still accepts connections: its kernel does.
import type { Config } from '../core/config'
import { LOOPBACK } from './ports'

const PATIENCE_MS = 3_000

export interface SilentProcess {
  /** Its place among the processes, from 1. */
  number: number
  /** At the loopback address; its process ID is that of the listener. */
  port: number
}

/** The other processes that answer requests in general, and now do not. */
export async function findSilent({ index, ports }: Config['PROCESS']): Promise<SilentProcess[]> {
  const others = ports.flatMap((port, place) => (place === index ? [] : [{ number: place + 1, port }]))
  const answers = await Promise.all(others.map(({ port }) => doesAnswer(port)))
  return others.filter((_other, at) => !answers[at])
}

async function doesAnswer(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://${LOOPBACK}:${port}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.arrayBuffer()
    return true
  } catch {
    return false
  }
}

export const namesOf = (silent: readonly SilentProcess[]): string =>
  silent.map(({ number, port }) => `${number} (${LOOPBACK}:${port})`).join(', ')
