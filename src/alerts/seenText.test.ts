import { absoluteTime } from '../shared/time/timeText'
import { seenText } from './seenText'

const occurredAt = '2026-03-12T10:00:00.000Z'

test('a time that nobody knows is that of the alert, and says so', () => {
  expect(seenText({ occurredAt, isTimeKnown: true })).toBe(absoluteTime(occurredAt))
  expect(seenText({ occurredAt, isTimeKnown: false })).toBe(`raised ${absoluteTime(occurredAt)}`)
})
