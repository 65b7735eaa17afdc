import { useSyncExternalStore } from 'react'

const STEP = 15_000

// One timer for all times on the screen, so that they change together and a long list stays cheap.
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

/** The current time in epoch milliseconds, updated every 15 seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
