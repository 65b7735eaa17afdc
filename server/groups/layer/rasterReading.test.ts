// How the numbers of a raster are read: scale and offset, unit of heights, meaning of bands, coordinate system.
import type { components } from '../../platform/contract/contract.gen'
import sharp from 'sharp'
import { plainTiff } from '../../media/raster/testing/plainTiff'
import { startLayerTest, type Layer, type LayerTest } from './testing/layerTest'

type Details = components['schemas']['RasterDetails']
type Measurement = components['schemas']['Measurement']

let site: LayerTest
beforeAll(async () => {
  site = await startLayerTest()
})
afterAll(() => site.close())

const edit = (layerId: string, body: object) =>
  site.aerie.call<Layer>(site.staff, 'PATCH', `/layer/edit-layer/${layerId}`, body)
const detailsOf = async (layerId: string, query = '') =>
  (await site.aerie.call<Details>(site.staff, 'GET', `/layer/getrasterdetailsbyID/${layerId}${query}`)).data
const measure = async (layerId: string, body: object) =>
  (await site.aerie.call<Measurement>(site.staff, 'POST', `/layer/measure-raster/${layerId}`, body)).data
/** Edits a layer, and waits until its file is read again. */
const reread = async (layer: Layer, fields: object) => {
  const { message } = await edit(layer._id, { version: layer.version, ...fields })
  const settled = await site.settled(layer._id)
  if (settled.status !== 'ready') throw new Error(`${message ?? ''} ${settled.message ?? ''}`)
  return settled
}

const SIDE = 40
const EMPTY = -32_768
const SCALING =
  '<Item name="SCALE" sample="0" role="scale">0.01</Item><Item name="OFFSET" sample="0" role="offset">400</Item>'

/** Centimetres above 400 m: 1000 everywhere, 3000 in the middle 20 x 20 pixels, one empty pixel in the corner. */
function storedInCentimetres(): Buffer {
  const values = Int16Array.from({ length: SIDE * SIDE }, (_, at) => {
    if (at === 0) return EMPTY
    const x = at % SIDE
    const y = Math.floor(at / SIDE)
    return x >= 10 && x < 30 && y >= 10 && y < 30 ? 3000 : 1000
  })
  const place = { origin: [500_000, 5_200_000] as [number, number], pixelSize: 1, epsg: 32632 }
  return plainTiff({ width: SIDE, height: SIDE, values, ...place, metadata: SCALING, nodata: EMPTY })
}

/** Around the raised part of the raster. */
const areaOf = ([west, south, east, north]: number[]) => {
  const inset = (from: number, to: number, share: number) => from + (to - from) * share
  const left = inset(west!, east!, 0.1)
  const right = inset(west!, east!, 0.9)
  const low = inset(south!, north!, 0.1)
  const high = inset(south!, north!, 0.9)
  const ring = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
    [left, low],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}
const middleOf = ([west, south, east, north]: number[]) => `?lat=${(south! + north!) / 2}&long=${(west! + east!) / 2}`

describe('scale and offset', () => {
  let layer: Layer
  beforeAll(async () => {
    layer = await site.importFile(storedInCentimetres(), 'dem.tif')
  })

  test('values, ranges, profiles and volumes are in the scaled unit', async () => {
    const bounds = layer.bounds as number[]
    const details = await detailsOf(layer._id, middleOf(bounds))
    expect(details).toMatchObject({ kind: 'elevation', ignoresScaling: false, nodata: EMPTY })
    expect(details.bands[0]).toMatchObject({ scaling: { scale: 0.01, offset: 400 } })
    expect(details.bands[0]?.min).toBeCloseTo(410, 3)
    expect(details.bands[0]?.max).toBeCloseTo(430, 3)
    expect(details.values?.[0]).toBeCloseTo(430, 3)
    const geometry = areaOf(bounds)
    const { volume } = await measure(layer._id, { kind: 'volume', geometry, base: 'lowest', band: 1 })
    // 20 m above 400 square metres of a UTM grid on its central meridian.
    expect(volume!.cut / (20 * 400)).toBeCloseTo(1, 2)
    expect(volume!.baseHeight).toBeCloseTo(410, 2)
    const { area } = await measure(layer._id, { kind: 'area', geometry, band: 1 })
    expect(area!.min).toBeCloseTo(410, 3)
    expect(area!.max).toBeCloseTo(430, 3)
    const line = { type: 'LineString', coordinates: geometry.coordinates[0]!.slice(0, 3) }
    const { profile } = await measure(layer._id, { kind: 'profile', geometry: line, band: 1, samples: 5 })
    expect(profile?.[0]?.value).toBeCloseTo(410, 2)
  })

  test('an empty pixel stays empty', async () => {
    const [west = 0, , , north = 0] = layer.bounds as number[]
    const { values } = await detailsOf(layer._id, `?lat=${north - 0.000004}&long=${west + 0.000006}`)
    expect(values).toBeNull()
  })

  test('a user keeps the stored values, and applies the scale again', async () => {
    const stored = await reread(layer, { ignoresScaling: true })
    expect(await detailsOf(layer._id)).toMatchObject({ ignoresScaling: true, bands: [{ min: 1000, max: 3000 }] })
    const scaled = await reread(stored, { ignoresScaling: false })
    const details = await detailsOf(layer._id)
    expect(details.ignoresScaling).toBe(false)
    expect(details.bands[0]?.max).toBeCloseTo(430, 3)
    // Pixels that the file declares as empty are converted too where a person says that they have values.
    await reread(scaled, { ignoresNodata: true })
    expect((await detailsOf(layer._id)).bands[0]?.min).toBeCloseTo(400 - 327.68, 2)
  })

  test('refuses to ignore a scale that the file does not have', async () => {
    const place = { origin: [500_000, 5_200_000] as [number, number], pixelSize: 1, epsg: 32632 }
    const values = new Float32Array(SIDE * SIDE).fill(3)
    const plain = await site.importFile(plainTiff({ width: SIDE, height: SIDE, values, ...place }), 'dem plain.tif')
    expect(await edit(plain._id, { version: plain.version, ignoresScaling: true })).toMatchObject({
      code: 400,
      errors: [{ field: 'ignoresScaling' }],
    })
  })
})

describe('unit of heights', () => {
  const FOOT = 0.3048
  const SURVEY_FOOT = 1200 / 3937
  /** 142.5 everywhere, 152.5 in the middle. */
  const values = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const x = at % SIDE
    const y = Math.floor(at / SIDE)
    return x >= 10 && x < 30 && y >= 10 && y < 30 ? 152.5 : 142.5
  })
  /** New York Long Island in US survey feet, unless another system is given. */
  const heights = (fields: Partial<Parameters<typeof plainTiff>[0]>) =>
    plainTiff({ width: SIDE, height: SIDE, values, origin: [985_000, 200_000], pixelSize: 3, epsg: 6539, ...fields })
  const metric = { origin: [500_000, 5_200_000] as [number, number], pixelSize: 1, epsg: 32632 }

  test.each([
    ['ft', 'ft', FOOT],
    ['US survey foot', 'us-ft', SURVEY_FOOT],
    ['cm', 'cm', 0.01],
  ])('heights in %s, as the band states, are shown and measured in metres', async (name, unit, metres) => {
    const metadata = `<Item name="UNITTYPE" sample="0" role="unittype">${name}</Item>`
    const layer = await site.importFile(heights({ ...metric, metadata }), 'surface.tif')
    expect(layer.raster?.heights).toEqual({ unit, origin: 'band' })
    const details = await detailsOf(layer._id)
    expect(details).toMatchObject({ kind: 'elevation', heights: { unit, origin: 'band' }, bands: [{ unit: 'm' }] })
    expect(details.bands[0]?.min).toBeCloseTo(142.5 * metres, 3)
    const geometry = areaOf(layer.bounds as number[])
    const { volume } = await measure(layer._id, { kind: 'volume', geometry, base: 'lowest', band: 1 })
    expect(volume!.cut / (10 * metres * 400)).toBeCloseTo(1, 2)
  })

  test('heights in the unit of a vertical coordinate system are in metres', async () => {
    const layer = await site.importFile(heights({ verticalUnit: 9003 }), 'dem vertical.tif')
    const details = await detailsOf(layer._id)
    expect(details.heights?.unit).toBe('us-ft')
    expect(['band', 'system']).toContain(details.heights?.origin)
    expect(details.bands[0]?.min).toBeCloseTo(142.5 * SURVEY_FOOT, 3)
  })

  test('a unit that the file does not state is metres, assumed, and a user states it', async () => {
    const layer = await site.importFile(heights({}), 'dem feet.tif')
    expect(layer.raster?.heights).toEqual({ unit: 'm', origin: 'assumed', proposed: 'us-ft' })
    const stated = await reread(layer, { heightUnit: 'ft' })
    expect(stated.raster?.heights).toEqual({ unit: 'ft', origin: 'chosen' })
    const details = await detailsOf(layer._id)
    expect(details.bands[0]?.min).toBeCloseTo(43.434, 3)
    const restored = await reread(stated, { heightUnit: null })
    expect(restored.raster?.heights).toMatchObject({ unit: 'm', origin: 'assumed' })
    expect((await detailsOf(layer._id)).bands[0]?.min).toBeCloseTo(142.5, 3)
    const certain = await reread(restored, { heightUnit: 'm' })
    expect(certain.raster?.heights).toEqual({ unit: 'm', origin: 'chosen' })
  })

  test('scale, offset and unit are applied together', async () => {
    const metadata = `${SCALING}<Item name="UNITTYPE" sample="0" role="unittype">ft</Item>`
    const stored = Int16Array.from(values, (value) => value)
    const layer = await site.importFile(heights({ ...metric, values: stored, metadata }), 'dem both.tif')
    expect((await detailsOf(layer._id)).bands[0]?.min).toBeCloseTo((142 * 0.01 + 400) * FOOT, 3)
    await reread(layer, { ignoresScaling: true })
    expect((await detailsOf(layer._id)).bands[0]?.min).toBeCloseTo(142 * FOOT, 3)
  })

  test('only elevations have a unit of heights; values that become elevations ask for one', async () => {
    const layer = await site.importFile(heights({}), 'values feet.tif')
    expect(layer.raster).toMatchObject({ kind: 'single' })
    expect(await edit(layer._id, { version: layer.version, heightUnit: 'ft' })).toMatchObject({
      code: 400,
      errors: [{ field: 'heightUnit' }],
    })
    const corrected = (await edit(layer._id, { version: layer.version, rasterKind: 'elevation' })).data
    expect(corrected.raster?.heights).toEqual({ unit: 'm', origin: 'assumed' })
    const stated = await reread(corrected, { heightUnit: 'us-ft' })
    expect(stated.raster).toMatchObject({ kind: 'elevation', heights: { unit: 'us-ft', origin: 'chosen' } })
    expect((await detailsOf(layer._id)).bands[0]?.min).toBeCloseTo(142.5 * SURVEY_FOOT, 3)
  })
})

describe('meaning of bands', () => {
  const place = { origin: [500_000, 5_200_000] as [number, number], pixelSize: 1, epsg: 32632 }
  /** Every pixel has these values. */
  const bandsOf = (values: number[], fields: Partial<Parameters<typeof plainTiff>[0]> = {}) => {
    const pixels = Uint16Array.from({ length: SIDE * SIDE * values.length }, (_, at) => values[at % values.length]!)
    const size = { width: SIDE, height: SIDE, samples: values.length, values: pixels }
    return plainTiff({ ...size, ...place, photometric: 1, ...fields })
  }
  const named = (names: string[]) =>
    names.map((name, at) => `<Item name="DESCRIPTION" sample="${at}" role="description">${name}</Item>`).join('')
  const rolesIn = async (layerId: string) =>
    (await detailsOf(layerId)).bands.map(({ role, roleOrigin }) => `${role ?? '-'} ${roleOrigin ?? '-'}`)
  // Green, red, red edge, near infrared: their NDVI is 0.6. Read as red, green, blue, near infrared it would be 0.778.
  const VALUES = [5000, 10_000, 20_000, 40_000]

  test('the order of bands tells nothing: no index is offered until a user states the bands', async () => {
    const layer = await site.importFile(bandsOf(VALUES), 'field.tif')
    expect(await rolesIn(layer._id)).toEqual(['- -', '- -', '- -', '- -'])
    expect(layer.raster).toMatchObject({ kind: 'multispectral', formulas: [], asksForRoles: true })
    const stated = await edit(layer._id, { version: layer.version, bandRoles: ['green', 'red', 'rededge', 'nir'] })
    expect(stated.data.raster?.formulas).toEqual(expect.arrayContaining(['NDVI', 'GNDVI', 'NDRE']))
    expect(stated.data.raster?.asksForRoles).toBeUndefined()
    expect(stated.data.status).toBe('ready')
    // Browsers keep tiles by their address.
    expect(stated.data.raster?.tileUrl).not.toBe(layer.raster?.tileUrl)
    expect(await rolesIn(layer._id)).toEqual(['green chosen', 'red chosen', 'rededge chosen', 'nir chosen'])
    const drawn = await edit(layer._id, {
      version: stated.data.version,
      rasterStyle: { formula: 'NDVI', rescale: '0,1' },
    })
    const without = await edit(layer._id, { version: drawn.data.version, bandRoles: ['green', 'red', null, null] })
    expect(without.data.raster?.formulas).not.toContain('NDVI')
    // A style with the index would answer every tile with an error.
    expect(without.data.rasterStyle).toEqual({})
    const restored = await edit(layer._id, { version: without.data.version, bandRoles: null })
    expect(restored.data.raster).toMatchObject({ formulas: [], asksForRoles: true })
  })

  test.each([
    ['names', named(['Green', 'Red', 'Red edge', 'NIR']), ['green name', 'red name', 'rededge name', 'nir name']],
    [
      'names with wavelengths',
      named(['560 nm', '650 nm', '730 nm', '860 nm']),
      ['green wavelength', 'red wavelength', 'rededge wavelength', 'nir wavelength'],
    ],
    [
      'wavelengths in the metadata of the bands',
      [0.56, 0.65, 0.73, 0.86]
        .map((um, at) => `<Item name="CENTRAL_WAVELENGTH_UM" sample="${at}" domain="IMAGERY">${um}</Item>`)
        .join(''),
      ['green wavelength', 'red wavelength', 'rededge wavelength', 'nir wavelength'],
    ],
  ])('takes roles from %s', async (_, metadata, expected) => {
    const layer = await site.importFile(bandsOf(VALUES, { metadata }), 'field.tif')
    expect(await rolesIn(layer._id)).toEqual(expected)
    expect(layer.raster?.formulas).toContain('NDVI')
    expect(layer.raster?.asksForRoles).toBeUndefined()
  })

  test('a fourth band after red, green and blue is unknown', async () => {
    const layer = await site.importFile(bandsOf(VALUES, { photometric: 2, extraSamples: [0] }), 'colours.tif')
    expect(await rolesIn(layer._id)).toEqual(['red colour', 'green colour', 'blue colour', '- -'])
    expect(layer.raster?.formulas).not.toContain('NDVI')
  })

  test('three bands of bytes without colours are no photo, until a user says so', async () => {
    const values = new Uint8Array(SIDE * SIDE * 3).fill(90)
    const bytes = plainTiff({ width: SIDE, height: SIDE, samples: 3, values, ...place, photometric: 1 })
    const layer = await site.importFile(bytes, 'infrared.tif')
    expect(layer.raster).toMatchObject({ kind: 'multispectral', formulas: [], asksForRoles: true })
    const photo = await edit(layer._id, { version: layer.version, rasterKind: 'rgb' })
    expect(photo.data.raster).toMatchObject({ kind: 'rgb' })
  })

  test('refuses roles that are not one for each band', async () => {
    const layer = await site.importFile(bandsOf(VALUES), 'four.tif')
    expect(await edit(layer._id, { version: layer.version, bandRoles: ['red'] })).toMatchObject({
      code: 400,
      errors: [{ field: 'bandRoles' }],
    })
  })

  test('an empty value that a user chose stays the same pixels in another unit', async () => {
    const values = Float32Array.from({ length: SIDE * SIDE }, (_, at) => (at < SIDE ? -9999 : 100 + (at % SIDE)))
    const layer = await site.importFile(plainTiff({ width: SIDE, height: SIDE, values, ...place }), 'dem empty.tif')
    const emptied = await reread(layer, { nodata: -9999 })
    expect((await detailsOf(layer._id)).bands[0]?.min).toBe(100)
    const feet = await reread(emptied, { heightUnit: 'ft' })
    const details = await detailsOf(layer._id)
    expect(details.bands[0]?.min).toBeCloseTo(30.48, 3)
    expect(details.nodata).toBeCloseTo(-9999 * 0.3048, 2)
    // The same value again, as the browser sends it.
    await reread(feet, { nodata: details.nodata })
    expect((await detailsOf(layer._id)).bands[0]?.min).toBeCloseTo(30.48, 3)
  })
})

describe('transparency', () => {
  const place = { origin: [500_000, 5_200_000] as [number, number], pixelSize: 1, epsg: 32632 }
  /** A disc of one colour; outside, the last band is 0 and the colours are those of `outside`. */
  const disc = (lastInside: number, outside: (at: number) => number) => {
    const values = Uint8Array.from({ length: SIDE * SIDE * 4 }, (_, at) => {
      const pixel = Math.floor(at / 4)
      const isInside = Math.hypot((pixel % SIDE) - 20, Math.floor(pixel / SIDE) - 20) < 15
      if (at % 4 === 3) return isInside ? lastInside : 0
      return isInside ? 60 + (pixel % 90) : outside(at)
    })
    return plainTiff({ width: SIDE, height: SIDE, samples: 4, values, ...place, extraSamples: [0] })
  }

  test('an alpha band that the file does not mark is transparency, and no near infrared', async () => {
    const layer = await site.importFile(
      disc(255, () => 0),
      'ortho.tif',
    )
    expect(layer.raster).toMatchObject({ kind: 'rgba', bandCount: 3 })
    expect(layer.raster?.formulas).not.toContain('NDVI')
    const details = await detailsOf(layer._id, middleOf(layer.bounds as number[]))
    expect(details).toMatchObject({ hasAlpha: true, alphaOrigin: 'values', canMarkAlpha: true })
    expect(details.values).toHaveLength(3)
    const [west = 0, , , north = 0] = layer.bounds as number[]
    expect((await detailsOf(layer._id, `?lat=${north - 0.00002}&long=${west + 0.00003}`)).values).toBeNull()

    const asBand = await reread(layer, { lastBandIsAlpha: false })
    expect(asBand.raster).toMatchObject({ kind: 'multispectral', bandCount: 4 })
    expect(await detailsOf(layer._id)).toMatchObject({ hasAlpha: false, alphaOrigin: 'chosen' })
    const restored = await reread(asBand, { lastBandIsAlpha: null })
    expect(restored.raster).toMatchObject({ kind: 'rgba', bandCount: 3 })
  })

  test.each([
    ['has other values', disc(140, () => 0)],
    ['hides different colours', disc(255, (at) => (at * 7) % 200)],
  ])('a fourth band that %s stays a band, until a user says that it is transparency', async (_, bytes) => {
    const layer = await site.importFile(bytes, 'four.tif')
    expect(layer.raster).toMatchObject({ kind: 'multispectral', bandCount: 4 })
    const marked = await reread(layer, { lastBandIsAlpha: true })
    expect(marked.raster).toMatchObject({ kind: 'rgba', bandCount: 3 })
    expect(await detailsOf(layer._id)).toMatchObject({ hasAlpha: true, alphaOrigin: 'chosen' })
  })

  test('refuses transparency for a raster with one band', async () => {
    const values = new Float32Array(SIDE * SIDE).fill(3)
    const one = await site.importFile(plainTiff({ width: SIDE, height: SIDE, values, ...place }), 'one.tif')
    expect(await edit(one._id, { version: one.version, lastBandIsAlpha: true })).toMatchObject({
      code: 400,
      errors: [{ field: 'lastBandIsAlpha' }],
    })
  })
})

describe('coordinate system', () => {
  const values = new Float32Array(SIDE * SIDE).fill(3)
  const size = { width: SIDE, height: SIDE, values, pixelSize: 1 }
  /** The corner is at 53.0794, 8.8017 in UTM zone 32N. */
  const origin: [number, number] = [486_715, 5_881_300]
  const systemsOf = async (layerId: string, search: string) =>
    (
      await site.aerie.call<{ systems: { epsg: number; isUsed: boolean; bounds: number[] | null }[] }>(
        site.staff,
        'GET',
        `/layer/coordinate-systems/${layerId}?search=${search}`,
      )
    ).data.systems

  test('a raster with coordinates and without a system takes the one that a user chooses, and another one later', async () => {
    const layer = await site.importFile(plainTiff({ ...size, origin }), 'loose dem.tif')
    expect(layer).toMatchObject({ status: 'needs_georeference', needsCoordinateSystem: true })
    const [utm] = await systemsOf(layer._id, '25832')
    expect(utm?.bounds?.[0]).toBeCloseTo(8.8017, 2)
    expect(utm?.bounds?.[1]).toBeCloseTo(53.079, 2)
    const placed = await reread(layer, { epsg: 25832 })
    expect(placed.epsg).toBe(25832)
    expect(placed.bounds?.[0]).toBeCloseTo(8.8017, 3)
    expect(await detailsOf(layer._id)).toMatchObject({
      crs: { epsg: 25832, origin: 'chosen' },
      canChooseSystem: true,
      approximateDatum: false,
    })
    // The next file of the mission has it among the first proposals.
    const next = await site.importFile(plainTiff({ ...size, origin }), 'next dem.tif')
    expect((await systemsOf(next._id, ''))[0]).toMatchObject({ epsg: 25832, isUsed: true })
    const moved = await reread(placed, { epsg: 25833 })
    expect(moved.bounds?.[0]).toBeCloseTo(14.8017, 3)
  })

  test('the system that a file names is corrected', async () => {
    const layer = await site.importFile(plainTiff({ ...size, origin, epsg: 25831 }), 'wrong dem.tif')
    expect(await detailsOf(layer._id)).toMatchObject({ crs: { epsg: 25831, origin: 'file' }, canChooseSystem: true })
    const corrected = await reread(layer, { epsg: 25832 })
    expect(corrected.bounds?.[0]).toBeCloseTo(8.8017, 3)
    expect(await detailsOf(layer._id)).toMatchObject({ crs: { epsg: 25832, origin: 'chosen' } })
  })

  test('coordinates outside the map of the named system can get another one', async () => {
    const far: [number, number] = [486_715, 5_881_300]
    const layer = await site.importFile(plainTiff({ ...size, origin: far, epsg: 4326 }), 'degrees dem.tif')
    expect(layer).toMatchObject({ status: 'failed', needsCoordinateSystem: true })
    const placed = await reread(layer, { epsg: 25832 })
    expect(placed.bounds?.[0]).toBeCloseTo(8.8017, 3)
  })

  test('a picture without coordinates has no system to choose', async () => {
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#446688' } })
      .png()
      .toBuffer()
    const layer = await site.importFile(bytes, 'sketch.png')
    expect(layer.needsCoordinateSystem).toBeUndefined()
    expect(await edit(layer._id, { version: layer.version, epsg: 25832 })).toMatchObject({
      code: 400,
      errors: [{ field: 'epsg' }],
    })
  })
})
