// Parses well-known text as spreadsheets and databases export it: POLYGON ((…)), also with SRID=4326;, Z or M.
import type { Geometry, Position } from 'geojson'

const HEAD = /^\s*(?:SRID=4326;)?\s*([A-Z]+)\s*(ZM|Z|M)?\s*(?=\()/i
const MAX_DEPTH = 4

type Nested = Position | Nested[]

/** Undefined when the text is not WKT. */
export function parseWkt(text: string): Geometry | undefined {
  const head = HEAD.exec(text)
  if (!head) return undefined
  const kind = (head[1] ?? '').toUpperCase()
  const hasHeight = !/^M$/i.test(head[2] ?? '')
  const nested = parseNested(text.slice(head[0].length), hasHeight)
  if (!nested) return undefined
  switch (kind) {
    case 'POINT':
      return { type: 'Point', coordinates: nested[0] as Position }
    case 'MULTIPOINT':
      return { type: 'MultiPoint', coordinates: nested.map((each) => unwrapped(each)) }
    case 'LINESTRING':
      return { type: 'LineString', coordinates: nested as Position[] }
    case 'MULTILINESTRING':
      return { type: 'MultiLineString', coordinates: nested as Position[][] }
    case 'POLYGON':
      return { type: 'Polygon', coordinates: nested as Position[][] }
    case 'MULTIPOLYGON':
      return { type: 'MultiPolygon', coordinates: nested as Position[][][] }
    default:
      return undefined
  }
}

/** MULTIPOINT may have brackets around each point. */
const unwrapped = (value: Nested): Position => (Array.isArray(value[0]) ? (value[0] as Position) : (value as Position))

/** Parses `((1 2, 3 4), …)` to lists; undefined when the brackets do not match. */
function parseNested(text: string, hasHeight: boolean): Nested[] | undefined {
  const open: Nested[][] = []
  let done: Nested[] | undefined
  for (const [token] of text.matchAll(/[(),]|[^(),]+/g)) {
    if (done) return token.trim() === '' ? done : undefined
    const list = open.at(-1)
    if (token === '(') {
      if (open.length >= MAX_DEPTH) return undefined
      open.push([])
    } else if (token === ')') {
      open.pop()
      if (!list) return undefined
      const outer = open.at(-1)
      if (outer) outer.push(list)
      else done = list
    } else if (token !== ',' && token.trim() !== '') {
      const numbers = token.trim().split(/\s+/).map(Number)
      list?.push(hasHeight ? numbers.slice(0, 3) : numbers.slice(0, 2))
    }
  }
  return done
}
