import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aMission, anId, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aDocument, documentHandlers } from '../../testing/handlers/document'
import { missionHandlers } from '../../testing/handlers/mission'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const mission = aMission()
const missionId = mission._id
const ROUTE = `/dashboard/missions/${missionId}/documents`
const reading = ['mission_list', 'list_document'] as const
const editor = aUser({
  userType: 'tenant-user',
  permissions: [...reading, 'upload_document', 'update_document', 'delete_document'],
})
const PERMIT = { _id: anId(), name: 'Permit', warnDays: 30, version: 1 }

/** Three documents: an expired permit in a folder, notes with a tag, and a valid contract. */
const someDocuments = () => [
  aDocument({
    missionId,
    name: 'Airspace.txt',
    expiry: 'expired',
    expiresOn: '2020-02-03',
    folder: 'Permits',
    type: PERMIT,
  }),
  aDocument({ missionId, name: 'Notes.txt', tags: ['harbour'] }),
  aDocument({ missionId, name: 'Contract.txt', expiry: 'valid', expiresOn: '2099-01-02' }),
]
const show = (documents = someDocuments()) => server.use(...documentHandlers({ documents, types: [PERMIT] }))

beforeEach(() => server.use(...missionHandlers([mission])))

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

test('an empty list says what documents are for, and offers the upload to those who may upload', async () => {
  const { unmount } = renderApp({ route: ROUTE, user: editor })
  expect(await screen.findByText('No documents yet')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Upload documents' })).not.toHaveLength(0)
  unmount()
  renderApp({ route: ROUTE, user: aUser({ userType: 'tenant-user', permissions: [...reading] }) })
  expect(await screen.findByText('No documents yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Upload documents' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Document types' })).not.toBeInTheDocument()
})

test('a failed list shows the message of the server and can be loaded again', async () => {
  const failed = { status: false, message: 'The database does not answer' }
  server.use(
    http.get(apiUrl('/document/getbymissionId/:id'), () => HttpResponse.json(failed, { status: 503 }), { once: true }),
  )
  const { user } = renderApp({ route: ROUTE, user: editor })
  expect(await screen.findByText('The database does not answer')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Retry|Try again/ }))
  expect(await screen.findByText('No documents yet')).toBeVisible()
})

test('users without the permission see no tab of documents', async () => {
  renderApp({ route: ROUTE, user: aUser({ userType: 'tenant-user', permissions: ['mission_list', 'flight_list'] }) })
  expect(await screen.findByRole('link', { name: 'Flights' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Documents' })).not.toBeInTheDocument()
})

test('the search, the expiry and the folder narrow the list', async () => {
  show()
  const { user, path } = renderApp({ route: ROUTE, user: editor })
  expect(await screen.findByRole('link', { name: 'Airspace.txt' })).toBeVisible()
  expect(screen.getByText(/^Expired /)).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search names, tags and text' }), 'notes')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Airspace.txt' })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Notes.txt' })).toBeVisible()
  await user.clear(screen.getByRole('searchbox'))
  expect(await screen.findByRole('link', { name: 'Contract.txt' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Expired' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Contract.txt' })).not.toBeInTheDocument())
  expect(path()).toContain('expiry=expired')
  await user.click(screen.getByRole('button', { name: 'Valid' }))
  expect(await screen.findByRole('link', { name: 'Contract.txt' })).toBeVisible()
  expect(path()).toContain('expiry=valid')
})

test('a list without matches offers to clear the filters', async () => {
  show()
  const { user } = renderApp({ route: `${ROUTE}?search=nothing`, user: editor })
  expect(await screen.findByText('No documents match these filters')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('link', { name: 'Notes.txt' })).toBeVisible()
})

test('an edit is saved, and one of an older version is shown as a conflict', async () => {
  const documents = someDocuments()
  show(documents)
  const [, notes] = documents
  const { user } = renderApp({ route: `${ROUTE}?document=${notes?._id}`, user: editor })
  const drawer = await screen.findByRole('dialog')
  expect(await within(drawer).findByText('Valid for the harbour.')).toBeVisible()
  await user.click(within(drawer).getByRole('tab', { name: 'Details' }))
  const name = within(drawer).getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Minutes.txt')
  await user.click(within(drawer).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Document saved')).toBeVisible()
  expect(notes).toMatchObject({ name: 'Minutes.txt', version: 2 })

  Object.assign(notes ?? {}, { name: 'Protocol.txt', version: 3 })
  await user.clear(name)
  await user.type(name, 'Record.txt')
  await user.click(within(drawer).getByRole('button', { name: 'Save' }))
  expect(await within(drawer).findByText(/Protocol\.txt/)).toBeVisible()
  expect(notes).toMatchObject({ name: 'Protocol.txt', version: 3 })
})

test('a document that is gone is reported in the drawer', async () => {
  renderApp({ route: `${ROUTE}?document=${anId()}`, user: editor })
  expect(await within(await screen.findByRole('dialog')).findByText('Document not found')).toBeVisible()
})

test('selected documents are shown to clients, deleted and restored', async () => {
  const documents = someDocuments()
  show(documents)
  const { user } = renderApp({ route: ROUTE, user: editor })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Notes.txt' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Contract.txt' }))
  const bar = () => within(screen.getByRole('toolbar'))
  expect(bar().getByRole('link', { name: 'Download ZIP' })).toHaveAttribute('href', expect.stringMatching(/zipbyId/))
  await user.click(bar().getByRole('button', { name: 'Show to clients' }))
  expect(await screen.findByText('2 documents saved')).toBeVisible()
  expect(documents.map(({ clientVisible }) => clientVisible)).toEqual([false, true, true])

  await user.click(await screen.findByRole('checkbox', { name: 'Select Notes.txt' }))
  await user.click(bar().getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 document moved to the trash')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Notes.txt' })).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'Notes.txt' })).toBeVisible()
})

test('the keyboard opens and closes a document', async () => {
  show()
  const { user, path } = renderApp({ route: ROUTE, user: editor })
  const link = await screen.findByRole('link', { name: 'Notes.txt' })
  link.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(path()).not.toContain('document='))
})
