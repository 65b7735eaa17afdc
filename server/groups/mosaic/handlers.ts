import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { MAX_PHOTOS } from './limits'
import { mosaicText } from './messages'
import { previewMosaic, startMosaic } from './service'

export function mosaicHandlers(services: Services): Handlers<'getMosaicPlan' | 'createMosaic'> {
  const { db } = services
  return {
    async getMosaicPlan({ params, tenantId }) {
      const { uses, error, plan } = await previewMosaic(db, tenantId, params.missionId)
      const count = (use: Parameters<typeof uses.get>[0]) => uses.get(use) ?? 0
      const leftOut = {
        rejected: count('rejected'),
        proposed: count('proposed'),
        withoutArea: count('withoutArea'),
        oblique: count('oblique'),
        undecodable: count('undecodable'),
      }
      const size = { gsd: plan?.gsd ?? null, width: plan?.width ?? 0, height: plan?.height ?? 0 }
      return { data: { used: count('used'), limit: MAX_PHOTOS, leftOut, error, ...size } }
    },

    async createMosaic({ params, body, user, tenantId }) {
      const jobId = await startMosaic(services, tenantId, user, params.missionId, body.name)
      return { message: mosaicText('started'), data: { jobId } }
    },
  }
}
