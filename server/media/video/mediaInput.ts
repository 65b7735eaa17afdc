// Reads MP4, MOV, MKV, WebM and MPEG-TS with mediabunny.
import { open } from 'node:fs/promises'
import {
  CustomSource,
  EncodedPacketSink,
  FilePathSource,
  Input,
  MATROSKA,
  MP4,
  MPEG_TS,
  QTFF,
  WEBM,
  type EncodedPacket,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  type PacketRetrievalOptions,
} from 'mediabunny'
import { containerTime } from './containerTime'
import type { FileEnd } from './fileEnd'
import { videoText } from './messages'
import type { PacketSource, TrackPacket } from './packets'
import { VideoError } from './videoError'
import type { Container, ContainerTime, VideoFacts } from './videoFacts'

/** Packets from which the frame rate is derived. */
const RATE_PACKETS = 500
const MAX_DURATION_MS = 1_000_000_000
/** Encoders start the sound a few hundredths of a second before the pictures. */
const SOUND_LEAD_SECONDS = 0.2
const MAX_SIDE = 100_000

export interface MediaInput {
  facts: VideoFacts
  video: InputVideoTrack
  audio: InputAudioTrack | null
  close: () => void
}

/** @throws VideoError when there is no video that could be played */
export async function openMedia(path: string, container: Container, end: FileEnd): Promise<MediaInput> {
  const source = end.repairs.length > 0 ? repairedSource(path, end) : new FilePathSource(path).slice(0, end.bytes)
  const input = new Input({ source, formats: [MP4, QTFF, MATROSKA, WEBM, MPEG_TS] })
  try {
    const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()])
    if (!video) throw new VideoError(videoText('noVideo'))
    const facts = await readFacts({ video, audio, container }, await containerTime(path, container))
    return { facts, video, audio, close: () => input.dispose() }
  } catch (error) {
    input.dispose()
    if (end.isCut) throw new VideoError(videoText('cutBeforePictures'), { cause: error })
    if (error instanceof VideoError) throw error
    throw new VideoError(videoText('unreadable'), { cause: error })
  }
}

/** Reads some bytes of a file differently from what they are. */
function repairedSource(path: string, { bytes: size, repairs }: FileEnd): CustomSource {
  const opened = open(path)
  return new CustomSource({
    getSize: () => size,
    read: async (start, end) => {
      const file = await opened
      const part = Buffer.alloc(end - start)
      await file.read(part, 0, part.length, start)
      for (const { at, bytes } of repairs) {
        for (const [index, byte] of bytes.entries()) {
          const place = at + index - start
          if (place >= 0 && place < part.length) part[place] = byte
        }
      }
      return part
    },
    dispose: () => void opened.then((file) => file.close()),
  })
}

interface Tracks {
  video: InputVideoTrack
  audio: InputAudioTrack | null
  container: Container
}

async function readFacts(
  { video, audio, container }: Tracks,
  { createdAt, clock }: ContainerTime,
): Promise<VideoFacts> {
  const sink = new EncodedPacketSink(video)
  const first = await sink.getFirstPacket()
  if (!first) throw new VideoError(videoText('noPictures'))
  const codec = await video.getCodec()
  // Only the codecs that mediabunny knows can be checked.
  if (codec && (await video.determinePacketType(first)) === 'delta') throw new VideoError(videoText('noKeyFrame'))
  const [start, soundStart, end, stats, width, height] = await Promise.all([
    video.getFirstTimestamp(),
    audio?.getFirstTimestamp(),
    video.computeDuration(),
    video.computePacketStats(RATE_PACKETS),
    video.getDisplayWidth(),
    video.getDisplayHeight(),
  ])
  const durationMs = Math.round((end - startOf(container, start, soundStart)) * 1000)
  const isPossible = durationMs >= 0 && durationMs <= MAX_DURATION_MS && Math.max(width, height) <= MAX_SIDE
  if (!isPossible || !(width > 0 && height > 0)) throw new VideoError(videoText('impossible'))
  return {
    durationMs,
    width,
    height,
    createdAt,
    clock,
    frameRate: Math.round(stats.averagePacketRate * 1000) / 1000,
    videoCodec: codec ?? 'unknown',
    audioCodec: audio && ((await audio.getCodec()) ?? 'unknown'),
  }
}

/**
 * From where the length counts, in seconds of the file. An index leaves out pictures before its zero. The clock of a transport stream has
 * none: times before it starts again are negative. Where the pictures start after the sound, players wait for them.
 */
function startOf(container: Container, pictures: number, sound: number | undefined): number {
  if (container === 'ts') return pictures
  const isLate = sound !== undefined && pictures - sound > SOUND_LEAD_SECONDS
  return Math.max(0, isLate ? sound : pictures)
}

/** A part of a video, seconds from its start. */
export interface Cut {
  from: number
  until: number
}

const WHOLE: Cut = { from: 0, until: Infinity }

/**
 * Audio that the output cannot hold is left out. A part starts at the last key frame before it, because pictures are not encoded
 * again: `range` is what it holds, in seconds from the start of the video. @throws VideoError for a codec that mediabunny does not know, and for a part without pictures
 */
export async function packetsOf({ video, audio }: MediaInput, holdsAudio: (codec: string) => boolean, cut = WHOLE) {
  const [codec, config] = await Promise.all([video.getCodec(), video.getDecoderConfig()])
  if (!codec || !config) throw new VideoError(videoText('unreadable'))
  const sound = audio && (await soundOf(audio, holdsAudio))
  const first = cut === WHOLE ? undefined : await new EncodedPacketSink(video).getKeyPacket(cut.from)
  const until = cut.until
  const part = { from: first?.timestamp ?? cut.from, until }
  const pictures = await measurePackets(packetsIn(video, part, METADATA))
  if (pictures.count === 0) throw new VideoError(videoText('noPictures'))
  const source: PacketSource = {
    video: { codec, config, rotation: await video.getRotation(), count: pictures.count },
    audio: sound && { ...sound, count: (await measurePackets(packetsIn(sound.track, part, METADATA))).count },
    packets: () => merged(packetsIn(video, part), sound ? packetsIn(sound.track, part) : undefined),
  }
  const range = { from: pictures.from, until: pictures.until }
  return { source, range, dropsAudio: audio !== null && sound === null }
}

async function soundOf(track: InputAudioTrack, holdsAudio: (codec: string) => boolean) {
  const [codec, config] = await Promise.all([track.getCodec(), track.getDecoderConfig()])
  return codec && config && holdsAudio(codec) ? { track, codec, config } : null
}

type Packets = AsyncGenerator<EncodedPacket, void>

const METADATA = { metadataOnly: true }

async function* packetsIn(track: InputTrack, { from, until }: Cut, options: PacketRetrievalOptions = {}): Packets {
  const sink = new EncodedPacketSink(track)
  const first = from > 0 ? await sink.getPacket(from, options) : null
  for await (const packet of sink.packets(first ?? undefined, undefined, options)) {
    if (packet.timestamp >= until) return
    yield packet
  }
}

/** Number of the packets, and the seconds from the start of the first to the end of the last one that is shown. */
async function measurePackets(packets: Packets): Promise<{ count: number } & Cut> {
  let count = 0
  let from = Infinity
  let until = 0
  try {
    for await (const { timestamp, duration } of packets) {
      count++
      from = Math.min(from, timestamp)
      until = Math.max(until, timestamp + duration)
    }
  } catch {
    // The end of the file is damaged; what comes before it is kept.
  }
  return { count, from, until }
}

/** Both tracks in step, so that the writer does not have to hold one while it waits for the other. */
async function* merged(pictures: Packets, sounds: Packets | undefined): AsyncGenerator<TrackPacket> {
  let picture = await nextOf(pictures)
  let sound = await nextOf(sounds)
  while (picture || sound) {
    if (picture && (!sound || picture.timestamp <= sound.timestamp)) {
      yield { type: 'video', packet: picture }
      picture = await nextOf(pictures)
    } else if (sound) {
      yield { type: 'audio', packet: sound }
      sound = await nextOf(sounds)
    }
  }
}

async function nextOf(packets: Packets | undefined): Promise<EncodedPacket | undefined> {
  const next = await packets?.next()
  return next?.value ?? undefined
}
