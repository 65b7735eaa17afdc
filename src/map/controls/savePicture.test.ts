import { fileNameOf, wrapped } from './savePicture'

test('wraps an attribution at spaces', () => {
  const fits = (line: string) => line.length <= 10
  expect(wrapped('© City of Example and others', fits)).toEqual(['© City of', 'Example', 'and others'])
  expect(wrapped('Telecommunications map', fits)).toEqual(['Telecommunications', 'map'])
})

test('names the file after the map, without characters that file systems reject', () => {
  expect(fileNameOf('Map: survey 7/8 "north"')).toBe('Map survey 7 8 north')
  expect(fileNameOf('???')).toBe('map')
})
