import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Shows the part of the page that the address names after #, which browsers do only while they load a page.
 * @param isLoaded whether the parts are on the page
 */
export function useHashTarget(isLoaded: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = isLoaded && hash !== '' ? document.getElementById(hash.slice(1)) : null
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }, [isLoaded, hash])
}
