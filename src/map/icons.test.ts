import { drawIcon, ICON_SCALE, ICON_SIZE } from './icons'

const SIZE = ICON_SIZE * ICON_SCALE
const solid = (distance: number) => (distance > 0 ? 255 : 0)

test('draws an arrow that points up and is symmetrical', () => {
  const { width, height, data } = drawIcon('arrow', solid)
  expect([width, height]).toEqual([SIZE, SIZE])
  const alpha = (x: number, y: number) => data[(y * SIZE + x) * 4 + 3]
  const middle = SIZE / 2
  expect(alpha(middle, Math.round(SIZE * 0.2))).toBe(255)
  // The notch at the tail is open.
  expect(alpha(middle, Math.round(SIZE * 0.85))).toBe(0)
  expect(alpha(0, 0)).toBe(0)
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < middle; x++) expect(alpha(x, y)).toBe(alpha(SIZE - 1 - x, y))
})

test.each(['bubble', 'phone', 'square', 'triangle'] as const)('draws a filled %s around the position', (name) => {
  const { data } = drawIcon(name, solid)
  const alpha = (x: number, y: number) => data[(y * SIZE + x) * 4 + 3]
  expect(alpha(SIZE / 2, SIZE / 2)).toBe(255)
  expect(alpha(2, 2)).toBe(0)
})
