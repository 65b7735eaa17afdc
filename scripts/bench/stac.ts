// Searches by STAC and OGC API Features among 1,000,000 photos of one tenant, beside those of another tenant.
import { sql } from 'kysely'
import { startBenchApp, type BenchApp } from './benchApp'
import { percentile, type Bench, type Row } from './table'
import { sized } from './size'

/** BENCH_PHOTOS makes it smaller, to try it. */
const PHOTOS = Number(process.env['BENCH_PHOTOS'] ?? sized(1_000_000, 5000))
const OTHER_PHOTOS = PHOTOS / 5
const PHOTOS_OF_MISSION = 1000
const CALLS = sized(100, 3)
const WARM_UP = sized(10, 1)
/** Degrees: a part of a mission, one mission, and a town with its missions. */
const BLOCK = 0.001
const FIELD = 0.008
const TOWN = 0.2
/** Towns in a row of the country, and degrees between them. */
const COLUMNS = 10
const DISTANCE = 1
const WEST = 5
const SOUTH = 45
/** The first half of the missions is town by town, the second half in many towns at once. */
const MISSIONS_OF_TOWN = 25
const TOWNS_AT_ONCE = 20
const BUDGET = 'p95 <= 100 ms'

type Box = [west: number, south: number, east: number, north: number]
type Call = (call: number) => Promise<unknown>

interface Item {
  id: string
  collection: string
  geometry: { coordinates: [number, number] }
  properties: { datetime: string }
}

interface Found {
  features: Item[]
  links: { rel: string; href: string; body?: object }[]
}

export const stac: Bench = {
  title: `Searches among ${PHOTOS.toLocaleString('en')} photos of one tenant and ${OTHER_PHOTOS.toLocaleString('en')} of another`,
  async run() {
    const bench = await startBenchApp()
    try {
      await fillPhotos(bench, 'Demo', PHOTOS)
      await fillPhotos(bench, 'Other', OTHER_PHOTOS)
      await sql`vacuum analyze`.execute(bench.superuser)
      return [
        ...(await measure(bench, 'staff@demo.test', PHOTOS / PHOTOS_OF_MISSION)),
        ...(await measureOther(bench, OTHER_PHOTOS / PHOTOS_OF_MISSION)),
      ]
    } finally {
      await bench.stop()
    }
  },
}

async function measure(bench: BenchApp, email: string, missions: number): Promise<Row[]> {
  const { search, items } = await readerOf(bench, email)
  const sample = await samplesOf(search, missions)
  const early = (call: number) => Math.floor((missions / 2) * fraction(call))
  const late = (call: number) => missions / 2 + early(call)
  const middle = Math.floor(missions / 2)
  const cases: Record<string, Call> = {
    'box of a block, 10 items': (call) => search({ bbox: around(placeOf(late(call)), BLOCK), limit: 10 }),
    'box of a field, 100 items': (call) => search({ bbox: around(placeOf(late(call)), FIELD), limit: 100 }),
    'box of a town, 100 items': (call) => search({ bbox: around(townOf(late(call)), TOWN), limit: 100 }),
    'box of a town that was photographed long ago, 100 items': (call) =>
      search({ bbox: around(townOf(early(call)), TOWN), limit: 100 }),
    'box of the country, 100 items': () => search({ bbox: [0, 40, 20, 60], limit: 100 }),
    'box without photos': () => search({ bbox: [WEST + 0.4, SOUTH - 1, WEST + 0.6, SOUTH + 5], limit: 100 }),
    'shape of a town, 100 items': (call) => search({ intersects: diamond(townOf(late(call)), TOWN), limit: 100 }),
    'box of a town and a month, 100 items': (call) =>
      search({ bbox: around(townOf(late(call)), TOWN), datetime: monthOf(late(call), missions), limit: 100 }),
    'a month, 100 items': (call) => search({ datetime: monthOf(early(call), missions), limit: 100 }),
    'the first half of the time, 100 items': () => search({ datetime: `../${dayOf(middle, missions)}`, limit: 100 }),
    'one collection, 100 items': (call) => search({ collections: [pick(sample, call).collection], limit: 100 }),
    '20 collections, 100 items': () => search({ collections: collectionsOf(sample).slice(0, 20), limit: 100 }),
    '10 ids': (call) => search({ ids: Array.from({ length: 10 }, (_, at) => pick(sample, call + at).id) }),
    'everything, a page after half of it, 100 items': (call) =>
      search({ cursor: cursorOf(pick(sample, call).id), limit: 100 }),
    'box of a town, a page after half of it, 100 items': await deepPages(search, {
      bbox: around(townOf(missions - 1), TOWN),
    }),
    'OGC photos, box of a field, 100 items': (call) =>
      items(`bbox=${around(placeOf(late(call)), FIELD).join()}&limit=100`),
    'OGC photos, box of a town, 100 items': (call) =>
      items(`bbox=${around(townOf(late(call)), TOWN).join()}&limit=100`),
    'OGC photos, box of a town and a month, 100 items': (call) =>
      items(`bbox=${around(townOf(late(call)), TOWN).join()}&datetime=${monthOf(late(call), missions)}&limit=100`),
    'OGC photos, a page after half of them, 100 items': (call) =>
      items(`cursor=${cursorOf(pick(sample, call).id)}&limit=100`),
  }
  const rows: Row[] = []
  for (const [what, call] of Object.entries(cases)) rows.push(await row(what, call))
  return rows
}

async function measureOther(bench: BenchApp, missions: number): Promise<Row[]> {
  const { search } = await readerOf(bench, 'root@other.test')
  const field = (call: number) => search({ bbox: around(placeOf(call % missions), FIELD), limit: 100 })
  const town = (call: number) => search({ bbox: around(townOf(call % missions), TOWN), limit: 100 })
  return [
    await row('the other tenant, box of a field, 100 items', field),
    await row('the other tenant, box of a town, 100 items', town),
  ]
}

async function row(what: string, call: Call): Promise<Row> {
  const times: number[] = []
  for (let at = -WARM_UP; at < CALLS; at++) {
    const startedAt = performance.now()
    await call(Math.abs(at))
    if (at >= 0) times.push(performance.now() - startedAt)
  }
  const figure = `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`
  return { what, figure, budget: BUDGET }
}

async function readerOf(bench: BenchApp, email: string) {
  const cookie = await bench.signIn(email)
  const read = async (url: string, init: RequestInit): Promise<Found> => {
    const reply = await fetch(`${bench.address}/apis/v1${url}`, init)
    if (!reply.ok) throw new Error(`${url}: ${await reply.text()}`)
    return (await reply.json()) as Found
  }
  const headers = { cookie, 'content-type': 'application/json' }
  return {
    search: (body: object) => read('/stac/search', { method: 'POST', headers, body: JSON.stringify(body) }),
    items: (query: string) => read(`/ogc/collections/photos/items?${query}`, { headers: { cookie } }),
  }
}

/** Photos of missions in the middle. */
async function samplesOf(search: (body: object) => Promise<Found>, missions: number): Promise<Item[]> {
  const samples: Item[] = []
  for (let mission = missions / 4; mission < (missions * 3) / 4; mission += missions / 100) {
    const { features } = await search({ bbox: around(placeOf(Math.floor(mission)), BLOCK), limit: 1 })
    samples.push(...features)
  }
  return samples
}

const collectionsOf = (items: Item[]): string[] => [...new Set(items.map(({ collection }) => collection))]

/** Reads pages far behind the first one: each starts where another call of the search ended. */
async function deepPages(search: (body: object) => Promise<Found>, filter: object): Promise<Call> {
  const starts: object[] = []
  let body: object | undefined = { ...filter, limit: 1000 }
  while (body !== undefined) {
    starts.push(body)
    const { links }: Found = await search(body)
    body = links.find(({ rel }) => rel === 'next')?.body
  }
  const later = starts.slice(Math.floor(starts.length / 2))
  return (call) => search({ ...pick(later, call), limit: 100 })
}

const pick = <T>(all: T[], call: number): T => {
  const found = all[call % all.length]
  if (found === undefined) throw new Error('The search found nothing')
  return found
}

/** Between 0 and 1, in an order that looks random and is the same in every run. */
const fraction = (call: number): number => (call * 0.618) % 1

function townOf(mission: number, missions = PHOTOS / PHOTOS_OF_MISSION): [long: number, lat: number] {
  const isEarly = mission < missions / 2
  const town = isEarly
    ? Math.floor(mission / MISSIONS_OF_TOWN)
    : Math.ceil(missions / 2 / MISSIONS_OF_TOWN) + (mission % TOWNS_AT_ONCE)
  return [WEST + (town % COLUMNS) * DISTANCE, SOUTH + Math.floor(town / COLUMNS) * DISTANCE]
}

/** The middle of a mission, which is in a town. */
function placeOf(mission: number): [long: number, lat: number] {
  const [long, lat] = townOf(mission)
  return [long + ((mission % 5) - 2) * 0.03, lat + ((Math.floor(mission / 5) % 5) - 2) * 0.03]
}

const around = ([long, lat]: [number, number], size: number): Box => [
  long - size / 2,
  lat - size / 2,
  long + size / 2,
  lat + size / 2,
]

const diamond = ([long, lat]: [number, number], size: number): object => ({
  type: 'Polygon',
  coordinates: [
    [
      [long - size / 2, lat],
      [long, lat - size / 2],
      [long + size / 2, lat],
      [long, lat + size / 2],
      [long - size / 2, lat],
    ],
  ],
})

const DAY_MS = 86_400_000
/** Missions take place in the three years before this day, one after the other. */
const LAST_DAY = Date.parse('2026-06-01T00:00:00Z')
const DAYS = 1000

const timeOf = (mission: number, missions: number): number =>
  LAST_DAY - Math.floor(((missions - mission) * DAYS) / missions) * DAY_MS

const dayOf = (mission: number, missions: number): string => new Date(timeOf(mission, missions)).toISOString()

const monthOf = (mission: number, missions: number): string => {
  const time = timeOf(mission, missions)
  return `${new Date(time - 15 * DAY_MS).toISOString()}/${new Date(time + 15 * DAY_MS).toISOString()}`
}

const cursorOf = (id: string): string => Buffer.from(id).toString('base64url')

/** Missions with photos in lines, without files. Their ids are in the order of time. */
export async function fillPhotos({ superuser }: BenchApp, tenantName: string, photos: number): Promise<void> {
  const { id: tenantId } = await superuser
    .selectFrom('tenant')
    .select('id')
    .where('name', '=', tenantName)
    .executeTakeFirstOrThrow()
  const count = photos / PHOTOS_OF_MISSION
  const missions = Array.from({ length: count }, (_, mission) => {
    const [long, lat] = placeOf(mission)
    return { long, lat, day: dayOf(mission, count) }
  })
  await superuser.transaction().execute(async (tx) => {
    // Without the checks of foreign keys, which take most of the time.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      create temporary table filled on commit drop as
      select uuidv7(m.day - now() + make_interval(secs => n * 10)) as id, uuidv7() as stored_id,
             m.mission_id, m.day + make_interval(secs => n * 10) as taken_at,
             m.lat + (n / 32 - 16) * 0.0002 as lat, m.long + (n % 32 - 16) * 0.0002 as long, n
        from (select uuidv7(day - now()) as mission_id, day, lat, long
                from jsonb_to_recordset(${JSON.stringify(missions)}::jsonb) as m (day timestamptz, lat float8, long float8)) m,
             generate_series(0, ${PHOTOS_OF_MISSION - 1}::int) n`.execute(tx)
    await sql`
      insert into mission (id, tenant_id, name, status)
      select distinct mission_id, ${tenantId}::uuid, 'Survey', 'draft' from filled`.execute(tx)
    await sql`
      insert into stored_file (id, tenant_id, key, name, size, media_type, sha256)
      select stored_id, ${tenantId}::uuid, stored_id::text, 'bench.jpg', 1, 'image/jpeg', repeat('0', 64) from filled`.execute(
      tx,
    )
    await sql`
      insert into mission_file (id, tenant_id, mission_id, stored_file_id, kind, name, lat, long, taken_at, created_at)
      select id, ${tenantId}::uuid, mission_id, stored_id, 'photo', 'DJI_' || n || '.jpg', lat, long, taken_at, taken_at
        from filled order by id`.execute(tx)
    await sql`
      insert into mission_photo (file_id, tenant_id, sha256, state, imported_at, width, height, yaw, pitch, relative_altitude)
      select id, ${tenantId}::uuid, md5(id::text) || md5(id::text), 'assigned', now(), 4000, 3000, 90, -90, 80 from filled`.execute(
      tx,
    )
  })
}
