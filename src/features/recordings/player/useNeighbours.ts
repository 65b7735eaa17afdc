import { useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query'
import { useListRecordingsQuery, type Recording } from '../../../api/vod'

const DAY = 24 * 3_600_000
/** The largest page of the list. */
const MAX_SHOWN = 200
/** With more on the timeline, the next part replaces what is shown. */
const MANY = 150

/** Also what was recorded since the last visit. */
const FRESH = { refetchOnMountOrArgChange: true }

/** A part of the time of a mission, in ISO 8601. */
interface Part {
  from: string
  until: string
}

export interface Neighbours {
  /** Undefined while they are loaded for the first time. */
  recordings: readonly Recording[] | undefined
  /** How many recordings of this part of the time are not shown, because they are too many. */
  hidden: number
  /** How many are before and after this part of the time. */
  earlier: number
  later: number
  showEarlier: () => void
  showLater: () => void
}

/** The recordings of the mission around one: those of the days before and after it, and step by step all others. */
export function useNeighbours(missionId: string, recording: Recording | undefined): Neighbours {
  const [moved, setMoved] = useState<{ of: string; part: Part }>()
  const startedAt = recording?.startedAt
  const own = startedAt ? around(startedAt, 0) : undefined
  const part = own && moved && moved.of === recording?._id ? moved.part : own
  const list = useListRecordingsQuery(part ? { missionId, ...part, pageSize: MAX_SHOWN } : skipToken, FRESH)
  const before = useEarlier(missionId, part)
  const after = useLater(missionId, part)
  const shown = list.data?.data
  const total = shown?.total ?? 0
  const show = (other: Recording | undefined) => {
    if (!part || !recording || !other?.startedAt) return
    const there = around(other.startedAt, other.durationMs ?? 0)
    setMoved({ of: recording._id, part: total > MANY ? there : united(part, there) })
  }
  return {
    recordings: part === undefined || list.error ? [] : shown?.items,
    hidden: Math.max(0, total - MAX_SHOWN),
    earlier: before.count,
    later: after.count,
    showEarlier: () => show(before.nearest),
    showLater: () => show(after.nearest),
  }
}

interface Beyond {
  count: number
  nearest: Recording | undefined
}

function useEarlier(missionId: string, part: Part | undefined): Beyond {
  const query = part ? { missionId, until: part.from, pageSize: 1 } : skipToken
  const { currentData } = useListRecordingsQuery(query, FRESH)
  return { count: currentData?.data.total ?? 0, nearest: currentData?.data.items[0] }
}

/** The list is sorted by time, the latest first, so its last page has the next one. */
function useLater(missionId: string, part: Part | undefined): Beyond {
  const query = part && { missionId, from: part.until, pageSize: 1 }
  const first = useListRecordingsQuery(query ?? skipToken, FRESH)
  const count = first.currentData?.data.total ?? 0
  const last = useListRecordingsQuery(query && count > 0 ? { ...query, page: count } : skipToken)
  return { count, nearest: last.currentData?.data.items[0] }
}

function around(startedAt: string, length: number): Part {
  const start = Date.parse(startedAt)
  return { from: new Date(start - DAY).toISOString(), until: new Date(start + length + DAY).toISOString() }
}

const united = (one: Part, other: Part): Part => ({
  from: one.from < other.from ? one.from : other.from,
  until: one.until > other.until ? one.until : other.until,
})
