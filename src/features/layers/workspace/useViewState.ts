import { useEffect, useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { useHistoryLocation } from '../../../shared/useHistoryLocation'
import { readViewState, writeViewState, type ViewState } from '../state/viewState'

/** Marks URLs that this page wrote itself. */
const OWN_NAVIGATION = { isMapMove: true }

type ChangeView = (fieldsOf: (before: ViewState) => Partial<ViewState>) => void

/**
 * The view state of the mission map and a function that changes it. The URL always holds the same state, so that a reload, a
 * link and a return from another tab of the mission restore it.
 */
export function useViewState(): [ViewState, ChangeView] {
  const location = useLocation()
  const { key, search, pathname, hash } = location
  const navigate = useNavigate()
  const locationNow = useHistoryLocation()
  const [state, setState] = useState<ViewState>(() => readViewState(new URLSearchParams(search)))
  const [seen, setSeen] = useState(key)

  // The user followed a link to another view of the same mission.
  if (key !== seen) {
    setSeen(key)
    if (!isOwnNavigation(location)) setState(readViewState(new URLSearchParams(search)))
  }

  const written = writeViewState(state)
  useEffect(() => {
    // While another page that the user has gone to is loading, a move of the map would bring the user back.
    if (locationNow().pathname !== pathname) return
    // Compare parsed states: browsers and mail clients may encode the same URL differently.
    if (writeViewState(readViewState(new URLSearchParams(search))) === written) return
    void navigate(
      { pathname, search: written, hash },
      { replace: true, state: OWN_NAVIGATION, preventScrollReset: true },
    )
  }, [written, search, pathname, hash, navigate, locationNow])

  return [state, (fieldsOf) => setState((before) => ({ ...before, ...fieldsOf(before) }))]
}

const isOwnNavigation = ({ state }: Location<unknown>): boolean =>
  typeof state === 'object' && state !== null && 'isMapMove' in state
