/**
 * Reads vector files with Aerie and with the GDAL of the system, and compares counts, positions and values: the fixtures, and files that
 * GDAL writes in other formats, coordinate systems and encodings from random features. Without the program it says so.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'
import { hasProgram, runProgram } from '../testing/otherPrograms'
import type { CheckedFeature } from './feature'
import { fixture, setUpVectorImports } from './testing/vectorImports'
import { VectorImportError } from './vectorImportError'

const hasGdal = hasProgram('ogr2ogr') && hasProgram('ogrinfo')
const withGdal = hasGdal ? describe : describe.skip

const { importFile } = setUpVectorImports()

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-opinion-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

type Bounds = [west: number, south: number, east: number, north: number]

function positionsOf(geometry: Geometry): Position[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(positionsOf)
  const flat: unknown[] = [geometry.coordinates]
  const positions: Position[] = []
  while (flat.length > 0) {
    const next = flat.pop() as unknown[]
    if (typeof next[0] === 'number') positions.push(next as Position)
    else flat.push(...next)
  }
  return positions
}

function boundsOf(geometries: Geometry[]): Bounds {
  const positions = geometries.flatMap(positionsOf)
  const longs = positions.map(([long = NaN]) => long)
  const lats = positions.map(([, lat = NaN]) => lat)
  return [Math.min(...longs), Math.min(...lats), Math.max(...longs), Math.max(...lats)]
}

/** The geometries that GDAL reads from a file, in degrees. @param epsg coordinate system of layers that name none */
function readByGdal(file: string, { epsg, layers }: Known): Geometry[] {
  const listed = runProgram('ogrinfo', ['-ro', '-so', '-al', file])
  const names = Array.from(listed.matchAll(/^Layer name: (.*)$/gm), ([, name = '']) => name)
  const chosen = layers === undefined ? names : names.filter((name) => layers.includes(name))
  const source = epsg === undefined ? [] : ['-s_srs', `EPSG:${epsg}`]
  const output = ['-f', 'GeoJSONSeq', '-t_srs', 'EPSG:4326', '-dim', 'XY', '-lco', 'COORDINATE_PRECISION=9']
  return chosen.flatMap((layer) =>
    runProgram('ogr2ogr', [...output, ...source, '/vsistdout/', file, layer])
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line) => (JSON.parse(line) as Feature<Geometry | null>).geometry ?? [])
      .filter((geometry) => positionsOf(geometry).length > 0),
  )
}

/** Degrees; 10 cm. */
const SAME_PLACE = 1e-6
/** Degrees; 10 m. The shift between the British datum and WGS 84 without its grid. */
const WITHOUT_GRID = 1e-4

interface Known {
  /** What GDAL needs before the path. */
  prefix?: string
  epsg?: number
  /** Layers that GDAL reads besides these repeat their content. */
  layers?: string[]
  /** Degrees. */
  tolerance?: number
}

/** Fixtures that both read. Where their readings may differ, a comment gives the reason. */
const FIXTURES: Record<string, Known> = {
  'addresses.kml': {},
  'geojson_fiji_cut_at_180.geojson': {},
  'kml_space_after_comma.kml': {},
  'multitrack.kml': {},
  'plots.dxf': { epsg: 27700, tolerance: WITHOUT_GRID },
  'plots.fgb': {},
  'plots.gpkg': {},
  'plots_27700.zip': { prefix: '/vsizip/', tolerance: WITHOUT_GRID },
  'shp_latin1_no_cpg_no_ldid.zip': { prefix: '/vsizip/' },
  'styles.kml': {},
  // GDAL repeats each point of the track as a feature.
  'trek.gpx': { layers: ['waypoints', 'routes', 'tracks'] },
}

const geometryOf = ({ geometry }: CheckedFeature): Geometry => geometry

function expectSameBounds(ours: Geometry[], others: Geometry[], tolerance: number): void {
  const expected = boundsOf(others)
  boundsOf(ours).forEach((edge, index) => expect(Math.abs(edge - expected[index]!)).toBeLessThan(tolerance))
}

withGdal('fixtures', () => {
  test.each(Object.entries(FIXTURES))('%s has the same features at the same place', async (name, known) => {
    const content = fixture(name)
    const file = path.join(folder, name)
    writeFileSync(file, content)
    const { features } = await importFile(content, known.epsg === undefined ? {} : { epsg: known.epsg })
    const others = readByGdal(`${known.prefix ?? ''}${file}`, known)
    expect(features).toHaveLength(others.length)
    expectSameBounds(features.map(geometryOf), others, known.tolerance ?? SAME_PLACE)
  })
})

interface Format {
  driver: string
  ending: string
  options: string[]
  /** Holds other systems than degrees. */
  systems: boolean
  /** Does not name the coordinate system of its positions. */
  isWithoutSystem?: boolean
  /** Kinds of geometry that the format holds. */
  kinds?: Kind[]
  /** A format without attributes, or with another form of them. */
  hasNoValues?: boolean
}

type Kind = 'Point' | 'LineString' | 'Polygon'

const FORMATS: Record<string, Format> = {
  GeoJSON: { driver: 'GeoJSON', ending: 'geojson', options: [], systems: true },
  'GeoJSON of 2016': { driver: 'GeoJSON', ending: 'geojson', options: ['-lco', 'RFC7946=YES'], systems: false },
  KML: { driver: 'KML', ending: 'kml', options: [], systems: false },
  GPX: {
    driver: 'GPX',
    ending: 'gpx',
    options: ['-dsco', 'GPX_USE_EXTENSIONS=YES', '-lco', 'FORCE_GPX_TRACK=YES'],
    systems: false,
    kinds: ['Point', 'LineString'],
    hasNoValues: true,
  },
  'CSV with commas': {
    driver: 'CSV',
    ending: 'csv',
    options: ['-lco', 'GEOMETRY=AS_XY'],
    systems: false,
    kinds: ['Point'],
  },
  'CSV with semicolons': {
    driver: 'CSV',
    ending: 'csv',
    options: ['-lco', 'GEOMETRY=AS_YX', '-lco', 'SEPARATOR=SEMICOLON', '-lco', 'WRITE_BOM=YES'],
    systems: false,
    kinds: ['Point'],
  },
  'CSV with tabs': {
    driver: 'CSV',
    ending: 'csv',
    options: ['-lco', 'GEOMETRY=AS_WKT', '-lco', 'SEPARATOR=TAB', '-lco', 'LINEFORMAT=CRLF'],
    systems: false,
  },
  'shapefile in UTF-8': { driver: 'ESRI Shapefile', ending: 'shp', options: ['-lco', 'ENCODING=UTF-8'], systems: true },
  'shapefile in Latin 1': {
    driver: 'ESRI Shapefile',
    ending: 'shp',
    options: ['-lco', 'ENCODING=ISO-8859-1'],
    systems: true,
  },
  'shapefile in Windows-1250': {
    driver: 'ESRI Shapefile',
    ending: 'shp',
    options: ['-lco', 'ENCODING=CP1250'],
    systems: true,
  },
  GeoPackage: { driver: 'GPKG', ending: 'gpkg', options: [], systems: true },
  'GeoPackage 1.0': { driver: 'GPKG', ending: 'gpkg', options: ['-dsco', 'VERSION=1.0'], systems: true },
  FlatGeobuf: { driver: 'FlatGeobuf', ending: 'fgb', options: [], systems: true },
  'FlatGeobuf without index': {
    driver: 'FlatGeobuf',
    ending: 'fgb',
    options: ['-lco', 'SPATIAL_INDEX=NO'],
    systems: true,
  },
  DXF: {
    driver: 'DXF',
    ending: 'dxf',
    options: [],
    systems: true,
    isWithoutSystem: true,
    kinds: ['Point', 'LineString'],
    hasNoValues: true,
  },
}

interface System {
  epsg: number
  /** Degrees: where the system is used. */
  area: Bounds
  tolerance: number
}

/** Metres and feet, both orders of the axes, a datum other than WGS 84. */
const SYSTEMS: System[] = [
  { epsg: 4326, area: [-170, -70, 170, 70], tolerance: SAME_PLACE },
  { epsg: 3857, area: [-170, -70, 170, 70], tolerance: SAME_PLACE },
  { epsg: 25832, area: [6, 47, 12, 55], tolerance: SAME_PLACE },
  { epsg: 31467, area: [7, 48, 11, 54], tolerance: WITHOUT_GRID },
  { epsg: 27700, area: [-5, 50, 1, 56], tolerance: WITHOUT_GRID },
  { epsg: 2263, area: [-74.2, 40.5, -73, 41.2], tolerance: WITHOUT_GRID },
  { epsg: 2193, area: [170, -45, 177, -38], tolerance: SAME_PLACE },
]

type Values = { name: string; height: number; count: number }

const LETTERS = [...'abcXYZ 0189_-.,;:!?()/+#äöüÄÖÜßéôžł"\'&<>']
const inCp1250 = (text: string): boolean => !/[Łł]/.test(text)
const inLatin1 = (text: string): boolean => [...text].every((letter) => letter.charCodeAt(0) < 256)

const aValue: fc.Arbitrary<Values> = fc.record({
  name: fc
    .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 30 })
    .map((letters) => `n${letters.join('')}.`),
  height: fc.integer({ min: -90_000, max: 90_000 }).map((value) => value / 16),
  count: fc.integer({ min: -2_000_000, max: 2_000_000 }),
})

/** Sides of about a kilometre, so that a straight line in one system is straight in the others. */
const SIDE = 0.01

function geometryAt(kind: Kind, [long, lat]: [number, number]): Geometry {
  if (kind === 'Point') return { type: kind, coordinates: [long, lat] }
  const line = [
    [long, lat],
    [long + SIDE, lat],
    [long + SIDE, lat + SIDE],
  ]
  if (kind === 'LineString') return { type: kind, coordinates: line }
  return { type: kind, coordinates: [[...line, [long, lat]]] }
}

const rounded = (value: number): number => Math.round(value * 1e7) / 1e7

function collectionIn([west, south, east, north]: Bounds, kinds: Kind[]) {
  const position = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  const feature = (kind: Kind): fc.Arbitrary<Feature> =>
    fc.record({ position, properties: aValue }).map(({ position: [x, y], properties }) => ({
      type: 'Feature' as const,
      properties,
      geometry: geometryAt(kind, [rounded(west + x * (east - west)), rounded(south + y * (north - south))]),
    }))
  return fc
    .constantFrom(...kinds)
    .chain((kind) => fc.array(feature(kind), { minLength: 1, maxLength: 12 }))
    .map((features): FeatureCollection => ({ type: 'FeatureCollection', features }))
}

/** Writes features with GDAL. @returns the file, a ZIP for a shapefile */
function written(collection: FeatureCollection, { driver, ending, options }: Format, epsg: number): Buffer {
  const work = mkdtempSync(path.join(folder, 'written-'))
  const source = path.join(work, 'source.json')
  writeFileSync(source, JSON.stringify(collection))
  const output = path.join(work, 'layer')
  const args = ['-f', driver, '-s_srs', 'EPSG:4326', '-t_srs', `EPSG:${epsg}`, '-nln', 'layer', ...options]
  runProgram('ogr2ogr', [...args, `${output}.${ending}`, source])
  if (ending !== 'shp') return readFileSync(`${output}.${ending}`)
  const files = readdirSync(work).filter((name) => name.startsWith('layer.'))
  return Buffer.from(zipSync(Object.fromEntries(files.map((name) => [name, readFileSync(path.join(work, name))]))))
}

const RUNS = 12

/** Sorted by position, because a spatial index changes the order. */
const inOrder = <T extends { geometry: Geometry }>(features: T[]): T[] => {
  const key = ({ geometry }: T): number[] => positionsOf(geometry).at(-1)!
  return features.toSorted((one, other) => key(one)[0]! - key(other)[0]! || key(one)[1]! - key(other)[1]!)
}

withGdal('files that GDAL writes', () => {
  const cases = Object.entries(FORMATS).flatMap(([name, format]) =>
    SYSTEMS.filter(({ epsg }) => format.systems || epsg === 4326).map((system) => ({ name, format, system })),
  )

  test.each(cases)('$name in EPSG:$system.epsg keeps features, places and values', async ({ format, system, name }) => {
    const { kinds = ['Point', 'LineString', 'Polygon'], hasNoValues = false, isWithoutSystem = false } = format
    await fc.assert(
      fc.asyncProperty(collectionIn(system.area, kinds), async (collection) => {
        fc.pre(isWritable(collection, name))
        const file = written(collection, format, system.epsg)
        const { features } = await importFile(file, isWithoutSystem ? { epsg: system.epsg } : {})
        expect(features).toHaveLength(collection.features.length)
        const ours = inOrder(features)
        inOrder(collection.features).forEach((feature, index) => {
          expectSameBounds([ours[index]!.geometry], [feature.geometry], system.tolerance)
        })
        if (hasNoValues) return
        expect(valuesOf(features)).toEqual(valuesOf(collection.features as unknown as CheckedFeature[]))
      }),
      { numRuns: RUNS },
    )
  })
})

/** Whether an encoding has all letters. */
function isWritable({ features }: FeatureCollection, format: string): boolean {
  const names = features.map(({ properties }) => (properties as Values).name)
  if (format.includes('Latin 1')) return names.every(inLatin1)
  return format.includes('1250') ? names.every(inCp1250) : true
}

const byName = ([one]: [string, ...unknown[]], [other]: [string, ...unknown[]]): number => (one < other ? -1 : 1)

const valuesOf = (features: CheckedFeature[]) =>
  features
    .map(({ properties }): [string, number, number] => [
      String(properties['name'] ?? properties['Name']),
      Number(properties['height']),
      Number(properties['count']),
    ])
    .sort(byName)

/** A part of a file, and of a shapefile one of its files cut. */
function cutFile(file: Buffer, { ending }: Format, share: number, part: string): Buffer {
  if (ending !== 'shp') return file.subarray(0, Math.floor(file.length * share))
  const files = unzipSync(file)
  const name = `layer.${part}`
  const content = files[name]!
  return Buffer.from(zipSync({ ...files, [name]: content.subarray(0, Math.floor(content.length * share)) }))
}

/**
 * Tables have no mark at their end: one that was cut between two rows, or in the last cell of a row, is a smaller table. Only a row with
 * fewer cells tells.
 */
function looksComplete(cut: Buffer): boolean {
  const [header = '', ...rows] = cut.toString().split(/\r?\n/)
  const last = rows.at(-1) ?? ''
  const cells = (row: string): number => row.split(/[,;\t]/).length
  return last === '' || cells(last) >= cells(header)
}

withGdal('files that end early', () => {
  const cases = Object.entries(FORMATS).map(([name, format]) => ({ name, format }))

  test.each(cases)(
    '$name: a file that was cut is refused, or says that something is missing',
    async ({ format, name }) => {
      const { kinds = ['Point', 'LineString', 'Polygon'], isWithoutSystem = false } = format
      const system = SYSTEMS[2]!
      const epsg = format.systems ? system.epsg : 4326
      const share = fc.double({ min: 0.05, max: 0.95, noNaN: true })
      const part = fc.constantFrom('shp', 'shx', 'dbf', 'prj', 'cpg')
      await fc.assert(
        fc.asyncProperty(collectionIn(system.area, kinds), share, part, async (collection, kept, cutPart) => {
          fc.pre(isWritable(collection, name))
          const cut = cutFile(written(collection, format, epsg), format, kept, cutPart)
          fc.pre(format.driver !== 'CSV' || !looksComplete(cut))
          const outcome = await importFile(cut, isWithoutSystem ? { epsg } : {}).catch((error: unknown) => {
            if (!isRefusal(error)) throw error
          })
          // A file without features is refused.
          if (outcome === undefined || outcome.report.read === 0) return
          if (isComplete(outcome.features, collection, format)) return
          expect([...outcome.report.skipped, ...outcome.report.changed]).not.toEqual([])
        }),
        { numRuns: RUNS },
      )
    },
  )
})

const isRefusal = (error: unknown): boolean =>
  error instanceof VectorImportError || (error instanceof Error && error.message.startsWith('taken for '))

function isComplete(features: CheckedFeature[], { features: all }: FeatureCollection, format: Format): boolean {
  if (features.length !== all.length) return false
  if (format.hasNoValues) return true
  return JSON.stringify(valuesOf(features)) === JSON.stringify(valuesOf(all as unknown as CheckedFeature[]))
}
