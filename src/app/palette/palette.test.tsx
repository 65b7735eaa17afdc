import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { UserDetails } from '../../api/auth'
import { aMission, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const TENANT = { _id: '01890000-0000-7000-8000-000000000001', name: 'Demo' }

function open(user: Partial<UserDetails> = {}) {
  return renderApp({ route: '/dashboard/data', user: aUser({ tenantId: TENANT, permissions: ['data_page'], ...user }) })
}

function serveMissions(...names: string[]) {
  const requested: string[] = []
  const missions = names.map((name) => aMission({ name }))
  server.use(
    http.get(apiUrl(`/mission/get/tenant/${TENANT._id}`), ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? ''
      requested.push(search)
      const items = missions.filter(({ name }) => name.toLowerCase().includes(search))
      return HttpResponse.json({ status: true, data: { items, total: items.length, page: 1, pageSize: 5 } })
    }),
  )
  return { missions, requested }
}

const field = () => screen.findByRole('combobox', { name: 'Search and go to' })
const titles = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

async function openPalette() {
  await screen.findByRole('button', { name: 'Search' })
  await userEvent.keyboard('{Control>}k{/Control}')
  return field()
}

test('Ctrl+K lists the pages that the user can open, and Enter opens the active one', async () => {
  const { path } = open({ permissions: ['data_page', 'user_list', 'user_create'] })
  const input = await openPalette()
  await waitFor(() => expect(input).toHaveFocus())
  expect(titles()).toEqual(expect.arrayContaining(['Data', 'Users', 'New user']))
  expect(titles()).not.toContain('Missions')

  await userEvent.type(input, 'user')
  expect(titles()).toEqual(['Users', 'New user'])
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { name: 'New user' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe('/dashboard/tenant/user/create'))
  expect(screen.queryByRole('combobox', { name: 'Search and go to' })).not.toBeInTheDocument()
})

test('finds missions on the server and opens the chosen one', async () => {
  const { missions, requested } = serveMissions('Bridge north', 'Bridge south', 'Quarry')
  const { path } = open({ permissions: ['data_page', 'mission_list'] })
  await userEvent.type(await openPalette(), 'bridge')
  const group = await screen.findByRole('group', { name: 'Missions' })
  expect(within(group).getAllByRole('option')).toHaveLength(2)
  expect(requested).toEqual(['bridge'])
  await userEvent.click(within(group).getByRole('option', { name: /Bridge south/ }))
  await waitFor(() => expect(path()).toContain(`/dashboard/missions/${missions[1]?._id}`))
})

test('does not open a result of an earlier search with Enter', async () => {
  serveMissions('Bridge north')
  const { path } = open({ permissions: ['data_page', 'mission_list'] })
  const input = await openPalette()
  await userEvent.type(input, 'bridge')
  await screen.findByRole('option', { name: /Bridge north/ })
  await userEvent.type(input, ' south{Enter}')
  expect(await screen.findByText('Nothing matches “bridge south”.')).toBeVisible()
  expect(path()).toBe('/dashboard/data')
})

test('searches only records that the user can see', async () => {
  const { requested } = serveMissions('Bridge north')
  open()
  await userEvent.type(await openPalette(), 'bridge')
  expect(await screen.findByText('Nothing matches “bridge”.')).toBeVisible()
  expect(requested).toEqual([])
})

test('shows the error of a failed search', async () => {
  server.use(
    http.get(apiUrl(`/mission/get/tenant/${TENANT._id}`), () =>
      HttpResponse.json({ status: false, message: 'Aerie is busy. Try again in a moment.' }, { status: 503 }),
    ),
  )
  open({ permissions: ['data_page', 'mission_list'] })
  await userEvent.type(await openPalette(), 'bridge')
  expect(await screen.findByText('Aerie is busy. Try again in a moment.')).toBeVisible()
})

test('opens by the button, closes by Escape and starts empty again', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }))
  await userEvent.type(await field(), 'data{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument())
  expect(await openPalette()).toHaveValue('')
})

test('stays closed until the terms are accepted', async () => {
  open({ isTermsAccepted: false })
  await screen.findByRole('dialog', { name: 'Terms and conditions' })
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('combobox', { name: 'Search and go to' })).not.toBeInTheDocument()
})
