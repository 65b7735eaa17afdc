import { screen, within } from '@testing-library/react'
import { aMission, aUser } from '../../testing/factories'
import { aDocument, documentHandlers } from '../../testing/handlers/document'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const mission = aMission()
const missionId = mission._id

test('the dashboard warns of documents that expire, and links to them', async () => {
  const reader = aUser({ userType: 'tenant-user', permissions: ['dashboard', 'mission_list', 'list_document'] })
  const documents = [aDocument({ missionId, expiry: 'soon' }), aDocument({ missionId, expiry: 'expired' })]
  server.use(...documentHandlers({ documents }))
  renderApp({ route: '/dashboard', user: reader })
  const warning = await screen.findByRole('alert')
  expect(warning).toHaveTextContent('2 documents expire soon or have expired')
  const soon = within(warning).getByRole('link', { name: 'Harbour survey: 1 document expires soon' })
  expect(soon).toHaveAttribute('href', `/dashboard/missions/${missionId}/documents?expiry=soon`)
  expect(within(warning).getByRole('link', { name: 'Harbour survey: 1 document has expired' })).toBeVisible()
})

test('the dashboard says nothing while no document expires', async () => {
  const reader = aUser({ userType: 'tenant-user', permissions: ['dashboard', 'mission_list', 'list_document'] })
  server.use(...documentHandlers({ documents: [aDocument({ missionId, expiry: 'valid' })] }))
  renderApp({ route: '/dashboard', user: reader })
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(screen.queryByText(/documents? expires? soon/)).not.toBeInTheDocument()
})
