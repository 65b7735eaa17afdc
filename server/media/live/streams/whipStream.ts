/** A stream that came by WebRTC (WHIP): forwarded to viewers, recorded as MP4, and relayed as FLV if it is H.264. */
import type { RtpPacket } from 'werift'
import type { LiveRefusal, NoRoom, PublisherEnd, StreamEndReason, StreamProblem, StreamStatistics } from '../liveEngine'
import { Mp4Recorder, type VideoSettings } from '../recording/mp4Recorder'
import { MESSAGE } from '../rtmp/protocol'
import { codecString, sizeOfSps, writeConfiguration } from '../video/h264'
import { StreamMeter } from '../video/streamMeter'
import { TimeLine } from '../video/timeLine'
import { RtpClock, RtpFrames, type AssembledFrame } from '../webrtc/rtpFrames'
import { RtpFeed, type FeedCodec, type MediaKind } from '../webrtc/rtpFeed'
import { FlvRelay } from './flvRelay'
import { refusal, type PublishedStream, type StreamEvents, type StreamOptions } from './publishedStream'

export interface WhipConnection {
  askForKeyFrame(): void
  close(): void
}

/** A fragment of the recording ends at a key frame, so this limits what a crash can cost. */
const KEY_FRAME_MS = 2_000
const AUDIO_CLOCK = 48

export class WhipStream implements PublishedStream {
  readonly streamId: string
  private readonly meter = new StreamMeter()
  private readonly flv = new FlvRelay()
  private readonly audioClock = new RtpClock()
  /** That of the recording. */
  private readonly timeLine = new TimeLine()
  private rtp: RtpFeed | undefined
  private frames: RtpFrames | undefined
  private recorder: Mp4Recorder | undefined
  private noRoom: NoRoom | undefined
  private settings: VideoSettings | undefined
  private connection: WhipConnection | undefined
  private keyFrames: NodeJS.Timeout | undefined
  private needsKeyFrame = true
  private lastVideoTime = 0
  /** Of the sound on the clock of the picture, by arrival. */
  private audioOffset: number | undefined
  private closeReason: StreamEndReason | undefined
  private closeProblem: StreamProblem | undefined
  private hasEnded = false

  constructor(
    private readonly options: StreamOptions,
    private readonly events: StreamEvents,
  ) {
    this.streamId = options.streamId
    this.noRoom = options.noRoom
  }

  get lastAt(): number {
    return this.meter.lastAt
  }

  connect(connection: WhipConnection): void {
    this.connection = connection
  }

  onCodec(codec: FeedCodec, hasAudio: boolean): void {
    this.meter.codec = codec === 'H264' ? 'H.264' : 'VP8'
    this.meter.audioCodec = hasAudio ? 'Opus' : null
    const feed = new RtpFeed(codec, () => this.connection?.askForKeyFrame())
    this.rtp = feed
    const onLost = () => {
      this.meter.droppedFrames++
      this.needsKeyFrame = true
      feed.requestKeyFrame()
    }
    this.frames = new RtpFrames(codec, (frame) => this.onFrame(codec, frame), onLost)
    this.recorder = new Mp4Recorder(
      { ...this.options, noRoom: this.noRoom, onSegment: (segment) => this.events.onSegment(segment) },
      hasAudio,
    )
    this.keyFrames = setInterval(() => feed.requestKeyFrame(), KEY_FRAME_MS)
    this.events.onStart()
    feed.requestKeyFrame()
  }

  onPacket(kind: MediaKind, packet: RtpPacket): void {
    this.meter.bytes(packet.payload.length)
    this.rtp?.write(kind, packet)
    if (kind === 'video') return this.frames?.push(packet)
    const time = this.audioClock.ticks(packet.header.timestamp) / AUDIO_CLOCK
    if (!this.settings) return
    this.audioOffset ??= this.lastVideoTime - time
    this.recorder?.audio(packet.payload, this.timeLine.place('audio', time + this.audioOffset))
  }

  end(reason: PublisherEnd): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.events.onDisconnect()
    clearInterval(this.keyFrames)
    this.rtp?.end()
    this.flv.end()
    void (this.recorder?.end() ?? Promise.resolve()).then(() =>
      this.events.onEnd(this.closeReason ?? reason, this.closeProblem),
    )
  }

  close(reason: StreamEndReason, problem?: StreamProblem): void {
    this.closeReason = reason
    this.closeProblem = problem
    this.connection?.close()
  }

  stopRecording(reason: NoRoom): void {
    this.noRoom = reason
    this.recorder?.stop(reason)
  }

  resumeRecording(): void {
    if (this.noRoom === 'diskFull') this.noRoom = undefined
    this.recorder?.resume()
  }

  feed(): RtpFeed | LiveRefusal {
    return this.rtp ?? refusal('notLive')
  }

  relay(): FlvRelay | undefined {
    return this.meter.codec === 'H.264' && this.settings ? this.flv : undefined
  }

  statistics(): StreamStatistics {
    const {
      codec,
      audioCodec,
      width,
      height,
      hasBFrames,
      keyFrameSeconds,
      droppedFrames,
      receivedBytes,
      receivedFrames,
    } = this.meter
    return {
      streamId: this.streamId,
      codec,
      audioCodec,
      width,
      height,
      ...this.meter.rates(),
      droppedFrames,
      keyFrameSeconds,
      hasBFrames,
      receivedBytes,
      receivedFrames,
      viewers: (this.rtp?.viewers.size ?? 0) + this.flv.viewerCount,
      paths: [...(this.rtp ? (['whep'] as const) : []), ...(this.relay() ? (['flv'] as const) : [])],
      recording: this.recorder?.state ?? 'waiting',
      recordingBytes: this.recorder?.bytes ?? 0,
    }
  }

  private onFrame(codec: FeedCodec, frame: AssembledFrame): void {
    this.meter.frame(frame.isKeyFrame, frame.time)
    this.lastVideoTime = frame.time
    const time = this.timeLine.place('video', frame.time)
    if (frame.isKeyFrame) this.configure(codec, frame)
    if (this.needsKeyFrame && !frame.isKeyFrame) return
    if (!this.settings) return
    this.needsKeyFrame = false
    this.recorder?.video({ ...frame, time }, this.settings)
    if (codec === 'H264') this.relayFrame(frame)
  }

  private configure(codec: FeedCodec, { data, sps, pps, time }: AssembledFrame): void {
    if (codec === 'VP8') {
      if (data.length < 10) return
      this.use({ codec: 'vp8', width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff })
      return
    }
    const size = sps && sizeOfSps(sps)
    if (!sps || !pps || !size) return
    const description = writeConfiguration(sps, pps)
    const isNew = !this.settings?.description?.equals(description)
    this.use({ codec: codecString(sps), ...size, description })
    if (isNew) this.sendTag(0x17, 0, time, description)
  }

  private use(settings: VideoSettings): void {
    this.settings = settings
    this.meter.width = settings.width
    this.meter.height = settings.height
  }

  private relayFrame({ data, isKeyFrame, time }: AssembledFrame): void {
    this.sendTag(isKeyFrame ? 0x17 : 0x27, 1, time, data)
  }

  private sendTag(kind: number, packet: number, time: number, payload: Buffer): void {
    const data = Buffer.concat([Buffer.from([kind, packet, 0, 0, 0]), payload])
    this.flv.tag({ type: MESSAGE.video, time: Math.max(0, Math.round(time)), data })
  }
}
