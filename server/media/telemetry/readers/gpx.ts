// Reads the points of GPX tracks that have a time.
import { readXml, type XmlReader } from '../../vector/readers/xml'
import { telemetryText } from '../messages'
import { numberOf, sampleAt, type Sample } from '../sample'
import { TelemetryError } from '../telemetryError'
import { momentOf } from './moment'

/** @throws TelemetryError for a track without times, VectorImportError for damaged XML */
export async function* readGpxTrack(source: AsyncIterable<Buffer>): AsyncGenerator<Sample> {
  const reader = new TrackReader()
  let hasTimes = false
  for await (const { time, ...sample } of readXml(source, reader, 'GPX')) {
    const moment = momentOf(time)
    if (!moment) continue
    hasTimes = true
    yield { ...sample, ...moment }
  }
  if (!hasTimes && reader.points > 0) throw new TelemetryError(telemetryText('noTimes'))
}

type TrackPoint = Sample & { time: string }

class TrackReader implements XmlReader<TrackPoint> {
  points = 0
  private point: TrackPoint | undefined
  private found: TrackPoint[] = []

  drain(): TrackPoint[] {
    const found = this.found
    this.found = []
    return found
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name !== 'trkpt') return
    const long = numberOf(attributes['lon']) ?? NaN
    const lat = numberOf(attributes['lat']) ?? NaN
    this.point = { ...sampleAt(0, 'utc', long, lat), time: '' }
  }

  close(name: string, text: string): void {
    if (!this.point) return
    if (name === 'trkpt') {
      this.points += 1
      this.found.push(this.point)
      this.point = undefined
    } else if (name === 'time') this.point.time = text
    else if (name === 'ele') this.point.altitude = numberOf(text)
    else if (name === 'speed') this.point.speed = numberOf(text)
    else if (name === 'course') this.point.heading = numberOf(text)
  }
}
