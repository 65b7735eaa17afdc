import { Readable } from 'node:stream'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { productName } from '../../platform/core/product'
import { inTenant } from '../../platform/db/tenancy'
import { writeQgcPlan } from '../../media/flight-plans/writeQgcPlan'
import { writeWpml } from '../../media/flight-plans/writeWpml'
import type { Handlers } from '../../platform/http/contract'
import { attachment } from '../../platform/storage/attachment'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { planGapFlight } from './gapFlight'
import { coverageOf, type MissionCoverage } from './service'

export function coverageHandlers(
  services: Services,
): Handlers<'getPhotoCoverage' | 'getGapFlight' | 'downloadGapFlight'> {
  const { db, config } = services
  return {
    async getPhotoCoverage({ params, query, tenantId, signal }) {
      const found = await coverageOf(services, tenantId, params.missionId, query, signal)
      const { photos, counted, withoutArea, proposed, onGround, groundLayers } = found
      const coverage = asCoverage(found, query.gapBelow ?? 1)
      return { data: { photos, withoutArea, proposed, unread: counted - photos, onGround, groundLayers, coverage } }
    },

    async getGapFlight({ params, query, tenantId, signal }) {
      return { data: await planGapFlight(services, tenantId, params.missionId, query, signal) }
    },

    async downloadGapFlight(call) {
      const { params, query, tenantId, request, reply, signal } = call
      const { format = 'wpml' } = query
      const planned = await planGapFlight(services, tenantId, params.missionId, query, signal)
      const name = await inTenant(db, tenantId, async (tx) => {
        const { name: target } = await requireMission(tenantId, tx, params.missionId)
        const details = { missionId: params.missionId, format, height: planned.height }
        await recordAudit(tenantId, tx, { ...actorOf(call), action: 'photo.plan', target, details })
        return target
      })
      const options = { drone: query.drone ?? planned.drone, author: productName(config), createdAt: new Date() }
      const file = format === 'qgc' ? writeQgcPlan(planned) : await writeWpml(planned, options)
      void reply.type(format === 'qgc' ? 'application/json' : 'application/vnd.google-earth.kmz')
      void reply.header('content-disposition', attachment(`${name} gaps.${format === 'qgc' ? 'plan' : 'kmz'}`))
      return Readable.from([file])
    },
  }
}

type CoverageReply = NonNullable<components['schemas']['Coverage']>

function asCoverage({ coverage, uncertainty }: MissionCoverage, below: number): CoverageReply | null {
  if (!coverage) return null
  const { grid, outline, squareMetres, covered, fewerThan, classes, gaps } = coverage
  return {
    cellSize: grid.cell,
    uncertainty: uncertainty ?? 0,
    outline: { ...outline },
    squareMetres,
    covered,
    fewerThan,
    classes: classes.map((each) => ({ ...each, outline: { ...each.outline } })),
    gaps: { below, squareMetres: gaps.squareMetres, count: gaps.areas.length, outline: { ...gaps.outline } },
  }
}
