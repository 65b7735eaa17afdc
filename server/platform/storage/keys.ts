import { uuidv7 } from 'uuidv7'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const TENANT_KEY = new RegExp(`^${UUID}/(${UUID})/[a-z0-9][a-z0-9._-]{0,99}$`)
const PICTURE_KEY = new RegExp(`^(?:avatars|public)/(${UUID})\\.webp$`)
const PREFIX = new RegExp(`^(?:avatars|public|${UUID}(?:/${UUID})?)$`)

/** Folders of pictures, which are of no tenant: those of people, and those that anybody may see. */
export type PictureFolder = 'avatars' | 'public'

/**
 * Creates a key of the tenant, `<tenantId>/<uuid>/<name>`. The name is reduced to lower-case letters, digits, dots, dashes
 * and underscores, so that it is safe and keeps its extension.
 */
export const makeKey = (tenantId: string, name: string, id = uuidv7()): string => `${tenantId}/${id}/${safeName(name)}`

/** Key of a picture. @throws when `id` is not a UUID in lower case */
export const pictureKey = (folder: PictureFolder, id: string): string => checkedKey(`${folder}/${id}.webp`)

/** The ID in the key of a picture; undefined for other keys. */
export const idOfPicture = (key: string): string | undefined => PICTURE_KEY.exec(key)?.[1]

/** @returns the key. @throws when neither `makeKey` nor `pictureKey` could have created it */
export function checkedKey(key: string): string {
  idOfKey(key)
  return key
}

/** Whether `makeKey` or `pictureKey` could have created the key. */
export const isStorageKey = (key: string): boolean => TENANT_KEY.test(key) || PICTURE_KEY.test(key)

/** The unique ID inside a key. @throws when it is none */
export function idOfKey(key: string): string {
  const id = TENANT_KEY.exec(key)?.[1] ?? idOfPicture(key)
  if (id === undefined) throw new Error('Invalid storage key')
  return id
}

/** Checks a prefix: a tenant, a tenant and an ID, or a folder of pictures. @throws for anything else */
export function checkedPrefix(prefix: string): string {
  if (!PREFIX.test(prefix)) throw new Error('Invalid storage key prefix')
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
