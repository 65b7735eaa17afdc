// Copies of files with their size and SHA-256, written to the disk before they count.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { HashingStream } from '../storage/hash'

interface Summary {
  size: number
  sha256: string
}

type Change = 'none' | 'compress' | 'decompress'

/** @returns size and hash of the uncompressed content. @throws ENOENT when `from` does not exist */
export async function copyHashed(from: string, to: string, change: Change = 'none'): Promise<Summary> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  const partial = `${to}.partial`
  const hashing = new HashingStream()
  const target = createWriteStream(partial, { mode: 0o600, flush: true })
  const source = createReadStream(from)
  if (change === 'compress') await pipeline(source, hashing, createGzip({ level: 1 }), target)
  else if (change === 'decompress') await pipeline(source, createGunzip(), hashing, target)
  else await pipeline(source, hashing, target)
  await rename(partial, to)
  return hashing.summary()
}

/** Size and hash of a file, or of its uncompressed content. */
export async function hashOf(file: string, isCompressed: boolean): Promise<Summary> {
  const hashing = new HashingStream()
  const source = createReadStream(file)
  const drain = new Writable({ write: (_chunk, _encoding, done) => done() })
  if (isCompressed) await pipeline(source, createGunzip(), hashing, drain)
  else await pipeline(source, hashing, drain)
  return hashing.summary()
}

/** Writes the entries of a folder to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
