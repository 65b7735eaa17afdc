import type { components } from '../../contract/contract.gen'
import type { Handlers } from '../../http/contract'
import type { Services } from '../services'
import { coverageOf, type MissionCoverage } from './service'

export function coverageHandlers({ db }: Services): Handlers<'getPhotoCoverage'> {
  return {
    async getPhotoCoverage({ params, query, tenantId, request }) {
      const found = await coverageOf(db, tenantId, params.missionId, query, request.signal)
      const { photos, counted, withoutArea, proposed } = found
      const coverage = asCoverage(found, query.gapBelow ?? 1)
      return { data: { photos, withoutArea, proposed, unread: counted - photos, coverage } }
    },
  }
}

type CoverageReply = NonNullable<components['schemas']['Coverage']>

function asCoverage({ coverage, uncertainty }: MissionCoverage, below: number): CoverageReply | null {
  if (!coverage) return null
  const { grid, outline, squareMetres, covered, fewerThan, classes, gaps } = coverage
  return {
    ...{ cellSize: grid.cell, uncertainty: uncertainty ?? 0, outline: { ...outline } },
    ...{ squareMetres, covered, fewerThan },
    classes: classes.map((each) => ({ ...each, outline: { ...each.outline } })),
    gaps: { below, squareMetres: gaps.squareMetres, count: gaps.areas.length, outline: { ...gaps.outline } },
  }
}
