// What the server supports of SCIM (RFC 7643, sections 5 to 7).
import SCIMMY from 'scimmy'
import { GROUP_SCHEMA, USER_SCHEMA } from './attributes'
import { MAX_COUNT } from './pages'

/** Attributes that are kept. The rest of the core schema is accepted and ignored. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  [USER_SCHEMA]: ['userName', 'name', 'displayName', 'active', 'emails', 'groups'],
  [GROUP_SCHEMA]: ['displayName', 'members'],
}
const KEPT_NAMES = ['formatted', 'givenName', 'familyName']

interface Attribute {
  name: string
  subAttributes?: Attribute[]
  mutability?: string
}

export const serviceProviderConfig = (base: string): object => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MAX_COUNT },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A provisioning token, which a tenant root creates on the page of single sign-on.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

export const resourceTypes = (base: string): { id: string }[] =>
  [
    { id: 'User', endpoint: '/Users', schema: USER_SCHEMA, description: 'People of the organisation' },
    { id: 'Group', endpoint: '/Groups', schema: GROUP_SCHEMA, description: 'User groups of the organisation' },
  ].map((type) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    name: type.id,
    ...type,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${type.id}` },
  }))

export const schemas = (base: string): { id: string }[] =>
  [SCIMMY.Schemas.User.definition, SCIMMY.Schemas.Group.definition].map((definition) => {
    const { id, name, description, attributes } = definition.describe() as unknown as {
      id: string
      name: string
      description: string
      attributes: Attribute[]
    }
    return {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
      id,
      name,
      description,
      attributes: attributes.filter((each) => KEPT[id]?.includes(each.name)).map(keptPart),
      meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
    }
  })

function keptPart(attribute: Attribute): Attribute {
  if (attribute.name === 'emails') return { ...attribute, mutability: 'readOnly' }
  if (attribute.name !== 'name') return attribute
  return { ...attribute, subAttributes: attribute.subAttributes?.filter(({ name }) => KEPT_NAMES.includes(name)) ?? [] }
}
