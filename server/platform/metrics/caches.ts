// How much the caches of this process save, and what they hold.
import { Counter, Gauge, type Registry } from 'prom-client'

export interface CacheUse {
  /** Look-ups since the start that the cache answered, and that it did not. */
  hits: number
  misses: number
  entries: number
  /** Absent for a cache that is limited by its entries. */
  bytes?: number
}

export type MeasureCache = (cache: string, use: () => CacheUse) => void

/** @returns what adds a cache to the metrics */
export function measureCaches(registry: Registry): MeasureCache {
  const caches = new Map<string, () => CacheUse>()
  const registers = [registry]
  new Counter({
    name: 'aerie_cache_lookups_total',
    help: 'Look-ups in a cache of the server, by result: `hit` or `miss`.',
    labelNames: ['cache', 'result'] as const,
    registers,
    collect() {
      this.reset()
      for (const [cache, use] of caches) {
        const { hits, misses } = use()
        this.inc({ cache, result: 'hit' }, hits)
        this.inc({ cache, result: 'miss' }, misses)
      }
    },
  })
  new Gauge({
    name: 'aerie_cache_entries',
    help: 'Entries of a cache of the server.',
    labelNames: ['cache'] as const,
    registers,
    collect() {
      for (const [cache, use] of caches) this.set({ cache }, use().entries)
    },
  })
  new Gauge({
    name: 'aerie_cache_bytes',
    help: 'Size of a cache of the server, in memory or on disk.',
    labelNames: ['cache'] as const,
    registers,
    collect() {
      for (const [cache, use] of caches) {
        const { bytes } = use()
        if (bytes !== undefined) this.set({ cache }, bytes)
      }
    },
  })
  return (cache, use) => void caches.set(cache, use)
}
