// The weather, against a service that runs on this machine in place of OpenWeather.
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { components } from '../../platform/contract/contract.gen'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { readWeather } from './readWeather'
import { until } from '../../testing/until'

type Found = components['schemas']['CurrentWeatherReply']['data']

const KEY = 'key-of-weather'
const BODY = {
  dt: 1_771_000_000,
  weather: [{ id: 803, main: 'Clouds' }],
  main: { temp: 11.4 },
  wind: { speed: 5.2, deg: 240, gust: 8.1 },
  rain: { '1h': 0.2 },
  snow: { '1h': 0.1 },
  visibility: 10_000,
}

let provider: Server
let asked: URL[] = []
let answer: (response: ServerResponse) => void
const answerWith = (body: unknown, status = 200) => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://provider.test'))
    answer(response)
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  // The list of allowed origins is checked before; only the last step goes to this machine.
  const { fetch } = globalThis
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, options) => {
    const url = input as string
    if (!url.startsWith('https://api.openweathermap.org/')) throw new Error(`Unexpected request to ${url}`)
    return fetch(url.replace('https://api.openweathermap.org', origin), options)
  })
})
afterAll(async () => {
  jest.restoreAllMocks()
  provider.closeAllConnections()
  await new Promise((resolve) => provider.close(resolve))
})
beforeEach(() => {
  asked = []
  answerWith(BODY)
})

const weatherAt = (aerie: TestApp, cookie: string, lat: number, long: number) =>
  aerie.call<Found>(cookie, 'GET', `/weather/current?lat=${lat}&long=${long}`)

describe('with a key', () => {
  let aerie: TestApp
  let staff: string
  let otherStaff: string
  beforeAll(async () => {
    aerie = await startTestApp({ WEATHER_SERVICE_KEY: KEY })
    staff = await aerie.cookieOf(aerie.demo.staff)
    otherStaff = await aerie.cookieOf(aerie.other.staff)
  })
  afterAll(() => aerie.close())

  test('reads the weather and tells the service only the rounded place', async () => {
    const { code, data } = await weatherAt(aerie, staff, 46.8416, -91.9871)
    expect(code).toBe(200)
    expect(data).toEqual({
      configured: true,
      weather: {
        at: new Date(BODY.dt * 1000).toISOString(),
        condition: 'clouds',
        temperature: 11.4,
        wind: 5.2,
        gusts: 8.1,
        windDirection: 240,
        precipitation: expect.closeTo(0.3) as number,
        visibility: 10_000,
        source: 'OpenWeather',
        sourceUrl: 'https://openweathermap.org/',
      },
    })
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/data/2.5/weather'])
    const parameters = Object.fromEntries(asked[0]?.searchParams ?? [])
    expect(parameters).toEqual({ lat: '46.85', lon: '-92', units: 'metric', appid: KEY })
  })

  test('asks once for places that are close together, also for another tenant', async () => {
    await weatherAt(aerie, staff, 10.01, 20.01)
    expect(await weatherAt(aerie, staff, 9.99, 19.98)).toMatchObject({ code: 200 })
    expect(await weatherAt(aerie, otherStaff, 10, 20)).toMatchObject({ code: 200 })
    expect(asked).toHaveLength(1)
    await weatherAt(aerie, staff, 10.06, 20)
    expect(asked).toHaveLength(2)
  })

  test('asks again after ten minutes', async () => {
    await weatherAt(aerie, staff, 11, 20)
    const { performance } = globalThis
    const start = performance.now()
    const clock = jest.spyOn(performance, 'now').mockReturnValue(start + 9 * 60_000)
    try {
      await weatherAt(aerie, staff, 11, 20)
      expect(asked).toHaveLength(1)
      clock.mockReturnValue(start + 11 * 60_000)
      await weatherAt(aerie, staff, 11, 20)
      expect(asked).toHaveLength(2)
    } finally {
      clock.mockRestore()
    }
  })

  test('shares one call between those who ask at the same time', async () => {
    const held: ServerResponse[] = []
    answer = (response) => void held.push(response)
    const calls = Promise.all([staff, otherStaff, staff].map((cookie) => weatherAt(aerie, cookie, 12, 20)))
    await until(() => held.length > 0)
    held[0]?.end(JSON.stringify(BODY))
    expect((await calls).map(({ code }) => code)).toEqual([200, 200, 200])
    expect(asked).toHaveLength(1)
  })

  test('leaves out what the service does not tell or what cannot be', async () => {
    const weather = [{ id: 741 }]
    answerWith({
      dt: BODY.dt,
      weather,
      main: { temp: -3 },
      wind: { speed: 0, deg: 'north', gust: -1 },
      visibility: null,
    })
    expect((await weatherAt(aerie, staff, 13, 20)).data.weather).toMatchObject({
      condition: 'fog',
      temperature: -3,
      wind: 0,
      gusts: null,
      windDirection: null,
      precipitation: null,
      visibility: null,
    })
  })

  test.each([
    ['no temperature', { ...BODY, main: {} }],
    ['a temperature as text', { ...BODY, main: { temp: '11' } }],
    ['no wind', { ...BODY, wind: null }],
    ['no condition', { ...BODY, weather: [] }],
    ['no time', { ...BODY, dt: null }],
    ['a list', [BODY]],
  ])('says that the service failed when it answers with %s', async (name, body) => {
    const other = await aerie.cookieOf((await aerie.addTenant(`tenant ${name}`)).staff)
    answerWith(body)
    expect(await weatherAt(aerie, other, 14, 20)).toMatchObject({
      code: 502,
      message: 'OpenWeather could not tell the weather. Try again in a moment.',
    })
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['an error', 500, 'OpenWeather could not tell the weather. Try again in a moment.'],
    ['too many calls', 429, 'OpenWeather could not tell the weather. Try again in a moment.'],
    [
      'a refused key',
      401,
      'OpenWeather refused the key of this installation. Ask the operator of the server to check it.',
    ],
  ])('says that the service failed when it answers with %s, without the key', async (name, status, message) => {
    const other = await aerie.cookieOf((await aerie.addTenant(`tenant ${name}`)).staff)
    answerWith({ message: `Invalid ${KEY}` }, status)
    const reply = await weatherAt(aerie, other, 15, 20)
    expect(reply).toMatchObject({ code: 502, message })
    expect(JSON.stringify(reply)).not.toContain(KEY)
  })

  test('says that the service does not answer when the connection ends, and works again afterwards', async () => {
    answer = (response) => response.destroy()
    expect(await weatherAt(aerie, otherStaff, 16, 20)).toMatchObject({
      code: 502,
      message: 'api.openweathermap.org does not answer. Try again in a moment.',
    })
    answerWith(BODY)
    expect(await weatherAt(aerie, otherStaff, 16, 20)).toMatchObject({ code: 200 })
  })

  test('limits the calls for one tenant, not those for another, and answers what it knows', async () => {
    const { root, staff: member } = await aerie.addTenant('busy')
    const cookies = [await aerie.cookieOf(root), await aerie.cookieOf(member)]
    const codes: number[] = []
    for (let at = 0; at < 12; at++) codes.push((await weatherAt(aerie, cookies[at % 2]!, 30 + at, 20)).code)
    expect(codes).toEqual([...Array<number>(10).fill(200), 429, 429])
    expect(asked).toHaveLength(10)
    expect(await weatherAt(aerie, cookies[0]!, 30, 20)).toMatchObject({ code: 200 })
    expect(await weatherAt(aerie, otherStaff, 41, 20)).toMatchObject({ code: 200 })
  })

  test('rejects places that are none, and people without the control center', async () => {
    expect(await weatherAt(aerie, staff, 91, 20)).toMatchObject({ code: 400 })
    for (const user of [aerie.demo.client, aerie.demo.viewer]) {
      expect(await weatherAt(aerie, await aerie.cookieOf(user), 10, 20)).toMatchObject({ code: 403 })
    }
    expect(asked).toEqual([])
  })

  test('does not put the key into the page', async () => {
    const { body } = await aerie.app.inject({ url: '/' })
    expect(body).not.toContain(KEY)
  })
})

test.each([
  [200, 'thunderstorm'],
  [301, 'rain'],
  [502, 'rain'],
  [601, 'snow'],
  [701, 'fog'],
  [721, 'other'],
  [800, 'clear'],
  [804, 'clouds'],
  [999, 'other'],
])('knows the condition %d as %s', (id, condition) => {
  expect(readWeather({ ...BODY, weather: [{ id }] })).toMatchObject({ condition })
})

test('requests nothing without a key', async () => {
  const aerie = await startTestApp()
  const { data } = await weatherAt(aerie, await aerie.cookieOf(aerie.demo.staff), 10, 20)
  expect(data).toEqual({ configured: false, weather: null })
  expect(asked).toEqual([])
  await aerie.close()
})
