/** Puts the frames of a WebRTC publisher together again from its RTP packets. */
import { dePacketizeRtpPackets, splitH264NalUnits, type RtpPacket } from 'werift'
import { NAL, nalType, withLength } from '../video/h264'
import type { FeedCodec } from './rtpFeed'

export interface AssembledFrame {
  /**
   * H.264: units with their lengths, with the parameter sets, because browsers change the size of the picture. VP8: the
   * frame.
   */
  data: Buffer
  isKeyFrame: boolean
  /** Milliseconds, from 0. */
  time: number
  sps?: Buffer
  pps?: Buffer
}

const VIDEO_CLOCK = 90
/** While packets are missing: the sender repeats what is reported lost. */
const PATIENCE = 200

const isBefore = (a: number, b: number): boolean => ((a - b) & 0xffff) > 0x8000

/** 32-bit RTP times as a growing number. */
export class RtpClock {
  private last: number | undefined
  private total = 0

  ticks(stamp: number): number {
    if (this.last !== undefined) this.total += (stamp - this.last) | 0
    this.last = stamp
    return this.total
  }
}

export class RtpFrames {
  private readonly waiting = new Map<number, RtpPacket>()
  private readonly clock = new RtpClock()
  private next: number | undefined
  private parts: RtpPacket[] = []

  /** @param onLost a frame is missing: what follows is damaged until the next key frame */
  constructor(
    private readonly codec: FeedCodec,
    private readonly onFrame: (frame: AssembledFrame) => void,
    private readonly onLost: () => void,
  ) {}

  push(packet: RtpPacket): void {
    const number = packet.header.sequenceNumber
    this.next ??= number
    if (isBefore(number, this.next)) return
    this.waiting.set(number, packet)
    if (this.waiting.size > PATIENCE) this.skip()
    for (;;) {
      const found = this.waiting.get(this.next)
      if (!found) return
      this.waiting.delete(this.next)
      this.next = (this.next + 1) & 0xffff
      this.add(found)
    }
  }

  private skip(): void {
    this.next = [...this.waiting.keys()].reduce((a, b) => (isBefore(a, b) ? a : b))
    this.parts = []
    this.onLost()
  }

  private add(packet: RtpPacket): void {
    if (packet.payload.length > 0) this.parts.push(packet)
    if (!packet.header.marker) return
    const parts = this.parts
    this.parts = []
    const frame = parts[0] && this.assemble(parts, parts[0].header.timestamp)
    if (frame) this.onFrame(frame)
  }

  private assemble(parts: RtpPacket[], stamp: number): AssembledFrame | undefined {
    const time = this.clock.ticks(stamp) / VIDEO_CLOCK
    try {
      if (this.codec === 'VP8') {
        const { data, isKeyframe } = dePacketizeRtpPackets('VP8', parts)
        return data.length > 0 ? { data, isKeyFrame: isKeyframe, time } : undefined
      }
      const units = splitH264NalUnits(dePacketizeRtpPackets('MPEG4/ISO/AVC', parts).data, 4, 'annexb')
      const data = Buffer.concat(
        units.filter((unit) => nalType(unit) !== NAL.delimiter).map((unit) => withLength(unit, 4)),
      )
      if (data.length === 0) return undefined
      const find = (type: number) => units.find((unit) => nalType(unit) === type)
      const isKeyFrame = find(NAL.idr) !== undefined
      return { data, isKeyFrame, time, sps: find(NAL.sps), pps: find(NAL.pps) }
    } catch {
      // A publisher may send anything.
      this.onLost()
      return undefined
    }
  }
}
