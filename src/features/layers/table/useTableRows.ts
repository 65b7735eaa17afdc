import { useEffect, useRef, useState } from 'react'
import { useListFilteredFeaturesQuery, type LayerFeature } from '../../../api/feature'

interface Wanted {
  layerId: string
  /** An attribute, with - for descending order. */
  sort: string | undefined
  where: readonly string[]
  /** Rows that the table shows. */
  window: { start: number; end: number }
  skip: boolean
}

/** More than a table shows at once, so that it never shows rows of more than two pages. */
const PAGE_SIZE = 200
/** While the user drags the scrollbar, pages are read at most this often. */
const READ_EVERY_MS = 150

/** Reads the pages of the rows that a table shows. Rows that are not there yet are undefined. */
export function useTableRows({ layerId, sort, where, window, skip }: Wanted) {
  const [asked, setAsked] = useState(window)
  const latest = useRef(window)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = window
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      setAsked(latest.current)
    }, READ_EVERY_MS)
  }, [window])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  const first = Math.floor(asked.start / PAGE_SIZE)
  const last = Math.max(first, Math.floor((asked.end - 1) / PAGE_SIZE))
  const filter = { layerId, pageSize: PAGE_SIZE, sort, where: where.length > 0 ? [...where] : undefined }
  const upper = useListFilteredFeaturesQuery({ ...filter, page: first + 1 }, { skip })
  const lower = useListFilteredFeaturesQuery({ ...filter, page: last + 1 }, { skip })

  const rowAt = (position: number): LayerFeature | undefined => {
    const page = Math.floor(position / PAGE_SIZE)
    if (page === first) return upper.currentData?.data.items[position - first * PAGE_SIZE]
    if (page === last) return lower.currentData?.data.items[position - last * PAGE_SIZE]
    return undefined
  }
  return {
    rowAt,
    /** Of the last answer, while another is on its way. */
    total: upper.data?.data.total,
    error: upper.error ?? lower.error,
    refetch: () => {
      void upper.refetch()
      void lower.refetch()
    },
  }
}
