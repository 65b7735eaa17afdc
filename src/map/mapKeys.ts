import type { MapHandle } from './engine'
import { MAP_MAX_PITCH } from './zoomLimits'

const STEP_PX = 100
const FINE_STEP_PX = 20

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Degrees. */
const TURN = 15
const FINE_TURN = 3

/** Tilt and turn of maps with terrain. */
const TURNS: Record<string, { pitch: number; bearing: number }> = {
  PageUp: { pitch: 1, bearing: 0 },
  PageDown: { pitch: -1, bearing: 0 },
  Home: { pitch: 0, bearing: -1 },
  End: { pitch: 0, bearing: 1 },
}

/**
 * Moves the map by keys: arrows (smaller steps with Shift), plus, minus and N; with terrain also page up, page down, Home and End.
 * @returns whether the key was handled
 */
export function moveByKey(map: MapHandle, key: string, isFine: boolean): boolean {
  const step = STEPS[key]
  const { zoom, bearing = 0, pitch } = map.view()
  const turn = TURNS[key]
  const degrees = isFine ? FINE_TURN : TURN
  if (step) map.panBy(...(step.map((part) => part * (isFine ? FINE_STEP_PX : STEP_PX)) as [number, number]))
  else if (key === '+' || key === '=') map.moveTo({ zoom: Math.round(zoom) + 1 }, true)
  else if (key === '-' || key === '_') map.moveTo({ zoom: Math.round(zoom) - 1 }, true)
  else if (key === 'n' || key === 'N') map.moveTo({ bearing: 0 }, true)
  else if (turn && pitch !== undefined) {
    const tilted = Math.min(MAP_MAX_PITCH, Math.max(0, pitch + turn.pitch * degrees))
    map.moveTo({ pitch: tilted, bearing: bearing + turn.bearing * degrees }, true)
  } else return false
  return true
}
