import { uuidv7 } from 'uuidv7'

const KEY =
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[a-z0-9][a-z0-9._-]{0,99}$/

/**
 * A new key of the tenant, `<tenantId>/<uuid>/<name>`. Of the name only what keeps it safe and its ending recognisable
 * is left: lower case, letters, digits, dots, dashes, underscores.
 */
export const makeKey = (tenantId: string, name: string, id = uuidv7()): string => `${tenantId}/${id}/${safeName(name)}`

/** @returns the key as it is. @throws for anything `makeKey` would not have made */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error('This is no storage key')
  return key
}

/** The id in a key, of which no other key has the same. */
export const idOfKey = (key: string): string => checkedKey(key).split('/')[1] ?? ''

/** The folder a key is in: its tenant, or its tenant and id. @throws for anything else */
export function checkedPrefix(prefix: string): string {
  if (!/^[0-9a-f-]{36}(\/[0-9a-f-]{36})?$/.test(prefix)) throw new Error('This is no prefix of storage keys')
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
