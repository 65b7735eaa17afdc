import { formatOnGrid } from '../controls/gridPosition'
import { printGridOf } from './printGrid'
import { paperMapOf } from './printScale'

const FRAME = { width: 190, height: 120 }
const AMSTERDAM = paperMapOf([4.895168, 52.370216], 0, 1000, FRAME)

test('UTM lines have round coordinates and the distance of the scale', () => {
  const grid = printGridOf(AMSTERDAM, 'utm', 35)
  expect(grid).toMatchObject({ zone: '31N', step: 50 })
  const label = grid.labels.find(({ side }) => side === 'bottom')
  expect(label?.text).toMatch(/^62\d [05]50? E$|^62\d \d00 E$|^62\d \d50 E$/)
  // The position of the label on the ground has the coordinate that the label states.
  const at = label && AMSTERDAM.toGround(label.at)
  const easting = at && formatOnGrid(at, 'utm')?.split(' ')[1]
  expect(label?.text.replace(/\D/g, '')).toBe(easting)
})

test('labels each line at both of its ends', () => {
  const { labels, lines } = printGridOf(AMSTERDAM, 'decimal', 35)
  expect(labels).toHaveLength(2 * lines.length)
  expect(new Set(labels.map(({ side }) => side))).toEqual(new Set(['top', 'bottom', 'left', 'right']))
  const text = labels.find(({ side }) => side === 'left')?.text
  expect(text).toMatch(/^52\.37\d+° N$/)
})

test('writes degrees, minutes and seconds as the map does', () => {
  const { labels } = printGridOf(AMSTERDAM, 'dms', 35)
  expect(labels.find(({ side }) => side === 'top')?.text).toMatch(/^4°53'\d\d" E$/)
})

test('shows degrees where UTM would bend: across several zones', () => {
  const europe = paperMapOf([10, 50], 0, 20_000_000, FRAME)
  expect(printGridOf(europe, 'utm', 35).zone).toBeUndefined()
})

test('keeps all lines inside the frame of a turned map', () => {
  const turned = paperMapOf([4.895168, 52.370216], 33, 1000, FRAME)
  for (const { x, y } of printGridOf(turned, 'utm', 35).lines.flat()) {
    expect(x).toBeGreaterThanOrEqual(-1e-6)
    expect(x).toBeLessThanOrEqual(FRAME.width + 1e-6)
    expect(y).toBeGreaterThanOrEqual(-1e-6)
    expect(y).toBeLessThanOrEqual(FRAME.height + 1e-6)
  }
})
