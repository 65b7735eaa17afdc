import { useContext } from 'react'
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useSearchParams,
  type Location,
  type NavigateOptions,
} from 'react-router-dom'

/**
 * Returns a function that changes the URL's parameters. The setter of `useSearchParams` starts from the parameters of the
 * last render, so that the second of two updates between renders undoes the first. This function starts from the current URL.
 * While another page that the user has gone to is loading, it does nothing: it would bring the user back.
 */
export function useSearchUpdate(): (
  update: (now: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void {
  // The navigator is the router's history, but its type leaves out the location.
  const navigator = useContext(NavigationContext).navigator as unknown as { readonly location: Location }
  const { pathname } = useLocation()
  const [, setSearch] = useSearchParams()
  return (update, options) => {
    const { location } = navigator
    if (location.pathname === pathname) setSearch(update(new URLSearchParams(location.search)), options)
  }
}
