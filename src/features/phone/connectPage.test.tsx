import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const CODE = '7K3M-QX9D'
const LINK = `/connect#code=${CODE}`
const PHONE = { _id: 'p1', name: 'Gate', personName: 'Chris', organisationName: 'Harbour Drones', mission: null }

/** @param paired what this browser is connected as @param refusal what the server says about every code */
function serve({ paired = null as object | null, refusal = '' }) {
  let phone = paired
  const sent: unknown[] = []
  server.use(
    http.get(apiUrl('/phone/own'), () =>
      phone
        ? HttpResponse.json({ status: true, data: phone })
        : HttpResponse.json({ status: false, message: 'Log in' }, { status: 401 }),
    ),
    http.get(apiUrl('/phone/missions'), () => HttpResponse.json({ status: true, data: { missions: [] } })),
    http.post(apiUrl('/phone/pair'), async ({ request }) => {
      sent.push(await request.json())
      if (refusal !== '') {
        const errors = [{ field: 'code', message: refusal }]
        return HttpResponse.json({ status: false, message: 'Check the form', errors }, { status: 400 })
      }
      phone = { ...PHONE, organisationName: 'Railway' }
      return HttpResponse.json({ status: true, data: { _id: 'p2' } }, { status: 201 })
    }),
  )
  return sent
}

test('the code of a link is filled in, leaves the address, and pairs only when the person agrees', async () => {
  const sent = serve({})
  const { user, path } = renderApp({ route: LINK })
  expect(await screen.findByLabelText('Code')).toHaveValue(CODE)
  expect(screen.getByText('Connect this phone?')).toBeVisible()
  await waitFor(() => expect(path()).toBe('/connect'))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByRole('heading', { name: 'Railway' })).toBeVisible()
  expect(sent).toMatchObject([{ code: CODE }])
})

test('a link in a browser that is connected says what it replaces, and can be refused', async () => {
  const sent = serve({ paired: PHONE })
  const { user } = renderApp({ route: LINK })
  expect(await screen.findByText(/connected to Harbour Drones as Gate/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep the present connection' }))
  expect(await screen.findByRole('heading', { name: 'Harbour Drones' })).toBeVisible()
  expect(sent).toEqual([])
})

test.each([
  ['used', 'This code was already used. Show a new one under Connect to App.'],
  ['expired', 'This code has expired. Show a new one under Connect to App.'],
  ['foreign', 'This code is not valid here. Check it, or show a new one under Connect to App.'],
])('says why a code does not pair: %s', async (_what, reason) => {
  serve({ refusal: reason })
  const { user } = renderApp({ route: LINK })
  await user.click(await screen.findByRole('button', { name: 'Connect' }))
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.getByLabelText('Code')).toHaveValue(CODE)
})

test('a code is needed', async () => {
  const sent = serve({})
  const { user } = renderApp({ route: '/connect' })
  await user.click(await screen.findByRole('button', { name: 'Connect' }))
  expect(await screen.findByText('Enter the code')).toBeVisible()
  await waitFor(() => expect(sent).toEqual([]))
})
