import { useCallback, useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, type Location } from 'react-router-dom'

/**
 * Returns a function that reads the location of the router's history. It is ahead of `useLocation` while another page, to which the
 * user has gone, is loading: the page before is shown until then, and must not change the URL.
 */
export function useHistoryLocation(): () => Location {
  // The navigator is the router's history, but its type leaves out the location.
  const navigator = useContext(NavigationContext).navigator as unknown as { readonly location: Location }
  return useCallback(() => navigator.location, [navigator])
}
