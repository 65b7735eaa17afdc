import { inTenant } from '../../../platform/db/tenancy'
import { addClient, joinClient, linkMission } from '../../../testing/clients'
import { addPhone } from '../../../testing/phones'
import type { Site, WriteFixture } from '../../../testing/staleness/site'

const clientOf = ({ aerie, tenant }: Site): Promise<string> => aerie.cookieOf(tenant.client)

/** A phone that may report to a mission. */
async function reporting(site: Site): Promise<{ missionId: string; phoneId: string; as: string }> {
  const { aerie, tenant } = site
  const { _id: missionId } = await site.mission()
  const clientId = await addClient(aerie, tenant, 'Harbour authority')
  await joinClient(aerie, tenant, tenant.client, clientId)
  await linkMission(aerie, tenant, clientId, missionId)
  const { id: phoneId, cookie } = await addPhone(aerie, tenant.client)
  return { missionId, phoneId, as: cookie }
}

/** A phone whose flight is in the air. */
async function inTheAir(site: Site): Promise<{ phoneId: string; as: string }> {
  const { missionId, phoneId, as } = await reporting(site)
  await site.call('POST', '/phone/camera/start', { missionId }, as)
  const airborne = { status: 'airborne', started_at: new Date() }
  await inTenant(site.aerie.db, site.tenant.id, (tx) => tx.updateTable('flight').set(airborne).execute())
  return { phoneId, as }
}

/** An upload of the phone. */
async function pictureOf(site: Site): Promise<string> {
  const uploadId = await site.upload('png', await site.picture())
  await inTenant(site.aerie.db, site.tenant.id, (tx) =>
    tx.updateTable('upload').set({ created_by: site.tenant.client.id }).where('id', '=', uploadId).execute(),
  )
  return uploadId
}

export const writes: Record<string, WriteFixture> = {
  createPairingCode: async (site) => ({ as: await clientOf(site) }),
  pairPhone: async (site) => {
    const { code } = await site.call<{ code: string }>('POST', '/phone/pairing-code', undefined, await clientOf(site))
    return { as: null, body: { code, name: 'Chrome on Android' } }
  },
  editPhone: async (site) => {
    const { id } = await addPhone(site.aerie, site.tenant.client)
    return { ids: { phoneId: id }, as: await clientOf(site) }
  },
  deletePhone: async (site) => {
    const { phoneId } = await inTheAir(site)
    return { ids: { phoneId }, as: await clientOf(site) }
  },
  deletePhoneOfClient: async (site) => {
    const { phoneId } = await inTheAir(site)
    return { ids: { phoneId } }
  },
  editOwnPhone: async (site) => {
    const { missionId, as } = await reporting(site)
    return { as, body: { missionId } }
  },
  deleteOwnPhone: async (site) => {
    const { as } = await inTheAir(site)
    return { as }
  },
  addPhonePhoto: async (site) => {
    const { missionId, as } = await reporting(site)
    const uploadId = await pictureOf(site)
    await inTenant(site.aerie.db, site.tenant.id, (tx) =>
      tx.updateTable('upload').set({ kind: 'jpeg' }).where('id', '=', uploadId).execute(),
    )
    return { as, body: { missionId, uploadId } }
  },
  raisePhoneAlert: async (site) => {
    const { missionId, as } = await reporting(site)
    const uploadId = await pictureOf(site)
    return { as, body: { key: 'alert-0001', missionId, title: 'Person at the fence', severity: 'high', uploadId } }
  },
  startPhoneCamera: async (site) => {
    const { missionId, as } = await reporting(site)
    return { as, body: { missionId } }
  },
  stopPhoneCamera: async (site) => {
    const { as } = await inTheAir(site)
    return { as }
  },
  sharePhonePosition: async (site) => {
    const { missionId, as } = await reporting(site)
    return { as, body: { missionId, lat: 46.78, long: -92.1 } }
  },
  hidePhonePosition: async (site) => {
    const { missionId, as } = await reporting(site)
    await site.call('POST', '/phone/position/share', { missionId, lat: 46.78, long: -92.1 }, as)
    return { as }
  },
}
