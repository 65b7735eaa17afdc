import type { TextMark } from '../map/print/marks'
import { aShare, KEY } from '../testing/handlers/share'
import { linesOf } from './sheetLines'
import { CODE_MM, sheetMarksOf } from './sheetMarks'

const measure = (text: string, size: number): number => text.length * size * 0.5
const textsOf = (share: Parameters<typeof sheetMarksOf>[0]): TextMark[] =>
  sheetMarksOf(share, measure).marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []))

test('a sheet has the title, the recipient, the expiry, the code and the address below each other on one page', () => {
  const share = aShare({
    recipient: 'Quay Surveyors',
    expiresAt: '2026-03-14T10:00:00.000Z',
    hasPassword: true,
    path: `/map/${'m'.repeat(73)}?share=${KEY}`,
  })
  const texts = textsOf(share)
  const lines = texts.map(({ text }) => text)
  expect(lines.slice(0, 3)).toEqual(['Quay wall', 'Mission map', 'For Quay Surveyors'])
  expect(lines[3]).toMatch(/^Expires 3\/14\/2026/)
  expect(lines.join(' ')).toContain('The link asks for a password')
  expect(lines.join('')).toContain(window.location.origin + share.path)
  const { code } = sheetMarksOf(share, measure)
  const below = texts.filter(({ at }) => at.y > code.y)
  expect(below[0]).toMatchObject({ text: 'Scan the code with a phone, or open this address:' })
  expect(below[0]?.at.y).toBeGreaterThan(code.y + CODE_MM)
  for (const { at, text, size } of texts) {
    expect(at.x + measure(text, size)).toBeLessThanOrEqual(210 - 25)
    expect(at.y).toBeLessThan(297)
  }
})

test('the longest texts stay on the page', () => {
  const texts = textsOf(
    aShare({
      name: 'Quay wall '.repeat(30),
      recipient: 'W'.repeat(120),
      hasPassword: true,
      path: `/${'p'.repeat(600)}`,
    }),
  )
  expect(Math.max(...texts.map(({ at }) => at.y))).toBeLessThan(297 - 10)
  expect(texts.some(({ text }) => text.endsWith('…'))).toBe(true)
})

test('says when a link does not expire, and nothing of a recipient or a password that it has not', () => {
  expect(textsOf(aShare()).map(({ text }) => text)).toEqual([
    'Quay wall',
    'Mission map',
    'Does not expire',
    'Scan the code with a phone, or open this address:',
    `${window.location.origin}/share/${KEY}`,
  ])
})

test.each([
  ['one two three', ['one two', 'three']],
  ['a-very-long-address', ['a-very-l', 'ong-addr', 'ess']],
  ['a abcdefghij b', ['a', 'abcdefgh', 'ij b']],
  ['', ['']],
  ['1 2 3 4 5 6 7 8 9 10 11 12 13 14', ['1 2 3 4', '5 6 7 8', '9 10 1…']],
])('breaks %p into lines', (text, lines) => {
  expect(linesOf(text, { width: 8, mostLines: 3 }, (part) => part.length)).toEqual(lines)
})
