/** Tags of FLV: audio, video and script data with a time. RTMP sends the same tags as messages. */
import { MESSAGE } from './protocol'

export interface Tag {
  /** MESSAGE.audio, video or script. */
  type: number
  /** Milliseconds. */
  time: number
  data: Buffer
}

export const FLV_HEADER = Buffer.from([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0])
const TAG_HEADER = 11

/** A file may be cut after any tag and remains playable up to there. */
export function flvTag({ type, time, data }: Tag): Buffer {
  const size = TAG_HEADER + data.length
  const bytes = Buffer.allocUnsafe(size + 4)
  bytes.writeUInt8(type, 0)
  bytes.writeUIntBE(data.length, 1, 3)
  bytes.writeUIntBE(time & 0xffffff, 4, 3)
  bytes.writeUInt8((time >>> 24) & 0xff, 7)
  bytes.writeUIntBE(0, 8, 3)
  data.copy(bytes, TAG_HEADER)
  bytes.writeUInt32BE(size, size)
  return bytes
}

export type VideoCodecName = 'H.264' | 'H.265' | 'VP8' | 'VP9' | 'AV1' | 'unknown'

export interface VideoTag {
  codec: VideoCodecName
  kind: 'header' | 'frame' | 'other'
  isKeyFrame: boolean
  /** Milliseconds from decoding to display. */
  compositionTime: number
  /** Header: the configuration record of the decoder. Frame: units with their lengths before them. */
  payload: Buffer
}

const KEY_FRAME = 1
const AVC = 7
/** Chinese encoders send H.265 with this number, which FLV never defined. */
const LEGACY_HEVC = 12
const CODEC_OF_FOURCC: Record<string, VideoCodecName> = {
  avc1: 'H.264',
  hvc1: 'H.265',
  vp08: 'VP8',
  vp09: 'VP9',
  av01: 'AV1',
}
const ENHANCED = { sequenceStart: 0, codedFrames: 1, sequenceEnd: 2, codedFramesX: 3 }

/** Reads the header of a video tag, also that of Enhanced RTMP. Undefined for a tag that is too short. */
export function readVideoTag(data: Buffer): VideoTag | undefined {
  if (data.length < 5) return undefined
  const first = data.readUInt8(0)
  return first & 0x80 ? enhancedTag(data, first) : classicTag(data, first)
}

function classicTag(data: Buffer, first: number): VideoTag {
  const number = first & 15
  const codec = number === AVC ? 'H.264' : number === LEGACY_HEVC ? 'H.265' : 'unknown'
  const kind = data.readUInt8(1) === 0 ? 'header' : data.readUInt8(1) === 1 ? 'frame' : 'other'
  return {
    codec,
    kind: codec === 'unknown' ? 'other' : kind,
    isKeyFrame: kind === 'frame' && first >> 4 === KEY_FRAME,
    compositionTime: data.readIntBE(2, 3),
    payload: data.subarray(5),
  }
}

function enhancedTag(data: Buffer, first: number): VideoTag {
  const codec = CODEC_OF_FOURCC[data.toString('latin1', 1, 5)] ?? 'unknown'
  const packet = first & 15
  const isFrame = packet === ENHANCED.codedFrames || packet === ENHANCED.codedFramesX
  // Only the packets of these codecs have a composition time.
  const hasTime = packet === ENHANCED.codedFrames && (codec === 'H.264' || codec === 'H.265') && data.length >= 8
  return {
    codec,
    kind: packet === ENHANCED.sequenceStart ? 'header' : isFrame ? 'frame' : 'other',
    isKeyFrame: isFrame && ((first >> 4) & 7) === KEY_FRAME,
    compositionTime: hasTime ? data.readIntBE(5, 3) : 0,
    payload: data.subarray(hasTime ? 8 : 5),
  }
}

const AUDIO_CODECS: Record<number, string> = { 2: 'MP3', 7: 'G.711', 8: 'G.711', 10: 'AAC', 11: 'Speex', 14: 'MP3' }
const AAC = 10
const ENHANCED_AUDIO = 9

/** `isHeader`: what the decoder needs before the first sound. */
export function readAudioTag(data: Buffer): { codec: string; isHeader: boolean } | undefined {
  if (data.length < 2) return undefined
  const number = data.readUInt8(0) >> 4
  if (number === ENHANCED_AUDIO) {
    const codec = data.length >= 5 && data.toString('latin1', 1, 5) === 'Opus' ? 'Opus' : 'AAC'
    return { codec, isHeader: (data.readUInt8(0) & 15) === ENHANCED.sequenceStart }
  }
  return { codec: AUDIO_CODECS[number] ?? 'unknown', isHeader: number === AAC && data.readUInt8(1) === 0 }
}

export const isVideo = ({ type }: Tag): boolean => type === MESSAGE.video
