import { useContext } from 'react'
import {
  UNSAFE_NavigationContext as NavigationContext,
  useSearchParams,
  type Location,
  type NavigateOptions,
} from 'react-router-dom'

/**
 * Returns a function that changes the URL's parameters. The setter of `useSearchParams` starts from the parameters of the
 * last render, so that the second of two updates between renders undoes the first. This function starts from the current URL.
 */
export function useSearchUpdate(): (
  update: (now: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void {
  // The navigator is the router's history, but its type leaves out the location.
  const navigator = useContext(NavigationContext).navigator as unknown as { readonly location: Location }
  const [, setSearch] = useSearchParams()
  return (update, options) => setSearch(update(new URLSearchParams(navigator.location.search)), options)
}
