// The operations of a PATCH request (RFC 7644, section 3.5.2), as single changes of attributes.
import { ScimError } from '../../platform/http/scim'
import { isKnownAttribute, isReadOnly, type ResourceType } from './attributes'
import { parsePath, type AttributePath } from './filter'
import { scimText } from './messages'
import { fieldsOf, objectOf, type Fields } from './values'

const SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const MAX_OPERATIONS = 1000
const MAX_PATH_LENGTH = 500

export interface Change {
  op: 'add' | 'remove' | 'replace'
  path: AttributePath
  /** As it was sent, for messages. */
  text: string
  value: unknown
}

/**
 * Attributes that the standard knows and the server does not keep are left to the caller, which ignores them.
 * @param id of the resource, which some providers repeat in the value
 * @throws ScimError 400 invalidSyntax, invalidPath, invalidFilter, invalidValue or mutability
 */
export function changesOf(type: ResourceType, id: string, body: Fields): Change[] {
  const fields = fieldsOf(body)
  const operations = fields.get('operations')
  const schemas = fields.get('schemas')
  const isPatch = Array.isArray(schemas) && schemas.includes(SCHEMA)
  if (!isPatch || !Array.isArray(operations) || operations.length === 0) {
    throw new ScimError(400, 'invalidSyntax', scimText('patchSchema', { schema: SCHEMA }))
  }
  if (operations.length > MAX_OPERATIONS) {
    throw new ScimError(400, 'invalidSyntax', scimText('tooManyOperations', { limit: MAX_OPERATIONS }))
  }
  return operations.flatMap((operation: unknown) => changesOfOperation(type, id, operation))
}

function changesOfOperation(type: ResourceType, id: string, operation: unknown): Change[] {
  const fields = fieldsOf(objectOf('Operations', operation))
  const op = opOf(fields.get('op'))
  const path = fields.get('path')
  const value = fields.get('value')
  if (op === undefined || (op !== 'remove' && value === undefined)) {
    throw new ScimError(400, 'invalidSyntax', scimText('patchOperation'))
  }
  if (path !== undefined && path !== null && path !== '') return [changeOf(type, { op, text: path, value })]
  if (op === 'remove') throw new ScimError(400, 'noTarget', scimText('pathNeeded'))
  return Object.entries(objectOf('value', value))
    .filter(([name, field]) => !isRepeated(id, name, field))
    .map(([text, field]) => changeOf(type, { op, text, value: field }))
}

/** Entra ID sends "Add" and "Replace". */
function opOf(value: unknown): Change['op'] | undefined {
  const op = typeof value === 'string' ? value.toLowerCase() : undefined
  return op === 'add' || op === 'remove' || op === 'replace' ? op : undefined
}

/** Okta sends the ID and the schemas with the attributes that change. */
const isRepeated = (id: string, name: string, value: unknown): boolean =>
  name === 'schemas' || name === 'meta' || (name === 'id' && value === id)

function changeOf(
  type: ResourceType,
  { op, text, value }: { op: Change['op']; text: unknown; value: unknown },
): Change {
  if (typeof text !== 'string' || text.length > MAX_PATH_LENGTH) throw unknownPath(String(text).slice(0, 200))
  const path = parsePath(text)
  const full = path.sub === undefined ? path.name : `${path.name}.${path.sub}`
  if (!isKnownAttribute(type, full)) throw unknownPath(text)
  if (isReadOnly(full)) throw new ScimError(400, 'mutability', scimText('readOnly', { path: text }))
  return { op, path, text, value }
}

const unknownPath = (path: string): ScimError => new ScimError(400, 'invalidPath', scimText('unknownPath', { path }))
