import { useMemo, useState } from 'react'
import { useGetPhotoCoverageQuery } from '../../../api/coverage'
import { coverageLayers } from './classes'
import { useGapFlight } from './useGapFlight'

/** What the coverage is computed for. */
export interface CoverageChoice {
  /** Undefined: around all photos. */
  areaLayerId?: string
  areaIndex?: number
  gapBelow: number
}

/** Coverage of a mission's photos for a choice of the user; nothing is asked while it is not shown. */
export function useCoverage(missionId: string, isShown: boolean) {
  const [choice, setChoice] = useState<CoverageChoice>({ gapBelow: 1 })
  const { areaLayerId, areaIndex, gapBelow } = choice
  const asked = {
    ...{ missionId, gapBelow },
    // A layer whose polygon is not chosen yet has no area.
    ...(areaLayerId !== undefined && areaIndex !== undefined && { areaLayerId, areaIndex }),
  }
  const { data, currentData, error, isFetching, refetch } = useGetPhotoCoverageQuery(asked, { skip: !isShown })
  // The map keeps the last coverage while another one is computed.
  const shown = error ? currentData : (currentData ?? data)
  const coverage = shown?.data.coverage ?? null
  const hasGaps = isShown && coverage !== null && coverage.gaps.count > 0
  const flight = useGapFlight(asked, hasGaps)
  const areas = useMemo(() => (isShown && coverage ? coverageLayers(coverage) : []), [isShown, coverage])
  const layers = [...areas, ...flight.layers]
  return { choice, setChoice, data: shown?.data, error, isFetching, refetch, layers, flight, hasGaps }
}

export type CoverageView = ReturnType<typeof useCoverage>
