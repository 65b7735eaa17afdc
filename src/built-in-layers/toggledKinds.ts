// Which built-in layers a user has switched to the other state, on all maps. Like hidden layers it is a view of one person, so
// the browser keeps it and not the server.
import { useSyncExternalStore } from 'react'
import { KINDS, type BuiltInKind } from './kinds'

const PREFIX = 'aerie.built-in.'
const ORTHOMOSAIC = 'orthomosaic'

export type Toggled = BuiltInKind | typeof ORTHOMOSAIC

const listeners = new Set<() => void>()

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(userId: string): string {
  try {
    return localStorage.getItem(PREFIX + userId) ?? ''
  } catch {
    // Storage can be blocked; everything has its usual state then.
    return ''
  }
}

function write(userId: string, toggled: readonly Toggled[]): void {
  try {
    localStorage.setItem(PREFIX + userId, toggled.join(' '))
  } catch {
    // The choice is not remembered then.
  }
  listeners.forEach((listener) => listener())
}

/** @returns the switched ones, and a function that switches one */
export function useToggledKinds(userId: string): [toggled: readonly Toggled[], toggle: (kind: Toggled) => void] {
  const stored = useSyncExternalStore(watch, () => read(userId)).split(' ')
  const toggled = [...KINDS, ORTHOMOSAIC as Toggled].filter((kind) => stored.includes(kind))
  const toggle = (kind: Toggled) =>
    write(userId, toggled.includes(kind) ? toggled.filter((other) => other !== kind) : [...toggled, kind])
  return [toggled, toggle]
}
