// A recorded or uploaded FLV file as packets. It is read twice: first to count, because the index of the output is reserved.
import { EncodedPacket } from 'mediabunny'
import { videoText } from '../messages'
import type { PacketSource, TrackPacket } from '../packets'
import { VideoError } from '../videoError'
import type { VideoFacts } from '../videoFacts'
import { audioContent, videoContent } from './flvContent'
import { createClock } from './flvClock'
import { readTags } from './flvTags'
import { avcSize, hevcSize, type PictureSize } from './parameterSets'

interface Scan {
  codec: string
  config: Buffer
  size: PictureSize
  pictures: number
  audioConfig: Buffer | null
  sounds: number
  endMs: number
}

/** @throws VideoError when there is no picture in it */
export async function openFlv(path: string): Promise<{ facts: VideoFacts; source: PacketSource }> {
  const scan = await scanFile(path)
  const { codec, config, size, pictures, audioConfig, sounds, endMs } = scan
  const frameRate = endMs > 0 && pictures > 1 ? ((pictures - 1) * 1000) / endMs : 0
  const durationMs = Math.round(frameRate > 0 ? endMs + 1000 / frameRate : endMs)
  const hasSound = audioConfig !== null && sounds > 0
  const description = new Uint8Array(config)
  return {
    facts: {
      ...size,
      durationMs,
      frameRate: Math.round(frameRate * 1000) / 1000,
      videoCodec: codec,
      audioCodec: hasSound ? 'aac' : null,
      createdAt: null,
      clock: 'file',
    },
    source: {
      video: {
        codec,
        config: { codec: codecString(codec, config), codedWidth: size.width, codedHeight: size.height, description },
        rotation: 0,
        count: pictures,
      },
      audio: hasSound ? { codec: 'aac', config: aacConfig(audioConfig), count: sounds } : null,
      packets: () => packetsOf(path, codec, hasSound, frameRate > 0 ? 1 / frameRate : 0),
    },
  }
}

async function scanFile(path: string): Promise<Scan> {
  let config: { codec: string; bytes: Buffer } | undefined
  let audioConfig: Buffer | null = null
  let pictures = 0
  let sounds = 0
  let endMs = 0
  for await (const { type, data } of readTags(path)) {
    const content = type === 'video' ? videoContent(data) : type === 'audio' ? audioContent(data) : undefined
    if (content?.kind !== 'config') continue
    if (type === 'video') config ??= { codec: content.codec, bytes: content.config }
    else audioConfig ??= content.config
    if (config && audioConfig) break
  }
  if (!config) throw new VideoError(videoText('noPictures'))
  for await (const { type, packet } of packetsOf(path, config.codec, audioConfig !== null)) {
    if (type === 'audio') sounds++
    else {
      pictures++
      endMs = Math.max(endMs, packet.timestamp * 1000)
    }
  }
  if (pictures === 0) throw new VideoError(videoText('noKeyFrame'))
  return { codec: config.codec, config: config.bytes, size: sizeOf(config), pictures, audioConfig, sounds, endMs }
}

function sizeOf({ codec, bytes }: { codec: string; bytes: Buffer }): PictureSize {
  try {
    const size = codec === 'avc' ? avcSize(bytes) : codec === 'hevc' ? hevcSize(bytes) : undefined
    if (size && size.width > 0 && size.height > 0 && size.width < 20_000 && size.height < 20_000) return size
  } catch (error) {
    throw new VideoError(videoText('unreadable'), { cause: error })
  }
  throw new VideoError(videoText('unreadable'))
}

/** From the first key frame on; pictures before it cannot be decoded. */
// oxlint-disable-next-line complexity -- one case for each kind of packet
async function* packetsOf(
  path: string,
  codec: string,
  hasSound: boolean,
  pictureSeconds = 0,
): AsyncGenerator<TrackPacket> {
  const clock = createClock()
  for await (const { type, timestamp, data } of readTags(path)) {
    const content =
      type === 'video' ? videoContent(data) : type === 'audio' && hasSound ? audioContent(data) : undefined
    if (content?.kind !== 'frame' || (type === 'video' && content.codec !== codec)) continue
    if (!clock.hasStarted && !(type === 'video' && content.isKey)) continue
    const track = type === 'video' ? 'video' : 'audio'
    const seconds = (clock.at(track, timestamp) + content.delay) / 1000
    yield {
      type: track,
      packet: new EncodedPacket(
        content.data,
        content.isKey ? 'key' : 'delta',
        Math.max(0, seconds),
        track === 'video' ? pictureSeconds : 0,
      ),
    }
  }
}

const hex = (byte: number | undefined): string => (byte ?? 0).toString(16).padStart(2, '0')

const codecString = (codec: string, config: Buffer): string =>
  codec === 'avc' ? `avc1.${hex(config[1])}${hex(config[2])}${hex(config[3])}` : hevcString(config)

/** Profile, compatibility, tier and level as in RFC 6381. */
function hevcString(config: Buffer): string {
  const first = config.readUInt8(1)
  let flags = config.readUInt32BE(2)
  let reversed = 0
  for (let bit = 0; bit < 32; bit++, flags >>>= 1) reversed = ((reversed << 1) | (flags & 1)) >>> 0
  const space = ['', 'A', 'B', 'C'][first >> 6] ?? ''
  return `hvc1.${space}${first & 31}.${reversed.toString(16)}.${first & 32 ? 'H' : 'L'}${config.readUInt8(12)}.B0`
}

const SAMPLE_RATES = [96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350]

function aacConfig(config: Buffer): AudioDecoderConfig {
  const bits = config.readUInt16BE(0)
  return {
    codec: `mp4a.40.${bits >> 11}`,
    sampleRate: SAMPLE_RATES[(bits >> 7) & 15] ?? 44100,
    numberOfChannels: (bits >> 3) & 15 || 2,
    description: new Uint8Array(config),
  }
}
