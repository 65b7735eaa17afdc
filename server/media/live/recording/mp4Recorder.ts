/** Records a publisher of WebRTC as fragmented MP4, which is playable up to the last whole fragment after a crash. */
import { createWriteStream } from 'node:fs'
import { Writable } from 'node:stream'
import {
  AppendOnlyStreamTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import type { NoRoom, RecordingState } from '../liveEngine'
import { createSegment, type SegmentFile } from './segmentFile'
import { hasStopped, type RecorderOptions } from './flvRecorder'

export interface VideoSettings {
  /** As in WebCodecs. */
  codec: string
  width: number
  height: number
  /** Configuration record of H.264. */
  description?: Buffer
}

export interface RecordedFrame {
  data: Buffer
  isKeyFrame: boolean
  /** Milliseconds. */
  time: number
}

interface OpenFile {
  segment: SegmentFile
  output: Output
  video: EncodedVideoPacketSource
  audio: EncodedAudioPacketSource
  startTime: number
  lastVideo: number
  lastAudio: number
}

/** Frames that wait for the disk. */
const MAX_WAITING = 600
const FRAME_SECONDS = 1 / 30
const SOUND_SECONDS = 0.02
const SOUND: AudioDecoderConfig = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 2 }

export class Mp4Recorder {
  state: RecordingState
  /** Of the file that is written. */
  bytes = 0
  private number = 0
  private startTime: number | undefined
  private file: OpenFile | undefined
  private work: Promise<unknown> = Promise.resolve()
  private waiting = 0

  /** @param hasAudio a declared track without packets would hold the whole file back */
  constructor(
    private readonly options: RecorderOptions,
    private readonly hasAudio: boolean,
  ) {
    this.state = options.noRoom ?? 'waiting'
  }

  video(frame: RecordedFrame, settings: VideoSettings): void {
    const isDue = this.startTime === undefined || frame.time - this.startTime >= this.options.segmentMs
    if (frame.isKeyFrame && isDue && !hasStopped(this.state)) {
      this.startTime = frame.time
      this.later(() => this.startFile(frame.time, settings))
    }
    if (this.startTime === undefined) return
    this.later(async () => {
      const { file } = this
      const at = (frame.time - (file?.startTime ?? 0)) / 1000
      if (!file || at <= file.lastVideo) return
      const meta = file.lastVideo < 0 ? { decoderConfig: configOf(settings) } : undefined
      file.lastVideo = at
      this.bytes += frame.data.length
      const packet = new EncodedPacket(frame.data, frame.isKeyFrame ? 'key' : 'delta', at, FRAME_SECONDS)
      await file.video.add(packet, meta)
    })
  }

  audio(data: Buffer, time: number): void {
    if (!this.hasAudio || this.startTime === undefined) return
    this.later(async () => {
      const { file } = this
      const at = (time - (file?.startTime ?? 0)) / 1000
      if (!file || at < 0 || at <= file.lastAudio) return
      const meta = file.lastAudio < 0 ? { decoderConfig: SOUND } : undefined
      file.lastAudio = at
      await file.audio.add(new EncodedPacket(data, 'key', at, SOUND_SECONDS), meta)
    })
  }

  /** The file becomes a segment that ends here. */
  stop(reason: NoRoom): void {
    if (hasStopped(this.state)) return
    this.state = reason
    this.work = this.work.then(() => this.closeFile())
  }

  /** The next key frame starts a new file, if the recording has stopped because of the disk. */
  resume(): void {
    if (this.state !== 'diskFull') return
    this.startTime = undefined
    this.state = 'waiting'
  }

  async end(): Promise<void> {
    this.work = this.work.then(() => this.closeFile())
    await this.work
  }

  /** One after another; frames that the disk cannot take in time end the recording. */
  private later(step: () => Promise<void>): void {
    if (hasStopped(this.state)) return
    if (++this.waiting > MAX_WAITING) return this.fail({})
    this.work = this.work
      .then(() => (hasStopped(this.state) ? undefined : step()))
      .catch((error: NodeJS.ErrnoException) => this.fail(error))
      .finally(() => this.waiting--)
  }

  private async startFile(startTime: number, settings: VideoSettings): Promise<void> {
    await this.closeFile()
    const { folder, streamId } = this.options
    const segment = await createSegment(folder, { streamId, number: ++this.number, container: 'mp4' })
    const stream = createWriteStream(segment.path)
    stream.on('error', (error: NodeJS.ErrnoException) => this.fail(error))
    const output = new Output({
      format: new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: 1 }),
      target: new AppendOnlyStreamTarget(Writable.toWeb(stream) as WritableStream<Uint8Array>),
    })
    const video = new EncodedVideoPacketSource(settings.codec === 'vp8' ? 'vp8' : 'avc')
    const audio = new EncodedAudioPacketSource('opus')
    output.addVideoTrack(video)
    if (this.hasAudio) output.addAudioTrack(audio)
    this.file = { segment, output, video, audio, startTime, lastVideo: -1, lastAudio: -1 }
    await output.start()
    this.bytes = 0
    if (!hasStopped(this.state)) this.state = 'recording'
  }

  private async closeFile(): Promise<void> {
    const { file } = this
    this.file = undefined
    if (!file) return
    await file.output.finalize().catch(() => undefined)
    this.options.onSegment(await file.segment.finish())
  }

  private fail({ code }: { code?: string }): void {
    if (hasStopped(this.state)) return
    this.state = code === 'ENOSPC' || code === 'EDQUOT' ? 'diskFull' : 'failed'
    this.work = this.work.then(() => this.closeFile())
  }
}

const configOf = ({ codec, width, height, description }: VideoSettings): VideoDecoderConfig => ({
  codec,
  codedWidth: width,
  codedHeight: height,
  ...(description && { description }),
})
