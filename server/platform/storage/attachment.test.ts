import { parse } from 'content-disposition'
import { attachment } from './attachment'

const nameIn = (header: string) => parse(header).parameters['filename']

test.each(['plan.pdf', 'Größe "1".svg', '100%41.txt', "it's (1).kml", '地図.tif', 'a;b=c.csv', 'line\r\nbreak.txt'])(
  'preserves the file name %j',
  (name) => {
    const header = attachment(name)
    expect(nameIn(header)).toBe(name)
    expect(header).toMatch(/^attachment; [\x20-\x7e]+$/)
  },
)

test.each([
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['a\\b.txt', 'a_b.txt'],
  ['half \ud83d.txt', 'half \ufffd.txt'],
])('replaces path separators and invalid characters in %j', (name, sent) => {
  expect(nameIn(attachment(name))).toBe(sent)
})
