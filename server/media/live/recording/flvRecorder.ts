/** Records a publisher of RTMP as FLV, which is playable up to the last whole tag after a crash. */
import { createWriteStream, type WriteStream } from 'node:fs'
import type { NoRoom, RecordingState } from '../liveEngine'
import type { SegmentMessage } from '../messages'
import { FLV_HEADER, flvTag, isVideo, readAudioTag, readVideoTag, type Tag } from '../rtmp/tag'
import { MESSAGE } from '../rtmp/protocol'
import { createSegment, type SegmentFile } from './segmentFile'

export interface RecorderOptions {
  folder: string
  streamId: string
  /** After this time, the next key frame starts a new file. */
  segmentMs: number
  /** Why nothing is recorded. */
  noRoom: NoRoom | undefined
  onSegment(segment: SegmentMessage): void
}

/** The disk is slower than the publisher. */
const MAX_WAITING = 16 << 20
const HIGH_WATER = 1 << 20

/** What every file needs before its first frame. */
interface Headers {
  script?: Tag
  video?: Tag
  audio?: Tag
}

/** One file, from the decision to write it on. */
interface OpenFile {
  startTime: number
  /** Until the file is open. */
  waiting: Tag[] | undefined
  waitingBytes: number
  out?: WriteStream
  segment?: SegmentFile
}

export class FlvRecorder {
  state: RecordingState
  /** Of the file that is written. */
  bytes = 0
  private readonly headers: Headers = {}
  private number = 0
  private file: OpenFile | undefined
  /** Openings and closings, in their order. */
  private work: Promise<unknown> = Promise.resolve()

  /** @param onCaughtUp called when the disk has caught up after `tag` returned false */
  constructor(
    private readonly options: RecorderOptions,
    private readonly onCaughtUp: () => void,
  ) {
    this.state = options.noRoom ?? 'waiting'
  }

  /** @returns false while the disk is behind */
  tag(tag: Tag): boolean {
    // Publishers send headers once, and a recording that goes on needs them.
    const isHeader = this.keepHeader(tag)
    if (hasStopped(this.state)) return true
    const isKeyFrame = !isHeader && isVideo(tag) && readVideoTag(tag.data)?.isKeyFrame === true
    const isDue = !this.file || tag.time - this.file.startTime >= this.options.segmentMs
    if (isKeyFrame && isDue) this.file = this.startFile(tag.time)
    return this.file ? this.write(this.file, tag) : true
  }

  /** The file becomes a segment that ends here. */
  stop(reason: NoRoom): void {
    if (hasStopped(this.state)) return
    this.state = reason
    this.closeFile()
  }

  /** The next key frame starts a new file, if the recording has stopped because of the disk. */
  resume(): void {
    if (this.state === 'diskFull') this.state = 'waiting'
  }

  async end(): Promise<void> {
    this.closeFile()
    await this.work
  }

  private keepHeader(tag: Tag): boolean {
    if (tag.type === MESSAGE.script) this.headers.script = tag
    else if (isVideo(tag) && readVideoTag(tag.data)?.kind === 'header') this.headers.video = tag
    else if (tag.type === MESSAGE.audio && readAudioTag(tag.data)?.isHeader) this.headers.audio = tag
    else return false
    return true
  }

  private startFile(startTime: number): OpenFile {
    this.closeFile()
    this.bytes = 0
    const { script, video, audio } = this.headers
    const waiting = [script, video, audio].flatMap((each) => (each ? [{ ...each, time: startTime }] : []))
    const file: OpenFile = { startTime, waiting, waitingBytes: 0 }
    const { folder, streamId } = this.options
    const number = ++this.number
    this.work = this.work
      .then(async () => {
        file.segment = await createSegment(folder, { streamId, number, container: 'flv' })
        this.open(file, file.segment.path)
      })
      .catch((error: NodeJS.ErrnoException) => this.fail(error))
    return file
  }

  private open(file: OpenFile, path: string): void {
    const out = createWriteStream(path, { highWaterMark: HIGH_WATER })
    out.on('error', (error: NodeJS.ErrnoException) => this.fail(error))
    out.write(FLV_HEADER)
    file.out = out
    if (!hasStopped(this.state)) this.state = 'recording'
    const waiting = file.waiting ?? []
    file.waiting = undefined
    for (const tag of waiting) this.write(file, tag)
  }

  private write(file: OpenFile, tag: Tag): boolean {
    if (file.waiting) {
      file.waiting.push(tag)
      file.waitingBytes += tag.data.length
      if (file.waitingBytes > MAX_WAITING) this.fail({ code: 'EBUSY' })
      return true
    }
    const { out } = file
    if (!out || out.destroyed) return true
    this.bytes += tag.data.length
    if (out.write(flvTag({ ...tag, time: Math.max(0, tag.time - file.startTime) }))) return true
    out.once('drain', this.onCaughtUp)
    return false
  }

  private closeFile(): void {
    const { file } = this
    this.file = undefined
    if (!file) return
    this.work = this.work.then(async () => {
      const { out, segment } = file
      if (!out || !segment) return
      if (!out.destroyed) await new Promise<void>((resolve) => out.once('close', resolve).end())
      this.options.onSegment(await segment.finish())
    })
  }

  /** What has been written remains a segment. */
  private fail({ code }: { code?: string }): void {
    this.state = code === 'ENOSPC' || code === 'EDQUOT' ? 'diskFull' : 'failed'
    const { file } = this
    this.closeFile()
    if (file) file.waiting = undefined
    file?.out?.destroy()
    this.onCaughtUp()
  }
}

/** Whether nothing more is recorded. */
export const hasStopped = (state: RecordingState): boolean => state !== 'waiting' && state !== 'recording'
