import { ArchiveRefusal, listArchive } from './archive'
import type { ByteSource } from './byteSource'

/** What is in a zip, by the names in it. @returns undefined when this is no zip */
export async function zipKind(head: Buffer, source: ByteSource): Promise<'kmz' | 'shapefile' | 'zip' | undefined> {
  if (head.length < 4 || head.readUInt32LE(0) !== 0x04034b50) return undefined
  try {
    const names = (await listArchive(source)).map(({ name }) => name.toLowerCase())
    if (names.some((name) => name.endsWith('.shp'))) return 'shapefile'
    return names.some((name) => name.endsWith('.kml')) ? 'kmz' : 'zip'
  } catch (error) {
    // Whoever unpacks it refuses it with the reason.
    if (error instanceof ArchiveRefusal) return 'zip'
    throw error
  }
}
