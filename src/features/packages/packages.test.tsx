import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Package } from '../../api/package'
import { aPackage, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { packageHandlers } from '../../testing/handlers/package'
import { recordCalls, stopRecording, type RecordedCall } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const LIST = '/dashboard/admin/package/list'
const CREATE = '/dashboard/admin/package/create'
const admin = aUser({
  userType: 'super-admin',
  tenantId: undefined,
  permissions: ['package_list', 'package_create', 'package_update', 'package_delete'],
})

const page = () => within(screen.getByRole('main'))
const bodyOf = (calls: RecordedCall[], method: string) => calls.find((call) => call.method === method)?.body

afterEach(stopRecording)

test('lists packages with price and limits and keeps filters in the URL', async () => {
  server.use(...packageHandlers([aPackage(), aPackage({ name: 'Old', price: 0, active: false })]))
  const { user, path } = renderApp({ route: LIST, user: admin })
  const row = await screen.findByRole('row', { name: /Team/ })
  expect(within(row).getByText('INR 1,999 per month')).toBeVisible()
  expect(within(row).getByText(/10 users · 100 clients · 100 GB of storage/)).toBeVisible()

  await user.click(page().getByRole('button', { name: 'off sale' }))
  expect(path()).toBe(`${LIST}?sale=off`)
  await waitFor(() => expect(screen.queryByRole('row', { name: /Team/ })).toBeNull())
  expect(screen.getByRole('row', { name: /Old.*Free/ })).toBeVisible()
})

test('offers to create the first package with permission only', async () => {
  server.use(...packageHandlers())
  renderApp({ route: LIST, user: admin })
  expect(await screen.findByText('No packages yet')).toBeVisible()
  expect(page().getAllByRole('link', { name: 'New package' })[0]).toHaveAttribute('href', CREATE)
})

test('previews a negative or huge price within the limits', async () => {
  server.use(...packageHandlers())
  const { user } = renderApp({ route: CREATE, user: admin })
  const price = await screen.findByLabelText('Price')
  const card = within(screen.getByRole('region', { name: 'Preview at sign-up' }))
  await user.clear(price)
  await user.type(price, '-1')
  expect(await card.findByText('Free')).toBeVisible()
  await user.clear(price)
  await user.type(price, '9'.repeat(40))
  expect(await card.findByText('INR 100,000,000 per month')).toBeVisible()
})

test('creates a package with a poster and previews it while typing', async () => {
  const packages: Package[] = []
  server.use(...packageHandlers(packages))
  const { user, path } = renderApp({ route: CREATE, user: admin })
  await user.type(await screen.findByLabelText('Name'), 'Solo')
  const price = screen.getByLabelText('Price')
  await user.clear(price)
  await user.type(price, '19.99')
  const card = within(screen.getByRole('region', { name: 'Preview at sign-up' }))
  expect(card.getByText('Solo')).toBeVisible()
  expect(await card.findByText('INR 19.99 per month')).toBeVisible()

  await user.upload(
    screen.getByLabelText('Choose picture'),
    new File(['PNG bytes'], 'poster.png', { type: 'image/png' }),
  )
  expect(await screen.findByRole('img', { name: 'Poster' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create package' }))

  await waitFor(() => expect(path()).toBe(LIST))
  expect(packages[0]).toMatchObject({
    name: 'Solo',
    price: 1999,
    currency: 'INR',
    limits: { users: 10, clients: 100, storageBytes: 107_374_182_400, streamMinutes: 3000, aiRuns: 200 },
    posterId: expect.stringMatching(/^01938f6e/) as string,
  })
})

test('shows numbers out of range at their fields and sends nothing', async () => {
  const calls = recordCalls()
  const { user } = renderApp({ route: CREATE, user: admin })
  await user.type(await screen.findByLabelText('Name'), 'Solo')
  await user.clear(screen.getByLabelText('Price'))
  await user.type(screen.getByLabelText('Price'), '-1')
  await user.click(screen.getByRole('button', { name: 'Create package' }))
  expect(await screen.findByRole('link', { name: 'Enter a number from 0 to 100,000,000' })).toBeVisible()
  expect(bodyOf(calls, 'POST')).toBeUndefined()
})

test('sends only changed fields and merges a conflicting edit', async () => {
  const packages = [aPackage({ tenants: 3 })]
  const id = packages[0]?._id ?? ''
  server.use(...packageHandlers(packages))
  const calls = recordCalls()
  const { user, path } = renderApp({ route: `/dashboard/admin/package/${id}`, user: admin })
  await user.type(await screen.findByLabelText('Name'), ' plus')
  expect(screen.getByText(/^3 tenants have this package/)).toBeVisible()

  packages[0] = aPackage({ _id: id, price: 249_900, version: 2 })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const loadLatest = await screen.findByRole('button', { name: 'Load latest version' })
  expect(screen.getByText('Price', { selector: 'li' })).toBeVisible()
  await user.click(loadLatest)
  expect(screen.getByLabelText('Name')).toHaveValue('Team plus')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(path()).toBe(LIST))
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { version: 1, name: 'Team plus' },
    { version: 2, name: 'Team plus' },
  ])
})

test('says why a package in use cannot be deleted, and takes it off sale instead', async () => {
  const pack = aPackage({ tenants: 3 })
  server.use(...packageHandlers([pack]))
  const calls = recordCalls()
  const { user } = renderApp({ route: `/dashboard/admin/package/${pack._id}`, user: admin })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^3 tenants have this package/)).toBeVisible()
  expect(dialog.queryByRole('textbox')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Take off sale' }))
  expect(await screen.findByText('Team is off sale. Tenants that have it keep it.')).toBeVisible()
  expect(bodyOf(calls, 'PATCH')).toEqual({ version: 1, active: false })
})

test('shows in the dialog why the server rejected the deletion', async () => {
  const pack = aPackage({ tenants: 0 })
  const message = 'One tenant has this package, so it cannot be deleted. Take it off sale instead.'
  server.use(
    http.delete(apiUrl('/admin/package/delete-package-for-Id/:id'), () =>
      HttpResponse.json({ status: false, message }, { status: 409 }),
    ),
    ...packageHandlers([pack]),
  )
  const { user } = renderApp({ route: `/dashboard/admin/package/${pack._id}`, user: admin })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Team')
  await user.click(dialog.getByRole('button', { name: 'Delete package' }))
  expect(await dialog.findByText(message)).toBeVisible()
})

test('shows no list without package_list', async () => {
  renderApp({ route: LIST, user: aUser() })
  expect(await screen.findByText('Only super admins of the platform can open this page.')).toBeVisible()
})

test('takes a package off sale from the menu of its row', async () => {
  const pack = aPackage({ name: 'Fleet' })
  server.use(...packageHandlers([pack]))
  const calls = recordCalls()
  const { user } = renderApp({ route: LIST, user: admin })
  await user.click(await screen.findByRole('button', { name: 'Actions for Fleet' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Take off sale' }))
  expect(await screen.findByText('Fleet is off sale. Tenants that have it keep it.')).toBeVisible()
  expect(bodyOf(calls, 'PATCH')).toEqual({ version: pack.version, active: false })
})

test('has no menu for a reader of the list', async () => {
  server.use(...packageHandlers([aPackage()]))
  renderApp({ route: LIST, user: aUser({ ...admin, permissions: ['package_list'] }) })
  expect(await screen.findByRole('row', { name: /Team/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Actions for Team' })).toBeNull()
})
