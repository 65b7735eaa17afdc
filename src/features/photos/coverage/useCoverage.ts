import { useMemo, useState } from 'react'
import { useGetPhotoCoverageQuery } from '../../../api/coverage'
import { coverageLayers } from './classes'
import { useGapFlight } from './useGapFlight'

/** The user's choice of area and gaps. */
export interface CoverageChoice {
  /** Undefined: around all photos. */
  areaLayerId?: string
  areaIndex?: number
  gapBelow: number
}

/** Coverage of a mission's photos for the chosen area. Requests nothing while hidden. */
export function useCoverage(missionId: string, isShown: boolean) {
  const [choice, setChoice] = useState<CoverageChoice>({ gapBelow: 1 })
  const { areaLayerId, areaIndex, gapBelow } = choice
  const asked = {
    missionId,
    gapBelow,
    // The area is complete once a polygon of the layer is chosen.
    ...(areaLayerId !== undefined && areaIndex !== undefined && { areaLayerId, areaIndex }),
  }
  const { data, currentData, error, isFetching, refetch } = useGetPhotoCoverageQuery(asked, { skip: !isShown })
  // The map keeps the previous coverage while the next one loads.
  const shown = error ? currentData : (currentData ?? data)
  const coverage = shown?.data.coverage ?? null
  const hasGaps = isShown && coverage !== null && coverage.gaps.count > 0
  const flight = useGapFlight(asked, hasGaps)
  const areas = useMemo(() => (isShown && coverage ? coverageLayers(coverage) : []), [isShown, coverage])
  const layers = [...areas, ...flight.layers]
  return { choice, setChoice, data: shown?.data, error, isFetching, refetch, layers, flight, hasGaps }
}

export type CoverageView = ReturnType<typeof useCoverage>
