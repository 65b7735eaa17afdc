import { ArchiveError, listArchive } from '../archives/archive'
import type { ByteSource } from '../../platform/storage/byteSource'

type OfficeKind = 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp'
type ZipKind = OfficeKind | 'kmz' | 'shapefile' | 'zip'

const OOXML_FOLDERS: [string, OfficeKind][] = [
  ['word/', 'docx'],
  ['xl/', 'xlsx'],
  ['ppt/', 'pptx'],
]
const ODF_TYPES: Record<string, OfficeKind> = { text: 'odt', spreadsheet: 'ods', presentation: 'odp' }

/** Detects the kind of a ZIP by the names in it. @returns undefined when the file is not a ZIP */
export async function zipKind(head: Buffer, source: ByteSource): Promise<ZipKind | undefined> {
  if (head.length < 4 || head.readUInt32LE(0) !== 0x04034b50) return undefined
  try {
    const names = (await listArchive(source)).map(({ name }) => name.toLowerCase())
    const office = odfKind(head) ?? ooxmlKind(names)
    if (office) return office
    if (names.some((name) => name.endsWith('.shp'))) return 'shapefile'
    // Routes for DJI aircraft may have no KML.
    return names.some((name) => /\.(kml|wpml)$/.test(name)) ? 'kmz' : 'zip'
  } catch (error) {
    // Unpacking reports the reason later.
    if (error instanceof ArchiveError) return 'zip'
    throw error
  }
}

/** OpenDocument: the first entry, `mimetype`, is stored without compression and starts at byte 30. */
function odfKind(head: Buffer): OfficeKind | undefined {
  const start = head.toString('latin1', 30, 110)
  const type = /^mimetypeapplication\/vnd\.oasis\.opendocument\.([a-z]+)/.exec(start)?.[1]
  return type === undefined ? undefined : ODF_TYPES[type]
}

function ooxmlKind(names: string[]): OfficeKind | undefined {
  if (!names.includes('[content_types].xml')) return undefined
  return OOXML_FOLDERS.find(([folder]) => names.some((name) => name.startsWith(folder)))?.[1]
}
