// State that changes with every frame or pointer move. It is kept outside React state so that only its readers render.
import { useSyncExternalStore } from 'react'
import type { Position, SceneView } from './scene'

interface MapSnapshot {
  view: SceneView | null
  /** Incremented each time the camera stops moving. */
  idleCount: number
  pointer: Position | null
}

export interface MapStore {
  getSnapshot: () => MapSnapshot
  set: (change: Partial<MapSnapshot>) => void
  /** Calls `listener` after every change. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

export function createMapStore(): MapStore {
  let snapshot: MapSnapshot = { view: null, idleCount: 0, pointer: null }
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => snapshot,
    set(change) {
      snapshot = { ...snapshot, ...change }
      listeners.forEach((listener) => listener())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Reads one value of the store and renders when it changes. `select` must return a stored value, not a new object. */
export const useMapStore = <Value>(store: MapStore, select: (snapshot: MapSnapshot) => Value): Value =>
  useSyncExternalStore(store.subscribe, () => select(store.getSnapshot()))
