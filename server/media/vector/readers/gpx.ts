// Reads GPX: waypoints, routes and tracks.
import type { Position } from 'geojson'
import type { RawFeature } from '../feature'
import { reportText } from '../messages'
import type { Reporter } from '../report'
import { readXml, type XmlReader } from './xml'

interface Path {
  properties: Record<string, unknown>
  segments: Position[][]
}

interface GpxPoint {
  position: Position
  properties: Record<string, unknown>
}

/** Elements that become attributes of their parent. */
const PLAIN = new Set(['name', 'desc', 'cmt', 'src', 'type', 'sym', 'number'])

/** @throws VectorImportError */
export const readGpx = (source: AsyncIterable<Buffer>, reporter: Reporter): AsyncGenerator<RawFeature> =>
  readXml(source, new GpxReader(reporter), 'GPX')

class GpxReader implements XmlReader<RawFeature> {
  private readonly names: string[] = []
  private path: Path | undefined
  private point: GpxPoint | undefined
  private found: RawFeature[] = []

  constructor(private readonly reporter: Reporter) {}

  drain(): RawFeature[] {
    const found = this.found
    this.found = []
    return found
  }

  open(name: string, attributes: Record<string, string>): void {
    this.names.push(name)
    if (name === 'trk' || name === 'rte') this.path = { properties: {}, segments: name === 'rte' ? [[]] : [] }
    else if (name === 'trkseg') this.path?.segments.push([])
    else if (name === 'wpt' || name === 'trkpt' || name === 'rtept') {
      this.point = { position: [numberOf(attributes['lon']), numberOf(attributes['lat'])], properties: {} }
    }
  }

  // oxlint-disable-next-line complexity -- one case for each element of the file format
  close(name: string, text: string): void {
    this.names.pop()
    const parent = this.names.at(-1)
    if (name === 'wpt') this.finishWaypoint()
    else if (name === 'trkpt' || name === 'rtept') this.finishPathPoint()
    else if (name === 'trk' || name === 'rte') this.finishPath(name)
    else if (this.point && name === 'ele' && Number.isFinite(Number(text))) this.point.position[2] = Number(text)
    else if (this.point && name === 'time') this.point.properties['time'] = text
    else if (this.point && PLAIN.has(name) && parent === 'wpt') this.point.properties[name] = text
    else if (PLAIN.has(name) && (parent === 'trk' || parent === 'rte') && this.path) this.path.properties[name] = text
  }

  private finishWaypoint(): void {
    if (!this.point) return
    const { position, properties } = this.point
    const height = position[2]
    this.found.push({
      geometry: { type: 'Point', coordinates: position },
      properties: height === undefined ? properties : { ...properties, ele: height },
    })
    this.point = undefined
  }

  private finishPathPoint(): void {
    if (!this.point || !this.path) return
    const { position, properties } = this.point
    if (this.path.segments.length === 0) this.path.segments.push([])
    this.path.segments.at(-1)?.push(position)
    if (properties['time'] !== undefined) {
      this.path.properties['begin'] ??= properties['time']
      this.path.properties['end'] = properties['time']
    }
    this.point = undefined
  }

  private finishPath(kind: 'trk' | 'rte'): void {
    if (!this.path) return
    const { properties, segments } = this.path
    const attributes = { ...properties, kind: kind === 'trk' ? 'track' : 'route' }
    const lines = segments.filter((segment) => segment.length > 1)
    const [only] = lines
    const singles = segments.flatMap((segment) => (segment.length === 1 ? segment : []))
    if (lines.length > 0 || singles.length === 0) {
      this.found.push({
        geometry:
          only && lines.length === 1
            ? { type: 'LineString', coordinates: only }
            : { type: 'MultiLineString', coordinates: lines },
        properties: attributes,
      })
    }
    const name = typeof properties['name'] === 'string' ? properties['name'] : undefined
    for (const coordinates of singles) {
      this.reporter.change(reportText('singlePoint'), name)
      this.found.push({ geometry: { type: 'Point', coordinates }, properties: attributes })
    }
    this.path = undefined
  }
}

const numberOf = (text: string | undefined) => (text === undefined || text.trim() === '' ? NaN : Number(text))
