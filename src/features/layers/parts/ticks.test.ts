import { ticksOf } from './ticks'

test.each([
  [0, 100, 4, [0, 50, 100]],
  [98.2, 121.7, 3, [100, 110, 120]],
  [0, 0.3, 3, [0, 0.1, 0.2, 0.3]],
  [-5, 5, 2, [-5, 0, 5]],
  [7, 7, 3, [7]],
])('ticks from %d to %d are round values', (min, max, count, wanted) => {
  expect(ticksOf(min, max, count)).toEqual(wanted)
})
