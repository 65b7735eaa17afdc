import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { spreadsheetCsv, unescapeFormulas } from './spreadsheetCsv'

const FORMULAS = [
  '=1+1',
  '+1',
  '-1+1',
  '-1 ',
  '-1e',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\uff1d1',
  'pier;=1',
  'pier\t=1',
  'pier\n=1',
  'a;b;-1',
]

/** The cells of a spreadsheet that splits at semicolons, tabs and line ends, whatever is quoted. */
const cellsOf = (csv: string): string[] => csv.split(/[;\t\r\n,]/).map((cell) => cell.replace(/^"/, ''))

test.each(FORMULAS)('escapes %j, so that no cell of a spreadsheet begins with a formula', (cell) => {
  const csv = spreadsheetCsv([['name', cell, 'end']])
  expect(cellsOf(csv).filter((each) => /^[=+\-@\uff1d]/.test(each))).toEqual([])
})

test.each([...FORMULAS, "it's", 'a, b', 'one; two', 'x-y'])('%j is the same after export and import', (cell) => {
  const [, written = ''] = /^"?([^]*?)"?\n$/.exec(spreadsheetCsv([[cell]])) ?? []
  expect(unescapeFormulas(written)).toBe(cell)
})

test('leaves negative numbers in texts as they are', () => {
  expect(spreadsheetCsv([['-122.4222', '-.5', '-1e-7', '-12']])).toBe('-122.4222,-.5,-1e-7,-12\n')
})

test('leaves numbers and texts without formulas as they are', () => {
  expect(spreadsheetCsv([['pier', -1.5, 'a-b', 'one, two', null]])).toBe('pier,-1.5,a-b,"one, two",\n')
})

test('every CSV file of the server is written by it', () => {
  const root = path.join(__dirname, '../..')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const writers = sources.filter((file) =>
    /^import \{[^}]*\bstringify\b[^}]*\} from 'csv-stringify/m.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(writers).toEqual([path.join('platform', 'core', 'spreadsheetCsv.ts')])
})
