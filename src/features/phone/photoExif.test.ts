import { withPlace } from './photoExif'

const PLAIN = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 2, 0xff, 0xd9)], { type: 'image/jpeg' })
const bytesOf = async (blob: Blob) => new Uint8Array(await new Response(blob).arrayBuffer())

test('writes the place into a photo once, and keeps the picture', async () => {
  const placed = await withPlace(PLAIN, { lat: -46.5, long: 7.25 }, new Date('2026-03-12T09:30:00Z'))
  const bytes = await bytesOf(placed)
  const content = new TextDecoder('latin1').decode(bytes)
  expect(content).toContain('Exif\0\0MM')
  expect(content).toContain('2026:03:12 09:30:00')
  expect([...bytes.slice(-8)]).toEqual([...(await bytesOf(PLAIN)).slice(-8)])
  const again = await withPlace(placed, { lat: 1, long: 2 }, new Date())
  expect(await bytesOf(again)).toEqual(bytes)
})

test('leaves a photo without a place as it is', async () => {
  expect(await bytesOf(await withPlace(PLAIN, undefined, new Date()))).toEqual(await bytesOf(PLAIN))
})
