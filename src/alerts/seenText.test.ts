import { absoluteTime } from '../shared/time/timeText'
import { seenText } from './seenText'

const occurredAt = '2026-03-12T10:00:00.000Z'

test('a time that nobody knows is that of the alert, and says so', () => {
  const isTimeOfFile = false
  expect(seenText({ occurredAt, isTimeKnown: true, isTimeOfFile })).toBe(absoluteTime(occurredAt))
  expect(seenText({ occurredAt, isTimeKnown: false, isTimeOfFile })).toBe(`raised ${absoluteTime(occurredAt)}`)
  const byFile = seenText({ occurredAt, isTimeKnown: true, isTimeOfFile: true })
  expect(byFile).toBe(`${absoluteTime(occurredAt)} by the video file, not verified`)
})
