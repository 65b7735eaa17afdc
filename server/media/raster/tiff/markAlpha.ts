/** Marks the last band of a TIFF as alpha, which other programs need to know that it is not a colour. */
import { open } from 'node:fs/promises'
import { readTiffDirectories } from './tiffDirectories'

const UNASSOCIATED_ALPHA = 2
const SHORT_BYTES = 2

/**
 * Changes the tag ExtraSamples in place, in all directories. For files that GDAL has written: it gives each such band this tag, but
 * releases such as 3.6 leave a band that comes from a mask unnamed, whatever the options say.
 * @throws MalformedTiff
 */
export async function markAlpha(path: string): Promise<void> {
  const { directories, little } = await readTiffDirectories(path)
  const value = Buffer.alloc(SHORT_BYTES)
  if (little) value.writeUInt16LE(UNASSOCIATED_ALPHA)
  else value.writeUInt16BE(UNASSOCIATED_ALPHA)
  const file = await open(path, 'r+')
  try {
    for (const { extraSamples } of directories) {
      if (!extraSamples || extraSamples.values.length === 0) continue
      const last = extraSamples.values.length - 1
      await file.write(value, 0, SHORT_BYTES, extraSamples.at + SHORT_BYTES * last)
    }
  } finally {
    await file.close()
  }
}
