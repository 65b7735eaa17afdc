import { lineReader } from './lineReader'

test('reports each line once, also of lines in one chunk and of a line in several chunks', () => {
  const lines: string[] = []
  const read = lineReader((line) => lines.push(line))
  for (const chunk of ['0.9', '000\n1.0000\n[]\n', '', '\nwithout end']) read(chunk)
  expect(lines).toEqual(['0.9000', '1.0000', '[]', ''])
})
