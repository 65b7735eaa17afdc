// Keys of feeds of Remote ID: 32 random bytes, of which the database has only the hash.
import { createHash, randomBytes } from 'node:crypto'

const HINT_LENGTH = 4

export interface NewKey {
  /** The only copy of the text. */
  text: string
  hash: Buffer
  /** Its last characters. */
  hint: string
}

export function newKey(): NewKey {
  const text = `aircraft_${randomBytes(32).toString('base64url')}`
  return { text, hash: hashOf(text), hint: text.slice(-HINT_LENGTH) }
}

export const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** The token of an `Authorization: Bearer` header. */
export const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer +([\w-]{1,200})$/i.exec(header ?? '')?.[1]
