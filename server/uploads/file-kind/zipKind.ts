import { ArchiveError, listArchive } from '../archive'
import type { ByteSource } from '../byteSource'

/** Detects the kind of a ZIP by the names in it. @returns undefined when the file is not a ZIP */
export async function zipKind(head: Buffer, source: ByteSource): Promise<'kmz' | 'shapefile' | 'zip' | undefined> {
  if (head.length < 4 || head.readUInt32LE(0) !== 0x04034b50) return undefined
  try {
    const names = (await listArchive(source)).map(({ name }) => name.toLowerCase())
    if (names.some((name) => name.endsWith('.shp'))) return 'shapefile'
    return names.some((name) => name.endsWith('.kml')) ? 'kmz' : 'zip'
  } catch (error) {
    // Unpacking reports the reason later.
    if (error instanceof ArchiveError) return 'zip'
    throw error
  }
}
