import { StreamMeter } from './streamMeter'

test('tells the time between key frames, and since the latest one if no other follows', () => {
  const meter = new StreamMeter()
  meter.frame(true, 1000)
  meter.frame(false, 1040)
  expect(meter.keyFrameSeconds).toBeNull()
  meter.frame(true, 3000)
  meter.frame(false, 3500)
  expect(meter.keyFrameSeconds).toBe(2)
  meter.frame(false, 13_000)
  expect(meter.keyFrameSeconds).toBe(10)
})

test('tells that the first key frame was the only one, or that there was none', () => {
  const meter = new StreamMeter()
  meter.frame(true, 0)
  meter.frame(false, 8000)
  expect(meter.keyFrameSeconds).toBe(8)
  const without = new StreamMeter()
  without.frame(false, 500)
  without.frame(false, 7500)
  expect(without.keyFrameSeconds).toBe(7)
})
