import { useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { useGetAircraftQuery, type Aircraft } from '../api/aircraft'
import type { FeaturesLayer } from '../map/scene'
import { usePolling } from '../realtime/usePolling'
import { selectUser } from '../session/authSlice'
import { useCan } from '../session/useCan'
import { AIRCRAFT, aircraftLayers, idOf } from './aircraftScene'
import { useKeptToggle } from './keptToggle'

/** Positions are no events: only the latest counts. */
const POLL_MS = 2000
/** While they are switched off, only their number is shown. */
const OFF_POLL_MS = 30_000
const NONE: readonly Aircraft[] = []

export interface AircraftOnMap {
  /** Whether there is anything to show or hide. */
  isOffered: boolean
  isShown: boolean
  total: number
  hasFailed: boolean
  /** The bottom one first. */
  layers: readonly FeaturesLayer[]
  /** The one whose card is open. */
  selected: Aircraft | undefined
  /** When the positions were read, in epoch milliseconds. */
  now: number
  toggle: () => void
  retry: () => void
  /** Opens the card of a picked aircraft, and closes it for everything else. @returns whether it was an aircraft */
  pick: (picked: { layerId: string; featureId: string | number } | null) => boolean
}

/** Other aircraft, for those who may see live positions. */
export function useAircraft(): AircraftOnMap {
  const user = useSelector(selectUser)
  const canSee = useCan('stream_list')
  const { isShown, toggle } = useKeptToggle(user?._id ?? '')
  const [selectedId, setSelectedId] = useState<string>()
  const polling = usePolling(isShown ? POLL_MS : OFF_POLL_MS, false)
  const { currentData, isError, refetch, fulfilledTimeStamp } = useGetAircraftQuery(undefined, {
    ...polling,
    skip: !canSee,
  })
  const all = canSee ? (currentData?.data.aircraft ?? NONE) : NONE
  const now = fulfilledTimeStamp ?? 0
  const shown = isShown ? all : NONE
  const layers = useMemo(() => aircraftLayers(shown, selectedId, now), [shown, selectedId, now])
  return {
    isOffered: all.length > 0 || (canSee && isError),
    isShown,
    total: all.length,
    hasFailed: canSee && isError,
    layers,
    selected: shown.find((each) => idOf(each) === selectedId),
    now,
    toggle,
    retry: () => void refetch(),
    pick(picked) {
      const isAircraft = picked?.layerId === AIRCRAFT
      setSelectedId(isAircraft ? String(picked?.featureId) : undefined)
      return isAircraft
    },
  }
}
