// Loads the code of the map engines.
import type { Engine } from './engine'
import type { MapEngine } from './mapEngineSlice'

const load: Record<MapEngine, () => Promise<Engine>> = {
  embedded: async () => {
    const [{ MapLibreEngine }] = await Promise.all([
      import('./maplibre/MapLibreEngine'),
      import('./maplibre/worker').then(({ fetchWorker }) => fetchWorker()),
    ])
    return MapLibreEngine
  },
  google: async () => (await import('./google/GoogleEngine')).GoogleEngine,
}

const loading = new Map<MapEngine, Promise<Engine>>()

/** Loads an engine once for all maps. After a failure the next call tries again. */
export function loadEngine(name: MapEngine): Promise<Engine> {
  const begun = loading.get(name)
  if (begun) return begun
  const started = load[name]()
  loading.set(name, started)
  started.catch(() => loading.delete(name))
  return started
}
