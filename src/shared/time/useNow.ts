import { useSyncExternalStore } from 'react'

const STEP = 15_000

// One clock for every time on the screen: they change together, and a list of hundreds costs one timer.
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const watchers = new Set<() => void>()

function tick() {
  now = Date.now()
  for (const watcher of watchers) watcher()
}

function subscribe(watcher: () => void) {
  if (watchers.size === 0) {
    now = Date.now()
    timer = setInterval(tick, STEP)
  }
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) clearInterval(timer)
  }
}

/** The present in epoch milliseconds, renewed every 15 seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
