// Dots of thinned tiles: each stands for the features of one cell of a grid, which are too small to be drawn.
import type { DotsInView } from './engine'

interface DrawnDot {
  layerId: string
  /** `cell` names the place of a dot in its tile, `index` one of its features, and `count` says how many it stands for. */
  properties: Readonly<Record<string, unknown>> | null
}

/** A dot that is drawn by two tiles counts once. Features that are no dots are left out. */
export function sumOfDots(drawn: readonly DrawnDot[]): DotsInView {
  const counts = new Map<string, number>()
  for (const { layerId, properties } of drawn) {
    const count = properties?.['count']
    if (typeof count !== 'number' || properties?.['cell'] === undefined) continue
    const key = `${layerId} ${String(properties['index'])}`
    counts.set(key, Math.max(count, counts.get(key) ?? 0))
  }
  return { dots: counts.size, features: [...counts.values()].reduce((sum, count) => sum + count, 0) }
}
