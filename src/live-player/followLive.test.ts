import { followLive, WantedDelay } from './followLive'

/** Seconds behind the newest frame. */
function videoBehind(delay: number): HTMLVideoElement {
  const video = document.createElement('video')
  Object.defineProperty(video, 'buffered', { value: { length: 1, end: () => 10 + delay } })
  video.currentTime = 10
  return video
}

test('plays faster while the picture is behind, and normally once it has caught up', () => {
  const wanted = new WantedDelay(0)
  expect(wanted.rate(0.1, 0)).toBe(1)
  expect(wanted.rate(0.5, 200)).toBe(1.1)
  expect(wanted.rate(0.1, 400)).toBe(1.1)
  expect(wanted.rate(0.08, 600)).toBe(1)
  expect(wanted.rate(2, 800)).toBe(1.3)
})

test('keeps more distance after interruptions, and less again after a calm minute', () => {
  const wanted = new WantedDelay(0)
  wanted.interrupted(1_000)
  expect(wanted.seconds).toBeCloseTo(0.14)
  for (let count = 0; count < 20; count++) wanted.interrupted(2_000)
  expect(wanted.seconds).toBeCloseTo(0.6)
  wanted.rate(0.3, 62_001)
  expect(wanted.seconds).toBeCloseTo(0.55)
})

test('skips what is missing when the picture is far behind', () => {
  jest.useFakeTimers()
  const video = videoBehind(20)
  const end = followLive(video)
  jest.advanceTimersByTime(200)
  expect(video.currentTime).toBeCloseTo(29.91)
  end()
})

test('counts interruptions only after the first picture, and ends with normal speed', () => {
  jest.useFakeTimers()
  const video = videoBehind(0.135)
  const end = followLive(video)
  video.dispatchEvent(new Event('waiting'))
  jest.advanceTimersByTime(200)
  expect(video.playbackRate).toBe(1.1)
  video.dispatchEvent(new Event('playing'))
  video.dispatchEvent(new Event('waiting'))
  jest.advanceTimersByTime(200)
  expect(video.playbackRate).toBe(1)
  end()
  expect(jest.getTimerCount()).toBe(0)
})
