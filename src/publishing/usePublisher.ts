import { useEffect, useRef, useState } from 'react'
import { openWhip, PublishError, type PublishProblem, type WhipSession } from './whipSession'

export type PublisherState = 'ready' | 'connecting' | 'live' | 'reconnecting'

export interface Publisher {
  state: PublisherState
  problem: PublishProblem | undefined
  start: (media: MediaStream) => void
  stop: () => void
}

const PAUSE_MS = 2_000
/** Trying again does not help. */
const FINAL: readonly PublishProblem[] = ['keyRefused', 'flightEnded', 'minutesUsed', 'noUdp']

/** Publishes until it is stopped, and again after an interruption. Ends with the page. */
export function usePublisher(key: string): Publisher {
  const [state, setState] = useState<PublisherState>('ready')
  const [problem, setProblem] = useState<PublishProblem>()
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const stop = () => {
    abort.current?.abort()
    setState('ready')
  }
  const start = (media: MediaStream) => {
    abort.current?.abort()
    const { signal } = (abort.current = new AbortController())
    setState('connecting')
    setProblem(undefined)
    void publish(media, key, signal, (nextState, nextProblem) => {
      if (signal.aborted) return
      setState(nextState)
      setProblem(nextProblem)
    })
  }
  return { state, problem, start, stop }
}

async function publish(
  media: MediaStream,
  key: string,
  signal: AbortSignal,
  onChange: (state: PublisherState, problem?: PublishProblem) => void,
): Promise<void> {
  let hasBeenLive = false
  while (!signal.aborted) {
    let session: WhipSession | undefined
    try {
      session = await openWhip(media, key)
      const opened = session
      signal.addEventListener('abort', () => opened.close())
      if (signal.aborted) opened.close()
      hasBeenLive = true
      onChange('live')
      await Promise.race([session.ended, aborted(signal)])
      onChange('reconnecting')
    } catch (error) {
      const problem = error instanceof PublishError ? error.problem : 'unavailable'
      // After an interruption, the server may still hold the lost connection.
      if (FINAL.includes(problem) || (problem === 'inUse' && !hasBeenLive)) return onChange('ready', problem)
      onChange(hasBeenLive ? 'reconnecting' : 'connecting', problem)
    }
    session?.close()
    await Promise.race([new Promise((resolve) => setTimeout(resolve, PAUSE_MS)), aborted(signal)])
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
