/** One connection of the RTMP ingest. It can only publish: handshake, commands, then media to a sink. */
import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { addressIn } from '../../../platform/core/network'
import { decodeAmf0, encodeAmf0, type AmfValue } from './amf0'
import { ChunkReader } from './chunkReader'
import { ChunkWriter, LARGE_CHUNK } from './chunkWriter'
import type { PublisherEnd, RtmpClosing, RtmpRefusal, StreamProblem } from '../liveEngine'
import { CHUNK_STREAM, HANDSHAKE_BYTES, MESSAGE, ProtocolError, readUint32, uint32, VERSION } from './protocol'
import type { Tag } from './tag'

/** Where the media of a publisher goes. */
export interface TagSink {
  readonly streamId: string
  /** @returns false if it is behind: nothing more is read until `resume` of the connection is called */
  tag(tag: Tag): boolean
  end(reason: PublisherEnd, problem?: StreamProblem): void
}

export interface RtmpConnection {
  readonly address: string
  resume(): void
  close(): void
  /** Ends the connection and tells the publisher why. */
  refuse(problem: StreamProblem, description: string): void
}

/** Decides about a stream key; nothing is read from the connection meanwhile. */
export type OpenSink = (key: string, connection: RtmpConnection) => Promise<TagSink | RtmpRefusal>

export interface RtmpLimits {
  /** From the connection to an accepted key. */
  publishMs: number
  /** Without media. */
  idleMs: number
  /** Bytes of an audio or video message. */
  media: number
  /** Bytes of all other messages, and of all messages before the key is accepted. */
  command: number
}

const WINDOW = 2_500_000
const MIN_WINDOW = 65_536
const MAX_NAME = 256
/** For a refused publisher to read why. */
const REFUSED_MS = 2_000
const SET_DATA_FRAME = encodeAmf0(['@setDataFrame'])
/** Path of the address that publishers enter. */
const APPLICATION = 'live'
const WRONG_APPLICATION = 'The address is not complete: it ends with /live, and the stream key is entered after it.'
/** Shown by encoders and remote controls. */
const REFUSALS: Record<Exclude<RtmpRefusal, 'unavailable'>, string> = {
  keyRefused: 'The stream key is not valid.',
  keyEnded: 'The stream key was revoked or has expired. Create another one.',
  flightEnded: 'The flight or its mission has ended. Create a stream key of another flight.',
  minutesUsed: 'The stream minutes of this month are used up.',
  inUse: 'Another publisher is using the stream key.',
  tooManyConnections:
    'Too many connections from this address are waiting for their stream key. Try again in a few seconds.',
  tooManyStreams: 'The server receives as many streams as it can. End one, or ask the operator of the server.',
}

export interface RtmpSessionEvents {
  /** The stream key was accepted. */
  onAccepted(): void
  onClosed(closing: RtmpClosing): void
}

export const isRtmpRefusal = (reason: string): reason is RtmpRefusal => reason === 'unavailable' || reason in REFUSALS

export class RtmpSession implements RtmpConnection {
  readonly address: string
  private unread: Buffer[] = []
  private unreadBytes = 0
  private step: 'hello' | 'echo' | 'chunks' = 'hello'
  private readonly reader: ChunkReader
  private readonly writer = new ChunkWriter()
  private sink: TagSink | undefined
  private isConnected = false
  private isRefused = false
  private hasAsked = false
  private isWaiting = false
  /** Why the connection ends; undefined while it does not, and where it is cut off. */
  private because: Pick<RtmpClosing, 'because' | 'key' | 'detail'> | undefined
  private received = 0
  private acknowledged = 0
  private window = WINDOW
  private deadline: NodeJS.Timeout

  constructor(
    private readonly socket: Socket,
    private readonly openSink: OpenSink,
    private readonly limits: RtmpLimits,
    private readonly events: RtmpSessionEvents,
  ) {
    this.address = addressIn(socket.remoteAddress ?? '') ?? ''
    const maxLength = (type: number) =>
      this.sink && (type === MESSAGE.audio || type === MESSAGE.video) ? limits.media : limits.command
    this.reader = new ChunkReader(maxLength, (type, time, data) => this.onMessage(type, time, data))
    this.deadline = setTimeout(() => this.destroy('noKey'), limits.publishMs)
    socket.on('data', (data: Buffer) => this.onData(data))
    socket.on('close', () => this.onClose())
  }

  resume(): void {
    if (!this.isWaiting) this.socket.resume()
  }

  close(): void {
    this.destroy('closed')
  }

  refuse(problem: StreamProblem, description: string): void {
    this.because ??= { because: problem }
    this.refuseWith('NetStream.Publish.Denied', description)
  }

  private destroy(because: RtmpClosing['because'], detail?: string): void {
    this.because ??= { because, ...(detail !== undefined && { detail }) }
    this.socket.destroy()
  }

  private onData(data: Buffer): void {
    if (this.isRefused) return
    try {
      this.read(data)
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error
      this.destroy('malformed', error.message)
    }
  }

  private read(data: Buffer): void {
    this.received += data.length
    if (this.received - this.acknowledged >= this.window) {
      this.acknowledged = this.received
      this.send(CHUNK_STREAM.protocol, MESSAGE.acknowledgement, uint32(this.received))
    }
    this.unread.push(data)
    this.unreadBytes += data.length
    const bytes = this.unread.length === 1 ? data : Buffer.concat(this.unread, this.unreadBytes)
    let used = 0
    for (let size = 1; size > 0 && !this.isWaiting && !this.isRefused && !this.socket.destroyed; used += size)
      size = this.readUnit(bytes.subarray(used))
    const rest = bytes.subarray(used)
    this.unread = rest.length > 0 ? [rest] : []
    this.unreadBytes = rest.length
  }

  /** @returns the bytes of one part of the handshake or of one chunk; 0 if it is not complete */
  private readUnit(bytes: Buffer): number {
    if (this.step === 'chunks') return bytes.length === 0 ? 0 : this.reader.read(bytes)
    if (this.step === 'echo') {
      if (bytes.length < HANDSHAKE_BYTES) return 0
      this.step = 'chunks'
      return HANDSHAKE_BYTES
    }
    if (bytes.length > 0 && bytes[0] !== VERSION) throw new ProtocolError('This is not RTMP')
    if (bytes.length < 1 + HANDSHAKE_BYTES) return 0
    const hello = Buffer.concat([Buffer.from([VERSION]), Buffer.alloc(8), randomBytes(HANDSHAKE_BYTES - 8)])
    this.socket.write(Buffer.concat([hello, bytes.subarray(1, 1 + HANDSHAKE_BYTES)]))
    this.step = 'echo'
    return 1 + HANDSHAKE_BYTES
  }

  private onMessage(type: number, time: number, data: Buffer): void {
    switch (type) {
      case MESSAGE.audio:
      case MESSAGE.video:
      case MESSAGE.script:
        return this.onMedia(type, time, data)
      case MESSAGE.setChunkSize:
        return this.reader.setChunkSize(readUint32(data) & 0x7fffffff)
      case MESSAGE.windowSize:
        this.window = Math.max(readUint32(data), MIN_WINDOW)
        return
      case MESSAGE.command:
        return this.onCommand(decodeAmf0(data))
      case MESSAGE.commandAmf3:
        return this.onCommand(decodeAmf0(data.subarray(1)))
    }
  }

  private onMedia(type: number, time: number, data: Buffer): void {
    if (!this.sink) {
      // Some encoders describe the stream before they publish it.
      if (type === MESSAGE.script) return
      throw new ProtocolError('Media came before the stream key was accepted')
    }
    this.deadline.refresh()
    // FLV has the description without this command before it.
    const isWrapped = type === MESSAGE.script && data.subarray(0, SET_DATA_FRAME.length).equals(SET_DATA_FRAME)
    const payload = isWrapped ? data.subarray(SET_DATA_FRAME.length) : data
    if (payload.length > 0 && !this.sink.tag({ type, time, data: payload })) this.socket.pause()
  }

  private onCommand([name, id, info, key]: AmfValue[]): void {
    switch (name) {
      case 'connect':
        return this.onConnect(id ?? null, info)
      case 'createStream':
        return this.reply(0, '_result', id ?? null, null, 1)
      case 'publish':
        return void this.onPublish(typeof key === 'string' ? key : '')
      case 'FCUnpublish':
      case 'closeStream':
      case 'deleteStream':
        this.because ??= { because: 'publisher' }
        this.socket.end()
        return
      case 'play':
        throw new ProtocolError('This server only accepts publishers')
    }
  }

  private onConnect(id: AmfValue, info: AmfValue | undefined): void {
    if (applicationOf(info) !== APPLICATION) {
      const status = { level: 'error', code: 'NetConnection.Connect.Rejected', description: WRONG_APPLICATION }
      this.reply(0, '_error', id, null, status)
      this.because = { because: 'wrongApplication' }
      return this.endRefused()
    }
    this.isConnected = true
    this.send(CHUNK_STREAM.protocol, MESSAGE.windowSize, uint32(WINDOW))
    this.send(CHUNK_STREAM.protocol, MESSAGE.setPeerBandwidth, Buffer.concat([uint32(WINDOW), Buffer.from([2])]))
    this.send(CHUNK_STREAM.protocol, MESSAGE.setChunkSize, uint32(LARGE_CHUNK))
    const server = { fmsVer: 'FMS/3,0,1,123', capabilities: 31 }
    const status = { level: 'status', code: 'NetConnection.Connect.Success', objectEncoding: 0 }
    this.reply(0, '_result', id, server, status)
  }

  private async onPublish(name: string): Promise<void> {
    if (!this.isConnected || this.hasAsked) {
      return this.destroy('malformed', 'The stream key came before the connection, or twice')
    }
    this.hasAsked = true
    this.isWaiting = true
    this.socket.pause()
    const key = name.slice(0, MAX_NAME).split('?')[0] ?? ''
    const sink = await this.openSink(key, this).catch((): RtmpRefusal => 'unavailable')
    this.isWaiting = false
    if (sink === 'unavailable') return this.destroy(sink)
    if (typeof sink === 'string') {
      this.because = { because: sink, key }
      return this.refuseWith('NetStream.Publish.BadName', REFUSALS[sink])
    }
    if (this.socket.destroyed) return sink.end('lost')
    this.sink = sink
    this.events.onAccepted()
    clearTimeout(this.deadline)
    this.deadline = setTimeout(() => this.destroy('idle'), this.limits.idleMs)
    this.status('status', 'NetStream.Publish.Start', 'Publishing.')
    this.socket.resume()
    // What arrived before the answer.
    this.onData(Buffer.alloc(0))
  }

  private onClose(): void {
    clearTimeout(this.deadline)
    // A program that was killed and a network that is gone close the connection without a command.
    const closing = { because: 'lost' as const, ...this.because }
    const { sink } = this
    this.sink = undefined
    this.events.onClosed({ address: this.address, ...closing, ...(sink && { streamId: sink.streamId }) })
    sink?.end(...endOf(closing.because))
  }

  private refuseWith(code: string, description: string): void {
    this.status('error', code, description)
    this.endRefused()
  }

  /** What still arrives is thrown away, so that the publisher can read the answer. */
  private endRefused(): void {
    this.isRefused = true
    this.socket.end()
    this.socket.resume()
    // A publisher that does not close its side must not keep the connection.
    clearTimeout(this.deadline)
    this.deadline = setTimeout(() => this.socket.destroy(), REFUSED_MS)
  }

  private status(level: string, code: string, description: string): void {
    this.reply(1, 'onStatus', 0, null, { level, code, description })
  }

  private reply(messageStream: number, ...values: AmfValue[]): void {
    this.send(CHUNK_STREAM.command, MESSAGE.command, encodeAmf0(values), messageStream)
  }

  private send(chunkStream: number, type: number, data: Buffer, messageStream = 0): void {
    this.socket.write(this.writer.message(chunkStream, type, messageStream, data))
  }
}

/** Without the query and the slash that some encoders add. */
function applicationOf(info: AmfValue | undefined): string | undefined {
  if (typeof info !== 'object' || info === null || !('app' in info)) return undefined
  return typeof info.app === 'string' ? info.app.split('?')[0]?.replace(/\/+$/, '') : undefined
}

/** The end of a stream by that of its connection. */
function endOf(because: RtmpClosing['because']): [reason: PublisherEnd, problem?: StreamProblem] {
  if (because === 'idle' || because === 'publisher') return [because]
  // A publisher that was refused does not come back by itself.
  if (because === 'noPicture') return ['publisher', because]
  return because === 'malformed' ? ['lost', because] : ['lost']
}
