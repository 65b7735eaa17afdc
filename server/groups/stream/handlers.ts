import { actorOf } from '../../platform/audit/actor'
import { asPlatform, inTenant, readInTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { WATCH_LIVE } from '../../platform/identity/permissions'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { selectKeysOfMission } from './keySql'
import { streamText } from './messages'
import { getPilotMessages, openPilotPage, sendPilotMessage } from './pilotMessages'
import { openPositions } from './positions'
import { selectLiveState } from './receiverSql'
import { closeStream, createPlayTicket, createStreamKey, deleteStreamKey, rotateStreamKey } from './service'
import { selectActiveStreams } from './sql'

type StreamOperation =
  | 'getActiveStreams'
  | 'getMissionStreams'
  | 'createStreamKey'
  | 'getStreamKeys'
  | 'rotateStreamKey'
  | 'deleteStreamKey'
  | 'createPlayTicket'
  | 'closeStream'
  | 'sendPositions'
  | 'getPilotMessages'
  | 'sendPilotMessage'
  | 'receivePilotMessages'
  | 'acknowledgePilotMessage'

export function streamHandlers(services: Services): Handlers<StreamOperation> {
  const { db } = services
  // A MediaMTX takes the place of the bundled engine.
  const readLiveVideo = async () => (services.config.MEDIAMTX ? 'listening' : asPlatform(db, selectLiveState))
  const receivePositions = openPositions(services)
  const pilotPage = openPilotPage(services)
  return {
    async getActiveStreams({ user, tenantId }) {
      const canWatch = user.permissions.has(WATCH_LIVE)
      const streams = await readInTenant(db, tenantId, (tx) => selectActiveStreams(tenantId, tx, { canWatch }))
      return { data: { streams, liveVideo: await readLiveVideo() } }
    },

    async getMissionStreams({ params: { missionId }, tenantId }) {
      const streams = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, missionId)
        return selectActiveStreams(tenantId, tx, { missionId, canWatch: true })
      })
      return { data: { streams, liveVideo: await readLiveVideo() } }
    },

    async createStreamKey(call) {
      const data = await createStreamKey(services, call.tenantId, call.body, { user: call.user, actor: actorOf(call) })
      return { message: streamText('keyCreated'), data }
    },

    async getStreamKeys({ params: { missionId }, tenantId }) {
      const keys = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, missionId)
        return selectKeysOfMission(tenantId, tx, missionId)
      })
      return { data: { keys } }
    },

    async rotateStreamKey(call) {
      const caller = { user: call.user, actor: actorOf(call) }
      const data = await rotateStreamKey(services, call.tenantId, call.params.streamKeyId, caller)
      return { message: streamText('keyRotated'), data }
    },

    async deleteStreamKey(call) {
      const caller = { user: call.user, actor: actorOf(call) }
      await deleteStreamKey(services, call.tenantId, call.params.streamKeyId, caller)
      return { message: streamText('keyRevoked') }
    },

    async createPlayTicket({ params, user, tenantId }) {
      return { data: await createPlayTicket(services, tenantId, params.streamId, user) }
    },

    async closeStream(call) {
      const caller = { user: call.user, actor: actorOf(call) }
      await closeStream(services, call.tenantId, call.params.streamId, caller)
      return { message: streamText('closed') }
    },

    async sendPositions({ body, request }) {
      const stored = await receivePositions(request, body.positions)
      return { message: streamText('positionsStored'), data: { stored } }
    },

    async getPilotMessages({ params, tenantId }) {
      return { data: await getPilotMessages(services, tenantId, params.streamId) }
    },

    async sendPilotMessage(call) {
      const { params, body, tenantId, user } = call
      const caller = { user, actor: actorOf(call) }
      const { sent, isPageOpen } = await sendPilotMessage(services, tenantId, params.streamId, body, caller)
      return { message: streamText(isPageOpen ? 'messageSent' : 'messageWaits'), data: sent }
    },

    async receivePilotMessages({ request }) {
      return { data: { messages: await pilotPage.receive(request) } }
    },

    async acknowledgePilotMessage({ body, request }) {
      await pilotPage.acknowledge(request, body.pilotMessageId)
      return { message: streamText('messageAcknowledged') }
    },
  }
}
