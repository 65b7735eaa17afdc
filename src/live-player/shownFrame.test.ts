import { followFrames } from './shownFrame'

type OnFrame = (now: number, metadata: { receiveTime?: number }) => void

/** @param ahead seconds of data after the picture */
function aVideo(ahead: number | undefined) {
  let onFrame: OnFrame | undefined
  const video = {
    readyState: 4,
    currentTime: 10,
    buffered: { length: ahead === undefined ? 0 : 1, end: () => 10 + (ahead ?? 0) },
    requestVideoFrameCallback: (next: OnFrame) => {
      onFrame = next
      return 1
    },
    cancelVideoFrameCallback: () => (onFrame = undefined),
  }
  return { video: video as unknown as HTMLVideoElement, show: (...frame: Parameters<OnFrame>) => onFrame?.(...frame) }
}

beforeEach(() => jest.useFakeTimers({ now: 1_000_000_000 }))
afterEach(() => jest.useRealTimers())

test('is unknown before the first picture', () => {
  expect(followFrames(aVideo(undefined).video).time()).toBeUndefined()
})

test('is when the picture was received, also when it stands still', () => {
  const { video, show } = aVideo(undefined)
  const frame = followFrames(video)
  show(performance.now(), { receiveTime: performance.now() - 80 })
  expect(frame.time()).toBeCloseTo(Date.now() - 80, 0)
  const shownAt = Date.now()
  jest.advanceTimersByTime(9000)
  expect(frame.time()).toBeCloseTo(shownAt - 80, 0)
})

test('takes the data that is buffered after the picture off', () => {
  const { video, show } = aVideo(1.4)
  const frame = followFrames(video)
  show(performance.now(), {})
  expect(frame.time()).toBeCloseTo(Date.now() - 1400, 0)
})

test('takes the buffer off in browsers that do not tell when they show a picture', () => {
  const { video } = aVideo(0.6)
  Reflect.deleteProperty(video, 'requestVideoFrameCallback')
  expect(followFrames(video).time()).toBeCloseTo(Date.now() - 600, 0)
})
