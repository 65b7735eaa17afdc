/**
 * Reads videos with Aerie and with ffprobe, and compares length, size, frame rate and codecs: the fixtures, and what ffmpeg makes of
 * them in other containers, rates, lengths and rotations.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { hasProgram, runProgram } from '../testing/otherPrograms'
import { readVideo } from './readVideo'
import { VideoError } from './videoError'
import type { Container, VideoFacts } from './videoFacts'
import type { VideoReading } from './videoTask'

const withFfmpeg = hasProgram('ffprobe') && hasProgram('ffmpeg') ? describe : describe.skip

const fixture = (name: string): string => path.join(__dirname, 'fixtures', name)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-opinion-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

interface OtherStream {
  codec_type: string
  codec_name: string
  width?: number
  height?: number
  avg_frame_rate?: string
  side_data_list?: { rotation?: number }[]
}

interface OtherReading {
  streams: OtherStream[]
  format: { duration?: string }
}

/** Names of ffprobe by ours. */
const CODECS: Record<string, string> = {
  avc: 'h264',
  hevc: 'hevc',
  vp8: 'vp8',
  vp9: 'vp9',
  aac: 'aac',
  ac3: 'ac3',
  opus: 'opus',
}

const readByFfprobe = (file: string): OtherReading =>
  JSON.parse(
    runProgram('ffprobe', ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file]),
  ) as OtherReading

const read = (file: string, container: Container): Promise<VideoReading> =>
  readVideo({ path: file, container, output: path.join(folder, 'output') }, () => undefined)

/** Containers count their end in different ways: with or without the last frame, with or without the delay of the sound. */
const LENGTH_MS = 250

function expectSame(facts: VideoFacts, { streams, format }: OtherReading): void {
  const video = streams.find(({ codec_type }) => codec_type === 'video')
  const audio = streams.find(({ codec_type }) => codec_type === 'audio')
  expect([facts.width, facts.height]).toEqual(shownSize(video))
  expect(CODECS[facts.videoCodec]).toBe(video?.codec_name)
  expect(facts.audioCodec === null ? undefined : CODECS[facts.audioCodec]).toBe(audio?.codec_name)
  const rate = frameRate(video)
  if (rate !== undefined) expect(Math.abs(facts.frameRate / rate - 1)).toBeLessThan(0.1)
  const length = Number(format.duration) * 1000
  expect(Math.abs(facts.durationMs - length)).toBeLessThan(LENGTH_MS)
}

/** Width and height after the rotation. */
function shownSize(video: OtherStream | undefined): (number | undefined)[] {
  const rotation = video?.side_data_list?.find((side) => side.rotation !== undefined)?.rotation ?? 0
  const isTurned = Math.abs(rotation) % 180 === 90
  return isTurned ? [video?.height, video?.width] : [video?.width, video?.height]
}

/** @returns undefined for a file with few frames or a container without a rate: ffprobe states an estimate then */
function frameRate(video: OtherStream | undefined): number | undefined {
  const [frames = NaN, seconds = NaN] = (video?.avg_frame_rate ?? '').split('/').map(Number)
  const rate = frames / seconds
  return rate > 0 && rate < 200 ? rate : undefined
}

const FIXTURES = [
  ['cars.mp4', 'mp4'],
  ['cars.mov', 'mov'],
  ['cars.mkv', 'mkv'],
  ['cars.webm', 'webm'],
  ['cars.m2t', 'ts'],
  ['cars.flv', 'flv'],
  ['cars-frag.mp4', 'mp4'],
  ['cars-hevc.mp4', 'mp4'],
] as const

withFfmpeg('fixtures', () => {
  test.each(FIXTURES)('%s has the same length, size, rate and codecs', async (name, container) => {
    expectSame((await read(fixture(name), container)).facts, readByFfprobe(fixture(name)))
  })
})

const FORMATS: { name: string; container: Container; ending: string; options: string[] }[] = [
  { name: 'MP4', container: 'mp4', ending: 'mp4', options: [] },
  { name: 'MP4 with its index first', container: 'mp4', ending: 'mp4', options: ['-movflags', 'faststart'] },
  {
    name: 'MP4 in fragments',
    container: 'mp4',
    ending: 'mp4',
    options: ['-movflags', 'frag_keyframe+empty_moov+default_base_moof'],
  },
  { name: 'QuickTime', container: 'mov', ending: 'mov', options: [] },
  { name: 'Matroska', container: 'mkv', ending: 'mkv', options: [] },
  { name: 'MPEG-TS', container: 'ts', ending: 'ts', options: [] },
  // The format has no AAC: ffmpeg marks it as private data, and finds it by its content only.
  { name: 'MPEG-TS with packets of 192 bytes', container: 'ts', ending: 'm2ts', options: ['-c:a', 'ac3'] },
  { name: 'MPEG-TS that starts late', container: 'ts', ending: 'ts', options: ['-output_ts_offset', '90000'] },
  { name: 'Flash video', container: 'flv', ending: 'flv', options: [] },
]

/** One way to record. */
const aRecording = fc.record({
  seconds: fc.integer({ min: 8, max: 60 }).map((tenth) => tenth / 10),
  rate: fc.constantFrom('12.5', '24', '30000/1001', '50', '60000/1001'),
  size: fc.constantFrom('320x180', '322x182', '176x144'),
  hasSound: fc.boolean(),
  frames: fc.constantFrom('0', '2'),
  key: fc.constantFrom('5', '25', '250'),
})
type Recording = typeof aRecording extends fc.Arbitrary<infer Value> ? Value : never

function written({ seconds, rate, size, hasSound, frames, key }: Recording, ending: string, options: string[]): string {
  const file = path.join(mkdtempSync(path.join(folder, 'written-')), `recording.${ending}`)
  const length = String(seconds)
  runProgram('ffmpeg', [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    `testsrc=size=${size}:rate=${rate}`,
    ...(hasSound ? ['-f', 'lavfi', '-i', 'sine=sample_rate=44100', '-c:a', 'aac'] : []),
    '-t',
    length,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-profile:v',
    'main',
    '-bf',
    frames,
    '-g',
    key,
    ...options,
    file,
  ])
  return file
}

const RUNS = 8

withFfmpeg('files that ffmpeg writes', () => {
  test.each(FORMATS)('$name: have the same length, size, rate and codecs', async ({ container, ending, options }) => {
    await fc.assert(
      fc.asyncProperty(aRecording, async (recording) => {
        const file = written(recording, ending, options)
        expectSame((await read(file, container)).facts, readByFfprobe(file))
      }),
      { numRuns: RUNS },
    )
  })

  test.each([90, 180, 270])('rotated by %s degrees has the size that is shown', async (degrees) => {
    const source = path.join(folder, 'source.mp4')
    const file = path.join(folder, 'rotated.mp4')
    runProgram('ffmpeg', ['-v', 'error', '-i', fixture('cars.mp4'), '-c', 'copy', source])
    runProgram('ffmpeg', ['-v', 'error', '-i', source, '-c', 'copy', '-metadata:s:v:0', `rotate=${degrees}`, file])
    expectSame((await read(file, 'mp4')).facts, readByFfprobe(file))
  })

  test('pictures that start after the sound count from its start', async () => {
    const cars = fixture('cars.mp4')
    const file = path.join(folder, 'late.mp4')
    const inputs = ['-itsoffset', '2', '-i', cars, '-i', cars]
    runProgram('ffmpeg', ['-v', 'error', ...inputs, '-map', '0:v', '-map', '1:a', '-c', 'copy', file])
    expectSame((await read(file, 'mp4')).facts, readByFfprobe(file))
  })

  test.each(FORMATS)('$name: a file that was cut is refused, or never longer than what is in it', async (format) => {
    const share = fc.double({ min: 0.05, max: 0.98, noNaN: true })
    await fc.assert(
      fc.asyncProperty(aRecording, share, async (recording, kept) => {
        const whole = readFileSync(written(recording, format.ending, format.options))
        const file = path.join(folder, `cut.${format.ending}`)
        writeFileSync(file, whole.subarray(0, Math.floor(whole.length * kept)))
        const reading = await read(file, format.container).catch((error: unknown) => {
          if (!(error instanceof VideoError)) throw error
        })
        if (reading === undefined) return
        expect(reading.facts.durationMs).toBeLessThan(recording.seconds * 1000 + LENGTH_MS)
      }),
      { numRuns: RUNS },
    )
  })
})
