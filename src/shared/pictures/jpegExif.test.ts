import ExifReader from 'exifreader'
import { withExif, type PictureFacts } from './jpegExif'

/** Start of a picture, comment, end. */
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xfe, 0x00, 0x04, 0x68, 0x69, 0xff, 0xd9)

async function written(facts: PictureFacts) {
  const file = await withExif(new Blob([JPEG], { type: 'image/jpeg' }), facts)
  const buffer = await file.arrayBuffer()
  return { file, bytes: new Uint8Array(buffer), tags: ExifReader.load(buffer, { expanded: true }) }
}

const FACTS = {
  takenAt: new Date('2026-03-12T15:30:12.350Z'),
  description: 'Quay walls, Drone 7 – Ä',
  position: { lat: -46.7812345, long: -92.1, altitude: 213.4 },
}

test('writes text and time, which another reader finds', async () => {
  const { file, bytes, tags } = await written(FACTS)
  expect(file.type).toBe('image/jpeg')
  expect(tags.exif?.ImageDescription?.description).toBe('Quay walls, Drone 7 – Ä')
  expect(tags.exif?.DateTimeOriginal?.description).toBe('2026:03:12 15:30:12')
  expect(tags.exif?.OffsetTimeOriginal?.description).toBe('+00:00')
  expect(tags.exif?.SubSecTimeOriginal?.description).toBe('350')
  // The picture itself follows unchanged.
  expect(bytes.slice(-8)).toEqual(JPEG.slice(2))
})

test('writes the position, which another reader finds', async () => {
  const { tags } = await written(FACTS)
  expect(tags.exif?.GPSDateStamp?.description).toBe('2026:03:12')
  expect(tags.exif?.GPSTimeStamp?.description).toBe('15:30:12')
  expect(tags.gps?.Latitude).toBeCloseTo(-46.7812345, 7)
  expect(tags.gps?.Longitude).toBeCloseTo(-92.1, 7)
  expect(tags.gps?.Altitude).toBeCloseTo(213.4, 2)
})

test('leaves out what is not known', async () => {
  const { tags } = await written({ takenAt: null, description: 'DJI_0042' })
  expect(tags.exif?.ImageDescription?.description).toBe('DJI_0042')
  expect(tags.exif?.DateTimeOriginal).toBeUndefined()
  expect(tags.gps).toBeUndefined()
})

test('writes heights below the sea', async () => {
  const { tags } = await written({
    takenAt: null,
    description: '',
    position: { lat: 31.5, long: 35.5, altitude: -430 },
  })
  expect(tags.gps).toEqual({ Latitude: 31.5, Longitude: 35.5, Altitude: -430 })
})

test('rejects a file that is no JPEG', async () => {
  await expect(withExif(new Blob(['PNG']), { takenAt: null, description: '' })).rejects.toThrow(
    'The picture is no JPEG',
  )
})
