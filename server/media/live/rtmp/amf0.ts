/** AMF0, the part of it that RTMP commands use. */
import { ProtocolError } from './protocol'

export type AmfValue = number | boolean | string | null | AmfValue[] | { [name: string]: AmfValue }

const MAX_DEPTH = 8
const NUMBER = 0
const BOOLEAN = 1
const STRING = 2
const OBJECT = 3
const NULL = 5
const UNDEFINED = 6
const MAP = 8
const END = 9
const ARRAY = 10
const DATE = 11
const LONG_STRING = 12

/** @throws ProtocolError for anything that is not AMF0. The length of the message limits time and memory. */
export function decodeAmf0(bytes: Buffer): AmfValue[] {
  const reader = new Reader(bytes)
  const values: AmfValue[] = []
  while (!reader.isAtEnd) values.push(reader.value(0))
  return values
}

class Reader {
  private at = 0

  constructor(private readonly bytes: Buffer) {}

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length
  }

  value(depth: number): AmfValue {
    if (depth > MAX_DEPTH) throw new ProtocolError('AMF0 is nested too deeply')
    const kind = this.bytes.readUInt8(this.take(1))
    switch (kind) {
      case NUMBER:
        return this.bytes.readDoubleBE(this.take(8))
      case BOOLEAN:
        return this.bytes.readUInt8(this.take(1)) !== 0
      case STRING:
        return this.text(this.short())
      case OBJECT:
        return this.object(depth)
      case NULL:
      case UNDEFINED:
        return null
      case MAP:
        this.long()
        return this.object(depth)
      case ARRAY:
        return this.array(this.long(), depth)
      case DATE: {
        const date = this.bytes.readDoubleBE(this.take(8))
        this.take(2)
        return date
      }
      case LONG_STRING:
        return this.text(this.long())
      default:
        throw new ProtocolError(`AMF0 has no kind ${kind}`)
    }
  }

  private object(depth: number): AmfValue {
    const values = Object.create(null) as { [name: string]: AmfValue }
    for (;;) {
      const name = this.text(this.short())
      if (name === '' && this.bytes[this.at] === END) {
        this.at++
        return values
      }
      values[name] = this.value(depth + 1)
    }
  }

  private array(count: number, depth: number): AmfValue[] {
    const values: AmfValue[] = []
    for (let index = 0; index < count; index++) values.push(this.value(depth + 1))
    return values
  }

  private short(): number {
    return this.bytes.readUInt16BE(this.take(2))
  }

  private long(): number {
    return this.bytes.readUInt32BE(this.take(4))
  }

  private text(length: number): string {
    const start = this.take(length)
    return this.bytes.toString('utf8', start, start + length)
  }

  private take(length: number): number {
    const start = this.at
    if (start + length > this.bytes.length) throw new ProtocolError('AMF0 ends too early')
    this.at += length
    return start
  }
}

export const encodeAmf0 = (values: readonly AmfValue[]): Buffer => Buffer.concat(values.map(encoded))

function encoded(value: AmfValue): Buffer {
  if (value === null) return Buffer.from([NULL])
  if (typeof value === 'boolean') return Buffer.from([BOOLEAN, Number(value)])
  if (typeof value === 'string') return Buffer.concat([Buffer.from([STRING]), named(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9)
    bytes.writeDoubleBE(value, 1)
    return bytes
  }
  if (Array.isArray(value)) {
    const count = Buffer.alloc(5)
    count[0] = ARRAY
    count.writeUInt32BE(value.length, 1)
    return Buffer.concat([count, ...value.map(encoded)])
  }
  const members = Object.entries(value).flatMap(([name, member]) => [named(name), encoded(member)])
  return Buffer.concat([Buffer.from([OBJECT]), ...members, Buffer.from([0, 0, END])])
}

function named(text: string): Buffer {
  const bytes = Buffer.from(text)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return Buffer.concat([length, bytes])
}
