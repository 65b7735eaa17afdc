// Imports photos of 12 megapixels and compares the CPU time of each with that of sharp making pictures alone, in the same process.
import sharp from 'sharp'
import { makeRenditions } from '../../server/media/photos/renditions'
import { startBenchApp, type BenchApp } from './benchApp'
import { callerOf, untilJobsEnd, upload } from './calls'
import type { Bench, Row } from './table'
import { sized } from './size'

/** The costs of a photo do not depend on their number; BENCH_PHOTOS=1000 imports as many as the budget names. */
const PHOTOS = Number(process.env['BENCH_PHOTOS'] ?? sized(100, 2))
const WIDTH = 4000
const HEIGHT = 3000
/** Photos of which sharp makes the pictures alone. */
const COMPARED = sized(20, 2)
const EVERY_MS = 100
/** Sides of the pictures, as the import makes them. */
const THUMBNAIL = 400
const PREVIEW = 1600

export const photos: Bench = { title: `import of ${PHOTOS} photos of 12 MP`, run }

async function run(): Promise<Row[]> {
  const bench = await startBenchApp()
  try {
    const cookie = await bench.signIn('root@demo.test')
    await untilJobsEnd(bench)
    const picture = await newPicture()
    const { cpu, memory } = await importPhotos(bench, cookie, picture)
    const both = await cpuOf(async () => {
      await sharp(picture).resize(THUMBNAIL, THUMBNAIL, { fit: 'inside' }).webp({ quality: 78, effort: 1 }).toBuffer()
      await sharp(picture).resize(PREVIEW, PREVIEW, { fit: 'inside' }).webp({ quality: 78, effort: 1 }).toBuffer()
    })
    const thumbnail = await cpuOf(async () => {
      await sharp(picture).resize(THUMBNAIL, THUMBNAIL, { fit: 'inside' }).webp({ quality: 78, effort: 1 }).toBuffer()
    })
    const renditions = await cpuOf(() => makeRenditions(picture))
    const { first, last, most } = memory
    return [
      {
        what: `import, ${(picture.length / 2 ** 20).toFixed(1)} MB each`,
        figure: `${cpu.toFixed(0)} ms CPU per photo`,
        ratio: `${(cpu / both).toFixed(2)} of sharp's both`,
        budget: '<= 1.3 x',
      },
      { what: 'sharp alone: thumbnail and preview', figure: `${both.toFixed(0)} ms CPU` },
      { what: 'sharp alone: thumbnail', figure: `${thumbnail.toFixed(0)} ms CPU` },
      { what: 'pictures and sharpness of the import alone', figure: `${renditions.toFixed(0)} ms CPU` },
      {
        what: 'memory: after a fifth of the photos, at the end, most',
        figure: `${first.toFixed(0)}, ${last.toFixed(0)}, ${most.toFixed(0)} MB`,
        budget: 'flat',
      },
    ]
  } finally {
    await bench.stop()
  }
}

/** Milliseconds of CPU time for each photo, without uploads, and memory of the process. */
async function importPhotos(bench: BenchApp, cookie: string, picture: Buffer) {
  const call = callerOf(bench, cookie)
  const { _id: missionId } = await call<{ _id: string }>('POST', '/mission/create', { name: 'Survey' })
  const uploads: string[] = []
  for (let index = 0; index < PHOTOS; index++) {
    uploads.push(await upload(bench, cookie, { name: `DJI_${index}.jpg`, bytes: await withExif(picture, index) }))
  }
  const sizes: number[] = []
  const timer = setInterval(() => sizes.push(process.memoryUsage.rss() / 2 ** 20), EVERY_MS)
  const before = process.cpuUsage()
  for (const uploadId of uploads) await call('POST', '/photo/create', { missionId, uploadId })
  await untilJobsEnd(bench)
  const { user, system } = process.cpuUsage(before)
  clearInterval(timer)
  const { total } = await call<{ total: number }>('GET', `/photo/list/${missionId}?states=staged`)
  if (total !== PHOTOS) throw new Error(`${total} of ${PHOTOS} photos were imported`)
  const first = sizes[Math.floor(sizes.length / 5)] ?? Number.NaN
  return {
    cpu: (user + system) / 1000 / PHOTOS,
    memory: { first, last: sizes.at(-1) ?? Number.NaN, most: Math.max(...sizes) },
  }
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  await work()
  const before = process.cpuUsage()
  for (let done = 0; done < COMPARED; done++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / COMPARED
}

/** Detail like that of a real photo: about four megabytes. */
function newPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, noise, background: '#888' } })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** The picture at another place and time, without encoding it again. */
async function withExif(picture: Buffer, index: number): Promise<Buffer> {
  const time = `2026:03:12 10:${String(Math.floor(index / 60) % 60).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`
  const exif = {
    IFD0: { Make: 'DJI', Model: 'FC3582' },
    IFD2: { DateTimeOriginal: time, OffsetTimeOriginal: '+00:00', FocalLengthIn35mmFilm: '24' },
    IFD3: {
      GPSLatitude: `46/1 50/1 ${index % 60}/1`,
      GPSLatitudeRef: 'N',
      GPSLongitude: `91/1 59/1 ${Math.floor(index / 60)}/1`,
      GPSLongitudeRef: 'W',
    },
  }
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .withExif(exif)
    .jpeg()
    .toBuffer()
  return Buffer.concat([picture.subarray(0, 2), exifSegment(small), picture.subarray(2)])
}

/** The APP1 segment of a JPEG, with its marker. */
function exifSegment(jpeg: Buffer): Buffer {
  const start = jpeg.indexOf(Buffer.from([0xff, 0xe1]))
  return jpeg.subarray(start, start + 2 + jpeg.readUInt16BE(start + 2))
}
