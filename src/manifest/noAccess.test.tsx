import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { recordCalls, stopRecording } from '../testing/recordCalls'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'

afterEach(stopRecording)

const explain = (grantors: string[]) => {
  const data = {
    permission: 'location_list',
    label: 'See locations',
    allowed: false,
    sources: [],
    grantableBy: grantors.map((name) => ({ _id: `id of ${name}`, name })),
    reason: '',
  }
  server.use(http.get(apiUrl('/profile/permissions/explain'), () => HttpResponse.json({ status: true, data })))
}

test('names the permission and who can grant it, and sends a request once', async () => {
  explain(['Rita Root', 'Omar Owner'])
  server.use(
    http.post(apiUrl('/profile/permissions/ask'), () => HttpResponse.json({ status: true, message: 'Request sent' })),
  )
  const calls = recordCalls()
  const { user } = renderApp({ route: '/dashboard/locations', user: aUser({ permissions: ['dashboard'] }) })
  expect(
    await screen.findByText(
      'You need the permission "See locations". These users can grant it: Rita Root, Omar Owner.',
    ),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ask for access' }))
  expect(await screen.findByText('Request sent')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ask for access' })).toBeDisabled()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ permission: 'location_list' })
})

test('names the only user who can grant the permission', async () => {
  explain(['Rita Root'])
  renderApp({ route: '/dashboard/locations', user: aUser({ permissions: ['dashboard'] }) })
  expect(await screen.findByText(/This user can grant it: Rita Root\.$/)).toBeVisible()
})

test('says that nobody can grant the permission at the moment', async () => {
  explain([])
  renderApp({ route: '/dashboard/locations', user: aUser({ permissions: ['dashboard'] }) })
  expect(await screen.findByText(/no user of your organisation can grant it\.$/)).toBeVisible()
})

test('shows why a request was rejected', async () => {
  server.use(
    http.post(apiUrl('/profile/permissions/ask'), () =>
      HttpResponse.json({ status: false, message: 'You asked for this in the last 24 hours.' }, { status: 429 }),
    ),
  )
  const { user } = renderApp({ route: '/dashboard/locations', user: aUser({ permissions: ['dashboard'] }) })
  await user.click(await screen.findByRole('button', { name: 'Ask for access' }))
  expect(await screen.findByText('You asked for this in the last 24 hours.')).toBeVisible()
})

test.each([
  ['/dashboard/admin/tenant/list', 'Only super admins of the platform can open this page.'],
  ['/dashboard/tenant/organisation', 'Only tenant roots of your organisation can open this page.'],
])('offers no request for %s, which nobody can grant', async (route, reason) => {
  renderApp({ route, user: aUser({ permissions: ['dashboard'] }) })
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ask for access' })).not.toBeInTheDocument()
})
