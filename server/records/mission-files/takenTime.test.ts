import { clockText, possibleInstants, takenTime } from './takenTime'

const TEN = new Date('2026-03-12T10:00:00.000Z')

test('a time is an instant, a clock without a zone, or unknown', () => {
  expect(takenTime(TEN, false)).toEqual({ kind: 'instant', at: TEN })
  expect(takenTime(TEN, true)).toEqual({ kind: 'local', clock: TEN })
  expect(takenTime(null, true)).toEqual({ kind: 'unknown' })
})

test('a clock without a zone is written without one, and can be wrong by half a day', () => {
  expect(clockText(TEN)).toBe('2026-03-12T10:00:00')
  expect(possibleInstants(TEN)).toEqual({
    from: new Date('2026-03-11T20:00:00.000Z'),
    until: new Date('2026-03-12T22:00:00.000Z'),
  })
})
