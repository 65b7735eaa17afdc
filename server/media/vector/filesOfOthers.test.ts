/** Reads files as other programs write them; fixtures/PROVENANCE.md says where they come from. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { strToU8, unzipSync, zipSync } from 'fflate'
import type { Position } from 'geojson'
import { createBounds } from './antimeridian'
import type { CheckedFeature } from './feature'
import { fixture, setUpVectorImports } from './testing/vectorImports'

const imports = setUpVectorImports()
const { importFile } = imports

const positionOf = ({ geometry }: CheckedFeature): Position => (geometry as { coordinates: Position }).coordinates

/** Name, latitude and longitude of points, rounded to about 1 cm. */
const places = (features: CheckedFeature[], name = 'name') =>
  features
    .filter(({ geometry }) => geometry.type === 'Point')
    .map((feature) => {
      const [long = NaN, lat = NaN] = positionOf(feature)
      return [feature.properties[name], Number(lat.toFixed(7)), Number(long.toFixed(7))]
    })

const kml = (inside: string) => `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`
const line = (coordinates: string) =>
  kml(`<Placemark><LineString><coordinates>${coordinates}</coordinates></LineString></Placemark>`)

describe('archives', () => {
  test('ignores files that operating systems add', async () => {
    const { features, report } = await importFile(fixture('shp_appledouble_siblings.zip'))
    expect(features).toHaveLength(2)
    expect(report.skipped).toEqual([])
  })

  test('uses the chosen coordinate system only for the layer that names none', async () => {
    const { features } = await importFile(fixture('shp_two_layers_one_without_prj.zip'), { epsg: 25832 })
    expect(features.map(({ properties }) => [properties['NAME'], properties['layer']])).toEqual([
      ['A1 (WGS 84)', 'a_degrees'],
      ['A2 (WGS 84)', 'a_degrees'],
      ['B1 = A1', 'b_utm_without_prj'],
      ['B2 = A2', 'b_utm_without_prj'],
    ])
    const [a1, , b1] = features.map(positionOf)
    expect(a1).toEqual([8.8017, 53.0793])
    expect(b1?.[0]).toBeCloseTo(8.8017, 6)
    expect(b1?.[1]).toBeCloseTo(53.0793, 6)
  })

  test('reads the waypoints of a DJI route that was zipped again in a folder', async () => {
    const { features } = await importFile(fixture('dji_waylines_rezipped_in_folder_macos.kmz'))
    expect(features[0]?.properties).toMatchObject({ kind: 'route', heightMode: 'above take-off', speed: 6 })
    expect(features.slice(1).map(positionOf)).toEqual([
      [-91.9944, 46.8424, 60],
      [-91.993, 46.8431, 60],
      [-91.992, 46.844, 75],
    ])
  })

  test('reads the waypoints of a DJI route without its template', async () => {
    const wpml = `<kml xmlns:wpml="http://www.dji.com/wpmz/1.0.2"><Document><Folder>
      ${['8.5,47.3', '8.6,47.4'].map((at, index) => `<Placemark><Point><coordinates>${at}</coordinates></Point><wpml:index>${index}</wpml:index></Placemark>`).join('')}
      </Folder></Document></kml>`
    const { features } = await importFile(zipSync({ 'wpmz/waylines.wpml': strToU8(wpml) }))
    expect(features.map(({ properties }) => properties['kind'])).toEqual(['route', 'waypoint', 'waypoint'])
  })
})

/**
 * One point with the attribute NAME. Layouts: ESRI's description of shapefiles of 1998; dBase III for the .dbf file.
 * @param more files of the archive
 * @param languageDriver byte 29 of the .dbf file; 0 is none
 */
function shapefileWith(
  text: string,
  encoding: string,
  more: Record<string, Uint8Array>,
  languageDriver = 0,
): Uint8Array {
  const POINT_BYTES = 28
  const header = (bytes: number): Buffer => {
    const head = Buffer.alloc(100)
    head.writeInt32BE(9994, 0)
    head.writeInt32BE(bytes / 2, 24)
    head.writeInt32LE(1000, 28)
    head.writeInt32LE(1, 32)
    ;[8, 53, 8, 53].forEach((edge, index) => head.writeDoubleLE(edge, 36 + 8 * index))
    return head
  }
  const point = Buffer.alloc(POINT_BYTES)
  point.writeInt32BE(1, 0)
  point.writeInt32BE(10, 4)
  point.writeInt32LE(1, 8)
  point.writeDoubleLE(8, 12)
  point.writeDoubleLE(53, 20)
  const index = Buffer.alloc(8)
  index.writeInt32BE(50, 0)
  index.writeInt32BE(10, 4)
  const value = Buffer.alloc(40, ' ')
  encoded(text, encoding).copy(value)
  const table = Buffer.alloc(65)
  table[0] = 3
  table.writeUInt32LE(1, 4)
  table.writeUInt16LE(65, 8)
  table.writeUInt16LE(1 + value.length, 10)
  table[29] = languageDriver
  table.write('NAME', 32)
  table.write('C', 43)
  table[48] = value.length
  table[64] = 0x0d
  return zipSync({
    'points.shp': Buffer.concat([header(100 + POINT_BYTES), point]),
    'points.shx': Buffer.concat([header(108), index]),
    'points.dbf': Buffer.concat([table, Buffer.from(' '), value]),
    'points.prj': strToU8(WGS_84),
    ...more,
  })
}

const WGS_84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]'

/** The bytes of a text, found by decoding all sequences of one and two bytes. @throws Error for a letter that the encoding lacks */
function encoded(text: string, encoding: string): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text)
  const decoder = new TextDecoder(encoding)
  const bytesOf = new Map<string, Buffer>()
  for (let code = 0xffff; code >= 0; code--) {
    const bytes = code < 256 ? Buffer.from([code]) : Buffer.from([code >> 8, code & 255])
    const letter = decoder.decode(bytes)
    if ([...letter].length === 1 && letter !== '\ufffd') bytesOf.set(letter, bytes)
  }
  return Buffer.concat(
    [...text].map((letter) => {
      const bytes = bytesOf.get(letter)
      if (!bytes) throw new Error(`${encoding} has no ${letter}`)
      return bytes
    }),
  )
}

describe('encodings of texts', () => {
  test('reads a shapefile without a mark as Windows-1252, and says so', async () => {
    const { features, report } = await importFile(fixture('shp_latin1_no_cpg_no_ldid.zip'))
    expect(features.map(({ properties }) => properties['NAME'])).toEqual(['Embalse de Tentudía', 'Táliga, Árrago'])
    expect(report.changed.map(({ reason }) => reason)).toEqual([
      'The file does not say which encoding its texts have. They were read as Windows-1252.',
    ])
  })

  test.each([
    ['ISO-8859-1', 'latin1', 'Größe'],
    ['CP1250', 'windows-1250', 'Łódź'],
    ['1251', 'windows-1251', 'Высота'],
    ['Shift_JIS', 'shift_jis', 'ソース'],
  ])('reads a shapefile whose mark is %s', async (mark, encoding, text) => {
    const { features, report } = await importFile(shapefileWith(text, encoding, { 'points.cpg': strToU8(mark) }))
    expect(features[0]?.properties['NAME']).toBe(text)
    expect(report.changed).toEqual([])
  })

  test('reads a shapefile whose mark is the language driver of its .dbf file', async () => {
    const WINDOWS_1251 = 0xc9
    const { features } = await importFile(shapefileWith('Высота', 'windows-1251', {}, WINDOWS_1251))
    expect(features[0]?.properties['NAME']).toBe('Высота')
  })

  test('says that attributes are missing when only the start of the .dbf file is there', async () => {
    const files = unzipSync(shapefileWith('a', 'utf-8', {}))
    const cut = zipSync({ ...files, 'points.dbf': files['points.dbf']!.subarray(0, 20) })
    const { report } = await importFile(cut)
    expect(report.changed.map(({ reason }) => reason)).toContain(
      'The .dbf file of the shapefile ends too early, so attributes are missing',
    )
  })

  test.each([
    ['shapefile', shapefileWith('Высота', 'windows-1251', {})],
    ['CSV', Buffer.concat([Buffer.from('lat,long,NAME\n53,8,'), encoded('Высота', 'windows-1251'), Buffer.from('\n')])],
    [
      'KML',
      Buffer.concat([
        Buffer.from('<kml><Placemark><ExtendedData><Data name="NAME"><value>'),
        encoded('Высота', 'windows-1251'),
        Buffer.from('</value></Data></ExtendedData><Point><coordinates>8,53</coordinates></Point></Placemark></kml>'),
      ]),
    ],
  ])('reads a %s in the encoding that a user chose, and assumes none', async (_kind, content) => {
    const assumed = await importFile(content)
    expect(assumed.features[0]?.properties['NAME']).toBe('Âûñîòà')
    expect(assumed.report.changed).toHaveLength(1)
    const { features, report } = await importFile(content, { chosenEncoding: 'windows-1251' })
    expect(features[0]?.properties['NAME']).toBe('Высота')
    expect(report.changed).toEqual([])
  })

  test('reads the texts of a drawing', async () => {
    const { features } = await importFile(fixture('dxf_utm_blocks_cp1252.dxf'), { epsg: 25832 })
    const texts = features.map(({ properties }) => properties['Text'])
    expect(texts).toContain('Schacht Ø300 Größe')
    const point = features.find(({ geometry }) => geometry.type === 'Point')
    const [long, lat, height] = point ? positionOf(point) : []
    expect(lat).toBeCloseTo(53.0793, 4)
    expect(long).toBeCloseTo(8.8017, 4)
    expect(height).toBe(12.5)
  })

  test.each([
    [
      'KML',
      Buffer.from(
        kml('<Placemark><name>Größe</name><Point><coordinates>1,2</coordinates></Point></Placemark>'),
        'latin1',
      ),
    ],
    [
      'GeoJSON',
      Buffer.from(
        '{"type":"Feature","properties":{"name":"Größe"},"geometry":{"type":"Point","coordinates":[1,2]}}',
        'latin1',
      ),
    ],
    ['GPX', Buffer.from('<gpx><wpt lat="2" lon="1"><name>Größe</name></wpt></gpx>', 'latin1')],
  ])('reads %s that is not UTF-8 as Windows-1252, and says so', async (_kind, content) => {
    const { features, report } = await importFile(content)
    expect(features[0]?.properties['name']).toBe('Größe')
    expect(report.changed.map(({ reason }) => reason)).toEqual([expect.stringContaining('Windows-1252')])
  })
})

describe('tables of spreadsheets', () => {
  const shafts = [
    ['Schacht Ä-1', 53.0793, 8.8017],
    ['Größe 2', 53.07945, 8.8021],
    ['Straße 3', 53.0796, 8.80255],
  ]

  test.each(['csv_sep_line_excel.csv', 'csv_windows1252_semicolon.csv'])('reads %s', async (name) => {
    const { features } = await importFile(fixture(name))
    expect(places(features, 'Name')).toEqual(shafts)
    expect(features.map(({ properties }) => properties['Höhe'])).toEqual([12.5, 13.25, -0.75])
  })

  test.each(['utf16le', 'utf16be'])('reads %s', async (encoding) => {
    const bytes = Buffer.from('\ufeffName\tlatitude\tlongitude\nGröße\t53.5\t8.5\n', 'utf16le')
    const { features } = await importFile(encoding === 'utf16le' ? bytes : bytes.swap16())
    expect(places(features, 'Name')).toEqual([['Größe', 53.5, 8.5]])
  })

  test.each([
    ['Länge;Breite', '8,5;53,5'],
    ['latitud,longitud', '53.5,8.5'],
    ['szerokość;długość', '53.5;8.5'],
    ['Широта\tДолгота', '53.5\t8.5'],
    ['緯度,経度', '53.5,8.5'],
  ])('finds the columns %s', async (header, row) => {
    const { features } = await importFile(`${header}\n${row}\n`)
    expect(features.map(positionOf)).toEqual([[8.5, 53.5]])
  })

  test('leaves out a row within which the file ends, and says so', async () => {
    const { features, report } = await importFile('name,lat,long,note\na,53.5,8.5,x\nb,53.6,8.6')
    expect(features.map(({ properties }) => properties['name'])).toEqual(['a'])
    expect(report.skipped).toEqual([
      {
        reason: 'The file ends within this row, so that its values are not complete',
        count: 1,
        examples: ['b,53.6,8.6'],
      },
    ])
  })

  test('keeps both columns of one name', async () => {
    const { features } = await importFile('name,lat,long,name\na,53.5,8.5,b\n')
    expect(features[0]?.properties).toMatchObject({ name: 'a', 'name (2)': 'b' })
  })

  test('reads a table whose rows leave out empty cells at the end', async () => {
    const { features } = await importFile('lon,lat,a,b\n8.5,53.5,x,y\n8.6,53.6\n8.7,53.7,z\n')
    expect(features.map(({ properties }) => [properties['a'], properties['b']])).toEqual([
      ['x', 'y'],
      [null, null],
      ['z', null],
    ])
  })

  test('keeps a short row that ends', async () => {
    const { features } = await importFile('name,lat,long,note\na,53.5,8.5,x\nb,53.6,8.6\n')
    expect(features).toHaveLength(2)
  })

  test('keeps a number with a point as text in a table with decimal commas', async () => {
    const { features } = await importFile('lat;long;a;b;c\n53,5;8,5;1.234;1.234,5;12.5\n')
    expect(features[0]?.properties).toMatchObject({ a: '1.234', b: 1234.5, c: 12.5 })
  })

  test.each([
    [`53° 4' 45.48" N`, `8° 48' 6.12" E`],
    ['N 53 04 45.48', 'E 8 48 06.12'],
    ['53°04.758′N', '8°48.102′E'],
    ['53:04:45.48', '8:48:06.12'],
  ])('reads degrees with minutes: %s', async (lat, long) => {
    const { features } = await importFile(`lat;long\n${lat};${long}\n`)
    expect(places(features)).toEqual([[undefined, 53.0793, 8.8017]])
  })

  test.each(['53 4', '53° 75 N', '53.5° 30 N', '-53 4 5 S', '53 O'])('does not guess %s', async (lat) => {
    const { report } = await importFile(`lat;long;name\n${lat};8.5;A\n53.5;8.5;B\n`)
    expect(report.skipped).toEqual([{ reason: 'The coordinates are not numbers', count: 1, examples: ['A'] }])
  })

  test('asks for the coordinate system of metres, and uses it', async () => {
    const table = 'Name;Rechtswert;Hochwert;Code\nA;486719,1;5881124,3;007\nB;;;1\n'
    await expect(importFile(table)).rejects.toThrow(
      'The coordinates of the table are not degrees: Rechtswert, Hochwert contain 486719,1, 5881124,3.',
    )
    const { features, report } = await importFile(table, { epsg: 25832 })
    const [long, lat] = features[0] ? positionOf(features[0]) : []
    expect(lat).toBeCloseTo(53.0793, 3)
    expect(long).toBeCloseTo(8.8017, 3)
    expect(features[0]?.properties).toEqual({ Name: 'A', Rechtswert: 486719.1, Hochwert: 5881124.3, Code: '007' })
    expect(report).toMatchObject({ read: 2, kept: 1, skipped: [{ reason: 'The coordinates are not numbers' }] })
  })
})

describe('KML of other programs', () => {
  test('reads coordinates with white space after the commas', async () => {
    const { features } = await importFile(fixture('kml_space_after_comma.kml'))
    expect(places(features)).toEqual([
      ['Take-off', 46.8424, -91.9944],
      ['Gate', 46.8431, -91.993],
      ['Reference (no space)', 46.844, -91.992],
    ])
    const path = features.find(({ properties }) => properties['name'] === 'Path')
    expect(path?.geometry).toEqual({
      type: 'LineString',
      coordinates: [
        [-91.9944, 46.8424, 200],
        [-91.993, 46.8431, 201],
        [-91.9921, 46.844, 202],
      ],
    })
    const area = features.find(({ properties }) => properties['name'] === 'Area')
    expect(area?.geometry).toMatchObject({ type: 'Polygon' })
    expect(JSON.stringify(area?.geometry)).not.toContain('[0,')
  })

  test.each([
    [
      '1,2,3, 4,5,6',
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    [
      '1,2, 4,5, 7,8',
      [
        [1, 2],
        [4, 5],
        [7, 8],
      ],
    ],
    [
      '1,2,3,4,5,6,7,8,9',
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
    ],
    [
      '1,2,\n4,5,',
      [
        [1, 2],
        [4, 5],
      ],
    ],
  ])('reads tuples that are separated by commas: %s', async (text, expected) => {
    const { features } = await importFile(line(text))
    expect(features[0]?.geometry).toMatchObject({ coordinates: expected })
  })

  test('skips a line whose tuples are not certain', async () => {
    const { report } = await importFile(
      line('1,2,3,4,5,6').replace(
        '</Document>',
        '<Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></Document>',
      ),
    )
    expect(report.skipped).toEqual([expect.objectContaining({ reason: 'The coordinates are not numbers' })])
  })

  test('uses styles that are defined after their use', async () => {
    const used =
      '<Placemark><styleUrl>#m</styleUrl><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark>'
    const styles =
      '<StyleMap id="m"><Pair><key>normal</key><styleUrl>#s</styleUrl></Pair></StyleMap><Style id="s"><LineStyle><color>ff0000ff</color></LineStyle></Style>'
    const { features, report } = await importFile(kml(used + styles))
    expect(features.map(({ style }) => style)).toEqual([{ color: '#ff0000' }])
    expect(report).toMatchObject({ read: 1, kept: 1 })
  })
})

describe('plans of flights', () => {
  test('shows the building and the landing of a plan', async () => {
    const { features, report } = await importFile(fixture('qgc_structure_scan_and_landing_pattern.plan'))
    expect(features.map(({ properties }) => properties['kind'])).toEqual([
      'route',
      'takeOff',
      'waypoint',
      'area',
      'land',
    ])
    expect(features.at(-1) && positionOf(features.at(-1) as CheckedFeature)).toEqual([-91.996, 46.8424, 0])
    expect(features.at(-2)?.properties).toMatchObject({ name: 'StructureScan', height: 25 })
    expect(report.changed).toEqual([
      expect.objectContaining({ count: 2, examples: ['StructureScan', 'fwLandingPattern'] }),
    ])
  })

  test('names what it does not show, whatever the order of members', async () => {
    const plan = {
      mission: {
        items: [
          { type: 'SimpleItem', command: 22, frame: 3, params: [0, 0, 0, null, 46, -91, 30] },
          { type: 'SimpleItem', command: 201, frame: 3, params: [0, 0, 0, null, 46.5, -91, 30] },
          { type: 'ComplexItem', complexItemType: 'somethingNew' },
        ],
      },
      geoFence: { circles: [{ circle: { center: [46, -91], radius: 50 } }], polygons: [] },
      groundStation: 'QGroundControl',
      fileType: 'Plan',
    }
    const { features, report } = await importFile(JSON.stringify(plan))
    expect(features.map(({ properties }) => properties['kind'])).toEqual(['takeOff'])
    expect(report.skipped.map(({ reason, examples }) => [reason, examples[0]])).toEqual([
      ['An item of the mission has a position, but the aircraft does not fly there', 'MAV_CMD 201'],
      ['This kind of item of the plan is not supported', 'somethingNew'],
      ['Circles of the geofence are not supported', expect.stringContaining('46')],
    ])
  })

  test('reads a list of waypoints', async () => {
    const rows = [
      'QGC WPL 110',
      '0\t1\t0\t16\t0\t0\t0\t0\t46.84\t-91.99\t190\t1',
      '1\t0\t3\t22\t0\t0\t0\t0\t46.8424\t-91.9944\t30\t1',
      '2\t0\t3\t16\t0\t0\t0\t0\t46.8431\t-91.9930\t50\t1',
    ]
    const { features } = await importFile(`${rows.join('\r\n')}\r\n`)
    expect(features.map(({ properties }) => [properties['kind'], properties['heightMode']])).toEqual([
      ['route', 'above take-off'],
      ['takeOff', 'above take-off'],
      ['waypoint', 'above take-off'],
    ])
  })
})

describe('GPX of other programs', () => {
  test('keeps segments of one point, as points', async () => {
    const point = (lat: number) => `<trkpt lat="${lat}" lon="1"><time>2026-01-01T10:00:00+02</time></trkpt>`
    const { features, report } = await importFile(
      `<gpx><trk><name>Run</name><trkseg>${point(1)}</trkseg><trkseg>${point(2)}${point(3)}</trkseg></trk></gpx>`,
    )
    expect(features.map(({ geometry }) => geometry.type)).toEqual(['LineString', 'Point'])
    expect(report.changed).toEqual([expect.objectContaining({ count: 1, examples: ['Run'] })])
  })
})

describe('the antimeridian', () => {
  const geojson = (geometry: object) => JSON.stringify({ type: 'Feature', properties: {}, geometry })
  const boundsOf = (features: CheckedFeature[]) => {
    const bounds = createBounds()
    for (const { geometry } of features) bounds.add(geometry)
    return bounds.result()
  }

  test('gives a layer on both sides of it a box of a few kilometres', async () => {
    const { features } = await importFile(fixture('geojson_fiji_cut_at_180.geojson'))
    expect(boundsOf(features)).toEqual([179.98, -16.8, -179.98, -16.76])
  })

  test('moves longitudes from 180 to 360, and says so', async () => {
    const { features, report } = await importFile(geojson({ type: 'Point', coordinates: [268.005, 46.84] }))
    expect(positionOf(features[0] as CheckedFeature)[0]).toBeCloseTo(-91.995, 9)
    expect(report.changed.map(({ reason }) => reason)).toEqual([
      'Longitudes beyond 180° were moved by 360°, to the same place',
    ])
  })

  test('cuts a line and an area that cross it', async () => {
    const line = await importFile(
      geojson({
        type: 'LineString',
        coordinates: [
          [179, 0, 10],
          [181, 2, 30],
        ],
      }),
    )
    expect(line.features[0]?.geometry).toEqual({
      type: 'MultiLineString',
      coordinates: [
        [
          [179, 0, 10],
          [180, 1, 20],
        ],
        [
          [-180, 1, 20],
          [-179, 2, 30],
        ],
      ],
    })
    const ring = [
      [-181, 0],
      [-179, 0],
      [-179, 1],
      [-181, 1],
      [-181, 0],
    ]
    const area = await importFile(geojson({ type: 'Polygon', coordinates: [ring] }))
    expect(area.features[0]?.geometry.type).toBe('MultiPolygon')
    expect(area.features[0]?.problem).toBeNull()
    expect(boundsOf(area.features)).toEqual([179, 0, -179, 1])
  })

  test('keeps the usual box of layers at Greenwich and around the world', async () => {
    const at = (...longs: number[]) => geojson({ type: 'MultiPoint', coordinates: longs.map((long) => [long, 1]) })
    expect(boundsOf((await importFile(at(-9, 13))).features)).toEqual([-9, 1, 13, 1])
    expect(boundsOf((await importFile(at(-120, 140))).features)).toEqual([140, 1, -120, 1])
    expect(boundsOf((await importFile(at(-170, -60, 0, 60, 170))).features)).toEqual([-170, 1, 170, 1])
  })
})

describe('a GeoPackage of another program', () => {
  test('reads all layers whatever their names, keeps an attribute called layer, and reports tables', async () => {
    await expect(importFile(fixture('odd_names.gpkg'))).rejects.toThrow('does not name its coordinate system')
    const { features, report } = await importFile(fixture('odd_names.gpkg'), { epsg: 25832 })
    expect(features.map(({ properties }) => properties)).toEqual([
      { name: 'N1', layer: 'sewer', layer_name: 'Shafts "north"' },
      { name: 'N2', layer: 'water', layer_name: 'Shafts "north"' },
      { name: 'L1', layer: 'local' },
    ])
    expect(features.map((each) => positionOf(each)[1]?.toFixed(3))).toEqual(['53.079', '53.080', '53.079'])
    expect(report).toMatchObject({
      read: 4,
      kept: 3,
      skipped: [{ reason: 'A table of the file has no geometry', count: 1, examples: ['owners'] }],
    })
  })
})

describe('other forms of GeoJSON', () => {
  const gate =
    '{"type":"Feature","properties":{"name":"Gate"},"geometry":{"type":"Point","coordinates":[8.8017,53.0793]}}'
  const tree = gate.replace('Gate', 'Tree').replace('8.8017', '8.8020')

  test.each([
    ['a sequence with separators', `\x1e${gate}\n\x1e${tree}\n`],
    ['one feature per line', `${gate}\n${tree}\n`],
  ])('reads %s', async (_form, text) => {
    const { features, report } = await importFile(text)
    expect(places(features)).toEqual([
      ['Gate', 53.0793, 8.8017],
      ['Tree', 53.0793, 8.802],
    ])
    expect(report.skipped).toEqual([])
  })

  /** A set of Esri features, whose coordinate system may come after them. */
  const esri = (type: string, system: object | undefined, features: object[]) =>
    JSON.stringify({ geometryType: `esriGeometry${type}`, features, ...(system && { spatialReference: system }) })

  test.each([
    [{ wkid: 4326 }, { x: 8.8017, y: 53.0793 }],
    [
      { wkid: 102100, latestWkid: 3857 },
      { x: 979800.762, y: 6997679.766 },
    ],
    [{ wkid: 25832 }, { x: 486716.382, y: 5881110.412 }],
  ])('reads points of Esri in %j', async (system, geometry) => {
    const { features } = await importFile(esri('Point', system, [{ attributes: { name: 'Gate' }, geometry }]))
    const [long = NaN, lat = NaN] = positionOf(features[0]!)
    expect(features[0]?.properties).toEqual({ name: 'Gate' })
    expect([long, lat]).toEqual([expect.closeTo(8.8017, 3), expect.closeTo(53.0793, 3)])
  })

  test('reads lines and areas with holes of Esri, and names curves', async () => {
    const outer = [
      [0, 0],
      [0, 4],
      [4, 4],
      [4, 0],
      [0, 0],
    ]
    const hole = [
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 1],
    ]
    const island = [
      [6, 6],
      [6, 7],
      [7, 7],
      [6, 6],
    ]
    const { features, report } = await importFile(
      esri('Polygon', { wkid: 4326 }, [
        { attributes: { name: 'Field' }, geometry: { rings: [outer, hole, island] } },
        {
          attributes: { name: 'Road' },
          geometry: {
            paths: [
              [
                [0, 0],
                [1, 1],
              ],
            ],
          },
        },
        { attributes: { name: 'Bend' }, geometry: { curvePaths: [] } },
      ]),
    )
    expect(features.map(({ geometry }) => geometry.type)).toEqual(['MultiPolygon', 'LineString'])
    const { coordinates } = features[0]!.geometry as { coordinates: Position[][][] }
    expect(coordinates.map((rings) => rings.length)).toEqual([2, 1])
    expect(report.skipped).toMatchObject([{ reason: expect.stringContaining('Curves of Esri') as string, count: 1 }])
  })

  test('refuses coordinates that no place has before they are transformed', async () => {
    const crs = '"crs":{"type":"name","properties":{"name":"EPSG:4258"}}'
    const hostile = gate.replace('8.8017,', '1e308,')
    const { features, report } = await importFile(`{"type":"FeatureCollection",${crs},"features":[${hostile}]}`)
    expect(features).toEqual([])
    expect(report.skipped).toMatchObject([
      { reason: expect.stringContaining('no place has, such as 1e+308') as string },
    ])
  })
})

describe('FlatGeobuf', () => {
  /** Written by GDAL from a table. */
  async function flatGeobuf(table: string, options: string[]): Promise<Buffer> {
    const input = path.join(imports.folder(), 'table.csv')
    const output = path.join(imports.folder(), 'table.fgb')
    writeFileSync(input, table)
    const limits = { signal: new AbortController().signal, timeoutMs: 60_000, memoryMegabytes: 1024 }
    await imports
      .gdal()
      .run({ program: 'ogr2ogr', options: ['-f', 'FlatGeobuf', ...options], input, output, ...limits })
    return readFileSync(output)
  }

  test('without a position in any row says so, and asks for no coordinate system', async () => {
    const { features, report } = await importFile(await flatGeobuf('a,b\n1,2\n3,4\n', ['-lco', 'SPATIAL_INDEX=NO']))
    expect(features).toEqual([])
    expect(report.skipped).toMatchObject([{ reason: 'A table of the file has no geometry', count: 2 }])
  })

  const TRIANGLE = [
    [0, 0],
    [1, 0],
    [1, 1],
  ]
  test.each(['TIN Z (((0 0 0,1 0 0,1 1 0,0 0 0)))', 'POLYHEDRALSURFACE Z (((0 0 0,1 0 0,1 1 0,0 0 0)))'])(
    'reads the areas of %s',
    async (wkt) => {
      const options = ['-oo', 'GEOM_POSSIBLE_NAMES=WKT', '-a_srs', 'EPSG:4326']
      const { features } = await importFile(await flatGeobuf(`id,WKT\n1,"${wkt}"\n`, options))
      const { type, coordinates } = features[0]!.geometry as { type: string; coordinates: Position[][][] }
      expect(type).toBe('MultiPolygon')
      expect(coordinates[0]?.[0]?.slice(0, 3).map(([x, y]) => [x, y])).toEqual(TRIANGLE)
    },
  )
})

test('reports features that their coordinate system cannot place', async () => {
  const crs = { type: 'name', properties: { name: 'EPSG:25832' } }
  const features = [500_000, 500_000_000_000].map((x) => ({
    type: 'Feature',
    properties: { x },
    geometry: { type: 'Point', coordinates: [x, 5_700_000] },
  }))
  const { report } = await importFile(JSON.stringify({ type: 'FeatureCollection', crs, features }))
  expect(report).toMatchObject({ read: 2, kept: 1, skipped: [{ reason: 'The geometry is missing', count: 1 }] })
})
