// The search for places, against a geocoder that runs on this machine.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestApp, type TestApp } from '../../testing/testApp'

interface Found {
  isAvailable: boolean
  host?: string
  places: { name: string; location: { lat: number; long: number } }[]
}

const BRIDGE = { display_name: 'Aerial Lift Bridge, Duluth', lat: '46.779', lon: '-92.093' }

let geocoder: Server
let asked: IncomingMessage[] = []
let reply: { status: number; body: string } = { status: 200, body: '[]' }
let origin = ''

beforeAll(async () => {
  geocoder = createServer((request, response) => {
    asked.push(request)
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
  })
  await new Promise<void>((resolve) => geocoder.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => geocoder.close(resolve)))
beforeEach(() => {
  asked = []
})

const search = (aerie: TestApp, cookie: string, text: string) =>
  aerie.call<Found>(cookie, 'GET', `/location/search-places?search=${encodeURIComponent(text)}`)

describe('with a Nominatim', () => {
  let aerie: TestApp
  let staff: string
  beforeAll(async () => {
    aerie = await startTestApp({ GEOCODER_URL: `${origin}/search` })
    staff = await aerie.cookieOf(aerie.demo.staff)
  })
  afterAll(() => aerie.close())

  test('finds places and asks once for the same text', async () => {
    reply = { status: 200, body: JSON.stringify([BRIDGE, { display_name: 'Nowhere', lat: 'x', lon: '' }]) }
    const { data } = await search(aerie, staff, 'Lift Bridge')
    expect(data).toEqual({
      isAvailable: true,
      host: new URL(origin).host,
      places: [{ name: BRIDGE.display_name, location: { lat: 46.779, long: -92.093 } }],
    })
    expect((await search(aerie, staff, ' lift  bridge ')).data.places).toHaveLength(1)
    expect(asked.map(({ url }) => new URL(url ?? '', origin).searchParams.get('q'))).toEqual(['Lift Bridge'])
    expect(asked[0]?.headers['user-agent']).toMatch(/^Aerie/)
  })

  test.each([
    ['an error', { status: 500, body: '{}' }],
    ['something else than JSON', { status: 200, body: '<html>' }],
  ])('says that it failed when it answers with %s', async (name, answer) => {
    reply = answer
    expect(await search(aerie, staff, name)).toMatchObject({ code: 502 })
  })

  test('limits the searches of one tenant, not those of another', async () => {
    reply = { status: 200, body: '[]' }
    const root = await aerie.cookieOf(aerie.other.root)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => search(aerie, staff, `street ${at}`)))
    expect(answers.some(({ code }) => code === 429)).toBe(true)
    expect(asked.length).toBeLessThanOrEqual(20)
    expect(await search(aerie, root, 'street')).toMatchObject({ code: 200 })
  })
})

test('reads the replies of Photon and sends it only parameters it knows', async () => {
  const aerie = await startTestApp({ GEOCODER_URL: `${origin}/api` })
  const properties = { name: 'Pier', street: 'Canal Park Drive', housenumber: '5', city: 'Duluth', country: 'US' }
  const feature = { geometry: { coordinates: [-92.09, 46.78] }, properties }
  reply = { status: 200, body: JSON.stringify({ features: [feature, {}] }) }
  const { data } = await search(aerie, await aerie.cookieOf(aerie.demo.staff), 'pier')
  expect(data.places).toEqual([
    { name: 'Pier, Canal Park Drive 5, Duluth, US', location: { lat: 46.78, long: -92.09 } },
  ])
  expect([...new URL(asked[0]?.url ?? '', origin).searchParams.keys()]).toEqual(['q', 'limit'])
  await aerie.close()
})

test('is not available without a geocoder', async () => {
  const aerie = await startTestApp()
  const { data } = await search(aerie, await aerie.cookieOf(aerie.demo.staff), 'pier')
  expect(data).toEqual({ isAvailable: false, places: [] })
  expect(asked).toEqual([])
  await aerie.close()
})
