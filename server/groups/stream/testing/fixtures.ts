import { uuidv7 } from 'uuidv7'
import { inTenant } from '../../../platform/db/tenancy'
import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    streamKey: async ({ post, id, marker }) =>
      post('/streamtoken/create', { flightId: await id('flight'), name: `${marker} key` }),
    // A row, because nobody publishes in these tests.
    stream: async ({ aerie, tenant, id, marker }) => {
      const missionId = await id('mission')
      const flightId = await id('flight')
      const streamKeyId = await id('streamKey')
      const streamId = uuidv7()
      await inTenant(aerie.db, tenant.id, (tx) =>
        tx
          .insertInto('live_stream')
          .values({
            id: streamId,
            tenant_id: tenant.id,
            mission_id: missionId,
            flight_id: flightId,
            stream_key_id: streamKeyId,
            name: `${marker} stream`,
            protocol: 'rtmp',
            first_frame_at: new Date(),
            lease_until: new Date(Date.now() + 3_600_000),
          })
          .execute(),
      )
      return streamId
    },
    pilotMessage: async ({ post, id, marker }) =>
      post(`/streamtoken/pilot-messages/${await id('stream')}`, { text: `${marker} message` }),
  },
  ids: { streamKeyId: 'streamKey', streamId: 'stream', pilotMessageId: 'pilotMessage' },
}
