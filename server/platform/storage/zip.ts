// Writes a ZIP as a stream with flat memory. Files are not compressed: PDF, office files and pictures are compressed already.
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  modifiedAt: Date
  /** Called when all entries before it are written. It must not fail. */
  open: () => Promise<ZipContent>
}

interface ZipContent {
  /** Relative path with forward slashes. */
  name: string
  source: Readable
}

/** A reader that stops early closes the file that is being read. */
export function zipStream(entries: Iterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  void addAll(zip, output, entries).catch((error: unknown) => output.destroy(error as Error))
  return output
}

/** Opens each file when the previous one has been read, because its name depends on whether it can be opened. */
async function addAll(zip: ZipFile, output: Readable, entries: Iterable<ZipEntry>): Promise<void> {
  for (const { modifiedAt, open } of entries) {
    const { name, source } = await open()
    const close = () => source.destroy()
    if (output.destroyed) return void close()
    output.once('close', close)
    zip.addReadStream(source, name, { compress: false, mtime: modifiedAt })
    await finished(source)
    output.off('close', close)
  }
  zip.end()
}
