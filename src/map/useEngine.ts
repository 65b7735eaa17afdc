import { useEffect, useState } from 'react'
import { loadWithRetry } from '../shared/loadWithRetry'
import type { Engine } from './engine'
import { loadEngine } from './loadEngine'
import type { MapEngine } from './mapEngineSlice'

interface Loaded {
  name: MapEngine
  attempt: number
  engine?: Engine
}

/** The component of the engine, loaded when the first map is shown. */
export function useEngine(name: MapEngine) {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    let isGone = false
    const settle = (engine?: Engine) => !isGone && setLoaded({ name, attempt, engine })
    loadWithRetry(() => loadEngine(name)).then(settle, () => settle())
    return () => {
      isGone = true
    }
  }, [name, attempt])

  const isCurrent = loaded?.name === name && loaded.attempt === attempt
  return {
    engine: isCurrent ? loaded.engine : undefined,
    hasFailed: isCurrent && !loaded.engine,
    /** Number of the attempt. As a key it remounts everything of the previous attempt. */
    attempt,
    retry: () => setAttempt(attempt + 1),
  }
}
