// Reads the fields of a protobuf message, of which only the numbers are known.

export interface ProtobufField {
  number: number
  /** The bytes of a text, message or packed list. */
  bytes: Uint8Array | undefined
  /** A variable-length integer. */
  value: number | undefined
}

/** Wire types. */
const VARINT = 0
const FIXED64 = 1
const BYTES = 2
const FIXED32 = 5

/** @throws RangeError for bytes that are no protobuf message */
export function* protobufFields(message: Uint8Array): Generator<ProtobufField> {
  let at = 0

  function varint(): number {
    let value = 0
    for (let factor = 1; factor < 2 ** 64; factor *= 128) {
      const byte = message[at]
      if (byte === undefined) break
      at += 1
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
    throw new RangeError('not a protobuf integer')
  }

  function skip(length: number): Uint8Array {
    if (at + length > message.length) throw new RangeError('a protobuf field ends after its message')
    const bytes = message.subarray(at, at + length)
    at += length
    return bytes
  }

  while (at < message.length) {
    const key = varint()
    const number = Math.floor(key / 8)
    if (number === 0) throw new RangeError('not a protobuf field')
    switch (key % 8) {
      case VARINT:
        yield { number, value: varint(), bytes: undefined }
        break
      case BYTES:
        yield { number, value: undefined, bytes: skip(varint()) }
        break
      case FIXED64:
        skip(8)
        break
      case FIXED32:
        skip(4)
        break
      default:
        throw new RangeError('not a protobuf field')
    }
  }
}
