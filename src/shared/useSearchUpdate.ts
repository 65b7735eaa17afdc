import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom'
import { useHistoryLocation } from './useHistoryLocation'

/**
 * Returns a function that changes the URL's parameters. The setter of `useSearchParams` starts from the parameters of the
 * last render, so that the second of two updates between renders undoes the first. This function starts from the current URL.
 * While another page that the user has gone to is loading, it does nothing: it would bring the user back.
 */
export function useSearchUpdate(): (
  update: (now: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void {
  const locationNow = useHistoryLocation()
  const { pathname } = useLocation()
  const [, setSearch] = useSearchParams()
  return (update, options) => {
    const location = locationNow()
    if (location.pathname === pathname) setSearch(update(new URLSearchParams(location.search)), options)
  }
}
