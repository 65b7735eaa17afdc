import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { serverFile } from '../../platform/core/folders'
import { createClock } from './flv/flvClock'
import { avcSize, hevcSize } from './flv/parameterSets'
import { readVideo } from './readVideo'
import { payloadWithPositions, payloadWithText, withMeasurements } from './testing/gopro'
import { withKlv, withStart } from './testing/transportStream'
import type { Container } from './videoFacts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'aerie-video-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const fixture = (name: string) => serverFile(`media/video/fixtures/${name}`)
const output = () => path.join(folder, 'output')
const read = (file: string, container: Container) =>
  readVideo({ path: file, container, output: output() }, () => undefined)

/** A file with these bytes. */
function fileOf(bytes: Buffer): string {
  const file = path.join(folder, 'input')
  writeFileSync(file, bytes)
  return file
}

/** Types of the boxes of an MP4, in their order. */
function boxesOf(bytes: Buffer): string[] {
  const types: string[] = []
  for (let at = 0; at + 8 <= bytes.length; at += bytes.readUInt32BE(at))
    types.push(bytes.toString('latin1', at + 4, at + 8))
  return types
}

const CARS = { durationMs: 2000, width: 320, height: 180, frameRate: 12.5, videoCodec: 'avc', audioCodec: 'aac' }

test.each([
  ['cars.mov', 'mov'],
  ['cars.mkv', 'mkv'],
  ['cars.m2t', 'ts'],
  ['cars.flv', 'flv'],
  ['cars-frag.mp4', 'mp4'],
] as const)('writes %s as an MP4 with its index before its pictures, with all of them', async (name, container) => {
  const reading = await read(fixture(name), container)
  expect(reading).toMatchObject({ written: 'mp4', dropsAudio: false, isCutShort: false, facts: CARS })
  const boxes = boxesOf(readFileSync(output()))
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
  const again = await read(output(), 'mp4')
  expect(again).toMatchObject({ written: null, facts: { ...CARS, durationMs: expect.any(Number) as number } })
  expect(Math.abs(again.facts.durationMs - 2000)).toBeLessThan(100)
})

test('states which part of the video a cut holds: from the key frame before its start to the end of its last picture', async () => {
  const task = { path: fixture('cars.mp4'), container: 'mp4', output: output() } as const
  const reading = await readVideo({ ...task, cut: { from: 0.5, until: 1.5 } }, () => undefined)
  expect(reading.range?.from).toBeCloseTo(0, 6)
  expect(reading.range?.until).toBeCloseTo(1.52, 6)
  const clip = await read(output(), 'mp4')
  expect(clip.facts.durationMs).toBe(1520)
  expect(clip.range).toBeNull()
})

test('keeps files that browsers play as they are', async () => {
  expect(await read(fixture('cars.mp4'), 'mp4')).toMatchObject({
    written: null,
    facts: { ...CARS, createdAt: Date.UTC(2026, 2, 12, 9, 30) },
  })
  expect(await read(fixture('cars-hevc.mp4'), 'mp4')).toMatchObject({ written: null, facts: { videoCodec: 'hevc' } })
  expect(await read(fixture('cars.webm'), 'webm')).toMatchObject({
    written: null,
    facts: { videoCodec: 'vp8', audioCodec: 'opus' },
  })
})

test('keeps what a stopped writer left of a stream', async () => {
  const flv = readFileSync(fixture('cars.flv'))
  const file = fileOf(flv)
  truncateSync(file, Math.round(flv.length / 2))
  const reading = await read(file, 'flv')
  expect(reading.written).toBe('mp4')
  expect(reading.facts.durationMs).toBeGreaterThan(400)
  expect(reading.facts.durationMs).toBeLessThan(1800)
})

test.each([
  ['cars.mp4', 'mp4'],
  ['cars-frag.mp4', 'mp4'],
  ['cars.mkv', 'mkv'],
  ['cars.webm', 'webm'],
  ['cars.m2t', 'ts'],
] as const)('plays what %s has when its end is missing', async (name, container) => {
  const whole = readFileSync(fixture(name))
  const reading = await read(fileOf(whole.subarray(0, Math.round(whole.length * 0.6))), container)
  // The packets of a transport stream do not tell how many there should be.
  expect(reading.isCutShort).toBe(container !== 'ts')
  expect(reading.facts.durationMs).toBeGreaterThan(800)
  expect(reading.facts.durationMs).toBeLessThan(1600)
  const again = await read(output(), container === 'webm' ? 'webm' : 'mp4')
  expect(again).toMatchObject({ written: null, isCutShort: false })
  expect(Math.abs(again.facts.durationMs - reading.facts.durationMs)).toBeLessThan(100)
})

/** As Insta360 writes it after the boxes: the first eight bytes would be a box of 3 GiB. */
const MAKER_DATA = Buffer.concat([
  Buffer.from('c1d8f68b00000000', 'hex'),
  Buffer.alloc(4000, 0x5a),
  Buffer.from('8db42d694ccc418790edff439fe026bf'),
])

test.each([
  ['cars.mp4', 'mp4', null],
  ['cars-frag.mp4', 'mp4', 'mp4'],
  ['cars.mov', 'mov', 'mp4'],
] as const)('passes over data of the camera after the video in %s', async (name, container, written) => {
  const others = [MAKER_DATA, Buffer.alloc(5000), Buffer.from('\x7f\xff\xff\xffinst....', 'latin1')]
  for (const other of others) {
    const reading = await read(fileOf(Buffer.concat([readFileSync(fixture(name)), other])), container)
    expect(reading).toMatchObject({ written, isCutShort: false, facts: CARS })
  }
})

const MODULUS = 2 ** 33
const SECOND = 90_000

test.each([
  ['a moment before its clock starts again', MODULUS - SECOND],
  ['more than a minute before', MODULUS - 90 * SECOND],
  ['at zero', 0],
])('reads a transport stream that starts %s, beside metadata in KLV', async (_when, ticks) => {
  const stream = withKlv(withStart(readFileSync(fixture('cars.m2t')), ticks))
  expect(stream.includes('KLVA')).toBe(true)
  const reading = await read(fileOf(stream), 'ts')
  expect(reading).toMatchObject({ written: 'mp4', isCutShort: false, facts: CARS })
  expect((await read(output(), 'mp4')).facts.durationMs).toBe(2000)
})

const START = Date.UTC(2026, 2, 12, 14, 30)

test.each([
  ['text until HERO10', [payloadWithText('260312000000.000', 0), payloadWithText('260312143001.000', 3)]],
  ['positions from HERO11', [payloadWithPositions(START - 3_600_000, 0), payloadWithPositions(START + 1000, 2)]],
])('takes the start of a GoPro from its satellite receiver, as %s', async (_form, payloads) => {
  const file = fileOf(withMeasurements(readFileSync(fixture('cars.mov')), payloads))
  expect((await read(file, 'mov')).facts).toEqual({ ...CARS, createdAt: START, clock: 'satellites' })
})

test('says that the clock of a GoPro without reception has no zone', async () => {
  const file = fileOf(withMeasurements(readFileSync(fixture('cars.mov')), [payloadWithText('260312143000.000', 0)]))
  expect((await read(file, 'mov')).facts).toEqual({ ...CARS, createdAt: Date.UTC(2026, 2, 12, 9, 30), clock: 'camera' })
})

test('says what is wrong with a file that cannot be used', async () => {
  const mp4 = readFileSync(fixture('cars.mp4'))
  const mov = readFileSync(fixture('cars.mov'))
  const moov = mp4.indexOf('moov')
  const cases: [Buffer, Container, RegExp][] = [
    [mp4.subarray(0, moov + 100), 'mp4', /ends before the index that says where its pictures are/],
    [mov.subarray(0, 5000), 'mov', /ends before the index that says where its pictures are/],
    [Buffer.concat([mov.subarray(0, 5000), MAKER_DATA]), 'mov', /ends before the index/],
    [mp4.subarray(0, mp4.indexOf('mdat') + 20), 'mp4', /ends before its first pictures/],
    [Buffer.from('not a video'), 'mkv', /cannot be read/],
    [Buffer.from('FLV\x01\x05\0\0\0\x09\0\0\0\0'), 'flv', /no pictures/],
  ]
  for (const [bytes, container, message] of cases) await expect(read(fileOf(bytes), container)).rejects.toThrow(message)
})

test('a clock that jumps leaves no gap and no time twice', () => {
  const clock = createClock()
  const times = [5000, 5040, 5040, 9_000_000, 9_000_040, 100, 140].map((time) => clock.at('video', time))
  expect(times).toEqual([0, 40, 41, 81, 121, 161, 201])
})

test('a clock puts sound with another zero in step, also where both start again', () => {
  const clock = createClock()
  const written = [5000, 5040, 5080, 5120, 0, 40, 80]
  const times = written.map((time) => [clock.at('video', time), clock.at('audio', time + 60_005)])
  expect(times).toEqual([0, 40, 80, 120, 160, 200, 240].map((time) => [time, time]))
})

test('a clock keeps a hole in the pictures while the sound goes on', () => {
  const clock = createClock()
  clock.at('video', 0)
  for (let time = 0; time < 300_000; time += 1000) clock.at('audio', time)
  expect(clock.at('video', 300_000)).toBe(300_000)
})

test('reads the size of pictures from parameter sets', () => {
  // 1920x1080 of x264 with cropping, and 320x180 of x265.
  const avc = '0164002affe1001a67640028acd940780227e5c05a808080a0000003002000000781e30632c0'
  expect(avcSize(Buffer.from(avc, 'hex'))).toEqual({ width: 1920, height: 1080 })
  const hevc = readFileSync(fixture('cars-hevc.mp4'))
  const at = hevc.indexOf('hvcC')
  expect(hevcSize(hevc.subarray(at + 4, at - 4 + hevc.readUInt32BE(at - 4)))).toEqual({ width: 320, height: 180 })
})
