import { openHls } from './hlsSession'
import { PlaybackError } from './playbackError'

type Listener = (event: string, data: object) => void

/** What the session does with the library; jsdom plays nothing. */
class MockHls {
  static isAvailable = true
  static latest: MockHls
  static readonly Events = { FRAG_BUFFERED: 'buffered', ERROR: 'error' }
  static readonly ErrorTypes = { MEDIA_ERROR: 'mediaError', NETWORK_ERROR: 'networkError' }
  static isSupported = () => MockHls.isAvailable

  readonly listeners = new Map<string, Listener>()
  readonly attachMedia = jest.fn()
  readonly loadSource = jest.fn()
  readonly recoverMediaError = jest.fn()
  readonly destroy = jest.fn()

  constructor(readonly options: { xhrSetup: (request: XMLHttpRequest) => void }) {
    MockHls.latest = this
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, listener)
  }

  emit(event: string, data: object): void {
    this.listeners.get(event)?.(event, data)
  }
}

jest.mock('hls.js', () => ({
  __esModule: true,
  get default() {
    return MockHls
  },
}))

const ADDRESS = 'https://media.example:8888/stream/index.m3u8'

const open = (video: HTMLVideoElement) =>
  openHls(video, {
    streamId: 'stream',
    ticket: 'ticket one',
    hlsUrl: ADDRESS,
    whepUrl: null,
    signal: new AbortController().signal,
  })

beforeEach(() => {
  MockHls.isAvailable = true
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
})

test('sends the ticket with every request', async () => {
  const video = document.createElement('video')
  await open(video)
  expect(MockHls.latest.attachMedia).toHaveBeenCalledWith(video)
  expect(MockHls.latest.loadSource).toHaveBeenCalledWith(ADDRESS)
  const setHeader = jest.fn()
  MockHls.latest.options.xhrSetup({ setRequestHeader: setHeader } as unknown as XMLHttpRequest)
  expect(setHeader).toHaveBeenCalledWith('authorization', 'Bearer ticket one')
})

test('ends with a failed connection, and goes on after errors that are not fatal', async () => {
  const session = await open(document.createElement('video'))
  const onEnd = jest.fn()
  void session.ended.then(onEnd)
  MockHls.latest.emit('error', { fatal: false, type: 'networkError' })
  await Promise.resolve()
  expect(onEnd).not.toHaveBeenCalled()
  MockHls.latest.emit('error', { fatal: true, type: 'networkError' })
  await session.ended
  session.close()
  expect(MockHls.latest.destroy).toHaveBeenCalled()
})

test('recovers from one failure of the decoder, and gives up at the next one', async () => {
  const session = await open(document.createElement('video'))
  MockHls.latest.emit('error', { fatal: true, type: 'mediaError' })
  expect(MockHls.latest.recoverMediaError).toHaveBeenCalled()
  MockHls.latest.emit('error', { fatal: true, type: 'mediaError' })
  await expect(session.ended).rejects.toEqual(new PlaybackError('unsupported'))
})

test('lets a browser that plays HLS itself do so, with the ticket in the address', async () => {
  MockHls.isAvailable = false
  const video = document.createElement('video')
  jest.spyOn(video, 'canPlayType').mockReturnValue('maybe')
  const session = await open(video)
  expect(video.src).toBe(`${ADDRESS}?token=ticket%20one`)
  session.close()
  expect(video.hasAttribute('src')).toBe(false)
})

test('says when the browser plays no HLS', async () => {
  MockHls.isAvailable = false
  const video = document.createElement('video')
  jest.spyOn(video, 'canPlayType').mockReturnValue('')
  await expect(open(video)).rejects.toEqual(new PlaybackError('unsupported'))
})
