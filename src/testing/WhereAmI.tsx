import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Tells a test where the router is. */
export function WhereAmI({ onMove }: { onMove: (path: string) => void }) {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    onMove(pathname + search + hash)
  })
  return null
}
