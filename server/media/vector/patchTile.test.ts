/** A patched tile equals one that is encoded from all features, byte for byte. */
import type { Geometry } from 'geojson'
import { encodeTile } from './encodeTile'
import { patchTile } from './patchTile'
import type { TileDot, TileFeature } from './sql'
import type { TileData } from './tileData'
import { readLayers } from './tileLayers'
import { byRank } from './tileRanks'

/** The middle of this tile is at 0.18 degrees east and 0.18 degrees south. */
const AT = { z: 10, x: 512, y: 512 }
const LIMIT = 40
const RESERVE = 5
const CONTENT = { fields: ['name'], flags: true }

/** Numbers from 0 to 1 that are the same in each run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

function featureOf(index: number, next: () => number, name = `Plot ${index}`): TileFeature {
  const long = next() * 0.4 - 0.02
  const lat = -next() * 0.4 + 0.02
  const side = Math.fround(0.002 + next() * 0.05)
  const ring = [
    [long, lat],
    [long + side, lat],
    [long + side, lat + side],
    [long, lat],
  ]
  const polygon: Geometry = { type: 'Polygon', coordinates: [ring] }
  const line: Geometry = { type: 'LineString', coordinates: ring.slice(0, 3) }
  const geometry = [polygon, line, { type: 'GeometryCollection', geometries: [polygon, line] } as Geometry][index % 3]!
  const fillOpacity = index % 2 ? 0.35 : null
  return {
    index,
    size: Math.fround(side / 360),
    geometry,
    color: index % 5 ? '#d4380d' : null,
    fill: null,
    fillOpacity,
    flagged: index % 7 === 0,
    values: [name],
  }
}

const dotOf = (cell: number, count: number): TileDot => ({
  cell,
  count,
  long: 0.01 + (cell % 10) * 0.03,
  lat: -0.01 - Math.floor(cell / 10) * 0.03,
  index: 1000 + cell * 3 + count,
})

const dataOf = (features: TileFeature[], dots: TileDot[]): TileData => ({
  ...AT,
  ...CONTENT,
  features: JSON.stringify([...features].sort(byRank).slice(0, LIMIT + RESERVE)),
  limit: LIMIT,
  dots: JSON.stringify([...dots].sort((one, other) => one.index - other.index)),
  count: features.length,
  flagged: false,
})

interface Change {
  changed: number[]
  after: TileFeature[]
  cells?: TileDot[]
}

async function patched(
  before: TileFeature[],
  dots: TileDot[],
  { changed, after, cells = [] }: Change,
): Promise<Uint8Array | undefined> {
  const { tile, ranks } = await encodeTile(dataOf(before, dots))
  const reserve = [...before]
    .sort(byRank)
    .slice(LIMIT)
    .map(({ index }) => index)
  const wanted = new Set([...changed, ...reserve])
  return patchTile({
    ...AT,
    ...CONTENT,
    edited: { tile, ranks: ranks!, changed },
    limit: LIMIT,
    isCut: before.length >= LIMIT + RESERVE,
    features: JSON.stringify(after.filter(({ index }) => wanted.has(index))),
    dots: JSON.stringify(cells),
  })
}

async function expectSame(before: TileFeature[], change: Change, dots: TileDot[] = [], dotsAfter = dots) {
  const fresh = await encodeTile(dataOf(change.after, dotsAfter))
  const result = await patched(before, dots, change)
  expect(result && Buffer.from(result).equals(Buffer.from(fresh.tile))).toBe(true)
}

const many = (count: number, next: () => number) => Array.from({ length: count }, (_, at) => featureOf(at + 1, next))

test.each([1, 2, 3, 4, 5, 6])(
  'after an edit, an addition and a deletion, in a tile of few features: %i',
  async (seed) => {
    const next = numbers(seed)
    const before = many(20, next)
    const edited = featureOf(4, next, 'Renamed')
    const added = featureOf(90, next)
    const after = [...before.filter(({ index }) => index !== 4 && index !== 9), edited, added]
    await expectSame(before, { changed: [4, 9, 90], after })
  },
)

test.each([1, 2, 3, 4, 5, 6])('in a tile that shows only the largest features: %i', async (seed) => {
  const next = numbers(seed)
  const before = many(60, next)
  const largest = [...before].sort(byRank)
  const removed = [largest[0]!.index, largest[20]!.index]
  const kept = before.filter(({ index }) => !removed.includes(index))
  await expectSame(before, { changed: removed, after: kept })
  const huge = { ...featureOf(91, next), size: 0.9 }
  await expectSame(before, { changed: [91], after: [...before, huge] })
  const tiny = { ...featureOf(92, next), size: 1e-9 }
  await expectSame(before, { changed: [92], after: [...before, tiny] })
})

// As PostgreSQL prints 32-bit sizes: neither decimal equals its 32-bit float, one is smaller and one is larger.
test.each([0.1, 0.00012345])('in a tile that shows some of many features of the size %s', async (size) => {
  const next = numbers(10)
  const before = many(60, next).map((feature) => ({ ...feature, size }))
  for (const index of [3, LIMIT, LIMIT + 3, 55]) {
    const edited = { ...featureOf(index, next, 'Renamed'), size }
    const after = before.map((feature) => (feature.index === index ? edited : feature))
    await expectSame(before, { changed: [index], after })
  }
})

test('the id of a feature and of a dot is an index of a feature', async () => {
  const { tile } = await encodeTile(dataOf(many(3, numbers(11)), [dotOf(2, 5), dotOf(40, 7)]))
  const layers = readLayers(tile)
  // One is drawn as two.
  expect(new Set(layers.get('features')?.map(({ id }) => id))).toEqual(new Set([1, 2, 3]))
  expect(layers.get('dots')?.map(({ id }) => id)).toEqual([dotOf(2, 5).index, dotOf(40, 7).index])
})

test('is not patched when more features are gone than are known to follow', async () => {
  const before = many(60, numbers(7))
  const removed = [...before]
    .sort(byRank)
    .slice(0, RESERVE + 1)
    .map(({ index }) => index)
  const after = before.filter(({ index }) => !removed.includes(index))
  expect(await patched(before, [], { changed: removed, after })).toBeUndefined()
})

test('replaces, adds and removes dots', async () => {
  const before = many(3, numbers(8))
  const dots = [dotOf(1, 4), dotOf(2, 2), dotOf(17, 9)]
  const cells = [dotOf(2, 5), { ...dotOf(17, 0), count: 0 }, dotOf(33, 1)]
  await expectSame(before, { changed: [], after: before, cells }, dots, [dotOf(1, 4), dotOf(2, 5), dotOf(33, 1)])
})

test('a tile without anything left has no bytes', async () => {
  const before = [featureOf(3, numbers(9))]
  const result = await patched(before, [dotOf(1, 1)], {
    changed: [3],
    after: [],
    cells: [{ ...dotOf(1, 0), count: 0 }],
  })
  expect(result).toHaveLength(0)
})
