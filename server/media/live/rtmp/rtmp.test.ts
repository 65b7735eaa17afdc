// The RTMP ingest with real connections.
import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { serverFile } from '../../../platform/core/folders'
import { closed } from '../../../testing/closed'
import { until } from '../../../testing/until'
import type { RtmpClosing } from '../liveEngine'
import { encodeAmf0 } from './amf0'
import { ChunkWriter, LARGE_CHUNK } from './chunkWriter'
import { readMp4Tags, type VideoTags } from './mp4Tags'
import { CHUNK_STREAM, EXTENDED_TIME, HANDSHAKE_BYTES, MESSAGE, uint32 } from './protocol'
import { publishRtmp } from './rtmpPublisher'
import { startRtmpServer, type IngestLimits, type RtmpServer } from './rtmpServer'
import type { OpenSink } from './rtmpSession'
import type { Tag } from './tag'

const KEY = 'key-of-the-drone'
const MUTATIONS = 300

interface Received {
  tags: Tag[]
  ended: string | undefined
  problem?: string | undefined
}

let video: VideoTags
let server: RtmpServer
/** By stream key, in the order of acceptance. */
let received: Received[]
let closings: RtmpClosing[]
const sockets: Socket[] = []

beforeAll(async () => {
  video = await readMp4Tags(serverFile('demo/files/brighton_flyover.mp4'))
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.close()
})

const acceptKey: OpenSink = async (key) => {
  if (key !== KEY) return 'keyRefused'
  const stream: Received = { tags: [], ended: undefined }
  received.push(stream)
  return {
    streamId: 'stream',
    tag: (tag) => stream.tags.push(tag) > 0,
    end: (reason, problem) => {
      stream.ended = reason
      stream.problem = problem
    },
  }
}

async function start(limits: Partial<IngestLimits> = {}, openSink = acceptKey): Promise<void> {
  received = []
  // Of this server, because connections of the one before may still end.
  const own: RtmpClosing[] = []
  closings = own
  const onClosed = (closing: RtmpClosing) => void own.push(closing)
  server = await startRtmpServer({ host: '127.0.0.1', port: 0 }, { openSink, onClosed }, limits)
}

const bytesOf = (tags: readonly Tag[]): Buffer => Buffer.concat(tags.map(({ data }) => data))

const publish = (key = KEY) => publishRtmp({ host: '127.0.0.1', port: server.port, app: 'live', key })

async function connect(): Promise<Socket> {
  const socket = createConnection(server.port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

/** Publishes all of the video at once. */
async function publishVideo(): Promise<Received> {
  const publisher = await publish()
  sockets.push(publisher.socket)
  for (const tag of [video.header, ...video.frames]) await publisher.send(tag)
  await publisher.end()
  const stream = received.at(-1)!
  await until(() => stream.ended)
  return stream
}

test('receives what a publisher with a valid key sends, until it ends the stream', async () => {
  await start()
  const { tags, ended } = await publishVideo()
  const sent = [video.header, ...video.frames]
  expect(sent).toHaveLength(601)
  expect(tags.map(({ type, time }) => [type, time])).toEqual(sent.map(({ type, time }) => [type, time]))
  expect(bytesOf(tags).equals(bytesOf(sent))).toBe(true)
  expect(ended).toBe('publisher')
})

test.each([
  ['is closed by a program that was killed', (socket: Socket) => socket.end()],
  ['is cut off', (socket: Socket) => socket.resetAndDestroy()],
])('says that a stream is lost when its connection %s', async (_how, stop) => {
  await start()
  const publisher = await publish()
  sockets.push(publisher.socket)
  for (const tag of [video.header, ...video.frames.slice(0, 20)]) await publisher.send(tag)
  await until(() => received[0]?.tags.length === 21)
  stop(publisher.socket)
  expect(await until(() => received[0]?.ended)).toBe('lost')
})

/** 5 s before the 24 bits of a timestamp are used up, after 4 hours and 39 minutes, and before the 32 bits are. */
test.each([
  [0xffffff - 5_000, 'repeat'],
  [0xffffff - 5_000, 'leave out'],
  [0xffffffff - 5_000, 'repeat'],
  [0xffffffff - 5_000, 'leave out'],
])('goes on from timestamp %d where publishers %s extended timestamps', async (base, habit) => {
  await start()
  const socket = await connect()
  const sent = [video.header, ...video.frames].map((tag) => ({ ...tag, time: (tag.time + base) >>> 0 }))
  socket.resume().write(session(sent, habit === 'repeat'))
  await until(() => received[0]?.tags.length === sent.length)
  const { tags } = received[0]!
  expect(tags.map(({ time }) => time)).toEqual(sent.map(({ time }) => time))
  expect(bytesOf(tags).equals(bytesOf(sent))).toBe(true)
  expect(closings).toEqual([])
})

test('receives the last bytes of a message at once where nothing follows', async () => {
  await start()
  const socket = await connect()
  const time = 0xffffff + 1
  // The second part of the first message shows the habit; that of the second has two bytes.
  const tags = [4096 + 900, 4096 + 2].map((bytes) => ({ type: MESSAGE.video, time, data: Buffer.alloc(bytes, 0x27) }))
  socket.resume().write(session(tags, false))
  await until(() => received[0]?.tags.length === 2)
})

test('says of each connection why it has ended', async () => {
  await start({ publishMs: 1500, idleMs: 1500 })
  const address = '127.0.0.1'
  const latest = () => until(() => closings.shift())
  await publishVideo()
  expect(await latest()).toEqual({ address, because: 'publisher', streamId: 'stream' })
  const cut = await publish()
  cut.socket.resetAndDestroy()
  expect(await latest()).toEqual({ address, because: 'lost', streamId: 'stream' })
  await expect(publish('wrong')).rejects.toMatchObject({ code: 'NetStream.Publish.BadName' })
  expect(await latest()).toEqual({ address, because: 'keyRefused', key: 'wrong' })
  await expect(publishRtmp({ host: address, port: server.port, app: 'vod', key: KEY })).rejects.toThrow()
  expect(await latest()).toEqual({ address, because: 'wrongApplication' })
  const broken = await publish()
  broken.socket.write(Buffer.from([0xc0 | 40]))
  broken.socket.write(Buffer.alloc(20))
  expect(await latest()).toEqual({
    address,
    because: 'malformed',
    detail: 'Unexpected chunk stream',
    streamId: 'stream',
  })
  expect(received.at(-1)).toMatchObject({ ended: 'lost', problem: 'malformed' })
  const stranger = await connect()
  stranger.resume().write('GET / HTTP/1.1\r\n\r\n')
  expect(await latest()).toEqual({ address, because: 'malformed', detail: 'This is not RTMP' })
  sockets.push((await publish()).socket)
  expect(await latest()).toEqual({ address, because: 'idle', streamId: 'stream' })
  ;(await connect()).resume()
  expect(await latest()).toEqual({ address, because: 'noKey' })
})

test('refuses a wrong key with BadName and reads nothing from the connection', async () => {
  await start()
  await expect(publish('wrong')).rejects.toMatchObject({ code: 'NetStream.Publish.BadName' })
  expect(received).toEqual([])
})

test('reads no media before the key is accepted', async () => {
  let accept: (() => void) | undefined
  await start({}, async (key, connection) => {
    await new Promise<void>((resolve) => (accept = resolve))
    return acceptKey(key, connection)
  })
  const socket = await connect()
  socket.write(session([video.header, ...video.frames.slice(0, 50)]))
  await until(() => accept)
  expect(received).toEqual([])
  accept!()
  await until(() => received[0]?.tags.length === 51)
})

test('closes a connection that sends media without a key', async () => {
  await start()
  const socket = await connect()
  const media = new ChunkWriter().message(CHUNK_STREAM.video, MESSAGE.video, 1, Buffer.alloc(100))
  socket.resume().write(Buffer.concat([handshake(), media]))
  await closed(socket)
  expect(received).toEqual([])
})

test('removes the command before the description of the stream', async () => {
  await start()
  const publisher = await publish()
  sockets.push(publisher.socket)
  const description = encodeAmf0(['onMetaData', { width: 480, height: 270 }])
  const data = Buffer.concat([encodeAmf0(['@setDataFrame']), description])
  await publisher.send({ type: MESSAGE.script, time: 0, data })
  await until(() => received[0]?.tags.length === 1)
  expect(received[0]?.tags[0]?.data).toEqual(description)
})

test('pauses a publisher while the sink is behind', async () => {
  let resume: (() => void) | undefined
  let count = 0
  await start({}, async (_key, connection) => {
    resume = () => connection.resume()
    return { streamId: 'slow', tag: () => ++count > 1, end: () => undefined }
  })
  const publisher = await publish()
  sockets.push(publisher.socket)
  const frame: Tag = { type: MESSAGE.video, time: 0, data: Buffer.alloc(4 << 20, 0x27) }
  await publisher.send({ ...frame, data: frame.data.subarray(0, 10) })
  await until(() => count === 1)
  const sent = publisher.send(frame).then(() => publisher.send(frame))
  // More than the buffers of both sockets hold.
  await new Promise((resolve) => setImmediate(resolve))
  expect(count).toBe(1)
  resume!()
  await sent
  await until(() => count === 3)
})

test('closes connections that do not publish in time, that fall silent, and that exceed the limit of an address', async () => {
  await start({ publishMs: 1500, idleMs: 1500, waitingPerAddress: 2 })
  const silent = await publish()
  sockets.push(silent.socket)
  const slow = await Promise.all([connect(), connect(), connect(), connect()])
  for (const socket of slow) socket.resume().write(Buffer.from([3, 0]))
  const refused = await connect()
  await Promise.all([refused.resume(), ...slow, silent.socket].map(closed))
  await until(() => received[0]?.ended === 'idle')
  await publishVideo()
})

test('counts only connections without an accepted key against the limit of an address, and tells the others to wait', async () => {
  await start({ waitingPerAddress: 2 })
  const live: Socket[] = []
  for (let count = 0; count < 5; count++) live.push((await publish()).socket)
  sockets.push(...live)
  expect(received).toHaveLength(5)
  await Promise.all([connect(), connect()])
  await expect(publish()).rejects.toMatchObject({
    code: 'NetStream.Publish.BadName',
    description: expect.stringContaining('Too many connections from this address') as string,
  })
  expect(live.every(({ destroyed }) => !destroyed)).toBe(true)
})

test('tells a publisher that the server takes no more streams', async () => {
  await start({ publishers: 1 })
  sockets.push((await publish()).socket)
  await expect(publish()).rejects.toMatchObject({
    description: expect.stringContaining('as many streams as it can') as string,
  })
})

test('stays small under 1,000 connections, while a live stream goes on', async () => {
  await start()
  const publisher = await publish()
  sockets.push(publisher.socket)
  await publisher.send(video.header)
  const before = process.memoryUsage().rss
  const flood = await Promise.all(Array.from({ length: 1_000 }, () => connect()))
  for (const frame of video.frames.slice(0, 100)) {
    const count = received[0]!.tags.length
    await publisher.send(frame)
    await until(() => received[0]!.tags.length > count)
  }
  await until(() => flood.filter(({ destroyed }) => !destroyed).length <= 40)
  expect(process.memoryUsage().rss - before).toBeLessThan(200 << 20)
  expect(received[0]!.ended).toBeUndefined()
})

test.each(['live/', 'live?user=ben'])('accepts the application %s', async (app) => {
  await start()
  const publisher = await publishRtmp({ host: '127.0.0.1', port: server.port, app, key: KEY })
  sockets.push(publisher.socket)
  expect(received).toHaveLength(1)
})

test.each(['', 'vod', `live/${KEY}`])('refuses the application "%s" and says how the address ends', async (app) => {
  await start()
  await expect(publishRtmp({ host: '127.0.0.1', port: server.port, app, key: KEY })).rejects.toMatchObject({
    code: 'NetConnection.Connect.Rejected',
    description: expect.stringContaining('ends with /live') as string,
  })
  expect(received).toEqual([])
})

test('survives mutated sessions and remains available', async () => {
  await start({ publishMs: 2_000, waitingPerAddress: 1_000, waiting: 1_000 })
  const good = session([video.header, ...video.frames.slice(0, 20)])
  const random = randomNumbers(20_261_123)
  const sessions = Array.from({ length: MUTATIONS }, () => mutate(good, random))
  // A command of one byte.
  const short = Buffer.from([3, 0, 0, 0, 0, 0, 1, MESSAGE.command, 0, 0, 0, 0, 0])
  sessions.push(Buffer.concat([handshake(), short]))
  sessions.push(Buffer.concat([handshake(), command('connect', 1, { app: 'live', tcUrl: 'rtmp://[bad host:x/live' })]))
  sessions.push(Buffer.from(Array.from({ length: 10_000 }, () => random() * 256)))
  const ends = sessions.map(async (bytes) => {
    const socket = await connect()
    const end = closed(socket)
    socket.resume().end(bytes)
    await end
  })
  await Promise.all(ends)
  expect((await publishVideo()).tags).toHaveLength(601)
})

const handshake = (): Buffer => Buffer.concat([Buffer.from([3]), Buffer.alloc(2 * HANDSHAKE_BYTES)])

const command = (...values: Parameters<typeof encodeAmf0>[0]): Buffer =>
  new ChunkWriter().message(CHUNK_STREAM.command, MESSAGE.command, 0, encodeAmf0(values))

/**
 * All that a publisher sends, without waiting for answers.
 * @param repeats whether chunks without a header repeat extended timestamps
 */
function session(tags: readonly Tag[], repeats = true): Buffer {
  const writer = new ChunkWriter()
  const media = ({ type, time, data }: Tag) => {
    const message = writer.message(CHUNK_STREAM.video, type, 1, data, time)
    return repeats || time < EXTENDED_TIME ? message : withoutRepetition(message, data.length)
  }
  return Buffer.concat([
    handshake(),
    writer.message(CHUNK_STREAM.protocol, MESSAGE.setChunkSize, 0, uint32(4096)),
    ...[
      ['connect', 1, { app: 'live' }],
      ['createStream', 2, null],
      ['publish', 3, null, KEY, 'live'],
    ].map((values) => writer.message(CHUNK_STREAM.command, MESSAGE.command, 0, encodeAmf0(values as never))),
    ...tags.map(media),
  ])
}

/** A message with an extended timestamp, as librtmp wrote it in OBS Studio before 30.2. */
function withoutRepetition(message: Buffer, length: number): Buffer {
  const first = 16 + Math.min(length, LARGE_CHUNK)
  const parts = [message.subarray(0, first)]
  for (let at = first; at < message.length; at += 5 + LARGE_CHUNK) {
    parts.push(message.subarray(at, at + 1), message.subarray(at + 5, at + 5 + LARGE_CHUNK))
  }
  return Buffer.concat(parts)
}

/** Flips, cuts, repeats or inserts bytes behind the handshake, more often in the commands than in the media. */
function mutate(good: Buffer, random: () => number): Buffer {
  const start = 1 + 2 * HANDSHAKE_BYTES
  let bytes = Buffer.from(good)
  for (let count = Math.ceil(random() * 5); count > 0; count--) {
    const reach = random() < 0.7 ? 300 : bytes.length - start
    const at = Math.min(bytes.length - 1, start + Math.floor(random() * reach))
    const length = Math.floor(random() * 40)
    const kind = Math.floor(random() * 4)
    if (kind === 0) bytes[at] = random() * 256
    else if (kind === 1) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)])
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)])
    else bytes.fill(random() < 0.5 ? 0xff : 0, at, at + length)
  }
  return bytes
}

/** The same numbers from 0 to 1 in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
