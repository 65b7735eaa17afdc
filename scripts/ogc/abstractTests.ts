// Abstract tests of OGC API Features Part 1 (OGC 17-069r4, Annex A) and OGC API Tiles Part 1 (OGC 20-057, Annex A) for the
// conformance classes that the server declares. Works with any address, so that it also checks an installation.

/** @param accept of the reply @throws Error without a reply */
export type Ask = (url: string, accept?: string) => Promise<Response>

export interface Result {
  /** The abstract test, such as `/conf/core/fc-limit-response`. */
  test: string
  /** What the test was made with, such as a collection. */
  subject: string
  problem?: string
}

interface Link {
  href: string
  rel: string
  type?: string
}
type Json = Record<string, unknown>
interface Collection extends Json {
  id: string
  links: Link[]
  itemType?: string
  extent?: { spatial?: { bbox: number[][] }; temporal?: { interval: (string | null)[][] } }
}
interface Items extends Json {
  type: string
  features: {
    type: string
    id?: unknown
    geometry: { type: string; coordinates?: unknown } | null
    properties: unknown
  }[]
  links: Link[]
  numberReturned?: number
  numberMatched?: number
  timeStamp?: string
}

const GEOJSON = 'application/geo+json'
const FEATURES = 'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf'
const TILES = 'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf'
/** Features that are compared one by one. */
const SAMPLE = 3

/** Runs every test against the landing page at `root` and returns a result for each test and subject. */
export async function runAbstractTests(root: string, ask: Ask): Promise<Result[]> {
  const results: Result[] = []

  async function check(test: string, subject: string, work: () => Promise<void> | void): Promise<void> {
    try {
      await work()
      results.push({ test, subject })
    } catch (error) {
      results.push({ test, subject, problem: error instanceof Error ? error.message : String(error) })
    }
  }

  async function read<T>(url: string, type = 'application/json'): Promise<T> {
    const reply = await ask(url, type)
    expectThat(reply.status === 200, `${url} answers ${reply.status}`)
    const given = reply.headers.get('content-type') ?? 'no media type'
    expectThat(given.includes('json'), `${url} has the media type ${given}`)
    return (await reply.json()) as T
  }

  const landing = await read<{ links: Link[] }>(root)
  await check('/conf/core/root-success', 'landing page', () => {
    for (const rel of ['service-desc', 'conformance', 'data']) required(landing.links, rel)
  })
  await check('/conf/core/api-definition-success', 'contract', async () => {
    const link = required(landing.links, 'service-desc')
    const contract = await read<{ openapi?: string }>(link.href, link.type)
    expectThat(contract.openapi?.startsWith('3.') === true, 'the contract is not OpenAPI 3')
  })
  const { conformsTo } = await read<{ conformsTo: string[] }>(required(landing.links, 'conformance').href)
  await check('/conf/core/conformance-success', 'conformance', () => {
    for (const name of [`${FEATURES}/core`, `${FEATURES}/geojson`, `${TILES}/core`])
      expectThat(conformsTo.includes(name), `${name} is not declared`)
  })

  const collections = await allCollections(required(landing.links, 'data').href, read)
  await check('/conf/core/fc-md-links', 'collections', async () => {
    const list = await read<{ links: Link[] }>(required(landing.links, 'data').href)
    required(list.links, 'self')
  })
  for (const collection of collections) {
    await checkCollection(collection)
    if (collection.links.some(({ rel }) => rel === 'items')) await checkItems(collection)
    await checkTiles(collection)
  }
  await check('/conf/core/fc-op', 'unknown collection', async () => {
    const reply = await ask(`${root}/collections/no-such-collection/items`)
    expectThat(reply.status === 404, `answers ${reply.status}`)
  })
  return results

  async function checkCollection(collection: Collection): Promise<void> {
    const subject = collection.id
    await check('/conf/core/fc-md-items', subject, () => {
      required(collection.links, 'items')
    })
    await check('/conf/core/fc-md-items-links', subject, () => {
      for (const link of collection.links) expectThat(link.type !== undefined, `the link ${link.rel} has no type`)
    })
    await check('/conf/core/fc-md-extent', subject, () => {
      const boxes = collection.extent?.spatial?.bbox ?? []
      for (const box of boxes) expectThat(box.length === 4 || box.length === 6, `box of ${box.length} numbers`)
      const intervals = collection.extent?.temporal?.interval ?? []
      for (const interval of intervals) expectThat(interval.length === 2, `interval of ${interval.length} ends`)
    })
    await check('/conf/core/sfc-md-success', subject, async () => {
      const one = await read<Collection>(`${root}/collections/${encodeURIComponent(subject)}`)
      expectThat(one.id === subject, `describes ${one.id}`)
      expectThat(sameText(one.extent, collection.extent), 'has another extent than in the list')
    })
  }

  async function checkItems(collection: Collection): Promise<void> {
    const subject = collection.id
    const url = required(collection.links, 'items').href
    const at = (query: string): string => `${url}${url.includes('?') ? '&' : '?'}${query}`
    const page = await read<Items>(at(`limit=${SAMPLE}`), GEOJSON)

    await check('/conf/core/fc-response', subject, () => checkFeatures(page))
    await check('/conf/geojson/content', subject, async () => {
      const reply = await ask(at('limit=1'), GEOJSON)
      expectThat(reply.headers.get('content-type')?.startsWith(GEOJSON) === true, 'has another media type than GeoJSON')
    })
    await check('/conf/core/fc-links', subject, () => {
      required(page.links, 'self')
      for (const link of page.links) expectThat(link.type !== undefined, `the link ${link.rel} has no type`)
    })
    await check('/conf/core/fc-timeStamp', subject, () => {
      if (page.timeStamp !== undefined) expectThat(!Number.isNaN(Date.parse(page.timeStamp)), `says ${page.timeStamp}`)
    })
    await check('/conf/core/fc-numberReturned', subject, () =>
      expectThat(
        page.numberReturned === page.features.length,
        `says ${page.numberReturned} of ${page.features.length}`,
      ),
    )
    await check('/conf/core/fc-limit-response', subject, async () => {
      const one = await read<Items>(at('limit=1'), GEOJSON)
      expectThat(one.features.length <= 1, `${one.features.length} features for a limit of 1`)
      const many = await read<Items>(at('limit=1000000'), GEOJSON)
      expectThat(Array.isArray(many.features), 'a limit above the largest is not reduced')
      for (const limit of ['0', '-1', 'many']) await refused(at(`limit=${limit}`))
    })
    await check('/conf/core/fc-bbox-response', subject, async () => {
      const all = await read<Items>(at('bbox=-180,-90,180,90&limit=10'), GEOJSON)
      const plain = await read<Items>(at('limit=10'), GEOJSON)
      const placed = plain.features.filter(({ geometry }) => geometry !== null)
      expectThat(all.features.length >= placed.length, 'the whole world has fewer features than no box')
      const nowhere = await read<Items>(at('bbox=-150.001,-70.001,-150,-70'), GEOJSON)
      expectThat(nowhere.features.length === 0, 'features in an empty place')
      for (const box of ['1,2,3', '1,2,3,x', '0,50,1,40', '0,-91,1,0']) await refused(at(`bbox=${box}`))
    })
    await check('/conf/core/fc-time-response', subject, async () => {
      const open = await read<Items>(at('datetime=1970-01-01T00:00:00Z/..&limit=10'), GEOJSON)
      expectThat(Array.isArray(open.features), 'an open interval is not answered')
      await read<Items>(at('datetime=../2100-01-01T00:00:00Z&limit=1'), GEOJSON)
      for (const time of ['yesterday', '2024-01-02T00:00:00Z/2024-01-01T00:00:00Z', '2024-13-01T00:00:00Z'])
        await refused(at(`datetime=${time}`))
    })
    await check('/conf/core/query-param-unknown', subject, () => refused(at('no-such-parameter=1')))
    await check('/conf/core/fc-links (next)', subject, async () => {
      const ids = new Set<string>()
      let next: string | undefined = at('limit=2')
      for (let pages = 0; next !== undefined && pages < SAMPLE; pages++) {
        const part: Items = await read<Items>(next, GEOJSON)
        for (const { id } of part.features) {
          expectThat(!ids.has(String(id)), `${String(id)} is on two pages`)
          ids.add(String(id))
        }
        next = part.links.find(({ rel }) => rel === 'next')?.href
      }
    })
    for (const feature of page.features) {
      await check('/conf/core/f-success', `${subject} ${String(feature.id)}`, async () => {
        const one = await read<Json & { links: Link[] }>(
          `${root}/collections/${encodeURIComponent(subject)}/items/${encodeURIComponent(String(feature.id))}`,
          GEOJSON,
        )
        expectThat(one.type === 'Feature' && String(one.id) === String(feature.id), 'is another feature')
        for (const rel of ['self', 'collection']) required(one.links, rel)
      })
    }
    await check('/conf/core/f-op', subject, async () => {
      const reply = await ask(`${root}/collections/${encodeURIComponent(subject)}/items/no-such-feature`)
      expectThat(reply.status === 404, `answers ${reply.status} for an unknown feature`)
    })
  }

  async function checkTiles(collection: Collection): Promise<void> {
    const relation = /\/tilesets-(vector|map)$/
    for (const link of collection.links.filter(({ rel }) => relation.test(rel))) {
      const subject = `${collection.id} ${link.rel.split('-').pop() ?? ''}`
      const tilesets = await read<{ tilesets: { links: Link[] }[] }>(link.href)
      await check('/conf/tilesets-list/tileset-links', subject, () => {
        for (const tileset of tilesets.tilesets) required(tileset.links, 'self')
      })
      for (const { links } of tilesets.tilesets) {
        const tileset = await read<{ links: Link[]; dataType?: string; crs?: string }>(required(links, 'self').href)
        await check('/conf/tileset/desc-success', subject, () => {
          expectThat(tileset.dataType !== undefined && tileset.crs !== undefined, 'has no data type or no CRS')
        })
        const template = required(tileset.links, 'item').href
        const tile = (matrix: string, row: string, column: string): string =>
          template.replace('{tileMatrix}', matrix).replace('{tileRow}', row).replace('{tileCol}', column)
        await check('/conf/core/tc-success', subject, async () => {
          const reply = await ask(tile('0', '0', '0'), '*/*')
          expectThat(reply.status === 200 || reply.status === 204, `the world answers ${reply.status}`)
        })
        await check('/conf/core/tc-error', subject, async () => {
          const outside = await ask(tile('1', '2', '0'), '*/*')
          expectThat([400, 404].includes(outside.status), `a row outside answers ${outside.status}`)
          const malformed = await ask(tile('one', '0', '0'), '*/*')
          expectThat([400, 404].includes(malformed.status), `a malformed matrix answers ${malformed.status}`)
        })
        await check('/conf/tms/tilematrixset', subject, async () => {
          const set = tileset.links.find(({ rel }) => rel.endsWith('/tiling-scheme'))
          expectThat(set !== undefined, 'has no link to the tile matrix set')
          const { tileMatrices } = await read<{ tileMatrices: { cellSize: number }[] }>(set?.href ?? '')
          for (const [index, { cellSize }] of tileMatrices.slice(1).entries()) {
            const before = tileMatrices[index]?.cellSize ?? 0
            expectThat(Math.abs(before / cellSize - 2) < 1e-9, `the cells of matrix ${index + 1} are not half as large`)
          }
        })
      }
    }
  }

  /** Requirements 8 and 9 of Features: a request with a wrong parameter is answered with 400. */
  async function refused(url: string): Promise<void> {
    const reply = await ask(url, GEOJSON)
    expectThat(reply.status === 400, `${url.slice(url.indexOf('?'))} answers ${reply.status} instead of 400`)
  }
}

async function allCollections(url: string, read: <T>(url: string) => Promise<T>): Promise<Collection[]> {
  const found: Collection[] = []
  let next: string | undefined = url
  while (next !== undefined) {
    const page: { collections: Collection[]; links: Link[] } = await read(next)
    found.push(...page.collections)
    next = page.links.find(({ rel }) => rel === 'next')?.href
  }
  return found
}

function checkFeatures({ type, features }: Items): void {
  expectThat(type === 'FeatureCollection', `is of type ${type}`)
  for (const feature of features) {
    expectThat(feature.type === 'Feature', `has a member of type ${feature.type}`)
    expectThat(feature.id !== undefined, 'has a feature without id')
    expectThat(typeof feature.properties === 'object', 'has a feature without properties')
    expectThat('geometry' in feature, 'has a feature without the member geometry')
  }
}

function required(links: Link[], rel: string): Link {
  const link = links.find((each) => each.rel === rel)
  if (!link) throw new Error(`has no link with the relation ${rel}`)
  return link
}

const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function expectThat(isTrue: boolean, problem: string): void {
  if (!isTrue) throw new Error(problem)
}
