// Detects the kind of a file from its content; names and declared types are untrusted.
import { readMetadata } from '../photos/metadata'
import { fileBytes, type ByteSource } from '../../platform/storage/byteSource'
import { jpegHead } from '../thermal/jpegHead'
import { startsAsTlog } from './mavlinkFrame'
import { textKind } from './textKind'
import { tiffKind } from './tiffKind'
import { zipKind } from './zipKind'

const MEDIA_TYPES = {
  geotiff: 'image/tiff',
  tiff: 'image/tiff',
  jpeg: 'image/jpeg',
  photo: 'image/jpeg',
  heic: 'image/heic',
  avif: 'image/avif',
  dng: 'image/x-adobe-dng',
  png: 'image/png',
  webp: 'image/webp',
  kml: 'application/vnd.google-earth.kml+xml',
  kmz: 'application/vnd.google-earth.kmz',
  gpx: 'application/gpx+xml',
  geojson: 'application/geo+json',
  qgcplan: 'application/json',
  wpl: 'text/plain',
  csv: 'text/csv',
  shapefile: 'application/zip',
  zip: 'application/zip',
  geopackage: 'application/geopackage+sqlite3',
  flatgeobuf: 'application/flatgeobuf',
  mbtiles: 'application/vnd.sqlite3',
  pmtiles: 'application/vnd.pmtiles',
  dxf: 'image/vnd.dxf',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  mkv: 'video/x-matroska',
  webm: 'video/webm',
  ts: 'video/mp2t',
  flv: 'video/x-flv',
  srt: 'application/x-subrip',
  ulog: 'application/octet-stream',
  dataflash: 'application/octet-stream',
  tlog: 'application/octet-stream',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  text: 'text/plain',
  other: 'application/octet-stream',
} as const

export type FileKind = keyof typeof MEDIA_TYPES

export const mediaTypeOf = (kind: FileKind): string => MEDIA_TYPES[kind]

const HEAD_BYTES = 64 * 1024
/** Brands of still pictures in HEIF and of AVIF, and the general one of both. */
const HEIC_BRANDS = /^(heic|heix|heim|heis)$/
const AVIF_BRANDS = /^(avif|avis)$/
const PICTURE_BRAND = 'mif1'
/** Canon's raw photos. */
const RAW_PHOTO_BRAND = 'crx '
/** Sound without pictures: .m4a, .m4b, .m4p. */
const SOUND_BRANDS = /^M4[ABP] $/
const MOST_BRANDS = 20

/**
 * `kmz` is a ZIP with a KML, `shapefile` a ZIP with a .shp, `tiff` a TIFF without georeference, `photo` a JPEG with the position
 * of its camera.
 */
export async function fileKind(source: ByteSource): Promise<{ kind: FileKind; mediaType: string }> {
  const head = await source.read(0, Math.min(HEAD_BYTES, source.size))
  if (isJpeg(head)) {
    const kind = readMetadata(await jpegHead(source)).place ? 'photo' : 'jpeg'
    return { kind, mediaType: MEDIA_TYPES[kind] }
  }
  const kind =
    magicKind(head) ?? (await tiffKind(head, source)) ?? (await zipKind(head, source)) ?? textKind(head) ?? 'other'
  return { kind, mediaType: MEDIA_TYPES[kind] }
}

/** The kind of a file of this machine. */
export async function kindOfFile(path: string): ReturnType<typeof fileKind> {
  const bytes = await fileBytes(path)
  try {
    return await fileKind(bytes)
  } finally {
    await bytes.close()
  }
}

const isJpeg = (head: Buffer): boolean => head.toString('latin1', 0, 3) === '\xff\xd8\xff'

// oxlint-disable-next-line complexity -- one signature for each kind of file
function magicKind(head: Buffer): FileKind | undefined {
  const at = (text: string, offset = 0): boolean => head.toString('latin1', offset, offset + text.length) === text
  if (at('\x89PNG\r\n\x1a\n')) return 'png'
  if (at('RIFF') && at('WEBP', 8)) return 'webp'
  if (at('%PDF-')) return 'pdf'
  // Format versions 2 and 3.
  if (at('fgb') && at('fgb', 4) && (head[3] === 2 || head[3] === 3)) return 'flatgeobuf'
  if (at('AutoCAD Binary DXF\r\n\x1a\0')) return 'dxf'
  if (at('ULog\x01\x12\x35')) return 'ulog'
  // The first message describes itself: ID 128, 89 bytes.
  if (at('\xa3\x95\x80\x80\x59FMT')) return 'dataflash'
  if (at('PMTiles') && head[7] === 3) return 'pmtiles'
  if (at('SQLite format 3\0')) return sqliteKind(head)
  if (at('FLV\x01')) return 'flv'
  if (at('\x1a\x45\xdf\xa3')) return head.includes('matroska') ? 'mkv' : head.includes('webm') ? 'webm' : undefined
  if (isTransportStream(head)) return 'ts'
  if (startsAsTlog(head)) return 'tlog'
  // Cameras of some makers write the index or the pictures without a file type first.
  if (at('moov', 4) || at('mdat', 4) || at('wide', 4)) return 'mov'
  return at('ftyp', 4) ? isoKind(head) : undefined
}

/** By the brand of an ISO file, and of a picture without a brand of its own by the compatible ones. */
function isoKind(head: Buffer): FileKind {
  const brandAt = (at: number) => head.toString('latin1', at, at + 4)
  const brand = brandAt(8)
  const end = Math.min(head.length >= 4 ? head.readUInt32BE(0) : 0, 16 + 4 * MOST_BRANDS, head.length)
  const compatible: string[] = []
  for (let at = 16; at + 4 <= end; at += 4) compatible.push(brandAt(at))
  if (AVIF_BRANDS.test(brand)) return 'avif'
  if (HEIC_BRANDS.test(brand)) return 'heic'
  if (brand === PICTURE_BRAND) return compatible.some((other) => AVIF_BRANDS.test(other)) ? 'avif' : 'heic'
  if (brand === RAW_PHOTO_BRAND || SOUND_BRANDS.test(brand)) return 'other'
  return brand === 'qt  ' ? 'mov' : 'mp4'
}

const TS_PACKETS = 5

/** Packets of 188 bytes that start with a sync byte; those of cameras on disc have a time of 4 bytes before it. */
const isTransportStream = (head: Buffer): boolean =>
  [[188, 0] as const, [192, 4] as const].some(
    ([size, start]) =>
      head.length >= size * TS_PACKETS &&
      Array.from({ length: TS_PACKETS }, (_, index) => head[index * size + start]).every((byte) => byte === 0x47),
  )

/** The application ID in the header, or else the table of tiles: most programs that write MBTiles set no ID. */
function sqliteKind(head: Buffer): FileKind {
  const text = head.toString('latin1')
  if (/^GP(KG|10|11)$/.test(text.slice(68, 72))) return 'geopackage'
  return text.slice(68, 72) === 'MPBX' || /CREATE (TABLE|VIEW) ["'`[]?tiles\b/i.test(text) ? 'mbtiles' : 'other'
}
