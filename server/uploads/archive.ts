// Zip files of strangers: measured before anything is unpacked, and unpacked no further than was measured.
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fromRandomAccessReaderPromise, RandomAccessReader, validateFileName, type Entry, type ZipFile } from 'yauzl'
import { inUnits } from '../byteSize'
import { fileBytes, type ByteSource } from './byteSource'

export interface ArchiveLimits {
  entries: number
  /** Bytes of everything unpacked. */
  totalBytes: number
  /** How many times larger than the archive everything unpacked may be. */
  ratio: number
}

export const ARCHIVE_LIMITS: ArchiveLimits = { entries: 10_000, totalBytes: 8 * 2 ** 30, ratio: 200 }

/** Small archives may be packed as well as they like. */
const RATIO_FROM_BYTES = 64 * 2 ** 20
const CHUNK_BYTES = 256 * 1024
const SYMLINK = 0o120000
const FILE_TYPE = 0o170000

/** The archive is refused; the message says why in words for a person. */
export class ArchiveRefusal extends Error {
  override name = 'ArchiveRefusal'
}

export interface ArchiveEntry {
  /** A relative path with forward slashes that stays inside the folder it is unpacked into. */
  name: string
  size: number
}

/** The files in a zip, folders left out. @throws ArchiveRefusal when it is damaged or beyond what is allowed */
export async function listArchive(source: ByteSource, limits = ARCHIVE_LIMITS): Promise<ArchiveEntry[]> {
  const { entries } = await readDirectory(source, limits)
  return entries.map((entry) => ({ name: entry.fileName, size: entry.uncompressedSize }))
}

/**
 * Unpacks the zip at `archive` into `folder`, which exists. Of a refused one nothing is unpacked; of one that turns out
 * to be damaged on the way something may be, so `folder` is one that is thrown away then.
 * @returns the files, with the paths they are at
 * @throws ArchiveRefusal; the signal's reason when it is aborted
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  { limits = ARCHIVE_LIMITS, signal }: { limits?: ArchiveLimits; signal?: AbortSignal } = {},
): Promise<(ArchiveEntry & { path: string })[]> {
  const source = await fileBytes(archive)
  try {
    const { zip, entries } = await readDirectory(source, limits)
    const unpacked: (ArchiveEntry & { path: string })[] = []
    for (const entry of entries) {
      signal?.throwIfAborted()
      const to = path.join(folder, entry.fileName)
      await mkdir(path.dirname(to), { recursive: true })
      // yauzl ends the stream with an error when there is more or less in it than was declared.
      const content = await zip.openReadStreamPromise(entry).catch(damaged)
      await pipeline(content, createWriteStream(to, { flags: 'wx' }), { signal }).catch((error: unknown) => {
        signal?.throwIfAborted()
        throw hasSystemCode(error) ? error : damaged(error)
      })
      unpacked.push({ name: entry.fileName, size: entry.uncompressedSize, path: to })
    }
    return unpacked
  } finally {
    await source.close()
  }
}

async function readDirectory(source: ByteSource, limits: ArchiveLimits): Promise<{ zip: ZipFile; entries: Entry[] }> {
  const most = Math.min(limits.totalBytes, Math.max(RATIO_FROM_BYTES, source.size * limits.ratio))
  const names = new Set<string>()
  const entries: Entry[] = []
  let total = 0
  const zip = await openZip(source)
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry
      refuseName(fileName)
      if (names.size >= limits.entries) {
        throw new ArchiveRefusal(`The archive holds more than ${limits.entries} files, which is the most allowed`)
      }
      // On some machines these are one file.
      if (names.has(fileName.toLowerCase())) throw new ArchiveRefusal(`The archive holds ${shown(fileName)} twice`)
      names.add(fileName.toLowerCase())
      total += entry.uncompressedSize
      if (total > most) {
        throw new ArchiveRefusal(
          `Unpacked the archive would take more than ${inUnits(most)}, which is the most allowed`,
        )
      }
      // The upper half is the mode of the file where it was packed on Unix.
      if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMLINK) {
        throw new ArchiveRefusal(`${shown(fileName)} in the archive is a link`)
      }
      if (entry.isEncrypted()) throw new ArchiveRefusal('The archive is encrypted')
      if (!fileName.endsWith('/')) entries.push(entry)
    }
  } catch (error) {
    throw hasSystemCode(error) ? error : damaged(error)
  }
  return { zip, entries }
}

function openZip(source: ByteSource): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true }
  return fromRandomAccessReaderPromise(new SourceReader(source), source.size, options).catch(damaged)
}

/** yauzl refuses the same names, but says so in words of its own; and it lets U+0000 pass. */
function refuseName(name: string): void {
  const outside = validateFileName(name) !== null || name.includes('\\') || /\p{Cc}/u.test(name)
  if (outside || name.split('/').some((part) => Buffer.byteLength(part) > 255)) {
    throw new ArchiveRefusal(`The archive holds a file whose name is not allowed: ${shown(name)}`)
  }
}

const shown = (name: string): string => JSON.stringify(name.slice(0, 80))

const hasSystemCode = (error: unknown): boolean => error instanceof Error && 'syscall' in error

function damaged(error: unknown): never {
  if (error instanceof ArchiveRefusal) throw error
  const unsafe = error instanceof Error && /relative path|absolute path|invalid characters/.test(error.message)
  throw new ArchiveRefusal(
    unsafe
      ? 'The archive holds a file whose name is not allowed'
      : 'The archive is damaged or of a kind that cannot be read',
  )
}

class SourceReader extends RandomAccessReader {
  readonly #source: ByteSource

  constructor(source: ByteSource) {
    super()
    this.#source = source
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(chunksOf(this.#source, start, end))
  }
}

async function* chunksOf(source: ByteSource, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += CHUNK_BYTES) yield await source.read(at, Math.min(end, at + CHUNK_BYTES))
}
