// Every screen and every segment of a mission, opened as every role. The expectations are kept apart from the manifests: a
// missing or changed guard fails this test.
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { UserType } from '../api/auth'
import { collectExpectedAccess, type Expected } from '../testing/expectedAccess'
import { aMission, anId, aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { missionHandlers } from '../testing/handlers/mission'
import type * as Pages from '../testing/pagesAsHeadings'
import { pages } from '../testing/pagesAsHeadings'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'
import type * as Manifests from './manifests'
import { missionSegments, screens } from './manifests'

jest.mock('./manifests', () => {
  const { pagesAsHeadings } = jest.requireActual<typeof Pages>('../testing/pagesAsHeadings')
  return pagesAsHeadings(jest.requireActual<typeof Manifests>('./manifests'))
})

/** Guards are around pages, not in them, so the pages are rendered only for the roles that open most of them. */
const ROLES_WITH_PAGES: readonly UserType[] = ['super-admin', 'tenant-root']

const mission = aMission()
const tenantId = anId()

const EXPECTED = collectExpectedAccess()

/** The permissions each user type holds on the server without any grant. */
const HELD: Readonly<Record<UserType, readonly string[]>> = {
  'super-admin': ['tenant_list', 'tenant_create', 'package_list', 'package_create', 'package_update'],
  'tenant-root': [
    'dashboard',
    'mission_list',
    'mission_create',
    'mission_update',
    'layer_list',
    'list_document',
    'location_list',
    'can_create_base_layer',
    'tenant_list_self',
    'tenant_update_self',
    'user_list',
    'user_create',
    'user_group_list',
    'user_group_create',
    'client_list',
    'create_client',
    'client_data',
    'data_page',
    'stream_list',
    'asset_list',
  ],
  'tenant-staff': [
    'dashboard',
    'mission_list',
    'mission_create',
    'mission_update',
    'layer_list',
    'list_document',
    'location_list',
    'can_create_base_layer',
    'client_list',
    'client_data',
    'data_page',
    'stream_list',
    'asset_list',
  ],
  'tenant-client': ['mission_list', 'layer_list', 'list_document'],
  'tenant-user': [],
}

const mayOpen = (expected: Expected, userType: UserType, permissions: readonly string[]): boolean =>
  'only' in expected
    ? expected.only.includes(userType)
    : (userType !== 'tenant-client' || expected.clients === true) &&
      expected.needs.every((name) => permissions.includes(name))

const addressOf = (path: string): string =>
  path
    .replace('/*', '')
    .replace(':missionId', mission._id)
    .replace('/map/:tenantId', `/map/${tenantId}`)
    .replace(/:\w+/, tenantId)

/** Clients have a page of their own for a mission. */
const openedBy = (userType: UserType, path: string): string =>
  userType === 'tenant-client' && isMissionPage(path)
    ? addressOf(path).replace('/dashboard/missions/', '/dashboard/client/missions/')
    : addressOf(path)

const isMissionPage = (path: string) => path.startsWith('/dashboard/missions/:missionId/') && !path.endsWith('/edit')

const SETTLING_MS = 20

/** Waits until a page no longer changes: the head of a mission appears before the part that is denied. */
async function settled(container: HTMLElement): Promise<void> {
  let before = ''
  while (before !== container.innerHTML) {
    before = container.innerHTML
    await act(() => new Promise((resolve) => setTimeout(resolve, SETTLING_MS)))
  }
}

/** Opens each page in the same session and returns whether the user may see it. */
async function visit(paths: readonly string[], userType: UserType, permissions: readonly string[]) {
  pages.areRendered = ROLES_WITH_PAGES.includes(userType)
  server.use(
    ...missionHandlers([mission]),
    http.all(apiUrl('/*'), () => HttpResponse.json({ status: false, message: 'Not found' }, { status: 404 })),
  )
  const user = aUser({
    userType,
    permissions: [...permissions],
    tenantId: userType === 'super-admin' ? undefined : { _id: tenantId, name: 'Demo' },
    sideBar: [],
  })
  const app = renderApp({ route: '/dashboard', user })
  const seen: Record<string, boolean> = {}
  for (const path of paths) {
    await app.goTo(addressOf(path))
    // The fallback while a page loads has the class "centred".
    await waitFor(() =>
      expect(app.container.querySelector('main h1, main [role="status"]:not(.centred)')).not.toBeNull(),
    )
    await settled(app.container)
    expect(app.path()).toBe(openedBy(userType, path))
    seen[path] = screen.queryByText("You don't have access to this page") === null
  }
  return seen
}

const PATHS = Object.keys(EXPECTED)

const expectedFor = (paths: readonly string[], userType: UserType, permissions: readonly string[]) =>
  Object.fromEntries(
    paths.map((path) => {
      const goesToClientPage = userType === 'tenant-client' && isMissionPage(path)
      return [path, goesToClientPage || mayOpen(EXPECTED[path] ?? { needs: [] }, userType, permissions)]
    }),
  )

test('the expectations cover every screen and segment', () => {
  const segments = missionSegments.filter(({ path }) => path !== '')
  const declared = [
    ...screens.map(({ path }) => path),
    ...segments.map(({ path }) => `/dashboard/missions/:missionId/${path}`),
  ]
  expect(declared.sort()).toEqual([...PATHS].sort())
})

/** A few pages per test, so that none comes near the time limit on a busy machine. */
const PAGES_PER_TEST = 8

const visits = Object.entries(HELD).flatMap(([type, held]) =>
  Array.from({ length: Math.ceil(PATHS.length / PAGES_PER_TEST) }, (_, part) => {
    const paths = PATHS.slice(part * PAGES_PER_TEST, (part + 1) * PAGES_PER_TEST)
    return [type as UserType, paths[0] ?? '', paths, held] as const
  }),
)

test.each(visits)('a %s can open exactly the pages of the role, from %s on', async (type, _first, paths, held) => {
  expect(await visit(paths, type, held)).toEqual(expectedFor(paths, type, held))
})

/** Pages by what they need, written as one string. */
const byNeeds = new Map<string, string[]>()
for (const [path, expected] of Object.entries(EXPECTED)) {
  if (!('needs' in expected)) continue
  const needs = expected.needs.join(' ')
  byNeeds.set(needs, [...(byNeeds.get(needs) ?? []), path])
}

test.each([...byNeeds])('%s opens the pages that need it', async (needs, paths) => {
  expect(await visit(paths, 'tenant-user', needs.split(' '))).toEqual(
    Object.fromEntries(paths.map((path) => [path, true])),
  )
})

test.each([...byNeeds].filter(([needs]) => needs.includes(' ')))('each of %s is required', async (needs, paths) => {
  for (const missing of needs.split(' ')) {
    const others = Object.values(HELD['tenant-root']).filter((name) => name !== missing)
    expect(await visit(paths, 'tenant-user', others)).toEqual(Object.fromEntries(paths.map((path) => [path, false])))
    cleanup()
  }
})
