/** Sends the RTP packets of one stream to its viewers and merges their requests for key frames. */
import type { RtpPacket } from 'werift'

export type MediaKind = 'video' | 'audio'

export interface FeedViewer {
  send(kind: MediaKind, packet: RtpPacket): void
  close(): void
}

/** Codecs that WebRTC and this server know. */
export type FeedCodec = 'H264' | 'VP8'

const KEY_FRAME_PAUSE_MS = 500

export class RtpFeed {
  readonly viewers = new Set<FeedViewer>()
  private askedAt = 0
  private timer: NodeJS.Timeout | undefined

  /**
   * @param askForKeyFrame of the publisher; RTMP publishers cannot be asked
   * @param recent packets since the last key frame, for a viewer that joins
   */
  constructor(
    readonly codec: FeedCodec,
    private readonly askForKeyFrame: () => void = () => undefined,
    readonly recent: () => RtpPacket[] = () => [],
  ) {}

  write(kind: MediaKind, packet: RtpPacket): void {
    // Their ids belong to the session of the publisher.
    packet.header.extensions = []
    packet.header.extension = false
    for (const viewer of this.viewers) viewer.send(kind, packet)
  }

  /** At most two requests a second; the last one is never lost. */
  requestKeyFrame(): void {
    const wait = this.askedAt + KEY_FRAME_PAUSE_MS - Date.now()
    if (wait <= 0) {
      this.askedAt = Date.now()
      this.askForKeyFrame()
      return
    }
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.requestKeyFrame()
    }, wait)
  }

  end(): void {
    clearTimeout(this.timer)
    for (const viewer of [...this.viewers]) viewer.close()
  }
}
