// The requests of raster styling, the attribute table and the order of groups.
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { LayerFeature } from '../../api/feature'
import type { Layer, LayerGroup } from '../../api/layer'
import { aFeature, aLayer, aMission, aUser, anId } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { featureHandlers } from '../../testing/handlers/feature'
import { layerHandlers } from '../../testing/handlers/layer'
import { missionHandlers } from '../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const crew = aUser({
  userType: 'tenant-user',
  permissions: ['mission_list', 'layer_list', 'edit_layer', 'feature_list'],
})
function open(layers: Layer[], { groups = [] as LayerGroup[], features = [] as LayerFeature[], query = '' } = {}) {
  const mission = aMission()
  server.use(...missionHandlers([mission]), ...layerHandlers(layers, groups), ...featureHandlers(features))
  return renderApp({ route: `/dashboard/missions/${mission._id}${query}`, user: crew })
}

const valuesRaster = { kind: 'single', gsd: 0.1, nativeZoom: 20, bandCount: 1, formulas: [], tileUrl: '/t' } as const
const unknownValues = {
  kind: 'single',
  kinds: ['elevation', 'index', 'radar', 'single'],
  detectedKind: 'single',
  canSetNodata: true,
  nodata: null,
  nodataChosen: false,
  proposedNodata: { value: -32767, share: 0.294 },
  width: 10,
  height: 10,
  crs: { name: 'WGS 84', origin: 'file' },
  gsd: 0.1,
  bounds: [0, 0, 1, 1],
  hasAlpha: false,
  formulas: [],
  approximateDatum: false,
  approximateStatistics: false,
  footprint: { type: 'Point', coordinates: [0, 0] },
  bands: [
    { name: 'Direction', unit: 'degree', min: 0, max: 90, mean: 40, stddev: 9, p2: 2, p98: 80, histogram: [1, 2] },
  ],
}

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('./workspace/MissionMap'), 120_000)
beforeEach(() => localStorage.clear())
afterEach(stopRecording)

test('switches the empty value of a file off, and analyses the file again', async () => {
  server.use(
    http.get(apiUrl('/layer/getrasterdetailsbyID/:id'), () =>
      HttpResponse.json({ status: true, data: { ...unknownValues, nodata: -9999, proposedNodata: undefined } }),
    ),
  )
  const layer = aLayer({ name: 'Surface', kind: 'raster', raster: { ...valuesRaster, formulas: [] }, version: 3 })
  const { user } = open([layer], { query: `?selected=${layer._id}` })
  const calls = recordCalls()
  await user.click(await screen.findByRole('button', { name: 'None' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 3, ignoresNodata: true }),
  )
  await user.click(await screen.findByRole('button', { name: 'Analyse file again' }))
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toMatchObject({ nodata: null }),
  )
})

test('says how the values of a file were scaled, and keeps the stored ones', async () => {
  const band = { ...unknownValues.bands[0], scaling: { scale: 0.01, offset: 400 } }
  server.use(
    http.get(apiUrl('/layer/getrasterdetailsbyID/:id'), () =>
      HttpResponse.json({ status: true, data: { ...unknownValues, ignoresScaling: false, bands: [band] } }),
    ),
  )
  const layer = aLayer({ name: 'Surface', kind: 'raster', raster: { ...valuesRaster, formulas: [] }, version: 3 })
  const { user } = open([layer], { query: `?selected=${layer._id}` })
  const calls = recordCalls()
  expect(await screen.findByRole('heading', { name: 'How this file was read' })).toBeVisible()
  expect(screen.getByText('Stored value × 0.01 + 400, as the file declares')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep stored values' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 3, ignoresScaling: true }),
  )
})

test('asks for the unit of heights that the file does not state', async () => {
  const heights = { unit: 'm', origin: 'assumed', proposed: 'us-ft' } as const
  server.use(
    http.get(apiUrl('/layer/getrasterdetailsbyID/:id'), () =>
      HttpResponse.json({ status: true, data: { ...unknownValues, kind: 'elevation', heights } }),
    ),
  )
  const raster = { ...valuesRaster, kind: 'elevation', formulas: [], heights } as const
  const layer = aLayer({ name: 'Surface', kind: 'raster', raster: { ...raster, formulas: [] }, version: 3 })
  const { user } = open([layer], { query: `?selected=${layer._id}` })
  const calls = recordCalls()
  expect(await screen.findByText('Metres, assumed: the file does not state the unit.')).toBeVisible()
  expect(screen.getAllByText(/Are they in this unit too: US survey feet\?/)).toHaveLength(2)
  await user.click(screen.getByRole('combobox', { name: 'Unit of heights' }))
  await user.click(await screen.findByTitle('Feet (0.3048 m)'))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 3, heightUnit: 'ft' }),
  )
  await user.click(screen.getByRole('button', { name: 'US survey feet' }))
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toMatchObject({ heightUnit: 'us-ft' }),
  )
})

test('states what the bands of a raster are, with a preview, before an index is offered', async () => {
  const unnamed = ['Band 1', 'Band 2', 'Band 3'].map((name) => ({ ...unknownValues.bands[0], name, unit: undefined }))
  const details = { ...unknownValues, kind: 'multispectral', kinds: [], proposedNodata: undefined, bands: unnamed }
  server.use(
    http.get(apiUrl('/layer/getrasterdetailsbyID/:id'), () => HttpResponse.json({ status: true, data: details })),
  )
  const raster = { ...valuesRaster, kind: 'multispectral', bandCount: 3, tileUrl: '/t/{z}/{x}/{y}?v=1' } as const
  const layer = aLayer({
    name: 'Field',
    kind: 'raster',
    raster: { ...raster, formulas: [], asksForRoles: true },
    version: 3,
    dataVersion: 7,
  })
  const { user } = open([layer])
  const calls = recordCalls()
  await user.click(await screen.findByRole('button', { name: 'State the bands of Field' }))
  expect(await screen.findByText('Band 1: Band 1, not stated')).toBeVisible()
  expect(screen.queryByRole('img', { name: 'Preview with near infrared as red' })).toBeNull()
  for (const [at, role] of ['Near infrared', 'Red', 'Green'].entries()) {
    await user.click(screen.getByRole('combobox', { name: `Meaning of band ${at + 1}` }))
    const lists = await screen.findAllByTitle(role)
    await user.click(lists.at(-1) as HTMLElement)
  }
  const preview = await screen.findByRole('img', { name: 'Preview with near infrared as red' })
  expect(preview.querySelector('img')?.getAttribute('src')).toMatch(/^\/t\/\d+\/\d+\/\d+\?v=7&bands=1,2,3$/)
  await user.click(screen.getByRole('button', { name: 'Save meaning' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      version: 3,
      bandRoles: ['nir', 'red', 'green'],
    }),
  )
})

test('says that the last band was read as transparency, and reads it as a band', async () => {
  const bands = ['Red', 'Green', 'Blue'].map((name) => ({ ...unknownValues.bands[0], name, unit: undefined }))
  const alpha = { hasAlpha: true, alphaOrigin: 'values', canMarkAlpha: true }
  const details = { ...unknownValues, ...alpha, kind: 'rgba', kinds: [], proposedNodata: undefined, bands }
  server.use(
    http.get(apiUrl('/layer/getrasterdetailsbyID/:id'), () => HttpResponse.json({ status: true, data: details })),
  )
  const raster = { ...valuesRaster, kind: 'rgba', bandCount: 3 } as const
  const layer = aLayer({ name: 'Ortho', kind: 'raster', raster: { ...raster, formulas: [] }, version: 3 })
  const { user } = open([layer], { query: `?selected=${layer._id}` })
  const calls = recordCalls()
  expect(await screen.findByText(/^The last band, by its values/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Read as a band of values' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 3, lastBandIsAlpha: false }),
  )
})

test('chooses another coordinate system for a raster whose file names a wrong one', async () => {
  const details = { ...unknownValues, crs: { name: 'NAD83', epsg: 4269, origin: 'file' }, canChooseSystem: true }
  const utm = { epsg: 25832, name: 'ETRS89 / UTM zone 32N', isUsed: false, bounds: null, distance: null }
  server.use(
    http.get(apiUrl('/layer/getrasterdetailsbyID/:id'), () => HttpResponse.json({ status: true, data: details })),
    http.get(apiUrl('/layer/coordinate-systems/:id'), () =>
      HttpResponse.json({ status: true, data: { systems: [utm] } }),
    ),
  )
  const layer = aLayer({ name: 'Surface', kind: 'raster', raster: { ...valuesRaster, formulas: [] }, version: 3 })
  const { user } = open([layer], { query: `?selected=${layer._id}` })
  const calls = recordCalls()
  expect(await screen.findByText('NAD83 (EPSG:4269), as the file states')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Choose another system' }))
  await user.click(await screen.findByRole('combobox', { name: 'Coordinate system of Surface' }))
  await user.click(await screen.findByText('ETRS89 / UTM zone 32N (EPSG:25832)'))
  await user.click(screen.getByRole('button', { name: 'Import with this system' }))
  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 3, epsg: 25832 }))
})

test('offers a coordinate system and corners for a raster that names no system', async () => {
  server.use(
    http.get(apiUrl('/layer/coordinate-systems/:id'), () => HttpResponse.json({ status: true, data: { systems: [] } })),
  )
  open([aLayer({ name: 'Loose', kind: 'raster', status: 'needs_georeference', needsCoordinateSystem: true })])
  expect(await screen.findByText(/does not name their coordinate system/)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Coordinate system of Loose' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Place on map: Loose' })).toBeVisible()
})

test('asks in the list of layers whether a frequent value marks missing data', async () => {
  server.use(
    http.get(apiUrl('/layer/getrasterdetailsbyID/:id'), () => HttpResponse.json({ status: true, data: unknownValues })),
  )
  const proposedNodata = { value: -32767, share: 0.294 }
  const layer = aLayer({ name: 'Wind', kind: 'raster', raster: { ...valuesRaster, formulas: [], proposedNodata } })
  const { user } = open([layer])
  const calls = recordCalls()
  expect(await screen.findByText(/29% of the pixels have the value/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep as data' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 1, ignoresNodata: true }),
  )
})

test('a raster that is imported again stays on the map', async () => {
  const raster = { ...valuesRaster, formulas: [] }
  const again = aLayer({ name: 'Again', kind: 'raster', raster, status: 'importing', progress: 0.3 })
  const first = aLayer({ name: 'First', kind: 'raster', status: 'importing', progress: 0.3 })
  server.use(
    http.get(apiUrl('/layer/getrasterdetailsbyID/:id'), () => HttpResponse.json({ status: true, data: unknownValues })),
  )
  open([again, first])
  expect(await screen.findByRole('checkbox', { name: 'Show Again' })).toBeChecked()
  expect(screen.getByRole('progressbar', { name: 'Import progress of Again' })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Show First' })).toBeNull()
})

test('placing a photo starts with the corners from its metadata', async () => {
  const at = (lat: number, long: number) => ({ lat, long })
  const proposedCorners = [at(46.9, -92), at(46.9, -91.9), at(46.8, -91.9), at(46.8, -92)]
  const photo = aLayer({ name: 'Photo', kind: 'raster', status: 'needs_georeference', proposedCorners })
  const { user } = open([photo])
  expect(await screen.findByText('This photo has a GPS position, but no corners')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Place on map: Photo' }))
  expect(await screen.findByText(/estimated from the position, height and direction/)).toBeVisible()
  expect(screen.getByRole('spinbutton', { name: 'Upper left, latitude' })).toHaveValue('46.9')
})

test('changes the value range of a raster and its legend', async () => {
  const band = { name: 'height', min: 0, max: 90, mean: 40, stddev: 9, p2: 2, p98: 80, histogram: [1, 2] }
  server.use(
    http.get(apiUrl('/layer/getrasterdetailsbyID/:id'), () =>
      HttpResponse.json({
        status: true,
        data: {
          kind: 'elevation',
          kinds: ['elevation', 'index', 'radar', 'single'],
          canSetNodata: true,
          nodata: -9999,
          nodataChosen: false,
          width: 10,
          height: 10,
          crs: { name: 'WGS 84', origin: 'file' },
          approximateDatum: false,
          approximateStatistics: false,
          gsd: 0.1,
          bounds: [0, 0, 1, 1],
          footprint: { type: 'Point', coordinates: [0, 0] },
          hasAlpha: false,
          bands: [band],
          formulas: [],
        },
      }),
    ),
  )
  const raster = { kind: 'elevation', gsd: 0.1, nativeZoom: 20, bandCount: 1, formulas: [], tileUrl: '/t' } as const
  const layer = aLayer({ name: 'Surface', kind: 'raster', raster: { ...raster, formulas: [] }, version: 3 })
  const { user } = open([layer], { query: `?selected=${layer._id}` })
  const calls = recordCalls()
  expect(await screen.findByRole('img', { name: 'Elevation (m): colours from 2 to 80' })).toBeVisible()
  await user.type(await screen.findByLabelText('Minimum'), '10')
  await user.type(screen.getByLabelText('Maximum'), '60')
  await user.click(screen.getByRole('checkbox', { name: 'Hillshade' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      version: 3,
      rasterStyle: { rescale: '10,60', hillshade: 'true' },
    }),
  )
  expect(await screen.findByRole('img', { name: 'Elevation (m): colours from 10 to 60' })).toBeVisible()
})

test('corrects the kind of values of a raster', async () => {
  server.use(
    http.get(apiUrl('/layer/getrasterdetailsbyID/:id'), () => HttpResponse.json({ status: true, data: unknownValues })),
  )
  const layer = aLayer({ name: 'Wind', kind: 'raster', raster: { ...valuesRaster, formulas: [] }, version: 4 })
  const { user } = open([layer], { query: `?selected=${layer._id}` })
  const calls = recordCalls()
  expect(await screen.findByRole('img', { name: 'Direction (degree): colours from 2 to 80' })).toBeVisible()
  expect(await screen.findByText(/does not say what the values are/)).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Kind of values' }))
  await user.click(await screen.findByTitle('Radar backscatter'))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 4, rasterKind: 'radar' }),
  )
})

test('treats the proposed value as empty', async () => {
  server.use(
    http.get(apiUrl('/layer/getrasterdetailsbyID/:id'), () => HttpResponse.json({ status: true, data: unknownValues })),
  )
  const layer = aLayer({ name: 'Wind', kind: 'raster', raster: { ...valuesRaster, formulas: [] }, version: 4 })
  const { user } = open([layer], { query: `?selected=${layer._id}` })
  const calls = recordCalls()
  expect(await screen.findByText(/29% of the pixels have the value -32,767/)).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Treat as empty' })[0] as HTMLElement)
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 4, nodata: -32767 }),
  )
})

test('filters the rows of the table by a condition', async () => {
  const { user } = open([aLayer({ name: 'Plots' })], { features: [aFeature()] })
  const calls = recordCalls()
  await user.click(await screen.findByRole('button', { name: 'Actions for Plots' }))
  await user.click(await screen.findByText('Attribute table'))
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  await user.type(await screen.findByRole('textbox', { name: 'Value' }), 'A:1')
  await user.click(screen.getByRole('button', { name: 'Add filter' }))
  expect(await screen.findByText('plot is A:1')).toBeVisible()
  await waitFor(() =>
    expect(
      calls
        .filter(({ path }) => path.startsWith('/layer/filter-layer/'))
        .at(-1)
        ?.query.getAll('where'),
    ).toEqual(['plot:eq:A:1']),
  )
})

test('moves groups by keyboard with their version', async () => {
  const group = (name: string) => ({
    _id: anId(),
    missionId: anId(),
    name,
    version: 2,
    createdAt: '2026-03-01T08:00:00Z',
  })
  const march = group('March')
  const april = group('April')
  server.use(http.patch(apiUrl('/layergroup/edit/:id'), () => HttpResponse.json({ status: true, data: april })))
  const { user } = open([aLayer()], { groups: [march, april] })
  const calls = recordCalls()
  const head = await screen.findByRole('button', { name: 'April' })
  head.focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: expect.stringContaining(april._id) as string,
      body: { version: 2, before: march._id },
    }),
  )
})

test('toggles the timeline with T and shows the layers of a day', async () => {
  const march = aLayer({ name: 'March', capturedAt: '2026-03-12T12:00:00.000Z' })
  const april = aLayer({ name: 'April', capturedAt: '2026-04-02T12:00:00.000Z' })
  const { user, path } = open([march, april])
  await user.click(await screen.findByRole('button', { name: 'Previous day' }))
  await user.click(screen.getByRole('button', { name: 'Previous day' }))
  await waitFor(() => expect(path()).toContain('day=2026-03-12'))
  expect(screen.getByText('3/12/2026, 1 captured')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Show March' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Show April' })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByRole('checkbox', { name: 'Show April' })).toBeChecked()
  await user.keyboard('t')
  expect(screen.queryByRole('region', { name: 'Timeline' })).toBeNull()
})

test('shows no timeline and ignores T until a layer has a date', async () => {
  const layer = aLayer()
  const { user, unmount } = open([layer])
  await screen.findByRole('checkbox', { name: 'Show Plots' })
  expect(screen.queryByRole('region', { name: 'Timeline' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show timeline (T)' })).toBeNull()
  await user.keyboard('t')
  unmount()
  open([{ ...layer, capturedAt: '2026-03-12T12:00:00.000Z' }])
  expect(await screen.findByRole('region', { name: 'Timeline' })).toBeVisible()
})
