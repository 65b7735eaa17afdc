import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { searchFootage } from './service'

export function footageHandlers(services: Services): Handlers<'searchFootage'> {
  return {
    async searchFootage({ body, tenantId, user }) {
      const withPhotos = user.permissions.has('feature_list')
      return { data: await searchFootage(services, tenantId, body, withPhotos) }
    },
  }
}
