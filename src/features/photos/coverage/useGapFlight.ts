import { useMemo, useState } from 'react'
import type { Feature } from 'geojson'
import { useGetGapFlightQuery, type DjiDrone, type GapFlight } from '../../../api/coverage'
import type { FeaturesLayer } from '../../../map/scene'
import { useDebounced } from '../../../shared/useDebounced'

interface Area {
  missionId: string
  gapBelow: number
  areaLayerId?: string
  areaIndex?: number
}

/** Values that the user changed. The server has defaults for the others. */
export interface FlightChoice {
  height?: number
  frontOverlap?: number
  sideOverlap?: number
}

const TYPING_MS = 400
const LINE_COLOR = '#ad4e00'

/** A flight over the gaps of an area. Requests nothing while the plan is closed. */
export function useGapFlight(area: Area, isPossible: boolean) {
  const [isWanted, setOpen] = useState(false)
  const [choice, setChoice] = useState<FlightChoice>({})
  const isOpen = isWanted && isPossible
  const [drone, setDrone] = useState<DjiDrone>()
  const asked = { ...area, ...useDebounced(choice, TYPING_MS) }
  const { data, currentData, error, isFetching, refetch } = useGetGapFlightQuery(asked, { skip: !isOpen })
  const planned = isOpen ? (error ? currentData : (currentData ?? data))?.data : undefined
  const layers = useMemo(() => (planned ? [linesOf(planned)] : []), [planned])
  return {
    isOpen,
    setOpen,
    choice,
    setChoice,
    drone,
    setDrone,
    asked,
    planned,
    error,
    isFetching,
    refetch,
    layers,
  }
}

export type GapFlightView = ReturnType<typeof useGapFlight>

/** The whole route, with the lines on which photos are taken drawn over it. */
function linesOf({ lines }: GapFlight): FeaturesLayer {
  const at = ({ lat, long }: { lat: number; long: number }) => [long, lat]
  const route = lines.flatMap(({ from, to }) => [at(from), at(to)])
  const features: Feature[] = [
    lineFeature('route', [route], 1),
    lineFeature(
      'lines',
      lines.map(({ from, to }) => [at(from), at(to)]),
      4,
    ),
  ]
  const data = { type: 'FeatureCollection' as const, features }
  return { id: 'gap-flight', kind: 'features', visible: true, opacity: 1, style: { color: LINE_COLOR }, data }
}

const lineFeature = (id: string, coordinates: number[][][], width: number): Feature => ({
  type: 'Feature',
  id,
  geometry: { type: 'MultiLineString', coordinates },
  properties: { color: LINE_COLOR, width },
})
