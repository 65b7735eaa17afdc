import { http, HttpResponse } from 'msw'
import { apiUrl } from '../testing/handlers/apiUrl'
import { server } from '../testing/server'
import { sendPositions } from './sendPositions'

const coords = { latitude: 46.84, longitude: -91.99, altitude: null, speed: 2, heading: NaN }

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'geolocation')
})

function locate(position: object | undefined, error?: object) {
  const clearWatch = jest.fn()
  const watchPosition = (found: (position: object) => void, failed: (error: object) => void) => {
    if (position) found(position)
    if (error) failed(error)
    return 7
  }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { watchPosition, clearWatch } })
  return clearWatch
}

test('sends the position with the stream key, and stops', async () => {
  const clearWatch = locate({ timestamp: Date.parse('2026-03-12T10:00:00Z'), coords })
  const sent = new Promise((resolve) => {
    server.use(
      http.post(apiUrl('/streamtoken/telemetry'), async ({ request }) => {
        resolve([request.headers.get('authorization'), await request.json()])
        return HttpResponse.json({ status: true, data: { stored: 1 } })
      }),
    )
  })
  const onState = jest.fn()
  const end = sendPositions('the-key', onState)
  expect(onState).toHaveBeenLastCalledWith('sending')
  expect(await sent).toEqual([
    'Bearer the-key',
    { positions: [{ at: '2026-03-12T10:00:00.000Z', lat: 46.84, long: -91.99, speed: 2 }] },
  ])
  end()
  expect(clearWatch).toHaveBeenCalledWith(7)
})

test('repeats the position of a device that stands still, until it is no longer known', () => {
  jest.useFakeTimers({ now: Date.parse('2026-03-12T10:00:01Z') })
  const sent: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, options) => {
    const { positions } = JSON.parse(options?.body as string) as { positions: { at: string }[] }
    sent.push(...positions.map(({ at }) => at))
    return Promise.resolve(new Response())
  })
  let fail: (error: object) => void = () => undefined
  const watchPosition = (found: (position: object) => void, failed: (error: object) => void) => {
    fail = failed
    found({ timestamp: Date.parse('2026-03-12T10:00:00Z'), coords })
    return 7
  }
  const geolocation = { watchPosition, clearWatch: jest.fn() }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
  const end = sendPositions('the-key', jest.fn())
  try {
    jest.advanceTimersByTime(11_000)
    expect(sent).toEqual(['2026-03-12T10:00:00.000Z', '2026-03-12T10:00:07.000Z', '2026-03-12T10:00:12.000Z'])
    fail({ code: 2, PERMISSION_DENIED: 1 })
    jest.advanceTimersByTime(20_000)
    expect(sent).toHaveLength(3)
  } finally {
    end()
    jest.useRealTimers()
  }
})

test('tells that the position is not allowed, or not known', () => {
  const onState = jest.fn()
  locate(undefined, { code: 1, PERMISSION_DENIED: 1 })
  sendPositions('the-key', onState)()
  expect(onState).toHaveBeenLastCalledWith('denied')
  locate(undefined, { code: 2, PERMISSION_DENIED: 1 })
  sendPositions('the-key', onState)()
  expect(onState).toHaveBeenLastCalledWith('unknown')
})
