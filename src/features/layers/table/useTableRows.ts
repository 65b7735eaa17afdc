import { useCallback, useEffect, useRef, useState } from 'react'
import { useListFilteredFeaturesQuery, type LayerFeature } from '../../../api/feature'
import type { RowWindow } from './rowWindow'

interface Wanted {
  layerId: string
  /** An attribute, with - for descending order. */
  sort: string | undefined
  where: readonly string[]
  skip: boolean
}

/** More than a table shows at once, so that it never shows rows of more than two pages. */
const PAGE_SIZE = 200
/** While the user drags the scrollbar, pages are read at most this often. */
const READ_EVERY_MS = 150
/** Read before they come into view. */
const ROWS_AHEAD = 60
const FIRST_WINDOW: RowWindow = { start: 0, end: 50 }

/** Reads the pages of the rows that a table shows. Rows that are not there yet are undefined. */
export function useTableRows({ layerId, sort, where, skip }: Wanted) {
  const [asked, setAsked] = useState(FIRST_WINDOW)
  const latest = useRef(FIRST_WINDOW)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback((window: RowWindow) => {
    latest.current = window
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      setAsked(latest.current)
    }, READ_EVERY_MS)
  }, [])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  const [total, setTotal] = useState<number>()
  const first = Math.floor(Math.max(0, asked.start - ROWS_AHEAD) / PAGE_SIZE)
  const end = Math.min(asked.end + ROWS_AHEAD, total ?? asked.end)
  const last = Math.max(first, Math.floor((end - 1) / PAGE_SIZE))
  const filter = { layerId, pageSize: PAGE_SIZE, sort, where: where.length > 0 ? [...where] : undefined }
  const upper = useListFilteredFeaturesQuery({ ...filter, page: first + 1 }, { skip })
  const lower = useListFilteredFeaturesQuery({ ...filter, page: last + 1 }, { skip })
  const found = upper.data?.data.total
  if (found !== total) setTotal(found)

  const rowAt = (position: number): LayerFeature | undefined => {
    const page = Math.floor(position / PAGE_SIZE)
    if (page === first) return upper.currentData?.data.items[position - first * PAGE_SIZE]
    if (page === last) return lower.currentData?.data.items[position - last * PAGE_SIZE]
    return undefined
  }
  return {
    rowAt,
    /** Call it with the rows that the table draws. */
    show,
    /** Of the last answer, while another is on its way. */
    total,
    error: upper.error ?? lower.error,
    refetch: () => {
      void upper.refetch()
      void lower.refetch()
    },
  }
}
