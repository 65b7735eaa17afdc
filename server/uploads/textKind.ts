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
  if (isDxf(start)) return 'dxf'
  return isTable(start) ? 'csv' : 'text'
}

// No clever patterns below: whoever sends a file chooses what they are tried on, and some take for ever to fail.

/** By the root element, whatever stands before it. */
function xmlKind(text: string): TextKind {
  let at = 0
  for (;;) {
    at = text.indexOf('<', at)
    const end = at < 0 ? undefined : endOfProlog(text, at)
    if (end === undefined) break
    if (end < 0) return 'text'
    at = end
  }
  const root = /^<(?:[\w-]{1,40}:)?([\w-]{1,40})/.exec(text.slice(at, at + 100))?.[1]
  if (root === 'kml') return 'kml'
  return root === 'gpx' ? 'gpx' : 'text'
}

/** Where the declaration, comment or document type at `at` ends: -1 when it does not; undefined for an element. */
function endOfProlog(text: string, at: number): number | undefined {
  const closing = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?', at) ? '?>' : undefined
  if (closing) return text.indexOf(closing, at)
  if (!text.startsWith('<!', at)) return undefined
  const inner = text.indexOf('[', at)
  const end = text.indexOf('>', at)
  return inner < 0 || inner > end ? end : text.indexOf(']', inner)
}

/** Pairs of lines, a code and a value; comments (999) may come before the first section. */
function isDxf(text: string): boolean {
  const lines = text.split('\n', 200).map((line) => line.trim())
  let at = 0
  while (lines[at] === '999') at += 2
  return lines[at] === '0' && lines[at + 1] === 'SECTION'
}

/** The same number, at least two, of cells in each of the first lines. */
function isTable(text: string): boolean {
  const lines = text.split(/\r?\n/, 6).filter((line) => line.trim() !== '')
  // The last one may be cut in the middle.
  const whole = lines.length > 2 ? lines.slice(0, -1) : lines
  return [',', ';', '\t', '|'].some((separator) => {
    const counts = whole.map((line) => cellsOf(line, separator))
    return (counts[0] ?? 0) > 1 && counts.every((count) => count === counts[0])
  })
}

/** How many cells a line has; separators between quotes do not count. */
function cellsOf(line: string, separator: string): number {
  let cells = 1
  let quoted = false
  for (const sign of line) {
    if (sign === '"') quoted = !quoted
    else if (sign === separator && !quoted) cells++
  }
  return cells
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
