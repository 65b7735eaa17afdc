// Coverage of the photos of a mission. The area is a feature of a layer, so a change of that layer makes it stale.
import { coverageGenerated, type Coverage as GeneratedCoverage } from './generated/coverage.gen'
import { idTag, listTag } from './tags'

export const coverageApi = coverageGenerated.enhanceEndpoints({
  addTagTypes: ['Layer'],
  endpoints: {
    getPhotoCoverage: {
      providesTags: (_result, _error, { areaLayerId }) => [
        listTag('Photo'),
        ...(areaLayerId === undefined ? [] : [idTag('Layer', areaLayerId)]),
      ],
    },
    getGapFlight: {
      providesTags: (_result, _error, { areaLayerId }) => [
        listTag('Photo'),
        ...(areaLayerId === undefined ? [] : [idTag('Layer', areaLayerId)]),
      ],
    },
  },
})

export const { useGetPhotoCoverageQuery, useGetGapFlightQuery } = coverageApi

/** The coverage if at least one photo has a known area. */
export type Coverage = NonNullable<GeneratedCoverage>

export type { CoverageClass, CoverageReply, DjiDrone, GapFlight } from './generated/coverage.gen'
