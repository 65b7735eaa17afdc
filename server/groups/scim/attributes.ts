// Names of attributes. They are compared without case, and may be preceded by the URN of their schema.
import SCIMMY from 'scimmy'

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group'

/** Schemas such as that of the enterprise user, whose attributes are not kept. */
const EXTENSION = /^urn:ietf:params:scim:schemas:extension:/i

const CORE = { User: SCIMMY.Schemas.User.definition, Group: SCIMMY.Schemas.Group.definition }

export type ResourceType = keyof typeof CORE

/** The name in lower case, without the URN of the core schema of users or groups. */
export function normalName(name: string): string {
  const lower = name.trim().toLowerCase()
  const schema = [USER_SCHEMA, GROUP_SCHEMA].find((urn) => lower.startsWith(`${urn.toLowerCase()}:`))
  return schema ? lower.slice(schema.length + 1) : lower
}

/** Whether the standard knows an attribute, by its normal name. Those that are not kept are accepted and ignored. */
export function isKnownAttribute(type: ResourceType, name: string): boolean {
  if (EXTENSION.test(name)) return true
  const [top = '', sub] = name.split('.')
  const attribute = CORE[type].attributes.find((each) => each.name.toLowerCase() === top)
  if (!attribute || !('config' in attribute)) return false
  if (sub === undefined) return true
  return (attribute.subAttributes ?? []).some((each) => each.name.toLowerCase() === sub)
}

/** Attributes that the server assigns. */
export const isReadOnly = (name: string): boolean => /^(id|meta|groups|schemas)(\.|$)/.test(name)
