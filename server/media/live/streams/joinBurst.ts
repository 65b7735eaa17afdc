/** The packets since the last key frame of a publisher that cannot be asked for one. */
import type { RtpPacket } from 'werift'

const MAX_BYTES = 4 << 20
/** One millisecond. */
const STEP = 90

export class JoinBurst {
  private frames: RtpPacket[][] = []
  private bytes = 0

  add(packets: RtpPacket[], isKeyFrame: boolean): void {
    if (isKeyFrame) this.clear()
    if (!isKeyFrame && this.frames.length === 0) return
    this.frames.push(packets)
    for (const { payload } of packets) this.bytes += payload.length
    if (this.bytes > MAX_BYTES) this.clear()
  }

  clear(): void {
    this.frames = []
    this.bytes = 0
  }

  /** A viewer that joins decodes them at once: their times lie closely together and end with the latest one. */
  packets(): RtpPacket[] {
    const last = this.frames.at(-1)?.[0]?.header.timestamp ?? 0
    return this.frames.flatMap((frame, index) =>
      frame.map((packet) => {
        const copy = packet.clone()
        copy.header.timestamp = (last - (this.frames.length - 1 - index) * STEP) >>> 0
        return copy
      }),
    )
  }
}
