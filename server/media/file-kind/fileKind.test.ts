import { fileKind } from './fileKind'
import { zipOf } from '../../records/uploads/testing/zip'
import { dataflashOf } from '../telemetry/testing/dataflash'
import { tlogOf } from '../telemetry/testing/tlog'

const UTC = Date.parse('2024-05-01T10:00:00Z')

const kindOf = async (bytes: Buffer) => {
  const source = { size: bytes.length, read: async (start: number, end: number) => bytes.subarray(start, end) }
  return (await fileKind(source)).kind
}

/** A TIFF with one directory of these tags, after `pixels` bytes of pixels. */
function tiff(tags: number[], { big = false, motorola = false, pixels = 0 } = {}): Buffer {
  const bytes = Buffer.alloc(16 + pixels + 8 + tags.length * 20 + 8)
  const put = (value: number, at: number, length: 2 | 4 | 8): void => {
    if (length === 8) bytes[motorola ? 'writeBigUInt64BE' : 'writeBigUInt64LE'](BigInt(value), at)
    else bytes[motorola ? 'writeUIntBE' : 'writeUIntLE'](value, at, length)
  }
  bytes.write(motorola ? 'MM' : 'II', 0, 'latin1')
  put(big ? 43 : 42, 2, 2)
  const directory = 16 + pixels
  if (big) {
    put(8, 4, 2)
    put(directory, 8, 8)
  } else put(directory, 4, 4)
  put(tags.length, directory, big ? 8 : 2)
  tags.forEach((tag, index) => put(tag, directory + (big ? 8 : 2) + index * (big ? 20 : 12), 2))
  return bytes
}

const sqlite = (id: string, schema = ''): Buffer => {
  const bytes = Buffer.alloc(200)
  bytes.write('SQLite format 3\0', 0, 'latin1')
  bytes.write(id, 68, 'latin1')
  bytes.write(schema, 100, 'latin1')
  return bytes
}

/** OpenDocument stores its type uncompressed, unlike `zipOf`, as the first file. */
function odf(type: string): Buffer {
  const rest = zipOf([{ name: 'content.xml' }])
  const mimetype = Buffer.from(`application/vnd.oasis.opendocument.${type}`)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt32LE(mimetype.length, 18)
  header.writeUInt32LE(mimetype.length, 22)
  header.writeUInt16LE(8, 26)
  const start = Buffer.concat([header, Buffer.from('mimetype'), mimetype])
  // The offsets in the directory of `rest` count from its start.
  const end = rest.subarray(-22)
  const directoryAt = end.readUInt32LE(16)
  const moved = Buffer.from(rest)
  moved.writeUInt32LE(directoryAt + start.length, rest.length - 22 + 16)
  moved.writeUInt32LE(moved.readUInt32LE(directoryAt + 42) + start.length, directoryAt + 42)
  return Buffer.concat([start, moved])
}

const KML = '<?xml version="1.0"?>\n<!-- by hand -->\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document/></kml>'

const files: [string, Buffer | string, string][] = [
  ['a GeoTIFF', tiff([256, 257, 33550, 33922, 34735]), 'geotiff'],
  ['a BigTIFF', tiff([256, 34735], { big: true }), 'geotiff'],
  ['a big-endian GeoTIFF', tiff([256, 34264], { motorola: true }), 'geotiff'],
  ['a GeoTIFF with its directory at the end', tiff([256, 34735], { pixels: 200_000 }), 'geotiff'],
  ['a TIFF without georeference', tiff([256, 257]), 'tiff'],
  ['a TIFF with a truncated directory', tiff([256, 34735], { pixels: 100_000 }).subarray(0, 5000), 'tiff'],
  ['a KML', KML, 'kml'],
  ['a KML with a byte order mark and a prefix', `\ufeff<k:kml xmlns:k="x"></k:kml>`, 'kml'],
  ['a KML in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(KML, 'utf16le')]), 'kml'],
  ['a KML with an entity bomb', `<!DOCTYPE kml [<!ENTITY a "aaa">]><kml>&a;</kml>`, 'kml'],
  ['a GPX', '<gpx version="1.1"></gpx>', 'gpx'],
  ['other XML', '<svg onload="alert(1)"></svg>', 'text'],
  ['a KML in a comment of a page', '<html><!-- <kml> --></html>', 'text'],
  ['a GeoJSON', '{ "name": "plots", "type": "FeatureCollection", "features": [] }', 'geojson'],
  ['a sequence of GeoJSON texts', '\x1e{"type":"Feature","geometry":null}\n\x1e{"type":"Feature"}\n', 'geojson'],
  ['features of Esri', '{"geometryType":"esriGeometryPoint","features":[]}', 'geojson'],
  ['a geometry without feature', '{"type":"MultiPolygon","coordinates":[]}', 'geojson'],
  ['a plan whose type comes last', '{"mission":{},"groundStation":"QGroundControl","fileType":"Plan"}', 'qgcplan'],
  ['GeoJSON with an attribute of plans', '{"type":"Feature","properties":{"fileType":"Plan"}}', 'geojson'],
  ['a list of waypoints', 'QGC WPL 110\r\n0\t1\t0\t16\t0\t0\t0\t0\t46.8\t-91.9\t190\t1\r\n', 'wpl'],
  ['a table that names its separator', 'sep=;\nName;lat;long\nA;1,5;2,5\n', 'csv'],
  ['a table with seconds of arc', `lat;long\n53° 4' 45" N;8° 48' 6" E\n`, 'csv'],
  ['a QGroundControl plan', '{\n  "fileType": "Plan",\n  "geoFence": { "type": "Polygon" } }', 'qgcplan'],
  ['other JSON', '{"type":"module"}', 'text'],
  ['a CSV', 'name,lat,long\n"One, two",1,2\nThree,3,4\n', 'csv'],
  ['a CSV with semicolons', 'name;lat;long\r\nOne;1,5;2\r\n', 'csv'],
  ['prose', 'Dear all,\nthis is no table.\nYours', 'text'],
  ['drone subtitles', '1\n00:00:00,000 --> 00:00:00,033\n<font>FrameCnt: 1</font>\n', 'srt'],
  ['drone subtitles without timecodes', '1\n2017.08.05 14:11:51,393,525\n[latitude : -20.2]\n', 'srt'],
  ['a PX4 log', Buffer.from('ULog\x01\x12\x35\x01........', 'latin1'), 'ulog'],
  ['an ArduPilot log', dataflashOf({ utc: UTC, positions: 1 }), 'dataflash'],
  ['a log of a ground station', tlogOf({ utc: UTC, positions: 2 }), 'tlog'],
  ['an old log of a ground station', tlogOf({ utc: UTC, positions: 2, version: 1 }), 'tlog'],
  ['a DXF', '  0\r\nSECTION\r\n  2\r\nHEADER\r\n', 'dxf'],
  ['a DXF with a comment first', '999\nmade by hand\n  0\nSECTION\n', 'dxf'],
  ['a binary DXF', Buffer.from('AutoCAD Binary DXF\r\n\x1a\0 ', 'latin1'), 'dxf'],
  ['a GeoPackage', sqlite('GPKG'), 'geopackage'],
  ['an MBTiles', sqlite('MPBX'), 'mbtiles'],
  ['an MBTiles without application ID', sqlite('\0\0\0\0', 'CREATE TABLE tiles (zoom_level INTEGER)'), 'mbtiles'],
  ['an MBTiles with a view', sqlite('\0\0\0\0', 'CREATE VIEW tiles AS SELECT'), 'mbtiles'],
  ['a PMTiles', Buffer.from('PMTiles\x03........', 'latin1'), 'pmtiles'],
  ['another SQLite', sqlite('\0\0\0\0'), 'other'],
  ['a FlatGeobuf', Buffer.from('fgb\x03fgb\x00........', 'latin1'), 'flatgeobuf'],
  ['a JPEG', Buffer.from('\xff\xd8\xff\xe1 Exif', 'latin1'), 'jpeg'],
  ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1'), 'png'],
  ['an MP4', Buffer.from('\0\0\0\x20ftypisom....', 'latin1'), 'mp4'],
  ['an AVIF', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1', 'latin1'), 'avif'],
  ['an AVIF of the general brand', Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'latin1'), 'avif'],
  ['a HEIC of the general brand', Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1heic', 'latin1'), 'heic'],
  ["Canon's raw photo", Buffer.from('\0\0\0\x18ftypcrx \0\0\0\x01crx isom', 'latin1'), 'other'],
  ['a sound recording', Buffer.from('\0\0\0\x1cftypM4A \0\0\0\0M4A isom', 'latin1'), 'other'],
  ['a QuickTime film', Buffer.from('\0\0\0\x14ftypqt  ....', 'latin1'), 'mov'],
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a KMZ', zipOf([{ name: 'doc.kml', content: Buffer.from(KML) }]), 'kmz'],
  ['a zipped shapefile', zipOf([{ name: 'x/Plots.SHP' }, { name: 'x/plots.dbf' }]), 'shapefile'],
  ['a Word document', zipOf([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]), 'docx'],
  ['an Excel workbook', zipOf([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]), 'xlsx'],
  ['a PowerPoint file', zipOf([{ name: '[Content_Types].xml' }, { name: 'ppt/presentation.xml' }]), 'pptx'],
  ['an OpenDocument text', odf('text'), 'odt'],
  ['an OpenDocument spreadsheet', odf('spreadsheet'), 'ods'],
  ['an OpenDocument presentation', odf('presentation'), 'odp'],
  ['a zip with a folder named word', zipOf([{ name: 'word/list.txt' }]), 'zip'],
  ['another zip', zipOf([{ name: 'a.txt' }]), 'zip'],
  ['an unsafe ZIP', zipOf([{ name: '../a.kml' }]), 'zip'],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'), 'other'],
  ['noise', Buffer.from([1, 2, 3, 200, 0, 9]), 'other'],
]

test.each(files)('%s', async (_what, bytes, kind) => {
  expect(await kindOf(Buffer.from(bytes as string))).toBe(kind)
})

test('detects adversarial text in linear time', async () => {
  // Time of the processor, which does not grow when other programs use it.
  const before = process.cpuUsage()
  for (const text of ['<!--', '<?', '999\n\n', '"type"', '"', '<!DOCTYPE [', ',"', '0\n', ' ', '<a ']) {
    await kindOf(Buffer.from(text.repeat(65_536 / text.length)))
    await kindOf(Buffer.from(`<${text.repeat(65_536 / text.length)}`))
  }
  const { user } = process.cpuUsage(before)
  expect(user / 1000).toBeLessThan(5000)
})
