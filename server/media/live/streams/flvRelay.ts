/** FLV over WebSocket, for viewers without UDP and for codecs that WebRTC does not play. */
import type { WebSocket } from 'ws'
import { MESSAGE } from '../rtmp/protocol'
import { FLV_HEADER, flvTag, isVideo, readAudioTag, readVideoTag, type Tag } from '../rtmp/tag'

/** A viewer with more waiting gets no frames until the next key frame. */
const MAX_WAITING = 2 << 20
/** Of the frames since the last key frame, which a viewer gets at the start. */
const MAX_GROUP = 4 << 20
/** Players wait for sound that the header announces. */
const SILENT_HEADER = Buffer.from(FLV_HEADER)
SILENT_HEADER[4] = 1

export class FlvRelay {
  private readonly viewers = new Map<WebSocket, { isBehind: boolean }>()
  private video: Tag | undefined
  private audio: Tag | undefined
  private group: Tag[] = []
  private groupBytes = 0
  private hasAudio = false

  get viewerCount(): number {
    return this.viewers.size
  }

  add(viewer: WebSocket): void {
    viewer.send(this.hasAudio ? FLV_HEADER : SILENT_HEADER)
    for (const tag of [this.video, this.audio, ...this.group]) if (tag) viewer.send(flvTag(tag))
    this.viewers.set(viewer, { isBehind: false })
    viewer.on('close', () => this.viewers.delete(viewer))
  }

  tag(tag: Tag): void {
    const isKeyFrame = this.keep(tag)
    if (this.viewers.size === 0) return
    const bytes = flvTag(tag)
    for (const [viewer, state] of this.viewers) {
      if (state.isBehind && !isKeyFrame) continue
      state.isBehind = viewer.bufferedAmount > MAX_WAITING
      if (!state.isBehind) viewer.send(bytes)
    }
  }

  end(): void {
    for (const viewer of this.viewers.keys()) viewer.close(1000)
  }

  /** @returns whether it is a key frame */
  // oxlint-disable-next-line complexity -- one case for each kind of packet
  private keep(tag: Tag): boolean {
    if (isVideo(tag)) {
      const read = readVideoTag(tag.data)
      if (read?.kind === 'header') this.video = { ...tag }
      if (read?.isKeyFrame) {
        this.group = []
        this.groupBytes = 0
      }
      if (read?.kind === 'frame' && (read.isKeyFrame || this.group.length > 0)) this.remember(tag)
      return read?.isKeyFrame === true
    }
    this.hasAudio ||= tag.type === MESSAGE.audio
    if (tag.type === MESSAGE.audio && readAudioTag(tag.data)?.isHeader) this.audio = tag
    else if (this.group.length > 0) this.remember(tag)
    return false
  }

  private remember(tag: Tag): void {
    this.group.push(tag)
    this.groupBytes += tag.data.length
    if (this.groupBytes <= MAX_GROUP) return
    this.group = []
    this.groupBytes = 0
  }
}
