import { useState } from 'react'

const KEY = 'aerie.menu'

/** Whether the user prefers the menu narrow, remembered in this browser. */
export function useNarrowMenu(): [isNarrow: boolean, toggle: () => void] {
  const [isNarrow, setNarrow] = useState(() => localStorage.getItem(KEY) === 'narrow')
  const toggle = () => {
    localStorage.setItem(KEY, isNarrow ? 'wide' : 'narrow')
    setNarrow(!isNarrow)
  }
  return [isNarrow, toggle]
}
