import { copyFile, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseOfPlaces, NO_PLACES } from './addressPlaces'

const DATABASE = path.join(__dirname, 'fixtures/GeoLite2-City-Test.mmdb')
const LONDON = '81.2.69.160'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-places-'))
})
afterAll(() => rm(folder, { recursive: true }))

const log = () => {
  const lines: unknown[] = []
  return { lines, error: (...line: unknown[]) => void lines.push(line) }
}

it('names the town and the country of an address', async () => {
  const places = new DatabaseOfPlaces(DATABASE, log())
  expect(await places.placeOf(LONDON)).toEqual({ town: 'London', country: 'GB' })
  expect(await places.placeOf('::ffff:81.2.69.160')).toEqual({ town: 'London', country: 'GB' })
  expect(await places.placeOf('2001:218::1')).toEqual({ town: null, country: 'JP' })
})

it.each(['127.0.0.1', '192.168.1.4', '::1', 'unknown', ''])('knows no place of %p', async (address) => {
  expect(await new DatabaseOfPlaces(DATABASE, log()).placeOf(address)).toBeNull()
})

it('knows no place without a database', async () => {
  expect(await NO_PLACES.placeOf(LONDON)).toBeNull()
})

it('reads a database that was replaced, and keeps the one before when the new one is broken', async () => {
  const file = path.join(folder, 'places.mmdb')
  const lines = log()
  let now = 0
  const places = new DatabaseOfPlaces(file, lines, () => now)
  const london = { town: 'London', country: 'GB' }
  expect(await places.placeOf(LONDON)).toBeNull()
  await copyFile(DATABASE, file)
  expect(await places.placeOf(LONDON)).toBeNull()
  now += 10 * 60_000
  expect(await places.placeOf(LONDON)).toEqual(london)
  await writeFile(file, 'not a database')
  await utimes(file, new Date(), new Date(Date.now() + 5000))
  now += 10 * 60_000
  expect(await places.placeOf(LONDON)).toEqual(london)
  expect(lines.lines).toHaveLength(2)
})
