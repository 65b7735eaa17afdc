// Whether a user has switched other aircraft off, on all maps. It is a view of one person, so the browser keeps it.
import { useSyncExternalStore } from 'react'

const PREFIX = 'aerie.aircraft.'
const OFF = 'off'

const listeners = new Set<() => void>()

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(userId: string): boolean {
  try {
    return localStorage.getItem(PREFIX + userId) !== OFF
  } catch {
    // Storage can be blocked; aircraft are shown then.
    return true
  }
}

function write(userId: string, isShown: boolean): void {
  try {
    if (isShown) localStorage.removeItem(PREFIX + userId)
    else localStorage.setItem(PREFIX + userId, OFF)
  } catch {
    // The choice is not remembered then.
  }
  listeners.forEach((listener) => listener())
}

export function useKeptToggle(userId: string): { isShown: boolean; toggle: () => void } {
  const isShown = useSyncExternalStore(watch, () => read(userId))
  return { isShown, toggle: () => write(userId, !isShown) }
}
