/**
 * Encrypts secrets with AES-256-GCM. An envelope is: mark (4 bytes), ID of the key (8), IV (12), tag (16), content. The tag also covers
 * what the secret is for and whose it is, so that an envelope cannot be moved to another row or column.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keysOf, type Key, type KeySettings } from './keys'

/** What secrets are for. */
export interface SecretKind {
  /** Part of what the tag covers. Envelopes of another purpose cannot be opened. */
  purpose: string
  /** What the tag covers in secrets without an envelope. */
  before: (ownerId: string) => string
}

const CIPHER = 'aes-256-gcm'
const MARK = Buffer.from('AES1')
const ID_END = MARK.length + 8
const IV_BYTES = 12
const TAG_BYTES = 16

/** @param ownerId whose secret it is: the ID of its row, or an empty text for secrets outside of the database */
export function sealSecret(settings: KeySettings, kind: SecretKind, ownerId: string, content: Buffer): Buffer {
  const { current } = keysOf(settings)
  const iv = randomBytes(IV_BYTES)
  const header = Buffer.concat([MARK, current.id])
  const cipher = createCipheriv(CIPHER, current.bytes, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(coveredBy(header, kind, ownerId))
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([header, iv, cipher.getAuthTag(), encrypted])
}

/** @returns undefined when it was encrypted with an unknown key, or for another purpose or owner */
export function openSecret(
  settings: KeySettings,
  kind: SecretKind,
  ownerId: string,
  sealed: Buffer,
): Buffer | undefined {
  const { current, older, withoutEnvelope } = keysOf(settings)
  const key = [current, ...older].find((each) => isUnder(each, sealed))
  if (key) {
    const header = sealed.subarray(0, ID_END)
    return decrypt(key.bytes, coveredBy(header, kind, ownerId), sealed.subarray(ID_END))
  }
  return decrypt(withoutEnvelope, Buffer.from(kind.before(ownerId)), sealed)
}

/** Reports whether the key that encrypts now has encrypted it. */
export const isCurrent = (settings: KeySettings, sealed: Buffer): boolean => isUnder(keysOf(settings).current, sealed)

const isUnder = ({ id }: Key, sealed: Buffer): boolean =>
  sealed.subarray(0, MARK.length).equals(MARK) && sealed.subarray(MARK.length, ID_END).equals(id)

const coveredBy = (header: Buffer, { purpose }: SecretKind, ownerId: string): Buffer =>
  Buffer.concat([header, Buffer.from(JSON.stringify([purpose, ownerId]))])

/** @param sealed IV, tag and content */
function decrypt(key: Buffer, covered: Buffer, sealed: Buffer): Buffer | undefined {
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
    decipher.setAAD(covered)
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}
