// ZIP files for tests, including hostile ones: names, sizes and attributes are written as given.
import { crc32, deflateRawSync } from 'node:zlib'

export interface Member {
  name: string
  content?: Buffer
  /** Declared size, if different from the real one. */
  declaredSize?: number
  /** Unix mode, such as 0o120777 for a link. */
  mode?: number
  encrypted?: boolean
}

/** A ZIP of these members, compressed with deflate. */
export function zipOf(members: Member[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const {
    name,
    content = Buffer.alloc(0),
    declaredSize = content.length,
    mode = 0o100644,
    encrypted,
  } of members) {
    const packed = deflateRawSync(content)
    const nameBytes = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(0x800 | (encrypted ? 1 : 0), 2)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(declaredSize, 18)
    shared.writeUInt16LE(nameBytes.length, 22)
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), shared, nameBytes, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE((mode << 16) >>> 0, 6)
    rest.writeUInt32LE(offset, 10)
    // Marked as created on Unix, so that the mode counts.
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), shared, rest, nameBytes]))
    bodies.push(body)
    offset += body.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(members.length, 4)
  end.writeUInt16LE(members.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, index, Buffer.from('PK\x05\x06'), end])
}
