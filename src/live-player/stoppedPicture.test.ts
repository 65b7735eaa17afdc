// A picture that stands still while the connection goes on, such as when a publisher sends sound only.
import type { PlaybackSession } from './playbackSession'
import { startPlayback, type PlaybackStatus } from './playback'

let shown = 0
/** What each connection shows at once: the pictures since the last key frame. */
const BURST = 1

jest.mock('./flvSession', () => ({
  openFlv: async (): Promise<Partial<PlaybackSession>> => ({
    ended: new Promise<void>(() => undefined),
    close: () => undefined,
    progress: async () => BURST + shown,
  }),
}))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('is said within seconds, and through connections that show the same picture again', async () => {
  const video = document.createElement('video')
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_CURRENT_DATA })
  const states: PlaybackStatus['state'][] = []
  const playback = startPlayback(video, {
    streamId: 'stream',
    requestTicket: async () => ({ ticket: 'ticket', paths: ['flv'], whepUrl: null, hlsUrl: null }),
    onStatus: ({ state }) => void (states.at(-1) === state || states.push(state)),
  })
  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)
  const move = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      shown++
      await pass(1)
    }
  }
  await move(5)
  expect(states).toEqual(['connecting', 'live'])
  await pass(5)
  expect(states).toEqual(['connecting', 'live', 'stalled'])
  await pass(60)
  expect(states).toEqual(['connecting', 'live', 'stalled'])
  await move(5)
  expect(states).toEqual(['connecting', 'live', 'stalled', 'live'])
  playback.stop()
})
