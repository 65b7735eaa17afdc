import { useMemo, useState } from 'react'
import type { TerrainState } from '../engine'
import type { MapEngine } from '../mapEngineSlice'
import { sceneTerrainOf, type TerrainChoice } from './terrain'

/** The terrain to draw, and whether its heights are there. Google Maps is always flat. */
export function useSceneTerrain(choice: TerrainChoice | undefined, engine: MapEngine) {
  const [terrainState, setTerrainState] = useState<TerrainState>('loading')
  const [attempt, setAttempt] = useState(0)
  const drawn = choice && engine === 'embedded' ? sceneTerrainOf(choice) : undefined
  // The page makes new objects with equal values each time it renders.
  const key = drawn && JSON.stringify({ ...drawn, attempt })
  const sceneTerrain = useMemo(() => (key ? (JSON.parse(key) as typeof drawn) : undefined), [key])
  return { sceneTerrain, terrainState, setTerrainState, retryTerrain: () => setAttempt(attempt + 1) }
}
