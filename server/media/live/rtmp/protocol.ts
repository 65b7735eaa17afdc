/** Numbers of the RTMP protocol. */

export const MESSAGE = {
  setChunkSize: 1,
  acknowledgement: 3,
  windowSize: 5,
  setPeerBandwidth: 6,
  audio: 8,
  video: 9,
  /** Script data in AMF0, such as the description of the stream. */
  script: 18,
  commandAmf3: 17,
  command: 20,
} as const

export const VERSION = 3
export const HANDSHAKE_BYTES = 1536
export const DEFAULT_CHUNK = 128
/** A timestamp of this value is followed by one with 32 bits. */
export const EXTENDED_TIME = 0xffffff

/** Chunk streams of messages of the protocol, of commands and of media. */
export const CHUNK_STREAM = { protocol: 2, command: 3, audio: 4, video: 6 } as const

/** The peer does not follow the protocol; its connection is closed. */
export class ProtocolError extends Error {}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

/** @throws ProtocolError when there are fewer than four bytes */
export function readUint32(bytes: Buffer): number {
  if (bytes.length < 4) throw new ProtocolError('A message is too short')
  return bytes.readUInt32BE(0)
}
