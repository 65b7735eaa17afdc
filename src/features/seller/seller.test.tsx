import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const route = '/dashboard/admin/seller'
const admin = aUser({ userType: 'super-admin', tenantId: undefined, permissions: [] })
const seller = {
  name: 'Aerie Ltd',
  address: '',
  taxId: '',
  taxName: '',
  taxRate: 0,
  taxIncluded: true,
  invoicePrefix: 'AER',
  version: 3,
}

afterEach(stopRecording)

test('saves the changed fields with the rate in hundredths of a percent', async () => {
  server.use(
    http.get(apiUrl('/admin/seller'), () => HttpResponse.json({ status: true, data: seller })),
    http.patch<never, object>(apiUrl('/admin/seller'), async ({ request }) =>
      HttpResponse.json({ status: true, data: { ...seller, ...(await request.json()), version: 4 } }),
    ),
  )
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  const rate = await screen.findByLabelText('Tax rate in percent')
  await user.clear(rate)
  await user.type(rate, '18.5')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Enter the name of the tax')).toBeVisible()
  await user.type(screen.getByLabelText('Name of the tax'), 'GST')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 3, taxRate: 1850, taxName: 'GST' }),
  )
})
