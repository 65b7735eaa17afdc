import { spreadsheetCsv } from './spreadsheetCsv'

test('puts an apostrophe before formulas, also behind separators, and leaves numbers', () => {
  const csv = spreadsheetCsv([{ name: '=1', note: 'pier;=1', degrees: -4.5, west: '-122.4222', place: 'a-b' }])
  expect(csv).toBe("name,note,degrees,west,place\r\n'=1,pier;'=1,-4.5,-122.4222,a-b")
})
