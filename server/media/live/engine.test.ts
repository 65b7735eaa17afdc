// The media engine with its real process: RTMP and WebRTC publishers, viewers, recordings and crashes.
import { createSocket } from 'node:dgram'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny'
import { H264Packetizer, type RtpPacket } from 'werift'
import { WebSocket } from 'ws'
import { serverFile } from '../../platform/core/folders'
import { freePorts } from '../../platform/processes/ports'
import { closed } from '../../testing/closed'
import { until } from '../../testing/until'
import { startLiveEngine } from './engine'
import { isLiveRefusal, type LiveEngine, type LiveSegment, type LiveSession, type StreamStatistics } from './liveEngine'
import { MESSAGE } from './rtmp/protocol'
import { readMp4Tags, type VideoTags } from './rtmp/mp4Tags'
import { publishRtmp, type RtmpPublisher } from './rtmp/rtmpPublisher'
import { FLV_HEADER, readVideoTag, type Tag } from './rtmp/tag'
import { accept, createPublisher, createViewer, type WebRtcClient } from './webrtc/webRtcClient'
import { readConfiguration } from './video/h264'
import { readTags } from '../video/flv/flvTags'

const KEY = 'key-of-the-drone'

let video: VideoTags
let folder: string
let engine: LiveEngine
let nextStream = 0
let pages: Server
const events: string[] = []
const segments: LiveSegment[] = []
const statistics = new Map<string, StreamStatistics>()
const warnings: object[] = []
const undo: (() => unknown)[] = []

beforeAll(async () => {
  video = await readMp4Tags(serverFile('demo/files/brighton_flyover.mp4'))
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-live-'))
  engine = await start()
  pages = createServer()
  pages.on('upgrade', (request, socket, head) => {
    const streamId = (request.url ?? '').slice(1)
    engine.playOverFlv(
      { streamId, viewerId: 'flv-viewer', userId: 'flv-user' },
      socket as Socket,
      head,
      request.headers,
    )
  })
  pages.listen(0, '127.0.0.1')
  await once(pages, 'listening')
})
afterEach(async () => {
  for (const step of undo.splice(0)) await step()
})
afterAll(async () => {
  await engine.stop()
  pages.close()
  rmSync(folder, { recursive: true, force: true })
})

const log = { warn: (entry: object) => void warnings.push(entry), error: () => undefined } as never

async function start(rtmpPort = 0): Promise<LiveEngine> {
  const started = await startUnready(rtmpPort)
  await started.listening
  return started
}

const startUnready = (rtmpPort: number, stuckMs?: number): Promise<LiveEngine> =>
  startLiveEngine(
    {
      folder,
      rtmpHost: '127.0.0.1',
      rtmpPort,
      udpPort: 0,
      advertise: ['127.0.0.1'],
      maxViewers: 3,
      segmentMs: 20_000,
    },
    {
      authorizePublish: async ({ key }) =>
        key.startsWith(KEY)
          ? { streamId: `stream-${++nextStream}`, noRoom: key.endsWith('-full') ? 'diskFull' : undefined }
          : 'keyRefused',
      streamStarted: (id) => void events.push(`started ${id}`),
      streamStatistics: (all) => {
        for (const each of all) statistics.set(each.streamId, each)
      },
      streamEnded: (id, reason) => void events.push(`ended ${id} ${reason}`),
      rtmpClosed: () => undefined,
      viewerLeft: (id) => void events.push(`left ${id}`),
      segmentWritten: (segment) => void segments.push(segment),
    },
    log,
    stuckMs,
  )

/** PIDs, the latest last. */
const childrenOf = (): number[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number)

async function publish(key = KEY): Promise<{ publisher: RtmpPublisher; streamId: string }> {
  const publisher = await publishRtmp({ host: '127.0.0.1', port: engine.rtmpPort!, app: 'live', key })
  undo.push(() => publisher.end())
  return { publisher, streamId: `stream-${nextStream}` }
}

/** Sends frames until the test ends, ten times as fast as they were recorded. */
async function play(publisher: RtmpPublisher, header = video.header, change = (tag: Tag) => tag): Promise<void> {
  await publisher.send(header)
  let isPlaying = true
  undo.unshift(() => (isPlaying = false))
  const run = async () => {
    for (let round = 0; ; round++)
      for (const frame of video.frames) {
        if (!isPlaying || publisher.socket.destroyed) return
        await publisher.send(change({ ...frame, time: frame.time + round * video.duration }))
        await sleep(10)
      }
  }
  run().catch(() => undefined)
}

async function startLive(key = KEY): Promise<{ publisher: RtmpPublisher; streamId: string }> {
  const live = await publish(key)
  await play(live.publisher)
  await until(() => events.includes(`started ${live.streamId}`))
  return live
}

/** A viewer over WebRTC with the sizes of the packets that it gets. */
let lastViewer = 0

/** By default as a person of their own. */
async function watch(streamId: string, userId = `user-${lastViewer}`) {
  const viewerId = `viewer-${++lastViewer}`
  const packets: RtpPacket[] = []
  const viewer = await createViewer((packet) => void packets.push(packet))
  undo.unshift(() => viewer.connection.close())
  const result = await engine.playOverWhep({ streamId, viewerId, userId, offer: viewer.offer })
  if (!isLiveRefusal(result)) await accept(viewer, result.answer)
  return { result, packets, viewer, viewerId }
}

/** Of MP4. */
async function recorded({ path: file }: LiveSegment) {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(file) })
  const track = await input.getPrimaryVideoTrack()
  let frames = 0
  for await (const packet of new EncodedPacketSink(track!).packets()) frames += packet.data.length > 0 ? 1 : 0
  const result = { frames, codec: await track!.getCodec(), width: await track!.getCodedWidth() }
  input.dispose()
  return result
}

/** Of the whole tags of FLV. */
function framesOf({ path: file }: LiveSegment): Tag[] {
  const bytes = readFileSync(file)
  expect(bytes.subarray(0, FLV_HEADER.length)).toEqual(FLV_HEADER)
  const tags: Tag[] = []
  for (let at = FLV_HEADER.length; at + 11 <= bytes.length;) {
    const end = at + 11 + bytes.readUIntBE(at + 1, 3)
    if (end > bytes.length) break
    tags.push({ type: bytes.readUInt8(at), time: bytes.readUIntBE(at + 4, 3), data: bytes.subarray(at + 11, end) })
    at = end + 4
  }
  expect(readVideoTag(tags[0]!.data)?.kind).toBe('header')
  return tags.filter((tag) => readVideoTag(tag.data)?.kind === 'frame')
}

const statisticsOf = (id: string, isWanted: (each: StreamStatistics) => boolean) =>
  until(() => {
    const found = statistics.get(id)
    return found && isWanted(found) && found
  })

test('shows an RTMP stream over WebRTC from its last key frame on, and describes it', async () => {
  const { streamId } = await startLive()
  await sleep(300)
  const { packets } = await watch(streamId)
  await until(() => packets.length > 20)
  // Parameter sets and a key frame come first.
  expect(packets[0]!.payload.readUInt8(0) & 31).toBe(24)
  const described = await statisticsOf(streamId, ({ viewers }) => viewers === 1)
  expect(described).toMatchObject({
    codec: 'H.264',
    audioCodec: null,
    width: 480,
    height: 270,
    hasBFrames: false,
    keyFrameSeconds: 2,
    paths: ['whep', 'flv'],
    recording: 'recording',
  })
  expect(described.framesPerSecond).toBeGreaterThan(5)
  expect(described.bitsPerSecond).toBeGreaterThan(10_000)
})

test('records an RTMP stream in segments that start at key frames', async () => {
  segments.length = 0
  const { publisher, streamId } = await publish()
  for (const tag of [video.header, ...video.frames]) await publisher.send(tag)
  await publisher.end()
  await until(() => events.includes(`ended ${streamId} publisher`))
  const own = segments.filter((segment) => segment.streamId === streamId)
  expect(own.map(({ path: file }) => path.basename(file))).toEqual(['1.flv', '2.flv', '3.flv'])
  for (const [index, segment] of own.entries()) {
    const frames = framesOf(segment)
    expect(frames.map(({ time }) => time)).toEqual(Array.from({ length: 200 }, (_, frame) => frame * 100))
    expect(frames.every(({ data }, frame) => data.equals(video.frames[index * 200 + frame]!.data))).toBe(true)
  }
})

test('records sound in step with the picture where its clock has another zero', async () => {
  const { publisher, streamId } = await publish()
  await publisher.send(video.header)
  const sound = (time: number): Tag => ({
    type: MESSAGE.audio,
    time: time + 60_000,
    data: Buffer.from([0xaf, 1, 0x21]),
  })
  await publisher.send({ ...sound(0), data: Buffer.from([0xaf, 0, 0x11, 0x90]) })
  for (const frame of video.frames.slice(0, 120)) {
    await publisher.send(frame)
    await publisher.send(sound(frame.time))
  }
  await publisher.end()
  const segment = await until(() => segments.find((each) => each.streamId === streamId))
  const times: Record<string, number[]> = { video: [], audio: [] }
  for await (const { type, timestamp } of readTags(segment.path)) times[type]?.push(timestamp)
  const last = video.frames[119]!.time
  expect(times['video']!.at(-1)).toBeGreaterThan(last - 200)
  expect(times['video']!.at(-1)).toBeLessThan(last + 200)
  expect(Math.abs(times['audio']!.at(-1)! - times['video']!.at(-1)!)).toBeLessThan(100)
})

test('refuses a wrong key, and a second publisher with the key of the first', async () => {
  await startLive()
  await expect(publish('wrong')).rejects.toMatchObject({ code: 'NetStream.Publish.BadName' })
  await expect(publish()).rejects.toMatchObject({ code: 'NetStream.Publish.BadName' })
})

test('shows a stream with B-frames and one in H.265 over FLV only', async () => {
  const reordered = await publish(`${KEY}-b`)
  let count = 0
  await play(reordered.publisher, video.header, (tag) => {
    const data = Buffer.from(tag.data)
    data.writeIntBE(count++ % 2 === 0 ? 300 : 0, 2, 3)
    return { ...tag, data }
  })
  const first = await statisticsOf(reordered.streamId, ({ hasBFrames }) => hasBFrames)
  expect(first.paths).toEqual(['flv'])
  expect((await watch(reordered.streamId)).result).toEqual({ status: 406, reason: 'bFrames' })

  const hevc = await publish(`${KEY}-hevc`)
  const enhanced = (packet: number, tag: Tag): Tag => {
    const start = Buffer.from([0x80 | (tag.data.readUInt8(0) & 0x70) | packet, ...Buffer.from('hvc1')])
    return { ...tag, data: Buffer.concat([start, tag.data.subarray(5)]) }
  }
  await play(hevc.publisher, enhanced(0, video.header), (tag) => enhanced(3, tag))
  await statisticsOf(hevc.streamId, ({ codec, recording }) => codec === 'H.265' && recording === 'recording')
  expect((await watch(hevc.streamId)).result).toEqual({ status: 406, reason: 'codec' })
})

test('sends FLV over a WebSocket, and closes the sessions of a viewer', async () => {
  const { streamId } = await startLive()
  const socket = new WebSocket(`ws://127.0.0.1:${(pages.address() as AddressInfo).port}/${streamId}`)
  const received: Buffer[] = []
  socket.on('message', (data) => received.push(data as Buffer))
  await until(() => received.length > 10)
  expect(received[0]!.toString('latin1', 0, 3)).toBe('FLV')
  expect(received[1]!.readUInt8(0)).toBe(9)
  const end = closed(socket)
  engine.closeViewers(['flv-viewer'])
  await end

  const missing = new WebSocket(`ws://127.0.0.1:${(pages.address() as AddressInfo).port}/none`)
  const [error] = (await once(missing, 'error')) as [Error]
  expect(error.message).toContain('404')
})

test('refuses more viewers than the limit, unknown streams and damaged offers', async () => {
  const { streamId } = await startLive()
  expect((await watch('none')).result).toEqual({ status: 404, reason: 'notLive' })
  const damaged = await engine.playOverWhep({ streamId, viewerId: 'v', userId: 'u', offer: 'v=0\r\nm=nothing' })
  expect(damaged).toEqual({ status: 400, reason: 'badOffer' })
  const first = await watch(streamId, 'ben')
  for (let count = 0; count < 2; count++) expect((await watch(streamId)).result).toHaveProperty('answer')
  expect((await watch(streamId)).result).toEqual({ status: 503, reason: 'viewersFull' })
  expect(engine.hasPlace({ streamId, userId: 'asha' })).toBe(false)
  const socket = new WebSocket(`ws://127.0.0.1:${(pages.address() as AddressInfo).port}/${streamId}`)
  const [error] = (await once(socket, 'error')) as [Error]
  expect(error.message).toContain('503')
  // One person counts once for each stream, however many tiles show it.
  expect(engine.hasPlace({ streamId, userId: 'ben' })).toBe(true)
  expect(engine.hasPlace({ streamId: 'other', userId: 'ben' })).toBe(false)
  const second = await watch(streamId, 'ben')
  expect(second.result).toHaveProperty('answer')
  engine.closeViewers([first.viewerId, second.viewerId])
  await until(async () => !isLiveRefusal((await watch(streamId)).result))
})

test('ignores STUN requests that are not signed with the password of the session', async () => {
  const { streamId } = await startLive()
  const viewer = await createViewer(() => undefined)
  undo.unshift(() => viewer.connection.close())
  const { answer } = (await engine.playOverWhep({
    streamId,
    viewerId: 'v',
    userId: 'u',
    offer: viewer.offer,
  })) as LiveSession
  const port = Number(/ (\d+) typ host/.exec(answer)?.[1])
  const name = /a=ice-ufrag:(\S+)/.exec(answer)?.[1] ?? ''
  const username = Buffer.from(`${name}:abcd`)
  const padded = Buffer.concat([username, Buffer.alloc((4 - (username.length % 4)) % 4)])
  const forged = Buffer.alloc(24)
  forged.writeUInt16BE(1, 0)
  forged.writeUInt16BE(4 + padded.length, 2)
  forged.writeUInt32BE(0x2112a442, 4)
  forged.writeUInt16BE(6, 20)
  forged.writeUInt16BE(username.length, 22)
  const socket = createSocket('udp4')
  let answers = 0
  socket.on('message', () => answers++)
  for (let count = 0; count < 5; count++) socket.send(Buffer.concat([forged, padded]), port, '127.0.0.1')
  // The owner of the session still connects through the same port.
  await accept(viewer, answer)
  await until(() => viewer.connection.connectionState === 'connected')
  expect(answers).toBe(0)
  socket.close()
})

test('receives, forwards and records a WebRTC publisher', async () => {
  segments.length = 0
  const publisher = await createPublisher()
  undo.push(() => publisher.connection.close())
  const refused = await engine.publishOverWhip({ key: 'wrong', address: '127.0.0.1', offer: publisher.offer })
  expect(refused).toEqual({ status: 401, reason: 'keyRefused' })
  const session = (await engine.publishOverWhip({
    key: KEY,
    address: '127.0.0.1',
    offer: publisher.offer,
  })) as LiveSession
  const streamId = `stream-${nextStream}`
  await accept(publisher, session.answer)
  await until(() => publisher.connection.connectionState === 'connected')
  await playRtp(publisher)
  await until(() => events.includes(`started ${streamId}`))
  const { packets } = await watch(streamId)
  await until(() => packets.length > 20)
  const described = await statisticsOf(streamId, ({ recording, viewers }) => recording === 'recording' && viewers === 1)
  expect(described).toMatchObject({ codec: 'H.264', width: 480, height: 270, paths: ['whep', 'flv'] })
  engine.endSession(session.sessionId)
  await until(() => events.includes(`ended ${streamId} publisher`))
  const own = segments.filter((segment) => segment.streamId === streamId)
  expect(new Set(own.map(({ container }) => container))).toEqual(new Set(['mp4']))
  const { frames, width } = await recorded(own[0]!)
  expect(width).toBe(480)
  expect(frames).toBeGreaterThan(10)
})

/** Sends the video as RTP packets until the test ends. */
async function playRtp({ track }: WebRtcClient & { track: { writeRtp(packet: Buffer): void } }): Promise<void> {
  const { sps, pps } = readConfiguration(video.header.data.subarray(5))!
  const packetizer = new H264Packetizer({ inputFormat: 'length-prefixed', parameterSets: [...sps, ...pps] })
  let isPlaying = true
  undo.unshift(() => (isPlaying = false))
  const run = async () => {
    for (const frame of video.frames) {
      if (!isPlaying) return
      for (const packet of packetizer.packetize(frame.data.subarray(5), frame.time * 90))
        track.writeRtp(packet.serialize())
      await sleep(10)
    }
  }
  run().catch(() => undefined)
}

test.each([
  ['no key frame', 0],
  ['only one key frame', 1],
])('describes and relays a stream with %s, so that its publisher is warned', async (_what, keyFrames) => {
  const { publisher, streamId } = await publish(`${KEY}-keys-${keyFrames}`)
  let count = 0
  await play(publisher, video.header, (tag) => {
    const data = Buffer.from(tag.data)
    if (count++ >= keyFrames) data.writeUInt8((data.readUInt8(0) & 0x0f) | 0x20, 0)
    return { ...tag, data }
  })
  const described = await statisticsOf(streamId, ({ keyFrameSeconds }) => (keyFrameSeconds ?? 0) > 6)
  // A recording begins with a key frame.
  expect(described.recording).toBe(keyFrames === 0 ? 'waiting' : 'recording')
  expect(events).toContain(`started ${streamId}`)
  expect(described.paths).toContain('flv')
})

test('refuses a stream without a picture and says so', async () => {
  const { publisher, streamId } = await publish(`${KEY}-sound`)
  const answers: Buffer[] = []
  publisher.socket.on('data', (data: Buffer) => answers.push(data))
  const end = closed(publisher.socket)
  const sound: Tag = { type: MESSAGE.audio, time: 0, data: Buffer.concat([Buffer.from([0xaf, 1]), Buffer.alloc(100)]) }
  const timer = setInterval(() => void publisher.send({ ...sound, time: sound.time++ }).catch(() => undefined), 100)
  undo.push(() => clearInterval(timer))
  await end
  expect(Buffer.concat(answers).toString('latin1')).toContain('There is no video in this stream')
  await until(() => events.includes(`ended ${streamId} publisher`))
  expect(events).not.toContain(`started ${streamId}`)
})

test('stops recording on request, while the stream goes on and what was recorded is complete', async () => {
  const { streamId } = await startLive()
  await statisticsOf(streamId, ({ recordingBytes }) => recordingBytes > 50_000)
  engine.stopRecording(streamId, 'storageFull')
  const stopped = await statisticsOf(streamId, ({ recording }) => recording === 'storageFull')
  await until(() => segments.some((segment) => segment.streamId === streamId))
  const own = segments.filter((segment) => segment.streamId === streamId)
  expect(own).toHaveLength(1)
  expect(framesOf(own[0]!).length).toBeGreaterThan(20)
  await statisticsOf(streamId, ({ receivedBytes }) => receivedBytes > stopped.receivedBytes)
})

test('does not record a stream without room for its recording, until there is some', async () => {
  const { streamId } = await startLive(`${KEY}-full`)
  await statisticsOf(streamId, ({ recording, framesPerSecond }) => recording === 'diskFull' && framesPerSecond !== null)
  const own = () => segments.filter((segment) => segment.streamId === streamId)
  expect(own()).toEqual([])
  engine.resumeRecording(streamId)
  await statisticsOf(streamId, ({ recordingBytes }) => recordingBytes > 50_000)
  engine.stopRecording(streamId, 'diskFull')
  await until(() => own().length === 1)
  // Also what the publisher sent once, at its start.
  expect(framesOf(own()[0]!).length).toBeGreaterThan(20)
})

test('stops recording a WebRTC publisher when the disk is full, while the stream goes on, and records it again', async () => {
  const publisher = await createPublisher()
  undo.push(() => publisher.connection.close())
  const streamId = `stream-${nextStream + 1}`
  mkdirSync(path.join(folder, streamId))
  symlinkSync('/dev/full', path.join(folder, streamId, '1.mp4'))
  const offer = { key: `${KEY}-whip`, address: '127.0.0.1', offer: publisher.offer }
  const session = (await engine.publishOverWhip(offer)) as LiveSession
  await accept(publisher, session.answer)
  await until(() => publisher.connection.connectionState === 'connected')
  await playRtp(publisher)
  await statisticsOf(streamId, ({ recording }) => recording === 'diskFull')
  const { packets } = await watch(streamId)
  await until(() => packets.length > 20)
  engine.resumeRecording(streamId)
  await statisticsOf(streamId, ({ recording, recordingBytes }) => recording === 'recording' && recordingBytes > 0)
  expect(events).not.toContain(`ended ${streamId} engine`)
})

test('stops recording when the disk is full, while the stream goes on, and records it again', async () => {
  const streamId = `stream-${nextStream + 1}`
  mkdirSync(path.join(folder, streamId))
  symlinkSync('/dev/full', path.join(folder, streamId, '1.flv'))
  await startLive()
  await statisticsOf(streamId, ({ recording }) => recording === 'diskFull')
  const { packets } = await watch(streamId)
  await until(() => packets.length > 20)
  engine.resumeRecording(streamId)
  await statisticsOf(streamId, ({ recording, recordingBytes }) => recording === 'recording' && recordingBytes > 0)
})

test('does not wait for its process, and does not end it while it starts', async () => {
  const [port = 0] = await freePorts(1)
  // Far less than the process needs to load.
  const slow = await startUnready(port, 20)
  undo.push(() => slow.stop())
  expect(slow).toMatchObject({ state: 'starting', rtmpPort: port })
  expect(await slow.playOverWhep({ streamId: 's', viewerId: 'v', userId: 'u', offer: 'v=0' })).toMatchObject({
    status: 503,
  })
  const [pid] = childrenOf().slice(-1)
  await slow.listening
  expect(childrenOf()).toContain(pid)
  expect(slow).toMatchObject({ state: 'listening', rtmpPort: port })
})

test('after a crash of its process, reports what was recorded and accepts publishers again', async () => {
  segments.length = 0
  const { streamId } = await startLive()
  await statisticsOf(streamId, ({ recording }) => recording === 'recording')
  await sleep(500)
  process.kill(childrenOf().at(-1) ?? 0, 'SIGKILL')
  await until(() => events.includes(`ended ${streamId} engine`))
  const [segment] = segments.filter((each) => each.streamId === streamId)
  expect(framesOf(segment!).length).toBeGreaterThan(20)
  await until(() => engine.rtmpPort)
  await startLive()
})

test('reports the recordings of a server that was killed, until somebody deletes them', async () => {
  const left = segments.length
  expect(left).toBeGreaterThan(0)
  segments.length = 0
  const taken = await start(engine.rtmpPort)
  expect(segments.length).toBeGreaterThanOrEqual(left)
  // The port belongs to the first engine.
  expect(taken).toMatchObject({ state: 'noRtmp', rtmpPort: undefined })
  expect(warnings).toHaveLength(1)
  await taken.stop()
})
