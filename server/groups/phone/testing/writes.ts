import { addPhone } from '../../../testing/phones'
import type { Site, WriteFixture } from '../../../testing/staleness/site'

const clientOf = ({ aerie, tenant }: Site): Promise<string> => aerie.cookieOf(tenant.client)

const ownPhone = async ({ aerie, tenant }: Site) => ({ as: (await addPhone(aerie, tenant.client)).cookie })

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
    const { id } = await addPhone(site.aerie, site.tenant.client)
    return { ids: { phoneId: id }, as: await clientOf(site) }
  },
  deletePhoneOfClient: async (site) => ({ ids: { phoneId: (await addPhone(site.aerie, site.tenant.client)).id } }),
  editOwnPhone: async (site) => ({ ...(await ownPhone(site)), body: { name: 'Phone of the gate' } }),
  deleteOwnPhone: ownPhone,
}
