import type { Hours } from './hours'
import { photoTime } from './photoTime'

const takenAt = new Date('2026-03-12T10:00:00Z')
const berlin: Hours = { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', until: '23:59', timeZone: 'Europe/Berlin' }

test('the time of a photo is its instant', () => {
  expect(photoTime({ takenAt, isLocalTime: false }, null)).toEqual(takenAt)
  expect(photoTime({ takenAt, isLocalTime: false }, berlin)).toEqual(takenAt)
})

test('a camera clock without a zone is in the zone of the hours of the rule, and unknown without hours', () => {
  expect(photoTime({ takenAt, isLocalTime: true }, berlin)).toEqual(new Date('2026-03-12T09:00:00Z'))
  expect(photoTime({ takenAt, isLocalTime: true }, null)).toBeUndefined()
})

test('no time and a time in the future are unknown', () => {
  expect(photoTime({ takenAt: null, isLocalTime: false }, null)).toBeUndefined()
  expect(photoTime({ takenAt: new Date(Date.now() + 86_400_000), isLocalTime: false }, null)).toBeUndefined()
})
