import { simplifyPath } from './simplify'

test('keeps the ends and the corners of a path, also across the antimeridian', () => {
  const corner = [
    ...Array.from({ length: 50 }, (_, index): [number, number] => [((179.99 + index / 1000 + 540) % 360) - 180, 50]),
    ...Array.from({ length: 50 }, (_, index): [number, number] => [-179.961, 50 + index / 1000]),
  ]
  expect(simplifyPath(corner, 2000)).toEqual([0, 49, 99])
  expect(simplifyPath([[7, 50]], 2000)).toEqual([0])
  expect(simplifyPath([], 2000)).toEqual([])
})

test('reduces a long flight in circles to the limit, within the time of a request', () => {
  const circles = Array.from({ length: 100_000 }, (_, index): [number, number] => [
    7 + Math.cos(index / 50) / 100,
    50 + Math.sin(index / 50) / 100,
  ])
  const kept = simplifyPath(circles, 2000)
  expect(kept.length).toBeLessThanOrEqual(2000)
  expect(kept.length).toBeGreaterThan(1500)
  expect([kept[0], kept.at(-1)]).toEqual([0, 99_999])
})
