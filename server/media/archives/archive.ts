// Untrusted ZIP files: checked before unpacking, and never unpacked beyond the declared sizes.
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fromRandomAccessReaderPromise, RandomAccessReader, validateFileName, type Entry, type ZipFile } from 'yauzl'
import { formatBytes } from '../../platform/core/byteSize'
import { MessageError } from '../../platform/core/messageError'
import { fileBytes, type ByteSource } from '../../platform/storage/byteSource'
import { archiveText } from './messages'

export interface ArchiveLimits {
  entries: number
  /** Unpacked bytes. */
  totalBytes: number
  /** Maximum ratio of unpacked size to archive size. */
  ratio: number
}

export const ARCHIVE_LIMITS: ArchiveLimits = { entries: 10_000, totalBytes: 8 * 2 ** 30, ratio: 200 }

/** Below this size the ratio does not matter. */
const RATIO_MIN_BYTES = 64 * 2 ** 20
const CHUNK_BYTES = 256 * 1024
const SYMLINK = 0o120000
const FILE_TYPE = 0o170000

/** A rejected archive, with a message for the user. */
export class ArchiveError extends MessageError {
  override name = 'ArchiveError'
}

export interface ArchiveEntry {
  /** Relative path with forward slashes, inside the target folder. */
  name: string
  size: number
}

interface UnpackOptions {
  limits?: ArchiveLimits
  signal?: AbortSignal
  /** Names of the files to unpack; by default all. Every name in the archive is checked. */
  only?: ReadonlySet<string>
}

/** Lists the files of a ZIP, without folders. @throws ArchiveError when it is damaged or exceeds the limits */
export async function listArchive(source: ByteSource, limits = ARCHIVE_LIMITS): Promise<ArchiveEntry[]> {
  const { entries } = await readDirectory(source, limits)
  return entries.map((entry) => ({ name: entry.fileName, size: entry.uncompressedSize }))
}

/**
 * Unpacks the ZIP at `archive` into the existing `folder`. An archive whose damage shows only during unpacking may leave
 * files behind, so the caller must then discard the folder.
 * @returns the files with their paths
 * @throws ArchiveError; the signal's reason when aborted
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  { limits = ARCHIVE_LIMITS, signal, only }: UnpackOptions = {},
): Promise<(ArchiveEntry & { path: string })[]> {
  const source = await fileBytes(archive)
  try {
    const { zip, entries } = await readDirectory(source, limits)
    const unpacked: (ArchiveEntry & { path: string })[] = []
    for (const entry of entries) {
      signal?.throwIfAborted()
      if (only && !only.has(entry.fileName)) continue
      const to = path.join(folder, entry.fileName)
      await mkdir(path.dirname(to), { recursive: true })
      // yauzl fails the stream when the content is larger or smaller than declared.
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
  const maxBytes = Math.min(limits.totalBytes, Math.max(RATIO_MIN_BYTES, source.size * limits.ratio))
  const names = new Set<string>()
  const entries: Entry[] = []
  let total = 0
  const zip = await openZip(source)
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry
      assertSafeName(fileName)
      if (names.size >= limits.entries) {
        throw new ArchiveError(archiveText('tooManyFiles', { limit: limits.entries }))
      }
      // Case-insensitive file systems would overwrite the first file.
      if (names.has(fileName.toLowerCase()))
        throw new ArchiveError(archiveText('duplicate', { name: quoted(fileName) }))
      names.add(fileName.toLowerCase())
      total += entry.uncompressedSize
      if (total > maxBytes) {
        throw new ArchiveError(archiveText('tooLarge', { limit: formatBytes(maxBytes) }))
      }
      // The upper 16 bits contain the Unix mode.
      if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMLINK) {
        throw new ArchiveError(archiveText('link', { name: quoted(fileName) }))
      }
      if (entry.isEncrypted()) throw new ArchiveError(archiveText('encrypted'))
      if (!fileName.endsWith('/') && !isSystemFile(fileName)) entries.push(entry)
    }
  } catch (error) {
    throw hasSystemCode(error) ? error : damaged(error)
  }
  return { zip, entries }
}

/** Files that operating systems add to archives: resource forks and views of folders. They have the names of real ones. */
const isSystemFile = (name: string): boolean =>
  /(^|\/)__MACOSX\/|(^|\/)(\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name)

function openZip(source: ByteSource): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true }
  return fromRandomAccessReaderPromise(new SourceReader(source), source.size, options).catch(damaged)
}

/** yauzl rejects such names with its own messages, but accepts U+0000. */
function assertSafeName(name: string): void {
  const outside = validateFileName(name) !== null || name.includes('\\') || /\p{Cc}/u.test(name)
  if (outside || name.split('/').some((part) => Buffer.byteLength(part) > 255)) {
    throw new ArchiveError(archiveText('badName', { name: quoted(name) }))
  }
}

const quoted = (name: string): string => JSON.stringify(name.slice(0, 80))

const hasSystemCode = (error: unknown): boolean => error instanceof Error && 'syscall' in error

function damaged(error: unknown): never {
  if (error instanceof ArchiveError) throw error
  const unsafe = error instanceof Error && /relative path|absolute path|invalid characters/.test(error.message)
  throw new ArchiveError(archiveText(unsafe ? 'unsafeName' : 'damaged'))
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
