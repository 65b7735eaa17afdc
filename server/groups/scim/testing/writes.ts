import type { Site, WriteFixture } from '../../../testing/staleness/site'
import { openProvider, type Provider } from './provider'

const USER = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName: 'sam@scim.test' }
const GROUP = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: 'Pilots' }

const callOf = ({ authorization }: Provider) => ({ as: null, headers: { authorization } })

const creating: WriteFixture = async ({ aerie, tenant }) => ({
  ...callOf(await openProvider(aerie, tenant)),
  body: { ...USER, userName: `${tenant.id}@scim.test` },
})

const changing =
  (id: 'userId' | 'userGroupId', body?: object): WriteFixture =>
  async ({ aerie, tenant }: Site) => {
    const provider = await openProvider(aerie, tenant)
    const isUser = id === 'userId'
    const made = isUser ? { ...USER, userName: `made-${tenant.id}@scim.test` } : GROUP
    const reply = await provider.send('POST', isUser ? '/Users' : '/Groups', made)
    return { ...callOf(provider), ids: { [id]: reply.json<{ id: string }>().id }, ...(body && { body }) }
  }

const patch = (path: string, value: unknown) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: [{ op: 'replace', path, value }],
})

export const writes: Record<string, WriteFixture> = {
  createScimUser: creating,
  replaceScimUser: changing('userId', { ...USER, userName: 'replaced@scim.test' }),
  patchScimUser: changing('userId', patch('active', false)),
  deleteScimUser: changing('userId'),
  createScimGroup: async ({ aerie, tenant }) => ({ ...callOf(await openProvider(aerie, tenant)), body: GROUP }),
  replaceScimGroup: changing('userGroupId', { ...GROUP, displayName: 'Survey pilots' }),
  patchScimGroup: changing('userGroupId', patch('displayName', 'Night pilots')),
  deleteScimGroup: changing('userGroupId'),
}
