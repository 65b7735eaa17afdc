import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Organisation, OrganisationEdit } from '../../api/organisation'
import { anId, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const ROUTE = '/dashboard/tenant/organisation'
const root = aUser({ userType: 'tenant-user', permissions: ['tenant_list_self', 'tenant_update_self'] })

const anOrganisation = (change: Partial<Organisation> = {}): Organisation => ({
  _id: anId(),
  name: 'Harbour Survey',
  address: '12 Harbour Road',
  contactEmail: '',
  contactPhone: '',
  taxId: '',
  logo: null,
  logoId: null,
  version: 1,
  usage: [
    { resource: 'users', used: 9, limit: 10, level: 'warning', graceUntil: null },
    { resource: 'streamMinutes', used: 70, limit: 60, level: 'blocked', graceUntil: null },
  ],
  invoices: { total: 0, lastAt: null },
  ...change,
})

function serve(organisation: Organisation) {
  let stored = organisation
  server.use(
    http.get(apiUrl('/tenantroot/fetch-organisation-details'), () => HttpResponse.json({ status: true, data: stored })),
    http.patch<never, OrganisationEdit>(apiUrl('/tenantroot/update-organisation-details'), async ({ request }) => {
      const { version, ...edit } = await request.json()
      if (version !== stored.version) {
        return HttpResponse.json({ status: false, message: 'Somebody else changed it' }, { status: 409 })
      }
      stored = { ...stored, ...edit, version: version + 1 }
      return HttpResponse.json({ status: true, data: stored })
    }),
  )
  return { changeElsewhere: (change: Partial<Organisation>) => (stored = { ...stored, ...change, version: 2 }) }
}

afterEach(stopRecording)

test('shows what is used and warns before it is too late', async () => {
  serve(anOrganisation())
  renderApp({ route: ROUTE, user: root })
  expect(await screen.findByText('9 of 10')).toBeVisible()
  expect(screen.getByText('More than 80 % is used.')).toBeVisible()
  expect(screen.getByText(/nothing more can be added/)).toBeVisible()
  expect(screen.getByText(/No package/)).toBeVisible()
})

test('saves only what was changed', async () => {
  serve(anOrganisation())
  const calls = recordCalls()
  const { user } = renderApp({ route: ROUTE, user: root })
  await user.type(await screen.findByRole('textbox', { name: 'Contact phone' }), '+91 22 5550')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 1, contactPhone: '+91 22 5550' })
})

test('a save that comes too late keeps what was typed', async () => {
  const { changeElsewhere } = serve(anOrganisation())
  const { user } = renderApp({ route: ROUTE, user: root })
  await user.type(await screen.findByRole('textbox', { name: 'Tax number' }), '27A')
  changeElsewhere({ name: 'Harbour Ltd' })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.click(await screen.findByRole('button', { name: 'Load the newer values' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour Ltd')
  expect(screen.getByRole('textbox', { name: 'Tax number' })).toHaveValue('27A')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Saved')).toBeVisible()
})

test('who may not change it can read it', async () => {
  serve(anOrganisation())
  renderApp({ route: ROUTE, user: aUser({ userType: 'tenant-user', permissions: ['tenant_list_self'] }) })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Address' })).toBeDisabled())
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
})
