import { uuidv7 } from 'uuidv7'
import { inTenant } from '../../../platform/db/tenancy'
import type { Made, Site, WriteFixture } from '../../../testing/staleness/site'

interface KeyOfFlight extends Made {
  key: string
  missionId: string
  flightId: string
}

async function streamKey({ mission, call }: Site): Promise<KeyOfFlight> {
  const missionId = (await mission())._id
  const { _id: flightId } = await call('POST', '/flight/create', { missionId, name: 'Flight 1' })
  const made = await call<Made & { key: string }>('POST', '/streamtoken/create', { flightId, name: 'Controller' })
  return { ...made, missionId, flightId }
}

/** A row, because nobody publishes in this test. */
const stream = async (site: Site): Promise<string> => (await streamOfKey(site)).streamId

async function streamOfKey(site: Site): Promise<{ streamId: string; key: string }> {
  const { missionId, flightId, key, _id: keyId } = await streamKey(site)
  const streamId = uuidv7()
  const { aerie, tenant } = site
  const owned = { id: streamId, tenant_id: tenant.id, mission_id: missionId, flight_id: flightId, stream_key_id: keyId }
  const lease_until = new Date(Date.now() + 3_600_000)
  await inTenant(aerie.db, tenant.id, (tx) =>
    tx
      .insertInto('live_stream')
      .values({ ...owned, name: 'Controller', protocol: 'rtmp', lease_until })
      .execute(),
  )
  return { streamId, key }
}

/** A message that the pilot has not seen. */
async function pilotMessage(site: Site): Promise<{ pilotMessageId: string; key: string }> {
  const { streamId, key } = await streamOfKey(site)
  const { _id } = await site.call('POST', `/streamtoken/pilot-messages/${streamId}`, { text: 'Look north' })
  return { pilotMessageId: _id, key }
}

/** A call with a stream key instead of a session. */
const withKey = (key: string) => ({ as: null, headers: { authorization: `Bearer ${key}` } })

/** Live streams and their keys. */
export const writes: Record<string, WriteFixture> = {
  async createStreamKey({ mission, call }) {
    const { _id: flightId } = await call('POST', '/flight/create', {
      missionId: (await mission())._id,
      name: 'Flight 1',
    })
    return { body: { flightId, name: 'Controller' } }
  },
  rotateStreamKey: async (site) => ({ ids: { streamKeyId: (await streamKey(site))._id } }),
  deleteStreamKey: async (site) => ({ ids: { streamKeyId: (await streamKey(site))._id } }),
  createPlayTicket: async (site) => ({ ids: { streamId: await stream(site) } }),
  closeStream: async (site) => ({ ids: { streamId: await stream(site) } }),
  async sendPositions(site) {
    const { key } = await streamKey(site)
    const positions = [{ at: new Date().toISOString(), lat: 46.84, long: -91.99 }]
    return { ...withKey(key), body: { positions } }
  },
  sendPilotMessage: async (site) => ({ ids: { streamId: await stream(site) }, body: { text: 'Look north' } }),
  async receivePilotMessages(site) {
    const { key } = await pilotMessage(site)
    return withKey(key)
  },
  async acknowledgePilotMessage(site) {
    const { key, pilotMessageId } = await pilotMessage(site)
    return { ...withKey(key), body: { pilotMessageId } }
  },
}
