import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { aircraftText } from './messages'
import { openRemoteId } from './remoteId'
import { createFeed, deleteFeed, editFeed, getFeeds, listAircraft, rotateKey } from './service'
import { testFeed } from './testFeed'

type AircraftOperation =
  | 'getAircraft'
  | 'sendRemoteId'
  | 'getAircraftFeeds'
  | 'createAircraftFeed'
  | 'editAircraftFeed'
  | 'rotateAircraftFeedKey'
  | 'testAircraftFeed'
  | 'deleteAircraftFeed'

export function aircraftHandlers(services: Services): Handlers<AircraftOperation> {
  const { db } = services
  const receive = openRemoteId(services)
  return {
    async getAircraft({ tenantId }) {
      return { data: { aircraft: await listAircraft(db, tenantId) } }
    },

    async sendRemoteId({ request, body }) {
      return { data: { stored: await receive(request, body.messages) } }
    },

    async getAircraftFeeds({ tenantId }) {
      return { data: { feeds: await getFeeds(db, tenantId) } }
    },

    async createAircraftFeed(call) {
      const data = await createFeed(services, call.tenantId, call.body, actorOf(call))
      return { message: aircraftText(data.key === null ? 'created' : 'createdWithKey'), data }
    },

    async editAircraftFeed(call) {
      const data = await editFeed(services, call.tenantId, call.params.aircraftFeedId, call.body, actorOf(call))
      return { message: aircraftText('saved'), data }
    },

    async rotateAircraftFeedKey(call) {
      const data = await rotateKey(db, call.tenantId, call.params.aircraftFeedId, actorOf(call))
      return { message: aircraftText('rotated'), data }
    },

    async testAircraftFeed({ tenantId, body }) {
      return { data: await testFeed(services, tenantId, body) }
    },

    async deleteAircraftFeed(call) {
      await deleteFeed(db, call.tenantId, call.params.aircraftFeedId, actorOf(call))
      return { message: aircraftText('deleted') }
    },
  }
}
