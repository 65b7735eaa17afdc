import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { BaseMapSetting, NewBaseMap } from '../../api/base-map'
import { anId, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { NEW_BASE_MAP } from './baseMapValues'

const ROUTE = '/dashboard/base-maps'
const root = aUser({ userType: 'tenant-root' })

const aSetting = (change: Partial<BaseMapSetting> = {}): BaseMapSetting => {
  const url = 'https://tiles.example.com/{z}/{x}/{y}.png'
  const drawn = { ...NEW_BASE_MAP.drawn, url, origins: ['https://tiles.example.com'] }
  return { ...NEW_BASE_MAP, _id: anId(), name: 'Aerial photos', url, attribution: '© City', drawn, ...change }
}

/** Serves settings that can be changed. @returns the bodies of the calls */
function serve(...settings: BaseMapSetting[]) {
  let stored = settings
  const bodies: object[] = []
  server.use(
    http.get(apiUrl('/base-map/get-settings'), () => HttpResponse.json({ status: true, data: { maps: stored } })),
    http.post<never, NewBaseMap>(apiUrl('/base-map/create'), async ({ request }) => {
      const body = await request.json()
      bodies.push(body)
      if (!body.url.startsWith('https://')) {
        const errors = [{ field: 'url', message: 'Enter an address that starts with https://.', code: 'x', values: {} }]
        return HttpResponse.json({ status: false, message: 'Check the fields', errors }, { status: 400 })
      }
      const made = aSetting({ ...body })
      stored = [...stored, made]
      return HttpResponse.json({ status: true, data: made }, { status: 201 })
    }),
    http.patch<{ id: string }, Partial<BaseMapSetting>>(apiUrl('/base-map/edit/:id'), async ({ request, params }) => {
      const body = await request.json()
      bodies.push(body)
      stored = stored.map((each) => (each._id === params.id ? { ...each, ...body, version: each.version + 1 } : each))
      return HttpResponse.json({ status: true, data: stored.find(({ _id }) => _id === params.id) })
    }),
  )
  return bodies
}

test('says why maps do not offer a base map on a private network', async () => {
  serve(aSetting({ name: 'On premise', forbiddenOrigins: ['http://127.0.0.1:8081'] }))
  renderApp({ route: ROUTE, user: root })
  expect(await screen.findByText(/^http:\/\/127\.0\.0\.1:8081 is on a private network/)).toBeInTheDocument()
})

test('explains what base maps are when there are none', async () => {
  serve()
  renderApp({ route: ROUTE, user: root })
  expect(await screen.findByText('No base maps yet')).toBeVisible()
  expect(screen.getByText(/maps load nothing from other servers/)).toBeVisible()
})

test('turns a base map on after naming the server that browsers will ask', async () => {
  const bodies = serve(aSetting({ isPreset: true, termsUrl: 'https://example.com/terms' }))
  const { user } = renderApp({ route: ROUTE, user: root })
  await user.click(await screen.findByRole('switch', { name: 'Aerial photos is on' }))
  const question = await screen.findByRole('dialog', { name: 'Turn on Aerial photos?' })
  expect(question).toHaveTextContent('https://tiles.example.com')
  expect(bodies).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Turn on' }))
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Aerial photos is on' })).toBeChecked())
  expect(bodies).toEqual([{ version: 1, enabled: true }])
  // A preset stays.
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Make default' }))
  expect(await screen.findByText('Default')).toBeVisible()
})

test('adds a base map and shows a rejected address at its field', async () => {
  const bodies = serve()
  const { user } = renderApp({ route: ROUTE, user: root })
  await user.click(await screen.findByRole('button', { name: 'Add base map' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add base map' })
  await user.type(within(dialog).getByLabelText('Name'), 'Plan')
  const url = within(dialog).getByLabelText('Address')
  await user.type(url, 'http://tiles.example.com/tiles')
  await user.type(within(dialog).getByLabelText('Attribution'), 'City')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect((await within(dialog).findAllByText(/starts with https/))[0]).toBeVisible()
  await user.clear(url)
  await user.type(url, 'https://tiles.example.com/style')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await screen.findByRole('heading', { name: 'Plan' })).toBeVisible()
  expect(bodies.at(-1)).toMatchObject({ name: 'Plan', kind: 'raster', url: 'https://tiles.example.com/style' })
})

test('uploads a file with its name and attribution, and shows why it was rejected', async () => {
  localStorage.clear()
  let bodies: object[] = []
  serve()
  server.use(
    http.post<never, object>(apiUrl('/base-map/create-from-file'), async ({ request }) => {
      bodies = [...bodies, await request.json()]
      const errors = [{ field: 'uploadId', message: 'The file ends before its tiles.', code: 'x', values: {} }]
      return HttpResponse.json({ status: false, message: 'The file ends before its tiles.', errors }, { status: 400 })
    }),
  )
  const { user } = renderApp({ route: ROUTE, user: root })
  await user.click(await screen.findByRole('button', { name: 'Upload file' }))
  const dialog = await screen.findByRole('dialog', { name: 'Upload a base map' })
  await user.click(within(dialog).getByRole('button', { name: 'Upload file' }))
  expect(await within(dialog).findByText('Choose a file')).toBeVisible()
  await user.upload(within(dialog).getByLabelText('PMTiles or MBTiles file'), new File(['PMTiles'], 'city.pmtiles'))
  await user.type(within(dialog).getByLabelText('Name'), 'City plan')
  await user.type(within(dialog).getByLabelText('Attribution'), 'City')
  await user.click(within(dialog).getByRole('button', { name: 'Upload file' }))
  expect(await screen.findByText('city.pmtiles for City plan')).toBeVisible()
  expect(await screen.findByText('The file ends before its tiles.')).toBeVisible()
  expect(bodies).toMatchObject([{ name: 'City plan', attribution: 'City' }])
})

test('asks before the details of an upload are lost', async () => {
  serve()
  const { user } = renderApp({ route: ROUTE, user: root })
  await user.click(await screen.findByRole('button', { name: 'Upload file' }))
  const dialog = await screen.findByRole('dialog', { name: 'Upload a base map' })
  await user.type(within(dialog).getByLabelText('Name'), 'City plan')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Stay on page' }))
  expect(within(dialog).getByLabelText('Name')).toHaveValue('City plan')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload a base map' })).toBeNull())
})

test('shows a base map of an uploaded file without its address', async () => {
  serve(aSetting({ name: 'City plan', kind: 'pmtiles', url: '/apis/v1/base-map/get-file/1', isFile: true }))
  const { user } = renderApp({ route: ROUTE, user: root })
  expect(await screen.findByText('Uploaded file')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit City plan' })
  expect(within(dialog).getByLabelText('Name')).toBeVisible()
  expect(within(dialog).queryByLabelText('Address')).not.toBeVisible()
})

test('offers a retry when the settings cannot be loaded', async () => {
  server.use(
    http.get(apiUrl('/base-map/get-settings'), () =>
      HttpResponse.json({ status: false, message: 'Out of order' }, { status: 500 }),
    ),
  )
  renderApp({ route: ROUTE, user: root })
  expect(await screen.findByText('Out of order')).toBeVisible()
})
