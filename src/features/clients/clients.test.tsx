import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aMission, aUser } from '../../testing/factories'
import { aClient, aClientLink, aClientPerson, aSharedMission, clientHandlers } from '../../testing/handlers/client'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { missionHandlers } from '../../testing/handlers/mission'
import { aPhone, phoneHandlers } from '../../testing/handlers/phone'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const LIST = '/dashboard/tenant/client/list'
const MISSIONS = '/dashboard/tenant/client/missions'
const READ = ['client_list', 'client_data', 'mission_list']
const manager = aUser({ permissions: [...READ, 'create_client', 'edit_client', 'delete_client'] })
const reader = aUser({ permissions: READ })

test('creates a client and opens its missions', async () => {
  const clients: ReturnType<typeof aClient>[] = []
  server.use(...clientHandlers({ clients }))
  const { user, path } = renderApp({ route: LIST, user: manager })
  expect(await screen.findByText('No clients yet')).toBeVisible()
  await user.click(screen.getAllByRole('link', { name: 'New client' })[0]!)
  await user.click(await screen.findByRole('button', { name: 'Create client' }))
  expect((await screen.findAllByText('Enter a name')).length).toBeGreaterThan(0)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Harbour authority')
  await user.click(screen.getByRole('button', { name: 'Create client' }))
  expect(await screen.findByText('No missions are shared')).toBeVisible()
  expect(path()).toBe(`${MISSIONS}?client=${clients[0]?._id}`)
  expect(clients[0]).toMatchObject({ name: 'Harbour authority', email: null })
})

test('edits and deletes a client from the list, and restores it', async () => {
  const clients = [aClient({ missionCount: 2 })]
  server.use(...clientHandlers({ clients }))
  const { user } = renderApp({ route: LIST, user: manager })
  await user.click(await screen.findByRole('button', { name: 'Actions for Harbour authority' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog')
  const name = within(dialog).getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Railway')
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('link', { name: 'Railway' })).toBeVisible()

  await user.click(await screen.findByRole('button', { name: 'Actions for Railway' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const confirmation = await screen.findByRole('dialog')
  await user.click(within(confirmation).getByRole('button', { name: 'Delete client' }))
  expect(await screen.findByText('No clients yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Trash' }))
  await user.click(await screen.findByRole('button', { name: /Restore/ }))
  await waitFor(() => expect(clients).toHaveLength(1))
})

test('shares a mission with a client and withdraws it', async () => {
  const client = aClient()
  const mission = aMission({ name: 'Lighthouse' })
  server.use(...clientHandlers({ clients: [client] }), ...missionHandlers([mission]))
  const { user } = renderApp({ route: `${MISSIONS}?client=${client._id}`, user: manager })
  await user.click(await screen.findByRole('button', { name: 'Share missions' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  expect((await dialog.findAllByText('Choose a mission')).length).toBeGreaterThan(0)
  await user.click(dialog.getByRole('combobox', { name: 'Missions' }))
  await user.click(await screen.findByTitle('Lighthouse'))
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText(/Nothing is shown yet/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Withdraw/ }))
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('No missions are shared')).toBeVisible()
})

test('invites a person and removes them', async () => {
  const client = aClient()
  server.use(...clientHandlers({ clients: [client], missions: [aSharedMission()] }))
  const { user } = renderApp({ route: `${MISSIONS}?client=${client._id}`, user: manager })
  await user.click(await screen.findByRole('button', { name: 'Invite person' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Casey')
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'casey@harbour.example')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Invited')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send again to Casey' }))
  expect((await screen.findAllByText('Invitation sent to casey@harbour.example')).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Erase personal data of Casey' }))
  expect(await screen.findByText('What is kept, and why')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Remove Casey' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Nobody has been invited yet.')).toBeVisible()
})

describe('phones of a client', () => {
  const client = aClient()
  const route = `${MISSIONS}?client=${client._id}`
  beforeEach(() => server.use(...clientHandlers({ clients: [client] })))

  test('are listed with their person and what they do, and revoked after a question', async () => {
    const ofClient = [aPhone({ name: 'Gate', isStreaming: true }), aPhone({ name: 'Spare', ownerName: 'Robin Quay' })]
    server.use(...phoneHandlers({ ofClient }))
    const { user } = renderApp({ route, user: manager })
    const phones = within(await screen.findByRole('region', { name: 'Phones' }))
    const [gate, spare] = await phones.findAllByRole('listitem')
    expect(gate).toHaveTextContent(/Gate.*Streaming.*Casey, last seen/)
    expect(spare).toHaveTextContent(/Spare.*Robin Quay, last seen/)
    expect(spare).not.toHaveTextContent('Streaming')
    await user.click(phones.getByRole('button', { name: 'Revoke Gate' }))
    expect(await screen.findByText('Revoke Gate?')).toBeVisible()
    expect(ofClient).toHaveLength(2)
    await user.click(await screen.findByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(phones.queryByText('Gate')).not.toBeInTheDocument())
    expect(ofClient.map(({ name }) => name)).toEqual(['Spare'])
    expect((await screen.findAllByText('Gate revoked')).length).toBeGreaterThan(0)
  })

  test('are explained while none is paired', async () => {
    renderApp({ route, user: manager })
    expect(await screen.findByText(/^No phone is paired/)).toBeVisible()
  })

  test('say why they could not be loaded, and are loaded again', async () => {
    server.use(http.get(apiUrl('/phone/list-of-client/:clientId'), () => HttpResponse.json({}, { status: 500 })))
    const { user } = renderApp({ route, user: manager })
    const phones = within(await screen.findByRole('region', { name: 'Phones' }))
    const retry = await phones.findByRole('button', { name: 'Try again' })
    server.use(...phoneHandlers({ ofClient: [aPhone()] }))
    await user.click(retry)
    expect(await phones.findByText('Gate')).toBeVisible()
  })

  test('are not shown to those who may not edit the client', async () => {
    renderApp({ route, user: reader })
    expect(await screen.findByRole('region', { name: 'People' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Phones' })).not.toBeInTheDocument()
  })
})

test('shows readers what a client sees without buttons that change it', async () => {
  const shown = { layers: 1, photos: 24, recordings: 0, documents: 2, alerts: 0, outcomes: 0, live: 0 }
  const client = aClient({ people: [aClientPerson()] })
  server.use(...clientHandlers({ clients: [client], missions: [aSharedMission({ shown })] }))
  renderApp({ route: `${MISSIONS}?client=${client._id}`, user: reader })
  expect(await screen.findByText(/1 layer, 24 photos, 0 recordings, 2 documents/)).toBeVisible()
  for (const name of ['Share missions', 'Withdraw Quay walls', 'Invite person', 'Disable Casey', 'Remove Casey']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  }
})

test('creates a client with a logo and two people, and keeps what was typed when an address is taken', async () => {
  const clients: ReturnType<typeof aClient>[] = []
  const message = 'An account with this e-mail address exists already. Use another address.'
  server.use(...clientHandlers({ clients }))
  server.use(
    http.post(
      apiUrl('/client/create'),
      () =>
        HttpResponse.json({ status: false, message, errors: [{ field: 'people/1/email', message }] }, { status: 409 }),
      { once: true },
    ),
  )
  const { user, path } = renderApp({ route: '/dashboard/tenant/client/create', user: manager })
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Harbour authority')
  await user.type(screen.getByRole('textbox', { name: /^Contact person/ }), 'Robin Quay')
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), '12 Harbour Road{Enter}Duluth')
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['PNG bytes'], 'logo.png', { type: 'image/png' }),
  )
  expect(await screen.findByRole('img', { name: 'Logo' })).toBeVisible()
  for (const [number, name] of ['Casey', 'Robin'].entries()) {
    await user.click(screen.getByRole('button', { name: 'Add person' }))
    await user.type(screen.getByRole('textbox', { name: `Name of person ${number + 1}` }), name)
    await user.type(screen.getByRole('textbox', { name: `E-mail of person ${number + 1}` }), `${name}@harbour.example`)
  }
  await user.click(screen.getByRole('button', { name: 'Create client' }))
  expect(await screen.findByText(`People: ${message}`)).toBeVisible()
  const second = screen.getByRole('textbox', { name: 'E-mail of person 2' })
  expect(second).toHaveValue('Robin@harbour.example')
  expect(second).toHaveAttribute('aria-invalid', 'true')
  await user.clear(second)
  await user.type(second, 'quay@harbour.example')
  await user.click(screen.getByRole('button', { name: 'Create client' }))
  await waitFor(() => expect(path()).toBe(`${MISSIONS}?client=${clients[0]?._id}`))
  expect(clients[0]).toMatchObject({
    contactName: 'Robin Quay',
    address: '12 Harbour Road\nDuluth',
    logoId: expect.stringMatching(/^01938f6e/) as string,
    people: [{ email: 'Casey@harbour.example' }, { name: 'Robin', email: 'quay@harbour.example' }],
  })
})

test('shows the record of a client on its page', async () => {
  const client = aClient({
    address: '12 Harbour Road\nDuluth',
    contactName: 'Robin Quay',
    phone: '+1 218 555',
    note: 'By quarter',
    logo: '/apis/v1/files/public/x',
    logoId: 'x',
  })
  server.use(...clientHandlers({ clients: [client] }))
  renderApp({ route: `${MISSIONS}?client=${client._id}`, user: reader })
  const record = within(await screen.findByRole('region', { name: 'Details of Harbour authority' }))
  expect(record.getByText(/12 Harbour Road\s+Duluth/)).toBeVisible()
  expect(record.getByText('Robin Quay')).toBeVisible()
  expect(record.getByText('By quarter')).toBeVisible()
  expect(record.getByRole('link', { name: '+1 218 555' })).toHaveAttribute('href', 'tel:+1 218 555')
  expect(record.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('/files/public/x'))
  expect(screen.getByRole('heading', { level: 1, name: 'Harbour authority' })).toBeVisible()
})

test('keeps what was typed when another root has changed the client', async () => {
  const client = aClient()
  const clients = [client]
  server.use(...clientHandlers({ clients }))
  const { user } = renderApp({ route: LIST, user: manager })
  await user.click(await screen.findByRole('button', { name: 'Actions for Harbour authority' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'By quarter')
  clients.splice(0, 1, { ...client, address: '13 Harbour Road', version: 2 })
  server.use(
    http.patch(
      apiUrl('/client/edit-client-details/:id'),
      () => HttpResponse.json({ status: false, message: 'Someone else changed this client.' }, { status: 409 }),
      { once: true },
    ),
  )
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await user.click(await dialog.findByRole('button', { name: /latest/i }))
  expect(dialog.getByRole('textbox', { name: /^Address/ })).toHaveValue('13 Harbour Road')
  expect(dialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('By quarter')
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(clients[0]).toMatchObject({ note: 'By quarter', address: '13 Harbour Road', version: 3 }))
})

test('disables a person and enables them again', async () => {
  const client = aClient({ people: [aClientPerson()] })
  server.use(...clientHandlers({ clients: [client] }))
  const { user } = renderApp({ route: `${MISSIONS}?client=${client._id}`, user: manager })
  await user.click(await screen.findByRole('button', { name: 'Disable Casey' }))
  await user.click(await screen.findByRole('button', { name: 'Disable' }))
  expect(await screen.findByText('Disabled')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Enable Casey' }))
  expect(await screen.findByRole('button', { name: 'Disable Casey' })).toBeVisible()
})

test('exports the list, and deletes the selected clients together', async () => {
  const clients = ['Harbour', 'Railway', 'Airport'].map((name) => aClient({ name }))
  server.use(...clientHandlers({ clients }))
  const { user } = renderApp({ route: `${LIST}?search=a`, user: manager })
  await screen.findByRole('checkbox', { name: 'Select Harbour' })
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', apiUrl('/client/export?search=a'))
  await user.click(screen.getByRole('checkbox', { name: 'Select Harbour' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Airport' }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete 2 clients' }))
  await waitFor(() => expect(clients.map(({ name }) => name)).toEqual(['Railway']))
})

test('lists all links by client or by mission, with a search, and keeps the choice in the address', async () => {
  const port = { clientId: 'c1', clientName: 'Port' }
  const rail = { clientId: 'c2', clientName: 'Railway' }
  const quay = { missionId: 'm1', missionName: 'Quay walls' }
  const links = [
    aClientLink({ ...port, ...quay }),
    aClientLink({ ...port, missionId: 'm2', missionName: 'Bridge' }),
    aClientLink({ ...rail, ...quay }),
  ]
  server.use(...clientHandlers({ links }))
  const { user, path } = renderApp({ route: MISSIONS, user: reader })
  const portGroup = within(await screen.findByRole('region', { name: 'Port' }))
  expect(portGroup.getAllByRole('listitem')).toHaveLength(2)
  expect(portGroup.getByRole('link', { name: 'Port' })).toHaveAttribute('href', `${MISSIONS}?client=c1`)
  expect(portGroup.getByRole('link', { name: 'Quay walls' })).toHaveAttribute('href', '/dashboard/missions/m1')
  await user.click(screen.getByRole('radio', { name: 'By mission' }))
  const quayGroup = within(await screen.findByRole('region', { name: /^Quay walls/ }))
  expect(quayGroup.getAllByRole('listitem')).toHaveLength(2)
  expect(quayGroup.getByRole('link', { name: 'Railway' })).toHaveAttribute('href', `${MISSIONS}?client=c2`)
  expect(path()).toBe(`${MISSIONS}?by=mission`)
  await user.type(screen.getByRole('searchbox', { name: 'Search by client or mission' }), 'bridge')
  await waitFor(() => expect(screen.queryByText('Quay walls')).toBeNull())
  expect(screen.getByRole('region', { name: /^Bridge/ })).toBeVisible()
})
