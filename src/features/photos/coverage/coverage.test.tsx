// The coverage panel beside the map. A flow in e2e/ covers the map.
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { CoverageReply } from '../../../api/coverage'
import { aFeature, aLayer, aMission, anId, aPhoto, aUser } from '../../../testing/factories'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { coverageHandlers } from '../../../testing/handlers/coverage'
import { featureHandlers } from '../../../testing/handlers/feature'
import { missionHandlers } from '../../../testing/handlers/mission'
import { photoHandlers } from '../../../testing/handlers/photo'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

const crew = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'layer_list', 'feature_list'] })

function open(data: Partial<CoverageReply['data']> = {}) {
  const mission = aMission()
  const layer = aLayer({ missionId: mission._id, name: 'Survey areas', kind: 'vector' })
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ]
  const polygon = (index: number) => aFeature({ index, geometry: { type: 'Polygon', coordinates: [ring] } })
  server.use(
    ...missionHandlers([mission]),
    ...photoHandlers([aPhoto()]),
    ...coverageHandlers(data),
    ...featureHandlers([polygon(1), polygon(4)]),
    http.get(apiUrl('/layer/layers-by-missionId'), () =>
      HttpResponse.json({ status: true, data: { layers: [layer] } }),
    ),
  )
  return renderApp({ route: `/dashboard/missions/${mission._id}/photos?view=coverage`, user: crew })
}
const panel = () => screen.findByRole('region', { name: 'Photo coverage' })

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('../PhotosSegment'), 120_000)
afterEach(stopRecording)

test('shows covered and gap areas, the uncertainty and a legend', async () => {
  open()
  expect(await screen.findByText('9,000 m² (90 % of 1.00 ha)')).toBeVisible()
  const shown = within(await panel())
  expect(shown.getByText('Seen by fewer than 3 photos').nextSibling).toHaveTextContent('5,000 m² (50 % of 1.00 ha)')
  expect(shown.getByText('1,000 m² in 2 areas')).toBeVisible()
  expect(shown.getByText('Estimated on the ground, ± 4.2 m')).toBeVisible()
  const legend = within(shown.getByRole('list', { name: 'Photos per place' }))
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'None',
    '1',
    '2',
    '3–4',
    '5 or more',
    'Gaps',
  ])
})

test('requests the gaps for the chosen polygon and number of photos', async () => {
  const calls = recordCalls()
  const { user } = open()
  await screen.findByText('1,000 m² in 2 areas')
  await user.click(screen.getByRole('combobox', { name: 'Gaps' }))
  await user.click(await screen.findByTitle('Seen by fewer than 3 photos'))
  expect(await screen.findByText('5,000 m² in 2 areas')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Area' }))
  await user.click(await screen.findByTitle('Survey areas'))
  await user.click(await screen.findByRole('combobox', { name: 'Polygon' }))
  await user.click(await screen.findByTitle('Polygon 4'))
  await waitFor(() =>
    expect(calls.some(({ path, query }) => path.startsWith('/photo/coverage/') && query.get('areaIndex') === '4')).toBe(
      true,
    ),
  )
})

test('links to the elevation layers that the areas were computed with', async () => {
  const layerId = anId()
  open({ onGround: 6, groundLayers: [{ layerId, layerName: 'Surface model' }] })
  const shown = within(await panel())
  expect(await shown.findByText(/for 6 of 8 photos/)).toBeVisible()
  const link = shown.getByRole('link', { name: 'Surface model' })
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^/dashboard/missions/.*\\?selected=${layerId}$`)),
  )
})

test('explains why photos are left out', async () => {
  open({ withoutArea: 1, proposed: 2 })
  expect(await screen.findByText(/1 photo is left out because its area on the ground is unknown/)).toBeVisible()
  expect(screen.getByText(/2 photos are left out because they are proposed for rejection/)).toBeVisible()
})

test('plans a flight over the gaps, warns the operator and offers files with the chosen values', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Plan a flight over the gaps' }))
  expect(await screen.findByText('24 photos, 9.6 m apart')).toBeVisible()
  expect(screen.getByText('480 m, about 2 min at 4.8 m/s')).toBeVisible()
  expect(screen.getByText('1.7 cm per pixel')).toBeVisible()
  expect(screen.getByText('1 gap is left out because it is too small.')).toBeVisible()
  expect(screen.getByText(/The operator must check the route/)).toBeVisible()
  const height = screen.getByRole('spinbutton', { name: 'Height above take-off (m)' })
  await user.clear(height)
  await user.type(height, '80')
  expect(await screen.findByText('3.4 cm per pixel')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'DJI drone' }))
  await user.click(await screen.findByTitle('Mavic 3 Enterprise'))
  const query = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams
  expect(Object.fromEntries(query('DJI route (KMZ)'))).toMatchObject({
    format: 'wpml',
    drone: 'M3E',
    height: '80',
    gapBelow: '1',
  })
  expect(query('QGroundControl (.plan)').get('drone')).toBeNull()
})

test('explains missing photo areas and an area that is too large', async () => {
  const first = open({ photos: 0, withoutArea: 1, coverage: null })
  expect(await screen.findByText('No coverage yet')).toBeVisible()
  first.unmount()
  open()
  server.use(
    http.get(apiUrl('/photo/coverage/:missionId'), () =>
      HttpResponse.json({ status: false, message: 'The area is longer than 50 km.' }, { status: 409 }),
    ),
  )
  expect(await screen.findByText('The area is longer than 50 km.')).toBeVisible()
  // Another area can be chosen.
  expect(screen.getByRole('combobox', { name: 'Area' })).toBeEnabled()
})
