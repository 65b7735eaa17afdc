// What the tokens of phones look like. The database holds only their hashes.
import { createHash, randomBytes } from 'node:crypto'

/** Tokens of sessions never contain a dot, so that one cannot pass for the other. */
const PREFIX = 'phone.'

export function newPhoneToken(): { text: string; hash: Buffer } {
  const text = PREFIX + randomBytes(32).toString('base64url')
  return { text, hash: hashOfPhoneToken(text) }
}

export const isPhoneToken = (text: string): boolean => text.startsWith(PREFIX)

export const hashOfPhoneToken = (text: string): Buffer => createHash('sha256').update(text).digest()
