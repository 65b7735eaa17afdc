// How files are written to a backup and read from it: hashed, compressed with gzip and, on request, encrypted in the format of age
// (https://age-encryption.org/v1), whose tools can read them as well.
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { HashingStream } from '../storage/hash'
import type { BackupPlace } from './backupPlace'
import type { SavedFile } from './manifest'

export interface Sealing {
  isCompressed: boolean
  /** Public keys, `age1…`. None: the file is not encrypted. */
  recipients: readonly string[]
}

export interface Opening {
  isCompressed: boolean
  isEncrypted: boolean
  /** Secret keys, `AGE-SECRET-KEY-1…`. */
  identities: readonly string[]
}

type Bytes = AsyncIterable<Buffer>

/** Writes `source` to the file `name` of the place. @returns size and hash of the source, and of what was written */
export async function putSealed(
  place: BackupPlace,
  name: string,
  source: Readable,
  { isCompressed, recipients }: Sealing,
): Promise<Omit<SavedFile, 'name'>> {
  const original = new HashingStream()
  const stored = new HashingStream()
  const put = (chunks: Bytes) => place.put(name, Readable.from(chunks, { objectMode: false }))
  const encrypt = (chunks: Bytes) => encrypted(chunks, recipients)
  const compress = createGzip({ level: 1 })
  if (isCompressed && recipients.length > 0) await pipeline(source, original, compress, encrypt, stored, put)
  else if (isCompressed) await pipeline(source, original, compress, stored, put)
  else if (recipients.length > 0) await pipeline(source, original, encrypt, stored, put)
  else await pipeline(source, original, stored, put)
  return { ...original.summary(), stored: stored.summary() }
}

/**
 * Reads a file of the place into `target`.
 * @returns size and hash of the content
 * @throws Error when the file is missing or damaged, or none of the identities fits
 */
export async function readSealed(
  place: BackupPlace,
  name: string,
  target: Writable,
  { isCompressed, isEncrypted, identities }: Opening,
): Promise<{ size: number; sha256: string }> {
  const original = new HashingStream()
  const source = await place.open(name)
  const decrypt = (chunks: Bytes) => decrypted(chunks, identities)
  const decompress = createGunzip()
  if (isCompressed && isEncrypted) await pipeline(source, decrypt, decompress, original, target)
  else if (isCompressed) await pipeline(source, decompress, original, target)
  else if (isEncrypted) await pipeline(source, decrypt, original, target)
  else await pipeline(source, original, target)
  return original.summary()
}

/** Size and hash of a file as it is stored. @throws Error when it is missing */
export async function hashStored(place: BackupPlace, name: string): Promise<{ size: number; sha256: string }> {
  const hashing = new HashingStream()
  await pipeline(await place.open(name), hashing, nowhere())
  return hashing.summary()
}

/** Takes all bytes and keeps none. */
export const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })

async function* encrypted(chunks: Bytes, recipients: readonly string[]): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  yield* await encrypter.encrypt(webStream(chunks))
}

async function* decrypted(chunks: Bytes, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  yield* await decrypter.decrypt(webStream(chunks))
}

/** age-encryption reads streams of the web. */
const webStream = (chunks: Bytes): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>

/** Whether a text is a public key of age. */
export async function isRecipient(text: string): Promise<boolean> {
  const { Encrypter } = await import('age-encryption')
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    return false
  }
}
