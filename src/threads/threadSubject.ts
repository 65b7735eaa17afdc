import type { ThreadEntity } from '../api/thread'
import type { PermissionName } from '../shared/permissions/permissions.gen'

/** What a thread belongs to; `id` is the layer of a feature and the mission of a place. */
export interface ThreadSubject {
  entity: ThreadEntity
  id: string
  index?: number
  lat?: number
  long?: number
}

/** The moment of a recording that new comments are about, in milliseconds since its start. */
export interface ThreadMoment {
  read: () => number
  show: (momentMs: number) => void
}

export const THREAD_PERMISSION: PermissionName = 'thread_list'

/** 83 000 ms -> "1:23" */
export function momentText(momentMs: number): string {
  const seconds = Math.floor(momentMs / 1000)
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = seconds % 60
  const parts = hours > 0 ? [hours, String(minutes).padStart(2, '0')] : [minutes]
  return [...parts, String(rest).padStart(2, '0')].join(':')
}
