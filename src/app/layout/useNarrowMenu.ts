import { useState } from 'react'

const KEY = 'aerie.menu'

/** Whether the menu is collapsed, stored in this browser. */
export function useNarrowMenu(): [isNarrow: boolean, toggle: () => void] {
  const [isNarrow, setNarrow] = useState(() => localStorage.getItem(KEY) === 'narrow')
  const toggle = () => {
    localStorage.setItem(KEY, isNarrow ? 'wide' : 'narrow')
    setNarrow(!isNarrow)
  }
  return [isNarrow, toggle]
}
