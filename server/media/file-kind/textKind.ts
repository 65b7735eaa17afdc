// Detects kinds of text files by their first bytes.
import { separatorOf } from './tableSeparator'

type TextKind = 'kml' | 'gpx' | 'geojson' | 'qgcplan' | 'wpl' | 'csv' | 'srt' | 'dxf' | 'text'

const GEOJSON_TYPE = /"type"\s*:\s*"(FeatureCollection|Feature|GeometryCollection|(Multi)?(Point|LineString|Polygon))"/

/** Features of Esri's services and programs, which are read as those of GeoJSON are. */
const ESRI_JSON = /"geometryType"\s*:\s*"esriGeometry/

/** Before each text of a sequence of JSON texts, RFC 8142. */
const RECORD_SEPARATOR = '\u001e'

/** A member of the outer object, whatever its place: programs write the members in any order. */
const QGC_PLAN = /"fileType"\s*:\s*"Plan"/
const QGC_STATION = /"groundStation"\s*:\s*"/

/** The list of waypoints that MAVLink programs exchange as text. */
const WAYPOINT_LIST = /^QGC WPL \d+\r?\n/

/** The first record starts with timecodes or, in the files of some drones, with a date. */
const SUBTITLES = /^\d+\s*\r?\n(\d\d:\d\d:\d\d[,.]\d{3}\s*-->|\d{4}[.-]\d\d[.-]\d\d \d\d:\d\d:\d\d)/

/** Advanced SubStation Alpha, in which drones of Autel write telemetry. */
const ADVANCED_SUBTITLES = /^\[Script Info\]/i

/** @param head the start of the file. @returns undefined when it is not text */
export function textKind(head: Buffer): TextKind | undefined {
  const text = decoded(head)
  if (text === undefined) return undefined
  const start = (text.startsWith(RECORD_SEPARATOR) ? text.slice(1) : text).trimStart()
  if (start.startsWith('<')) return xmlKind(start)
  // Before JSON: both start with a bracket.
  if (SUBTITLES.test(start) || ADVANCED_SUBTITLES.test(start)) return 'srt'
  // Before GeoJSON: the shape of a geofence may be in the plan.
  if (start.startsWith('{') && isQgcPlan(start)) return 'qgcplan'
  if (start.startsWith('{') || start.startsWith('[')) {
    return GEOJSON_TYPE.test(start) || ESRI_JSON.test(start) ? 'geojson' : 'text'
  }
  if (isDxf(start)) return 'dxf'
  if (WAYPOINT_LIST.test(start)) return 'wpl'
  return separatorOf(start) === undefined ? 'text' : 'csv'
}

/** A plan names its program or has the type as its first member; a shape of GeoJSON may have an attribute of that name. */
const isQgcPlan = (text: string): boolean =>
  QGC_PLAN.test(text) && (QGC_STATION.test(text) || !GEOJSON_TYPE.test(text) || /^\{\s*"fileType"/.test(text))

// Avoid backtracking regexes below: input is untrusted (ReDoS).

/** Detects the kind by the root element, after any prolog. */
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

/** End of the declaration, comment or document type at `at`: -1 when it is missing; undefined for an element. */
function endOfProlog(text: string, at: number): number | undefined {
  const closing = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?', at) ? '?>' : undefined
  if (closing) return text.indexOf(closing, at)
  if (!text.startsWith('<!', at)) return undefined
  const inner = text.indexOf('[', at)
  const end = text.indexOf('>', at)
  return inner < 0 || inner > end ? end : text.indexOf(']', inner)
}

/** DXF consists of line pairs, a code and a value. Comments (999) may precede the first section. */
function isDxf(text: string): boolean {
  const lines = text.split('\n', 200).map((line) => line.trim())
  let at = 0
  while (lines[at] === '999') at += 2
  return lines[at] === '0' && lines[at + 1] === 'SECTION'
}

function decoded(head: Buffer): string | undefined {
  if (head.length === 0) return undefined
  if (head[0] === 0xff && head[1] === 0xfe) return head.toString('utf16le', 2)
  if (head[0] === 0xfe && head[1] === 0xff) {
    const even = head.subarray(2, head.length - (head.length % 2))
    return Buffer.from(even).swap16().toString('utf16le')
  }
  // Text contains no control characters other than tabs and line breaks, and the separators of a sequence of JSON texts.
  const isSequence = head[0] === 0x1e
  if (head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && !(isSequence && byte === 0x1e)))) return undefined
  return head.toString('utf8').replace(/^\ufeff/, '')
}
