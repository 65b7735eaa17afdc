import type { LiveState } from '../../media/live/liveEngine'
import { readConfig } from '../../platform/core/config'
import { liveLine } from './liveLine'

const lineOf = (settings: Record<string, string>, state: LiveState = 'listening') =>
  liveLine(readConfig({ SESSION_SECRET: 'a secret of at least thirty-two characters', ...settings }), state)
const LIVE_STREAM_URL = 'https://media.example:8889'

test('names the engines that serve live video', () => {
  expect(lineOf({})).toBe('Live video: bundled engine, RTMP port 1935, UDP port 8189')
  expect(
    lineOf({
      LIVE_STREAM_URL,
      MEDIAMTX_API_URL: 'http://media.lan:9997',
      MEDIAMTX_SECRET: 'sixteen-letters-and-more',
      RTMP_PORT: '1936',
    }),
  ).toBe('Live video: MediaMTX at https://media.example:8889, and bundled engine, RTMP port 1936, UDP port 8189')
})

test('names no port at which nobody listens', () => {
  expect(lineOf({}, 'starting')).toBe('Live video: bundled engine, which is starting')
  expect(lineOf({}, 'failing')).toMatch(/does not start; the log says why/)
  expect(lineOf({}, 'noRtmp')).toBe(
    'Live video: bundled engine without RTMP, because its port 1935 could not be opened',
  )
})

test('says that an address alone does not make a MediaMTX serve', () => {
  expect(lineOf({ LIVE_STREAM_URL })).toBe(
    'Live video: bundled engine, RTMP port 1935, UDP port 8189. LIVE_STREAM_URL is set without MEDIAMTX_API_URL, so MediaMTX is not used',
  )
})
