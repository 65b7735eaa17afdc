import { useEffect } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'

/** Gives a test the router's location and navigate function. */
export function WhereAmI({ onMove }: { onMove: (path: string, navigate: NavigateFunction) => void }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    onMove(pathname + search + hash, navigate)
  })
  return null
}
