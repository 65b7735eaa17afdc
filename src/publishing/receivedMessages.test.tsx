import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { apiUrl } from '../testing/handlers/apiUrl'
import { aPilotMessage } from '../testing/handlers/stream'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'

const KEY = 'k'.repeat(43)
const ROUTE = `/live/publish#${KEY}`

function serve(messages: ReturnType<typeof aPilotMessage>[], acknowledgeStatus = 200) {
  const acknowledged: unknown[] = []
  server.use(
    http.post(apiUrl('/streamtoken/received-messages'), ({ request }) =>
      request.headers.get('authorization') === `Bearer ${KEY}`
        ? HttpResponse.json({ status: true, data: { messages: [...messages] } })
        : HttpResponse.json({ status: false }, { status: 403 }),
    ),
    http.post(apiUrl('/streamtoken/acknowledged-message'), async ({ request }) => {
      acknowledged.push(await request.json())
      return HttpResponse.json({ status: acknowledgeStatus === 200 }, { status: acknowledgeStatus })
    }),
  )
  return acknowledged
}

test('the pilot reads a message and acknowledges it', async () => {
  const message = aPilotMessage({ text: 'Return to the pier' })
  const acknowledged = serve([message])
  const { user } = renderApp({ route: ROUTE })
  const section = within(await screen.findByRole('region', { name: 'Messages from the control center' }))
  expect(await section.findByText('Return to the pier')).toBeVisible()
  expect(section.getByText(/^From Sam Staff, /)).toBeVisible()
  await user.click(section.getByRole('button', { name: 'Acknowledge' }))
  await waitFor(() => expect(section.queryByText('Return to the pier')).not.toBeInTheDocument())
  expect(section.getByRole('status')).toHaveTextContent('Acknowledged')
  expect(acknowledged).toEqual([{ pilotMessageId: message._id }])
})

test('a point is shown with its coordinates and a link for map apps', async () => {
  serve([aPilotMessage({ text: null, lat: 46.84, long: -91.99 })])
  renderApp({ route: ROUTE })
  expect(await screen.findByText('Point 46.84000, -91.99000')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open in a map app' })).toHaveAttribute(
    'href',
    'geo:46.84,-91.99?q=46.84,-91.99',
  )
})

test('says that an acknowledgement did not arrive, and keeps the message', async () => {
  serve([aPilotMessage()], 500)
  const { user } = renderApp({ route: ROUTE })
  await user.click(await screen.findByRole('button', { name: 'Acknowledge' }))
  expect(await screen.findByText(/The server did not receive it/)).toBeVisible()
  expect(screen.getByText('Look at the north gate')).toBeVisible()
})
