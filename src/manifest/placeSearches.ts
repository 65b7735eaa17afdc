// Searches by place, declared by features. A context, because features must not import each other.
import { createContext, useContext } from 'react'
import { useSelector } from 'react-redux'
import { selectUser } from '../session/authSlice'
import { denialOf } from './access'
import type { PlaceSearch } from './manifest'

export const PlaceSearchesContext = createContext<readonly PlaceSearch[]>([])

/** Those that the user may use. */
export function usePlaceSearches(): readonly PlaceSearch[] {
  const user = useSelector(selectUser)
  const searches = useContext(PlaceSearchesContext)
  return user ? searches.filter(({ access }) => !denialOf(user, access)) : []
}
