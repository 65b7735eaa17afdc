/** A stream that came by RTMP: recorded as FLV, relayed as FLV, and sent over WebRTC if it is H.264 without B-frames. */
import { H264Packetizer } from 'werift'
import type { LiveRefusal, NoRoom, PublisherEnd, StreamEndReason, StreamProblem, StreamStatistics } from '../liveEngine'
import { FlvRecorder } from '../recording/flvRecorder'
import { decodeAmf0, type AmfValue } from '../rtmp/amf0'
import { MESSAGE, ProtocolError } from '../rtmp/protocol'
import type { RtmpConnection, TagSink } from '../rtmp/rtmpSession'
import { readAudioTag, readVideoTag, type Tag, type VideoTag } from '../rtmp/tag'
import { readConfiguration, sizeOfSps } from '../video/h264'
import { SteadyClock } from '../video/steadyClock'
import { StreamMeter } from '../video/streamMeter'
import { TimeLine } from '../video/timeLine'
import { RtpFeed } from '../webrtc/rtpFeed'
import { nextSequenceNumber } from '../webrtc/weriftInternals'
import { FlvRelay } from './flvRelay'
import { JoinBurst } from './joinBurst'
import { refusal, type PublishedStream, type StreamEvents, type StreamOptions } from './publishedStream'

const TICKS = 90
/** Of media without a picture. */
const NO_PICTURE_MS = 10_000
const NO_PICTURE =
  'There is no video in this stream. Turn the camera on, or let the encoder send H.264, and publish again.'

export class RtmpStream implements PublishedStream, TagSink {
  readonly streamId: string
  private readonly openedAt = Date.now()
  private readonly meter = new StreamMeter()
  /** That of recordings. */
  private readonly timeLine = new TimeLine()
  /** Viewers wait for no hole: what follows is shown at once. */
  private readonly clock = new SteadyClock()
  private readonly burst = new JoinBurst()
  private readonly rtp = new RtpFeed('H264', undefined, () => this.burst.packets())
  private readonly flv = new FlvRelay()
  private readonly recorder: FlvRecorder
  private packetizer: H264Packetizer | undefined
  private hasStarted = false
  private hasEnded = false
  private latestShown = -Infinity
  private closeReason: StreamEndReason | undefined
  private closeProblem: StreamProblem | undefined

  constructor(
    options: StreamOptions,
    private readonly connection: RtmpConnection,
    private readonly events: StreamEvents,
  ) {
    this.streamId = options.streamId
    this.recorder = new FlvRecorder({ ...options, onSegment: (segment) => events.onSegment(segment) }, () =>
      connection.resume(),
    )
  }

  get lastAt(): number {
    return this.meter.lastAt
  }

  tag(received: Tag): boolean {
    this.meter.bytes(received.data.length)
    const time = this.timeOf(received)
    const tag = { ...received, time: this.clock.steady(time) }
    if (tag.type === MESSAGE.script) this.describe(tag.data)
    if (tag.type === MESSAGE.audio) this.meter.audioCodec ??= readAudioTag(tag.data)?.codec ?? null
    const video = tag.type === MESSAGE.video ? readVideoTag(tag.data) : undefined
    if (video) this.onVideo(video, tag.time)
    if (!this.hasStarted && Date.now() - this.openedAt > NO_PICTURE_MS) this.connection.refuse('noPicture', NO_PICTURE)
    this.flv.tag(tag)
    return this.recorder.tag({ ...received, time })
  }

  end(reason: PublisherEnd, problem?: StreamProblem): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.events.onDisconnect()
    this.rtp.end()
    this.flv.end()
    void this.recorder.end().then(() => this.events.onEnd(this.closeReason ?? reason, this.closeProblem ?? problem))
  }

  close(reason: StreamEndReason, problem?: StreamProblem): void {
    this.closeReason = reason
    this.closeProblem = problem
    this.connection.close()
  }

  stopRecording(reason: NoRoom): void {
    this.recorder.stop(reason)
  }

  resumeRecording(): void {
    this.recorder.resume()
  }

  feed(): RtpFeed | LiveRefusal {
    if (!this.hasStarted) return refusal('notLive')
    if (this.meter.codec !== 'H.264' || !this.packetizer) return refusal('codec')
    return this.meter.hasBFrames ? refusal('bFrames') : this.rtp
  }

  relay(): FlvRelay | undefined {
    return this.hasStarted ? this.flv : undefined
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
      viewers: this.rtp.viewers.size + this.flv.viewerCount,
      paths: this.feed() === this.rtp ? ['whep', 'flv'] : this.hasStarted ? ['flv'] : [],
      recording: this.recorder.state,
      recordingBytes: this.recorder.bytes,
    }
  }

  private timeOf({ type, time }: Tag): number {
    if (type === MESSAGE.script) return Math.round(this.timeLine.latest)
    return Math.round(this.timeLine.place(type === MESSAGE.video ? 'video' : 'audio', time))
  }

  private onVideo(video: VideoTag, time: number): void {
    this.meter.codec = video.codec === 'unknown' ? 'other' : video.codec
    if (video.kind === 'header' && video.codec === 'H.264') this.configure(video.payload)
    if (video.kind !== 'frame') return
    this.meter.frame(video.isKeyFrame, time)
    if (!this.hasStarted) {
      this.hasStarted = true
      this.events.onStart()
    }
    if (video.codec === 'H.264') this.sendH264(video, time)
  }

  private configure(record: Buffer): void {
    const configuration = readConfiguration(record)
    const [sps] = configuration?.sps ?? []
    if (!configuration || !sps) return
    const size = sizeOfSps(sps)
    if (size) Object.assign(this.meter, size)
    this.packetizer = new H264Packetizer({
      inputFormat: 'length-prefixed',
      naluLengthSize: configuration.lengthBytes,
      parameterSets: [...configuration.sps, ...configuration.pps],
      // Viewers of the stream see no gap.
      sequenceNumber: this.packetizer && nextSequenceNumber(this.packetizer),
    })
  }

  private sendH264({ isKeyFrame, compositionTime, payload }: VideoTag, time: number): void {
    const shownAt = time + compositionTime
    if (shownAt < this.latestShown && !this.meter.hasBFrames) {
      this.meter.hasBFrames = true
      this.burst.clear()
      // Their players ask again, and are told to use FLV.
      this.rtp.end()
    }
    this.latestShown = Math.max(this.latestShown, shownAt)
    if (!this.packetizer || this.meter.hasBFrames) return
    const packets = this.packets(payload, (shownAt * TICKS) >>> 0, isKeyFrame)
    this.burst.add(packets, isKeyFrame)
    for (const packet of packets) this.rtp.write('video', packet)
  }

  private packets(payload: Buffer, ticks: number, isKeyframe: boolean) {
    try {
      return this.packetizer?.packetize(payload, ticks, { isKeyframe }) ?? []
    } catch {
      // A publisher may send anything.
      this.meter.droppedFrames++
      return []
    }
  }

  /** The publisher's own words about the picture, for codecs whose data is not read. */
  private describe(data: Buffer): void {
    const info = descriptionIn(data)
    const number = (name: string) => (typeof info[name] === 'number' && info[name] > 0 ? Math.round(info[name]) : null)
    this.meter.width ??= number('width')
    this.meter.height ??= number('height')
  }
}

function descriptionIn(data: Buffer): { [name: string]: AmfValue } {
  try {
    const info = decodeAmf0(data).find((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
    return (info as { [name: string]: AmfValue } | undefined) ?? {}
  } catch (error) {
    if (error instanceof ProtocolError) return {}
    throw error
  }
}
