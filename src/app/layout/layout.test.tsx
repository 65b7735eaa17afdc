import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { SideBarEntry, UserDetails } from '../../api/auth'
import { aMenuEntry, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { firstPage, selectedLink } from './menuEntry'

const entry = (text: string, link: string): SideBarEntry => aMenuEntry({ text, link })
const group = (text: string, entries: SideBarEntry[]): SideBarEntry => ({
  type: 'sub_menu',
  text,
  icon: 'user',
  sub_menu: entries,
})

const PERMISSIONS = ['mission_list', 'location_list', 'user_list']

const adminMenu = [
  group('Tenants', [
    entry('Tenant list', '/dashboard/admin/tenant/list'),
    entry('New tenant', '/dashboard/admin/tenant/create'),
  ]),
  entry('Permissions', '/dashboard/admin/permission/create'),
]
const rootMenu = [
  entry('Dashboard', '/dashboard'),
  entry('My Account', '/dashboard/tenant/organisation'),
  entry('Missions', '/dashboard/missions'),
  group('Users', [
    entry('User list', '/dashboard/tenant/user/list'),
    entry('New user', '/dashboard/tenant/user/create'),
  ]),
  entry('Control center', '/dashboard/control-center'),
]
const clientMenu = [entry('Missions', '/dashboard/client/missions')]

const menu = () => screen.findByRole('navigation', { name: 'Main menu' })

beforeEach(() => localStorage.clear())

function open(route: string, user: Partial<UserDetails>) {
  server.use(
    http.get(apiUrl('/notification/list'), () =>
      HttpResponse.json({ status: true, data: { items: [], total: 0, unread: 0, page: 1, pageSize: 20 } }),
    ),
  )
  return renderApp({ route, user: aUser(user) })
}

test.each([
  ['super-admin', adminMenu, ['Tenants', 'Permissions'], '/dashboard/admin/permission/create'],
  [
    'tenant-root',
    rootMenu,
    ['Dashboard', 'My Account', 'Missions', 'Users', 'Control center'],
    '/dashboard/control-center',
  ],
  ['tenant-client', clientMenu, ['Missions', 'Connect to App'], '/dashboard/client/missions'],
  ['tenant-user', [entry('Data', '/dashboard/data')], ['Data'], '/dashboard/data'],
] as const)('shows a %s the menu of the server', async (userType, sideBar, names, route) => {
  open(route, { userType, sideBar: [...sideBar] })
  const items = within(await menu()).getAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(names)
  for (const [at, name] of names.entries()) expect(items[at]).toHaveAccessibleName(name)
})

test('highlights the entry of the page and opens its group', async () => {
  open('/dashboard/tenant/user/create', { userType: 'tenant-user', sideBar: rootMenu })
  const item = await within(await menu()).findByRole('menuitem', { name: /New user/ })
  expect(item).toHaveClass('ant-menu-item-selected')
})

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/missions', '/dashboard/missions'],
  ['/dashboard/missions/17/edit', '/dashboard/missions'],
  ['/dashboard/tenant/user/list', '/dashboard/tenant/user/list'],
  ['/dashboard/flight/17/live', '/dashboard/missions'],
  ['/dashboard/tenant/user/17', '/dashboard/tenant/user/list'],
  ['/dashboard/locations/17', '/dashboard/missions'],
  ['/dashboard/missions/17/overview', '/dashboard/missions'],
  ['/dashboard/missionsummary', undefined],
  ['/dashboard/assets', undefined],
])('highlights for %s the entry %s', (path, link) => {
  expect(selectedLink(path, aUser({ permissions: PERMISSIONS, sideBar: rootMenu }))).toBe(link)
})

test('highlights the entry of the page itself rather than that of its parent', () => {
  const sideBar = [entry('Missions', '/dashboard/missions'), entry('New', '/dashboard/missions/create')]
  expect(selectedLink('/dashboard/missions/create', aUser({ sideBar }))).toBe('/dashboard/missions/create')
})

test('starts on the first page of the menu without access to the dashboard', () => {
  expect(firstPage(rootMenu)).toBe('/dashboard')
  expect(firstPage(adminMenu)).toBe('/dashboard/admin/tenant/list')
  expect(firstPage([])).toBe('/dashboard')
})

test('shows a tenant client the QR code for the phone app', async () => {
  const { user } = open('/dashboard/client/missions', { userType: 'tenant-client', sideBar: clientMenu })
  await user.click(within(await menu()).getByRole('menuitem', { name: /Connect to App/ }))
  // Without its name: antd gives all elements of a test the same generated ID.
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Connect to App')).toBeVisible()
  expect(
    within(dialog).getByRole('img', { name: 'QR code with the addresses of this installation' }),
  ).toBeInTheDocument()
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Open the app', 'Tap Menu and choose connect', 'Point the phone at the screen'])
})

test.each(['super-admin', 'tenant-root', 'tenant-staff', 'tenant-user'] as const)(
  'a %s has no phone to connect',
  async (userType) => {
    open('/dashboard/data', { userType, sideBar: [entry('Data', '/dashboard/data')] })
    await menu()
    expect(screen.queryByText('Connect to App')).not.toBeInTheDocument()
  },
)

test('the profile shows account and permissions', async () => {
  const { user } = open('/dashboard/data', {
    name: 'Rosalinde Root',
    userType: 'tenant-user',
    tenantId: { _id: '1', name: 'Harbour Authority' },
    permissions: ['mission_list', 'mission_create', 'data_page'],
    sideBar: [entry('Data', '/dashboard/data')],
  })
  await user.click(await screen.findByRole('button', { name: 'Profile of Rosalinde Root' }))
  const drawer = await screen.findByRole('dialog')
  for (const text of [
    'Rosalinde Root',
    'staff@demo.test',
    'Tenant user',
    'Harbour Authority',
    'See missions, Create missions',
  ]) {
    expect(within(drawer).getByText(text)).toBeInTheDocument()
  }
  expect(within(drawer).queryByText('Alerts')).not.toBeInTheDocument()
})

test('keeps the menu collapsed after a reload', async () => {
  const sideBar = [entry('Data', '/dashboard/data')]
  const first = open('/dashboard/data', { userType: 'tenant-user', sideBar })
  await first.user.click(await screen.findByRole('button', { name: 'Collapse menu' }))
  first.unmount()
  open('/dashboard/data', { userType: 'tenant-user', sideBar })
  expect(await screen.findByRole('button', { name: 'Expand menu' })).toBeInTheDocument()
})

describe('terms and conditions', () => {
  const newcomer = {
    userType: 'tenant-user',
    isTermsAccepted: false,
    sideBar: [entry('Data', '/dashboard/data')],
  } as const satisfies Partial<UserDetails>

  test('block the app in a text area of 400 px until they are accepted', async () => {
    const { user, store } = open('/dashboard/data', newcomer)
    const dialog = await screen.findByRole('dialog', { name: 'Terms and conditions' })
    expect(within(dialog).getByRole('textbox')).toHaveStyle({ height: '400px' })
    await user.keyboard('{Escape}')
    expect(dialog).toBeInTheDocument()
    expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'I accept' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(store.getState().auth.userdetails?.isTermsAccepted).toBe(true)
  })

  test('log out a user who does not accept them', async () => {
    const { user, path } = open('/dashboard/data', newcomer)
    await user.click(await screen.findByRole('button', { name: 'Do not accept' }))
    await screen.findByRole('heading', { name: 'Aerie' })
    expect(path()).toBe('/login')
  })

  test('are not shown again after they were accepted', async () => {
    open('/dashboard/data', { ...newcomer, isTermsAccepted: true })
    await menu()
    expect(screen.queryByText('I accept')).not.toBeInTheDocument()
  })
})
