import { mkdtemp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { zipSync, strToU8, type Zippable } from 'fflate'
import { openGdal } from '../raster/gdal/gdal'
import type { CheckedFeature } from './feature'
import { readVector } from './readVector'
import { FileReading } from './readers/fileReading'
import { createReporter } from './report'
import { fixture, setUpVectorImports } from './testing/vectorImports'

const imports = setUpVectorImports()
const { importFile } = imports

const placemark = (inside: string) => `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`
const square = '0,0 1,0 1,1 0,1 0,0'
const polygonKml = (name: string, ring: string) =>
  `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`
const feature = (geometry: object, properties: object = {}) => ({ type: 'Feature', properties, geometry })
const collection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features })
/** Named in a way that is read through GDAL. */
const inEtrs89 = (content: string) => content.replace('{', '{"crs":{"type":"name","properties":{"name":"EPSG:4258"}},')
const point = (long: number, lat: number) => ({ type: 'Point', coordinates: [long, lat] })

describe('the share of a file that was read', () => {
  const points = Array.from({ length: 20_000 }, (_, index) =>
    feature(point(index / 1000, 50), { name: 'x'.repeat(40) }),
  )

  test.each([
    ['GeoJSON', 'geojson', collection(...points)],
    ['a file through GDAL', 'geojson', inEtrs89(collection(...points))],
    ['CSV', 'csv', `lat,long,name\n${'50,4,a name of some length that fills the row\n'.repeat(20_000)}`],
  ] as const)('grows with the features of %s', async (_what, kind, content) => {
    const file = path.join(imports.folder(), 'upload')
    await writeFile(file, content)
    const reading = new FileReading()
    const workDir = await mkdtemp(path.join(imports.folder(), 'work-'))
    const source = {
      gdal: imports.gdal(),
      file,
      workDir,
      epsg: undefined,
      signal: new AbortController().signal,
      reading,
    }
    const shares: number[] = []
    for await (const each of readVector(kind, source, createReporter())) if (each) shares.push(reading.share())
    expect(shares).toHaveLength(20_000)
    expect(shares[10_000]).toBeGreaterThan(0.45)
    expect(shares[10_000]).toBeLessThan(0.65)
    expect(shares.at(-1)).toBe(1)
  })

  test('covers the parts of an archive one after another', async () => {
    const file = path.join(imports.folder(), 'part')
    await writeFile(file, 'x'.repeat(100))
    const reading = new FileReading()
    const shares: number[] = []
    for (const index of [0, 1]) {
      reading.begin(index, 2)
      const stream = await reading.open(file)
      shares.push(reading.share())
      await stream.toArray()
      shares.push(reading.share())
    }
    expect(shares).toEqual([0, 0.5, 0.5, 1])
  })
})

describe('KML', () => {
  test('keeps attributes, addresses, times and tracks of a location history', async () => {
    const { features, report } = await importFile(fixture('addresses.kml'))
    expect(report).toMatchObject({ read: 15, kept: features.length })
    const [first] = features
    expect(first?.properties).toEqual({
      name: 'Moving',
      Category: 'Moving',
      Distance: '173',
      description: expect.any(String) as string,
      begin: '2015-08-01T00:00:00.000Z',
      end: '2015-08-01T09:04:32.323Z',
    })
    // Tracks without a position and stays with one.
    expect(report.skipped).toEqual([
      { reason: 'The geometry is missing', count: 15 - features.length, examples: expect.any(Array) as string[] },
    ])
  })

  test('reads tracks with times and the styles placemarks refer to', async () => {
    const { features } = await importFile(fixture('multitrack.kml'))
    const track = features.find(({ geometry }) => geometry.type !== 'Point')
    expect(track?.geometry.type).toMatch(/LineString$/)
    expect(track?.style).toEqual({ color: '#ff0000', width: 4 })
    expect(track?.properties['begin']).toMatch(/^2013-/)
  })

  test('finds styles through Google Earth cascades and maps', async () => {
    const { features } = await importFile(fixture('styles.kml'))
    expect(features.map(({ style }) => style)).toContainEqual({
      color: '#303f9f',
      fill: '#ffee58',
      fillOpacity: 0.25,
      width: 2.13333,
    })
  })

  test.each([
    ['<color>800000ff</color>', { fill: '#ff0000', fillOpacity: 0.5 }],
    ['<color>800000ff</color><fill>0</fill>', { fill: '#ff0000', fillOpacity: 0 }],
    ['<fill>0</fill><color>800000ff</color>', { fill: '#ff0000', fillOpacity: 0 }],
    ['<color>0000ff</color>', { fill: '#ff0000' }],
    ['<color>zz0000ff</color>', {}],
  ])('keeps the fill opacity: %s', async (polyStyle, style) => {
    const { features } = await importFile(
      placemark(`<Placemark><Style><PolyStyle>${polyStyle}</PolyStyle></Style>
        <Point><coordinates>1,2</coordinates></Point></Placemark>`),
    )
    expect(features[0]?.style ?? {}).toEqual(style)
  })

  test.each([square, '0,0 1,0 1,1 0,1'])('imports a ring outside a polygon as a closed line: %s', async (ring) => {
    const { features } = await importFile(
      placemark(`<Placemark><LinearRing><coordinates>${ring}</coordinates></LinearRing></Placemark>`),
    )
    expect(features[0]?.geometry).toEqual({
      type: 'LineString',
      coordinates: square.split(' ').map((position) => position.split(',').map(Number)),
    })
  })

  test('combines the parts of a placemark and names its folder', async () => {
    const { features } = await importFile(
      placemark(`<name>Survey</name><Folder><name>North</name><Placemark><name>Twins</name><MultiGeometry>
        <Point><coordinates>1,2,3</coordinates></Point><Point><coordinates>3,4</coordinates></Point>
        </MultiGeometry></Placemark></Folder>`),
    )
    expect(features).toEqual([
      {
        geometry: {
          type: 'MultiPoint',
          coordinates: [
            [1, 2, 3],
            [3, 4],
          ],
        },
        properties: { name: 'Twins', folder: 'North' },
        style: null,
        problem: null,
      },
    ])
  })

  test('does not follow links and reports them', async () => {
    const { features, report } = await importFile(
      placemark(
        `<NetworkLink><name>Home</name><Link><href>http://127.0.0.1:9/x.kml</href></Link></NetworkLink>${polygonKml('Here', square)}`,
      ),
    )
    expect(features).toHaveLength(1)
    expect(report.skipped).toEqual([
      { reason: 'Links to other addresses are not followed', count: 1, examples: ['Home'] },
    ])
  })

  test('rejects custom entities before they are used', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <kml><Document><Placemark><name>&b;</name></Placemark></Document></kml>`
    await expect(importFile(bomb)).rejects.toThrow('custom entities')
  })

  test('reports the line where a damaged file breaks off', async () => {
    await expect(importFile(placemark(polygonKml('Half', square)).slice(0, -60))).rejects.toThrow('The KML is damaged')
  })

  test('reads the declared encoding', async () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?>${placemark(polygonKml('Köln', square))}`
    const { features } = await importFile(Buffer.from(text, 'latin1'))
    expect(features[0]?.properties['name']).toBe('Köln')
  })

  test('rejects hundreds of nested elements', async () => {
    await expect(importFile(placemark('<Folder>'.repeat(500)))).rejects.toThrow('nested too deeply')
  })
})

describe('KMZ', () => {
  test('reads the document of a KMZ', async () => {
    const document = strToU8(placemark(polygonKml('Packed', square)))
    const { features } = await importFile(kmz({ 'files/a.png': new Uint8Array(9), 'doc.kml': document }))
    expect(features[0]?.properties).toEqual({ name: 'Packed' })
  })

  test('rejects an archive that unpacks outside its folder', async () => {
    const file = path.join(imports.folder(), 'slip.kmz')
    await writeFile(file, kmz({ '../../evil.kml': strToU8(placemark('')) }))
    const source = {
      gdal: imports.gdal(),
      file,
      workDir: await mkdtemp(path.join(imports.folder(), 'w-')),
      epsg: undefined,
      signal: new AbortController().signal,
      reading: new FileReading(),
    }
    const reading = readVector('kmz', source, createReporter())
    await expect(reading.next()).rejects.toThrow('invalid name')
  })

  test('rejects a decompression bomb', async () => {
    const zeros = new Uint8Array(300 * 1024 * 1024)
    await expect(importFile(kmz({ 'doc.kml': strToU8(placemark('')), 'b.bin': zeros }))).rejects.toThrow(
      /taken for zip|would exceed/,
    )
  })
})

const kmz = (entries: Zippable) => zipSync(entries)

describe('QGroundControl plans', () => {
  const item = (command: number, frame: number, ...params: (number | null)[]) => ({
    type: 'SimpleItem',
    command,
    frame,
    params,
  })
  const at = (lat: number, long: number, height: number) => [0, 0, 0, null, lat, long, height] as const
  const plan = (...items: object[]) => JSON.stringify({ fileType: 'Plan', mission: { items }, version: 1 })

  test('become a route with heights, then its waypoints, those of surveys included', async () => {
    const survey = {
      type: 'ComplexItem',
      complexItemType: 'survey',
      TransectStyleComplexItem: {
        Items: [item(16, 3, ...at(50.1, 7.1, 40)), item(206, 2, 25), item(16, 3, ...at(50.2, 7.1, 40))],
      },
    }
    const { features, report } = await importFile(
      plan(item(22, 3, ...at(50, 7, 20)), item(178, 2, 1, 8), survey, item(16, 3, ...at(0, 0, 30)), item(20, 2)),
    )
    expect(report.skipped).toEqual([])
    const [route, ...waypoints] = features
    expect(route).toMatchObject({
      geometry: {
        type: 'LineString',
        coordinates: [
          [7, 50, 20],
          [7.1, 50.1, 40],
          [7.1, 50.2, 40],
        ],
      },
      properties: { kind: 'route', heightMode: 'above take-off', waypoints: 3, speed: 8 },
    })
    expect(waypoints.map(({ properties }) => [properties.kind, properties.index, properties.height])).toEqual([
      ['takeOff', 0, 20],
      ['waypoint', 1, 40],
      ['waypoint', 2, 40],
    ])
  })

  test('without a mission have no features, and truncated ones are rejected', async () => {
    expect((await importFile('{"fileType": "Plan", "mission": {"items": [5, null]}}')).features).toEqual([])
    const truncated = plan(item(16, 3, ...at(1, 1, 1))).slice(0, -5)
    await expect(importFile(truncated)).rejects.toThrow('The file is not valid JSON')
  })
})

describe('DJI flight plans', () => {
  const UNREAD = { reason: 'The KMZ contains another document, which was not imported', count: 1 }

  test('become a route with heights, then its waypoints with their actions', async () => {
    const { features, report } = await importFile(fixture('dji_waylines.kmz'))
    expect(report.skipped).toEqual([{ ...UNREAD, examples: ['wpmz/template.kml'] }])
    const [route, ...waypoints] = features
    expect(route?.properties).toEqual({
      kind: 'route',
      name: 'Wayline 1',
      heightMode: 'above take-off',
      waypoints: waypoints.length,
      speed: 10,
      finishAction: 'goHome',
    })
    const line = route?.geometry as { type: string; coordinates: number[][] } | undefined
    expect(line?.type).toBe('LineString')
    expect(line?.coordinates[0]).toEqual([-106.61822161449658, 34.98762809885949, 50])
    expect(line?.coordinates).toEqual(
      waypoints.map(({ geometry }) => (geometry as { coordinates: number[] }).coordinates),
    )
    expect(waypoints.map(({ properties }) => properties.index)).toEqual(waypoints.map((_, at) => at))
    expect(waypoints[0]?.properties).toEqual({
      kind: 'waypoint',
      name: 'Wayline 1',
      index: 0,
      height: 50,
      heightMode: 'above take-off',
      speed: 2.4,
      actions: 'gimbalRotate pitch -90°, takePhoto',
    })
  })

  const waypoint = (index: number, long: number, rest = '') =>
    `<Placemark><Point><coordinates>${long},50</coordinates></Point><wpml:index>${index}</wpml:index>${rest}</Placemark>`
  const plan = (...folders: string[]) =>
    kmz({
      'wpmz/template.kml': strToU8('<kml/>'),
      'wpmz/waylines.wpml': strToU8(`<kml><Document>${folders.join('')}</Document></kml>`),
    })

  test('follow the index of the waypoints, and name what the heights are measured from', async () => {
    const height = (metres: number) => `<wpml:executeHeight>${metres}</wpml:executeHeight>`
    const { features } = await importFile(
      plan(
        `<Folder><wpml:executeHeightMode>WGS84</wpml:executeHeightMode><wpml:waylineId>0</wpml:waylineId>
        ${waypoint(2, 3, height(120))}${waypoint(0, 1, height(100))}${waypoint(1, 2, height(110.5))}</Folder>`,
        `<Folder><wpml:executeHeightMode>realTimeFollowSurface</wpml:executeHeightMode><wpml:waylineId>1</wpml:waylineId>
        ${waypoint(0, 5, height(30))}</Folder>`,
      ),
    )
    expect(features.map(({ geometry }) => geometry.type)).toEqual(['LineString', 'Point', 'Point', 'Point', 'Point'])
    expect(features[0]).toMatchObject({
      geometry: {
        coordinates: [
          [1, 50, 100],
          [2, 50, 110.5],
          [3, 50, 120],
        ],
      },
      properties: { heightMode: 'above the WGS 84 ellipsoid' },
    })
    expect(features[4]?.properties).toMatchObject({ name: 'Wayline 2', height: 30, heightMode: 'above ground' })
  })

  test('name actions that are repeated until a later waypoint', async () => {
    const group = `<wpml:actionGroup><wpml:actionGroupStartIndex>0</wpml:actionGroupStartIndex>
      <wpml:actionGroupEndIndex>7</wpml:actionGroupEndIndex>
      <wpml:actionTrigger><wpml:actionTriggerType>multipleDistance</wpml:actionTriggerType>
      <wpml:actionTriggerParam>12.5</wpml:actionTriggerParam></wpml:actionTrigger>
      <wpml:action><wpml:actionActuatorFunc>takePhoto</wpml:actionActuatorFunc></wpml:action></wpml:actionGroup>
      <wpml:waypointHeadingParam><wpml:waypointHeadingAngle>45</wpml:waypointHeadingAngle>
      <wpml:waypointHeadingAngleEnable>1</wpml:waypointHeadingAngleEnable></wpml:waypointHeadingParam>`
    const { features } = await importFile(plan(`<Folder>${waypoint(0, 1, group)}${waypoint(1, 2)}</Folder>`))
    expect(features[1]?.properties).toMatchObject({ actions: 'takePhoto every 12.5 m to waypoint 7', heading: 45 })
    // Without heights, the positions have none.
    expect(features[0]?.geometry).toEqual({
      type: 'LineString',
      coordinates: [
        [1, 50],
        [2, 50],
      ],
    })
  })

  test('a plan without a wayline has no features, which an import refuses', async () => {
    expect((await importFile(plan())).features).toEqual([])
  })
})

describe('GPX', () => {
  test('reads the route of a file made by gpx.py', async () => {
    const { features, report } = await importFile(fixture('trek.gpx'))
    expect(report).toMatchObject({ read: 1, kept: 1, skipped: [] })
    const [route] = features
    expect(route?.properties).toEqual({ kind: 'route' })
    expect(route?.geometry).toMatchObject({ type: 'LineString' })
    const line = route?.geometry as { coordinates: number[][] } | undefined
    expect(line?.coordinates[0]).toEqual([6.05487864642, 44.907783722, 1298])
  })

  test('reads waypoints and tracks with their times', async () => {
    const { features } = await importFile(`<gpx version="1.1"><wpt lat="1" lon="2"><ele>5</ele><name>Gate</name></wpt>
      <trk><name>Run</name><trkseg><trkpt lat="1" lon="1"><time>2026-01-01T00:00:00Z</time></trkpt>
      <trkpt lat="2" lon="2"><time>2026-01-01T00:01:00Z</time></trkpt></trkseg></trk></gpx>`)
    expect(features.map(({ properties }) => properties)).toEqual([
      { name: 'Gate', ele: 5 },
      { name: 'Run', kind: 'track', begin: '2026-01-01T00:00:00Z', end: '2026-01-01T00:01:00Z' },
    ])
  })
})

describe('GeoJSON', () => {
  test('keeps whole numbers beyond 2^53 exact, as texts', async () => {
    const { features, report } = await importFile(
      `{"type":"Feature","id":9007199254740993,"geometry":{"type":"Point","coordinates":[4.1234567890123456,52]},
        "properties":{"large":-12345678901234567890,"text":"id 12345678901234567890, \\"9007199254740993\\"",
                      "safe":9007199254740991,"float":1.2345678901234567e20,"list":[9007199254740995]}}`,
    )
    expect(features[0]?.properties).toMatchObject({
      id: '9007199254740993',
      large: '-12345678901234567890',
      text: 'id 12345678901234567890, "9007199254740993"',
      safe: 9007199254740991,
      float: 1.2345678901234567e20,
    })
    expect(JSON.stringify(features[0]?.properties['list'])).toContain('9007199254740995')
    expect(report.changed).toMatchObject([
      { reason: expect.stringContaining('kept as text') as string, count: 3, examples: expect.any(Array) as string[] },
    ])
  })

  test.each([
    ['a collection', collection(feature(point(1, 2), { a: 1 }))],
    [
      'a collection with features first',
      `{"features":[${JSON.stringify(feature(point(1, 2), { a: 1 }))}],"type":"FeatureCollection"}`,
    ],
    ['one feature', JSON.stringify(feature(point(1, 2), { a: 1 }))],
    ['a feature a line', `${JSON.stringify(feature(point(1, 2), { a: 1 }))}\n`.repeat(1)],
    ['a bare list', `[${JSON.stringify(feature(point(1, 2), { a: 1 }))}]`],
  ])('reads %s', async (_name, text) => {
    const { features } = await importFile(text)
    expect(features).toEqual([{ geometry: point(1, 2), properties: { a: 1 }, style: null, problem: null }])
  })

  test('finds features regardless of chunk boundaries', async () => {
    const tricky = { note: 'a "quoted" \\ { [ } ] features": [', nested: { features: [1, 2] } }
    const text = collection(...Array.from({ length: 4000 }, (_, index) => feature(point(1, 2), { ...tricky, index })))
    const { features } = await importFile(text)
    expect(features).toHaveLength(4000)
    expect(features[3999]?.properties).toEqual({ note: tricky.note, nested: '{"features":[1,2]}', index: 3999 })
  })

  test('skips and reports features with invalid coordinates or without geometry', async () => {
    const { features, report } = await importFile(
      collection(
        feature(point(500000, 5700000), { name: 'UTM' }),
        { type: 'Feature', geometry: null },
        feature(point(1, 2)),
      ),
    )
    expect(features).toHaveLength(1)
    expect(report).toEqual({
      read: 3,
      kept: 1,
      skipped: [
        { reason: 'The coordinates are outside the range of longitude and latitude', count: 1, examples: ['UTM'] },
        { reason: 'The geometry is missing', count: 1, examples: ['feature 2'] },
      ],
      changed: [],
    })
  })

  test('closes and winds rings, keeps and marks self-intersecting outlines', async () => {
    const bow = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
    }
    const open = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [0, 1],
          [1, 1],
          [1, 0],
        ],
      ],
    }
    const { features, report } = await importFile(
      collection(feature(bow, { name: 'Bow' }), feature(open, { name: 'Open' })),
    )
    expect(features.map(({ problem }) => problem)).toEqual(['self_crossing', null])
    expect(features[1]?.geometry).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
          [0, 0],
        ],
      ],
    })
    expect(report.changed).toEqual([
      { reason: 'The outline crosses itself. The feature was imported and marked.', count: 1, examples: ['Bow'] },
      { reason: 'An open outline was closed', count: 1, examples: ['Open'] },
    ])
  })

  test('truncates long attribute values and caps attribute count', async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, index]))
    const { features, report } = await importFile(
      collection(feature(point(1, 2), { long: 'x'.repeat(1_000_000) }), feature(point(1, 2), many)),
    )
    expect(features[0]?.properties['long']).toHaveLength(10_000)
    expect(Object.keys(features[1]?.properties ?? {})).toHaveLength(200)
    expect(report.changed).toMatchObject([{ count: 2 }])
  })

  test('transforms another coordinate system to degrees', async () => {
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::32632' } }
    const { features } = await importFile(
      JSON.stringify({ type: 'FeatureCollection', crs, features: [feature(point(500000, 5700000), { a: 1 })] }),
    )
    const at = features[0]?.geometry as { coordinates: number[] } | undefined
    const [long, lat] = at?.coordinates ?? []
    expect(long).toBeCloseTo(9, 6)
    expect(lat).toBeCloseTo(51.45118, 4)
  })

  test.each([
    ['a truncated file', collection(feature(point(1, 2)), feature(point(1, 2))).slice(0, -40), 'truncated'],
    ['no JSON', '{"type":"FeatureCollection","features":[{"type":Feature}]}', 'not valid JSON'],
    ['an empty collection', collection(), 'contains no features'],
  ])('rejects %s', async (_name, text, message) => {
    await expect(importFile(text)).rejects.toThrow(message)
  })
})

describe('CSV', () => {
  test('finds coordinate columns by common names and keeps numbers as numbers', async () => {
    const { features } = await importFile('Name;Breite;Long;Height;Code\nTower;"52,5";13,4;30;007\nMast;52.6;13.5;;8\n')
    expect(features).toEqual([
      {
        geometry: point(13.4, 52.5),
        properties: { Name: 'Tower', Breite: 52.5, Long: 13.4, Height: 30, Code: '007' },
        style: null,
        problem: null,
      },
      {
        geometry: point(13.5, 52.6),
        properties: { Name: 'Mast', Breite: 52.6, Long: 13.5, Height: null, Code: 8 },
        style: null,
        problem: null,
      },
    ])
  })

  test('reads well-known text', async () => {
    const { features } = await importFile(
      'id,wkt\n1,"POLYGON ((0 0, 1 0, 1 1, 0 1, 0 0))"\n2,SRID=4326;POINT Z (1 2 3)\n3,"MULTIPOINT ((1 2), (3 4))"\n',
    )
    expect(features.map(({ geometry }) => geometry)).toEqual([
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
            [0, 0],
          ],
        ],
      },
      { type: 'Point', coordinates: [1, 2, 3] },
      {
        type: 'MultiPoint',
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
    ])
  })

  test('skips and counts rows without numbers', async () => {
    const { report } = await importFile('lat,long,name\n1,2,a\n,,b\nx,y,c\n')
    expect(report).toMatchObject({
      read: 3,
      kept: 1,
      skipped: [{ reason: 'The coordinates are not numbers', count: 2, examples: ['b', 'c'] }],
    })
  })

  test('rejects a table without coordinates and lists its columns', async () => {
    await expect(importFile('a,b\n1,2\n')).rejects.toThrow('Found: a, b')
  })

  test('rejects an unterminated quote', async () => {
    await expect(importFile(`lat,long\n${'1,2\n'.repeat(20)}"${'x,\n'.repeat(4_000_000)}`)).rejects.toThrow(
      'larger than 4 MB',
    )
  })
})

describe('formats of GDAL', () => {
  const plots = [
    { plot: 'A1', crop: 'wheat', area_ha: 1.25 },
    { plot: 'A2', crop: 'barley', area_ha: 2.5 },
    { plot: 'A3', crop: 'rye', area_ha: 0.5 },
  ]
  const corner = ({ geometry }: CheckedFeature) =>
    (geometry as { coordinates: number[][][] }).coordinates[0]?.flat() ?? []

  test.each(['plots_27700.zip', 'plots.gpkg', 'plots.fgb'])('transforms %s to degrees', async (name) => {
    const { features } = await importFile(fixture(name))
    expect(features.map(({ properties }) => properties)).toEqual(
      expect.arrayContaining(plots.map((each) => expect.objectContaining(each) as object)),
    )
    const first = features.find(({ properties }) => properties['plot'] === 'A1')
    // Accurate to a metre: without a datum grid, that is the precision of the British grid.
    expect(Math.min(...(first ? corner(first) : []))).toBeCloseTo(-1.5, 4)
    expect(Math.max(...(first ? corner(first) : []))).toBeCloseTo(52.001, 4)
  })

  test('requires an EPSG code for a drawing', async () => {
    await expect(importFile(fixture('plots.dxf'))).rejects.toThrow('does not name its coordinate system')
    const { features } = await importFile(fixture('plots.dxf'), { epsg: 32630 })
    expect(features).toHaveLength(3)
    expect(features[0] && JSON.stringify(features[0].geometry)).toMatch(/-1\.49/)
  })

  test('rejects a damaged file with a clear message', async () => {
    await expect(importFile(fixture('plots.gpkg').subarray(0, 5000))).rejects.toThrow(
      /^The file (cannot be read|contains no features)/,
    )
    await expect(importFile(fixture('plots.fgb').subarray(0, 700))).rejects.toThrow(
      /^The file (cannot be read|contains no features)/,
    )
  })

  test('names the missing part of a shapefile', async () => {
    await expect(importFile(zipSync({ 'a.shp': new Uint8Array(100) }))).rejects.toThrow(
      'The ZIP does not contain a.shx',
    )
  })

  test('gives the same result with the GDAL of the system, if present', async () => {
    const best = await openGdal('auto')
    const one = await importFile(fixture('plots.gpkg'), { gdal: best })
    const other = await importFile(fixture('plots.gpkg'))
    expect(one.features.map(({ properties }) => properties)).toEqual(other.features.map(({ properties }) => properties))
  })
})
