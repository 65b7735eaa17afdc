/** Publishes to an RTMP server, as a drone does: used by the demo and by tests. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { decodeAmf0, encodeAmf0, type AmfValue } from './amf0'
import { ChunkReader } from './chunkReader'
import { ChunkWriter, LARGE_CHUNK } from './chunkWriter'
import { CHUNK_STREAM, HANDSHAKE_BYTES, MESSAGE, uint32, VERSION } from './protocol'
import type { Tag } from './tag'

export interface RtmpPublisher {
  readonly socket: Socket
  /** Resolves when the connection can take more. */
  send(tag: Tag): Promise<void>
  /** Tells the server that the stream has ended. */
  end(): Promise<void>
}

/** The server did not accept the key, or closed the connection before it answered. */
export class PublishError extends Error {
  /** @param description why, in words of the server */
  constructor(
    readonly code: string,
    readonly description = '',
  ) {
    super(`The server did not accept the stream: ${description || code}`)
  }
}

const MAX_ANSWER = 1 << 20
const HELLO_BYTES = 1 + 2 * HANDSHAKE_BYTES

/** @throws PublishError, or the error of the connection */
export async function publishRtmp(target: {
  host: string
  port: number
  app: string
  key: string
}): Promise<RtmpPublisher> {
  const socket = createConnection({ host: target.host, port: target.port, noDelay: true })
  await once(socket, 'connect')
  const writer = new ChunkWriter()
  const write = (chunkStream: number, type: number, messageStream: number, data: Buffer, time = 0) =>
    socket.write(writer.message(chunkStream, type, messageStream, data, time))
  const command = (messageStream: number, ...values: AmfValue[]) =>
    write(CHUNK_STREAM.command, MESSAGE.command, messageStream, encodeAmf0(values))

  const hello = randomBytes(HANDSHAKE_BYTES)
  hello.fill(0, 0, 8)
  socket.write(Buffer.concat([Buffer.from([VERSION]), hello]))

  await new Promise<void>((resolve, reject) => {
    const onCommand = ([name, , , info]: AmfValue[]) => {
      if (name !== 'onStatus' && name !== '_error') return
      const { code, description } = info as { code: string; description: string }
      if (code === 'NetStream.Publish.Start') resolve()
      else reject(new PublishError(code, description))
    }
    const reader = new ChunkReader(
      () => MAX_ANSWER,
      (type, _time, data) => {
        if (type === MESSAGE.setChunkSize) reader.setChunkSize(data.readUInt32BE(0))
        if (type === MESSAGE.command) onCommand(decodeAmf0(data))
      },
    )
    let unread: Buffer = Buffer.alloc(0)
    let hasGreeted = false
    socket.on('data', (data: Buffer) => {
      unread = Buffer.concat([unread, data])
      if (!hasGreeted) {
        if (unread.length < HELLO_BYTES) return
        socket.write(unread.subarray(1, 1 + HANDSHAKE_BYTES))
        unread = unread.subarray(HELLO_BYTES)
        hasGreeted = true
        write(CHUNK_STREAM.protocol, MESSAGE.setChunkSize, 0, uint32(LARGE_CHUNK))
        const tcUrl = `rtmp://${target.host}:${target.port}/${target.app}`
        command(0, 'connect', 1, { app: target.app, type: 'nonprivate', tcUrl })
        command(0, 'createStream', 2, null)
        command(1, 'publish', 3, null, target.key, 'live')
      }
      for (let size = 1; size > 0 && unread.length > 0; unread = unread.subarray(size)) size = reader.read(unread)
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new PublishError('closed')))
  })
  socket.on('error', () => socket.destroy())

  return {
    socket,
    async send({ type, time, data }) {
      const chunkStream = type === MESSAGE.audio ? CHUNK_STREAM.audio : CHUNK_STREAM.video
      if (socket.destroyed) throw new PublishError('closed')
      if (!write(chunkStream, type, 1, data, time)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
    },
    async end() {
      if (socket.destroyed) return
      command(1, 'deleteStream', 4, null, 1)
      socket.end()
      await once(socket, 'close')
    },
  }
}
