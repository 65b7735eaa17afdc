import { namesAtServer } from './namesAtServer'

const sent = (...names: string[]) => [...namesAtServer(names.map((name, at) => ({ id: String(at), name }))).values()]

test('keeps the names of photos, so that the bands of a shot belong together', () => {
  const bands = ['IMG_0001_1.tif', 'IMG_0001_2.tif', 'DJI_0010_MS_G.TIF', 'DJI_0010_MS_NIR.TIF']
  expect(sent(...bands)).toEqual(bands)
})

test('the bands of shots with the same names have the same number first', () => {
  expect(sent('IMG_0001_1.tif', 'IMG_0001_2.tif', 'IMG_0001_1.TIF', 'IMG_0001_2.TIF', 'IMG_0001_1.tif')).toEqual([
    'IMG_0001_1.tif',
    'IMG_0001_2.tif',
    '2_IMG_0001_1.TIF',
    '2_IMG_0001_2.TIF',
    '3_IMG_0001_1.tif',
  ])
})

test('names are unique without the characters of paths and headers', () => {
  expect(sent('a/b.jpg', 'a"b.jpg', '2_a_b.jpg')).toEqual(['a_b.jpg', '2_a_b.jpg', '2_2_a_b.jpg'])
  expect(sent('../x.jpg', '..')).toEqual(['__x.jpg', '_'])
  expect(sent(`${'x'.repeat(200)}_1.tif`)[0]).toMatch(/^x{94}_1\.tif$/)
})
