// The content of video and audio tags: configurations and frames, of classic FLV and of enhanced RTMP.

export type FlvContent =
  | { kind: 'config'; codec: string; config: Buffer }
  | { kind: 'frame'; codec: string; isKey: boolean; data: Buffer; /** Milliseconds */ delay: number }

const FOUR_CC: Record<string, string> = { avc1: 'avc', hvc1: 'hevc', av01: 'av1', vp09: 'vp9' }
const CLASSIC: Record<number, string> = { 7: 'avc', 12: 'hevc' }
const KEY_FRAME = 1

/** Undefined for tags without pictures, such as ends of sequences, and for codecs that are not supported. */
export function videoContent(data: Buffer): FlvContent | undefined {
  if (data.length < 5) return undefined
  const first = data.readUInt8(0)
  const isKey = ((first >> 4) & 7) === KEY_FRAME
  if (first & 0x80) return enhancedContent(data, first & 15, isKey)
  const codec = CLASSIC[first & 15]
  if (!codec) return undefined
  const type = data.readUInt8(1)
  if (type === 0) return { kind: 'config', codec, config: data.subarray(5) }
  if (type !== 1 || data.length === 5) return undefined
  return { kind: 'frame', codec, isKey, data: data.subarray(5), delay: data.readIntBE(2, 3) }
}

function enhancedContent(data: Buffer, type: number, isKey: boolean): FlvContent | undefined {
  const codec = FOUR_CC[data.toString('latin1', 1, 5)]
  if (!codec) return undefined
  if (type === 0) return { kind: 'config', codec, config: data.subarray(5) }
  const hasDelay = type === 1 && (codec === 'avc' || codec === 'hevc')
  const start = hasDelay ? 8 : 5
  if ((type !== 1 && type !== 3) || data.length <= start) return undefined
  return { kind: 'frame', codec, isKey, data: data.subarray(start), delay: hasDelay ? data.readIntBE(5, 3) : 0 }
}

const AAC = 10

export function audioContent(data: Buffer): FlvContent | undefined {
  if (data.length < 3 || data.readUInt8(0) >> 4 !== AAC) return undefined
  const rest = data.subarray(2)
  return data.readUInt8(1) === 0
    ? { kind: 'config', codec: 'aac', config: rest }
    : { kind: 'frame', codec: 'aac', isKey: true, data: rest, delay: 0 }
}
