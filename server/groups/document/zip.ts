// Writes a ZIP as a stream with flat memory. Files are not compressed: PDF, office files and pictures are compressed already.
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** Relative path with forward slashes. */
  name: string
  modifiedAt: Date
  /** Called when all entries before it are written. It must not fail. */
  open: () => Promise<Readable>
}

/** A reader that stops early closes the file that is being read. */
export function zipStream(entries: Iterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  output.once('close', () => current?.destroy())
  zip.on('error', (error: Error) => output.destroy(error))
  for (const { name, modifiedAt, open } of entries) {
    zip.addReadStreamLazy(name, { compress: false, mtime: modifiedAt }, (start) => {
      void open().then((source) => {
        current = source
        source.once('error', (error) => output.destroy(error))
        if (output.destroyed) source.destroy()
        else start(null, source)
      })
    })
  }
  zip.end()
  return output
}
