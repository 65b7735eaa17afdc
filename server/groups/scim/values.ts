// Values of attributes that a request sends.
import { ScimError } from '../../platform/http/scim'
import { scimText } from './messages'

export type Fields = Readonly<Record<string, unknown>>

const invalid = (text: ReturnType<typeof scimText>): ScimError => new ScimError(400, 'invalidValue', text)

/** @returns undefined for null and an empty text. @throws ScimError 400 invalidValue */
export function textOf(path: string, value: unknown, limit: number): string | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value !== 'string' || value.length > limit) throw invalid(scimText('notText', { path, limit }))
  const text = value.trim()
  return text === '' ? undefined : text
}

/** Entra ID sends booleans as text. @throws ScimError 400 invalidValue */
export function booleanOf(path: string, value: unknown): boolean {
  const text = typeof value === 'string' ? value.toLowerCase() : value
  if (text === true || text === 'true') return true
  if (text === false || text === 'false') return false
  throw invalid(scimText('notBoolean', { path }))
}

/** @throws ScimError 400 invalidValue */
export function objectOf(path: string, value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(scimText('notObject', { path }))
  return value as Fields
}

/** The fields of an object by their names in lower case, because names are compared without case. */
export function fieldsOf(value: Fields): Map<string, unknown> {
  return new Map(Object.entries(value).map(([name, field]) => [name.toLowerCase(), field]))
}
