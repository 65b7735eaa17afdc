import { ageInvitations } from './ageInvitations'
import { uploadedPicture } from './peopleFixtures'
import type { Made, Site, WriteFixture } from './site'

const client = ({ call }: Site) => call('POST', '/client/create', { name: 'Harbour authority' })

async function invited(site: Site) {
  const { _id: clientId } = await client(site)
  const person = { name: 'Casey Client', email: `casey@${site.tenant.id}.test` }
  const { people } = await site.call<{ people: Made[] }>('POST', `/client/invite-person/${clientId}`, person)
  return { clientId, clientPersonId: people[0]?._id ?? '' }
}

export const writes: Record<string, WriteFixture> = {
  createClient: () => ({ body: { name: 'Harbour authority' } }),
  async editClient(site) {
    const { _id: clientId, version } = await client(site)
    return { ids: { clientId }, body: { version, phone: '110' } }
  },
  async inviteClientPerson(site) {
    const email = `casey@${site.tenant.id}.test`
    return { ids: { clientId: (await client(site))._id }, body: { name: 'Casey Client', email } }
  },
  async resendClientInvitation(site) {
    const ids = await invited(site)
    await ageInvitations(site)
    return { ids }
  },
  uploadClientLogo: uploadedPicture,
  editClientPerson: async (site) => ({ ids: await invited(site), body: { disabled: true } }),
  removeClientPerson: async (site) => ({ ids: await invited(site) }),
  eraseClientPerson: async (site) => ({ ids: await invited(site) }),
  deleteClient: async (site) => ({ ids: { clientId: (await client(site))._id } }),
  startClientView: async (site) => ({ ids: { clientId: (await client(site))._id } }),
  endClientView: () => ({}),
  deleteClients: async (site) => ({ body: { clientIds: [(await client(site))._id] } }),
  async restoreClient(site) {
    const { _id: clientId } = await client(site)
    await site.call('DELETE', `/client/delete-client/${clientId}`)
    return { ids: { clientId } }
  },
  async shareMissions(site) {
    return { body: { clientId: (await client(site))._id, missionIds: [(await site.mission())._id] } }
  },
  async withdrawMissions(site) {
    const body = { clientId: (await client(site))._id, missionIds: [(await site.mission())._id] }
    await site.call('POST', '/client/insert-client-for-mission', body)
    return { body }
  },
}
