// Splits a stream into files, for stores that receive a file in parts whose size they must know at the start.
import { open, rm, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'

export interface PartFile {
  path: string
  size: number
}

/**
 * Yields each file when it is complete; the receiver removes it. All but the last one have `size` bytes. A file that is not complete
 * when the stream fails is removed.
 * @param newPath names the next file
 */
export async function* partFiles(
  source: Readable,
  size: number,
  newPath: () => Promise<string>,
): AsyncGenerator<PartFile> {
  let path = ''
  let file: FileHandle | undefined
  let written = 0
  try {
    for await (const chunk of source) {
      let rest = chunk as Buffer
      while (rest.length > 0) {
        if (!file) {
          path = await newPath()
          file = await open(path, 'w', 0o600)
        }
        const piece = rest.subarray(0, size - written)
        await file.appendFile(piece)
        written += piece.length
        rest = rest.subarray(piece.length)
        if (written < size) continue
        await file.close()
        file = undefined
        yield { path, size: written }
        written = 0
      }
    }
    if (!file) return
    await file.close()
    file = undefined
    yield { path, size: written }
  } finally {
    if (file) {
      await file.close()
      await rm(path, { force: true })
    }
  }
}
