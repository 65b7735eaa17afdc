// What changes with every frame or every move of the pointer, kept out of the map's own state so that only who shows it is rendered.
import { useSyncExternalStore } from 'react'
import type { Position, SceneView } from './scene'

interface Beat {
  view: SceneView | null
  /** Grows each time the map has come to rest. */
  rests: number
  pointer: Position | null
}

export interface MapPulse {
  beat: () => Beat
  set: (change: Partial<Beat>) => void
  watch: (watcher: () => void) => () => void
}

export function createPulse(): MapPulse {
  let beat: Beat = { view: null, rests: 0, pointer: null }
  const watchers = new Set<() => void>()
  return {
    beat: () => beat,
    set(change) {
      beat = { ...beat, ...change }
      watchers.forEach((watcher) => watcher())
    },
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

/** The part of the map's state that `pick` takes out, renewed when it changes; take out what was there, make nothing new. */
export const usePulse = <Value>(pulse: MapPulse, pick: (beat: Beat) => Value): Value =>
  useSyncExternalStore(pulse.watch, () => pick(pulse.beat()))
