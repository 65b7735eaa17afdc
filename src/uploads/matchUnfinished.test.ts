import { matchUnfinished, type WantedFile } from './matchUnfinished'

const chosen = (folder: string, name: string, lastModified = 1, content = 'abc') => ({
  folder,
  file: new File([content], name, { lastModified }),
})

const wanted = (folder: string, name: string, fields: Partial<WantedFile> = {}): WantedFile => ({
  folder,
  name,
  size: 3,
  lastModified: 1,
  ...fields,
})

test('matches files by folder, name, size and time', () => {
  const files = [chosen('CARD/A', 'DJI_1.JPG'), chosen('CARD/B', 'DJI_1.JPG')]
  const { found, missing } = matchUnfinished([wanted('CARD/B', 'DJI_1.JPG'), wanted('CARD/A', 'DJI_1.JPG')], files)
  expect(found.map(({ file }) => files.findIndex((each) => each.file === file))).toEqual([1, 0])
  expect(missing).toEqual([])
})

test.each([
  ['another size', chosen('CARD', 'DJI_1.JPG', 1, 'abcd')],
  ['another time', chosen('CARD', 'DJI_1.JPG', 2)],
  ['another name', chosen('CARD', 'DJI_2.JPG')],
])('a file of %s is not the same file', (_difference, file) => {
  const missing = wanted('CARD', 'DJI_1.JPG')
  expect(matchUnfinished([missing], [file])).toEqual({ found: [], missing: [missing] })
})

test('matches when a larger or a smaller folder is chosen', () => {
  const { found } = matchUnfinished(
    [wanted('DCIM/100', 'DJI_1.JPG'), wanted('CARD/DCIM/101', 'DJI_1.JPG')],
    [chosen('101', 'DJI_1.JPG'), chosen('CARD/DCIM/100', 'DJI_1.JPG')],
  )
  expect(found).toHaveLength(2)
})

test('does not guess between equal files of other folders', () => {
  const files = [chosen('X', 'DJI_1.JPG'), chosen('Y', 'DJI_1.JPG')]
  expect(matchUnfinished([wanted('CARD', 'DJI_1.JPG')], files).missing).toHaveLength(1)
  expect(matchUnfinished([wanted('CARD', 'DJI_1.JPG')], files.slice(1)).found).toHaveLength(1)
})

test('uses each file once', () => {
  const { found, missing } = matchUnfinished(
    [wanted('CARD', 'DJI_1.JPG'), wanted('CARD', 'DJI_1.JPG')],
    [chosen('CARD', 'DJI_1.JPG')],
  )
  expect([found.length, missing.length]).toEqual([1, 1])
})
