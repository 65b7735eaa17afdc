// Merges RECORD_CHANGED notices of one entity: the first is sent at once, later ones within the window together.
import type { Entity } from './events.gen'
import { MAX_IDS, type RecordChange } from './notice'

/** How long a notice may wait to be merged. */
export const WINDOW_MS = 250

export interface ChangeWindow {
  add(change: RecordChange): void
  /** Drops what waits. */
  close(): void
}

export function openChangeWindow(send: (change: RecordChange) => void): ChangeWindow {
  /** Entities whose window is open, with what has arrived since the last notice. */
  const open = new Map<Entity, { timer: NodeJS.Timeout; waiting?: RecordChange }>()

  const sendNow = (change: RecordChange): void => {
    send(change)
    open.set(change.entity, { timer: setTimeout(() => end(change.entity), WINDOW_MS) })
  }
  const end = (entity: Entity): void => {
    const waiting = open.get(entity)?.waiting
    open.delete(entity)
    if (waiting) sendNow(waiting)
  }
  return {
    add(change) {
      const window = open.get(change.entity)
      if (!window) sendNow(change)
      else window.waiting = window.waiting ? merged(window.waiting, change) : change
    },
    close() {
      for (const { timer } of open.values()) clearTimeout(timer)
      open.clear()
    },
  }
}

/** Without ids when either has none or together they have too many: every record of the entity is stale then. */
function merged({ entity, ids }: RecordChange, other: RecordChange): RecordChange {
  const all = ids && other.ids && [...new Set([...ids, ...other.ids])]
  return { entity, ...(all && all.length <= MAX_IDS && { ids: all }) }
}
