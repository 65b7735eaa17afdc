import { useState } from 'react'
import { searchLimits } from './limits/common.gen'
import { useDebounced } from './useDebounced'

const SETTLE_MS = 250

/** A search that is sent to the server when the user pauses typing. @returns the search, undefined if empty, and its setter */
export function useSettledSearch(): [search: string | undefined, setTyped: (typed: string | undefined) => void] {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim().slice(0, searchLimits.maxLength), SETTLE_MS)
  return [search || undefined, (text = '') => setTyped(text)]
}
