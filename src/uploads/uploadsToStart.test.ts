import type { FileUpload } from './uploadState'
import { uploadsToStart } from './uploadsToStart'

const MEGABYTE = 1024 * 1024
const upload = (name: string, size: number, step: FileUpload['step'] = 'waiting'): FileUpload => ({
  key: name,
  name,
  size,
  step,
  done: 0,
  problem: undefined,
  purpose: { kind: 'mission-file', missionId: 'm' },
})
const names = (uploads: FileUpload[]) => uploadsToStart(uploads).map(({ name }) => name)

test('starts a small file immediately while large files are sent', () => {
  const large = Array.from({ length: 20 }, (_, index) =>
    upload(`raster ${index}`, 90 * MEGABYTE, index < 2 ? 'sending' : 'waiting'),
  )
  expect(names([...large, upload('plots.kml', 3000)])).toEqual(['plots.kml'])
})

test('starts two files of each size, in their order', () => {
  const files = ['a', 'b', 'c'].flatMap((name) => [upload(`${name}.tif`, 9 * MEGABYTE), upload(`${name}.kml`, 9)])
  expect(names(files)).toEqual(['a.kml', 'b.kml', 'a.tif', 'b.tif'])
})
