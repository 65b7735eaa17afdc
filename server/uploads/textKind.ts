// Files of text: told apart by how they begin.
type TextKind = 'kml' | 'gpx' | 'geojson' | 'csv' | 'srt' | 'dxf' | 'text'

const GEOJSON_TYPE = /"type"\s*:\s*"(FeatureCollection|Feature|GeometryCollection|(Multi)?(Point|LineString|Polygon))"/

/** @param head the beginning of the file. @returns undefined when this is no text */
export function textKind(head: Buffer): TextKind | undefined {
  const text = decoded(head)
  if (text === undefined) return undefined
  const start = text.trimStart()
  if (start.startsWith('<')) return xmlKind(start)
  if (start.startsWith('{') || start.startsWith('[')) return GEOJSON_TYPE.test(start) ? 'geojson' : 'text'
  if (/^\d+\s*\r?\n\d\d:\d\d:\d\d[,.]\d{3}\s*-->/.test(start)) return 'srt'
  if (/^(999\s*\r?\n[^\n]*\n\s*)*0\s*\r?\nSECTION\s*\r?\n/.test(start)) return 'dxf'
  return isTable(start) ? 'csv' : 'text'
}

/** By the root element, whatever stands before it. */
function xmlKind(text: string): TextKind {
  const root = /^(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>)*<(?:[\w-]+:)?([\w-]+)/.exec(
    text,
  )?.[1]
  if (root === 'kml') return 'kml'
  return root === 'gpx' ? 'gpx' : 'text'
}

/** The same number, at least two, of cells in each of the first lines. */
function isTable(text: string): boolean {
  const lines = text.split(/\r?\n/, 6).filter((line) => line.trim() !== '')
  // The last one may be cut in the middle.
  const whole = lines.length > 2 ? lines.slice(0, -1) : lines
  return [',', ';', '\t', '|'].some((separator) => {
    const counts = whole.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(separator).length)
    return (counts[0] ?? 0) > 1 && counts.every((count) => count === counts[0])
  })
}

function decoded(head: Buffer): string | undefined {
  if (head.length === 0) return undefined
  if (head[0] === 0xff && head[1] === 0xfe) return head.toString('utf16le', 2)
  if (head[0] === 0xfe && head[1] === 0xff) {
    const even = head.subarray(2, head.length - (head.length % 2))
    return Buffer.from(even).swap16().toString('utf16le')
  }
  // Control characters other than tabs and line ends belong to no text.
  if (head.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return undefined
  return head.toString('utf8').replace(/^\ufeff/, '')
}
