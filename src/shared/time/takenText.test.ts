import { takenText } from './takenText'
import { absoluteTime } from './timeText'

const takenAt = '2016-06-23T16:31:59.000Z'

test('shows an instant in the zone of the reader, and the clock of a camera unchanged with its uncertainty', () => {
  expect(takenText({ takenAt, localTime: false })).toBe(absoluteTime(takenAt))
  expect(takenText({ takenAt, localTime: true })).toBe('2016-06-23 16:31 (time zone unknown)')
  expect(takenText({ takenAt, localTime: true }, 'seconds')).toBe('2016-06-23 16:31:59 (time zone unknown)')
  expect(takenText({ takenAt: null, localTime: false })).toBe('Unknown')
})
