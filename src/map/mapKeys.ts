import type { MapHandle } from './engine'

const STEP_PX = 100
const FINE_STEP_PX = 20

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the map by keys: arrows (smaller steps with Shift), plus, minus and N. @returns whether the key was handled */
export function moveByKey(map: MapHandle, key: string, isFine: boolean): boolean {
  const step = STEPS[key]
  const { zoom } = map.view()
  if (step) map.panBy(...(step.map((part) => part * (isFine ? FINE_STEP_PX : STEP_PX)) as [number, number]))
  else if (key === '+' || key === '=') map.moveTo({ zoom: Math.round(zoom) + 1 }, true)
  else if (key === '-' || key === '_') map.moveTo({ zoom: Math.round(zoom) - 1 }, true)
  else if (key === 'n' || key === 'N') map.moveTo({ bearing: 0 }, true)
  else return false
  return true
}
