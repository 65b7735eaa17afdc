import { uuidv7 } from 'uuidv7'

const KEY =
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[a-z0-9][a-z0-9._-]{0,99}$/

/**
 * Creates a key of the tenant, `<tenantId>/<uuid>/<name>`. The name is reduced to lower-case letters, digits, dots, dashes
 * and underscores, so that it is safe and keeps its extension.
 */
export const makeKey = (tenantId: string, name: string, id = uuidv7()): string => `${tenantId}/${id}/${safeName(name)}`

/** @returns the key. @throws when `makeKey` could not have created it */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error('Invalid storage key')
  return key
}

/** The unique ID inside a key. */
export const idOfKey = (key: string): string => checkedKey(key).split('/')[1] ?? ''

/** Checks a prefix: a tenant, or a tenant and an ID. @throws for anything else */
export function checkedPrefix(prefix: string): string {
  if (!/^[0-9a-f-]{36}(\/[0-9a-f-]{36})?$/.test(prefix)) throw new Error('Invalid storage key prefix')
  return prefix
}

function safeName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
  return plain.slice(-80).replace(/^[^a-z0-9]+/, '') || 'file'
}
