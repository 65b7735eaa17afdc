// A recording as GoPro writes it: a track of measurements beside the pictures.

const box = (type: string, ...contents: Buffer[]): Buffer => {
  const content = Buffer.concat(contents)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index))
  return bytes
}

const entry = (key: string, type: string, size: number, value: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(key + type, 0, 'latin1')
  head[5] = size
  head.writeUInt16BE(value.length / size, 6)
  return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)])
}

const nested = (stream: Buffer): Buffer => entry('DEVC', '\0', 1, entry('STRM', '\0', 1, stream))

/** A second of measurements until HERO10. @param time as `260312093000.000` @param fix 0 without reception, else the dimensions */
export const payloadWithText = (time: string, fix: number): Buffer =>
  nested(Buffer.concat([entry('GPSF', 'L', 4, words(fix)), entry('GPSU', 'U', 16, Buffer.from(time))]))

/** The same from HERO11. @param at milliseconds since 1970 */
export function payloadWithPositions(at: number, fix: number): Buffer {
  const since2000 = at - Date.UTC(2000, 0, 1)
  const day = Math.floor(since2000 / 86_400_000)
  const position = Buffer.alloc(32)
  position.writeInt32BE(530793000, 0)
  position.writeInt32BE(88017000, 4)
  position.writeInt32BE(day, 20)
  position.writeInt32BE(since2000 - day * 86_400_000, 24)
  position.writeUInt16BE(120, 28)
  position.writeUInt16BE(fix, 30)
  const scales = words(10_000_000, 10_000_000, 1000, 1000, 100, 1, 1000, 100, 1)
  return nested(Buffer.concat([entry('SCAL', 'l', 4, scales), entry('GPS9', '?', 32, position)]))
}

/**
 * Adds a track with a payload for each second.
 * @param movie a file whose index is its last box
 */
export function withMeasurements(movie: Buffer, payloads: Buffer[]): Buffer {
  let index = 0
  while (movie.toString('latin1', index + 4, index + 8) !== 'moov') index += movie.readUInt32BE(index)
  const before = movie.subarray(0, index)
  const data = box('mdat', ...payloads)
  const table = box(
    'stbl',
    box('stsd', words(0, 1), box('gpmd', words(0, 1))),
    box('stts', words(0, 1, payloads.length, 1000)),
    box('stsc', words(0, 1, 1, payloads.length, 1)),
    box('stsz', words(0, 0, payloads.length, ...payloads.map(({ length }) => length))),
    box('stco', words(0, 1, before.length + 8)),
  )
  const handler = box('hdlr', words(0, 0), Buffer.from('meta'), words(0, 0, 0), Buffer.from('\tGoPro MET'))
  const media = box('mdia', box('mdhd', words(0, 0, 0, 1000, 1000 * payloads.length, 0)), handler, box('minf', table))
  const header = box('tkhd', words(7, 0, 0, 3, 0, 1000 * payloads.length), Buffer.alloc(60))
  return Buffer.concat([before, data, box('moov', movie.subarray(index + 8), box('trak', header, media))])
}
