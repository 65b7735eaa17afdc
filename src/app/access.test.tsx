// Every screen and every segment of a mission, opened as every role. The expectations are kept here, apart from the
// manifests: a missing or changed guard fails this test.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { UserType } from '../api/auth'
import type { PermissionName } from '../shared/permissions/permissions.gen'
import { aMission, anId, aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { missionHandlers } from '../testing/handlers/mission'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'
import { missionSegments, screens } from './manifests'

/** The permissions a page needs, all of them, and whether clients with them may open it; or the user types that may. */
type Expected = { needs: PermissionName[]; clients?: true } | { only: UserType[] }

const mission = aMission()
const tenantId = anId()

const EXPECTED: Readonly<Record<string, Expected>> = {
  '/dashboard': { needs: ['dashboard'] },
  '/dashboard/missions': { needs: ['mission_list'] },
  '/dashboard/missions/create': { needs: ['mission_create'] },
  '/dashboard/missions/:missionId/*': { needs: ['mission_list'] },
  '/dashboard/missions/:missionId/edit': { needs: ['mission_update'] },
  '/dashboard/missions/:missionId/photos': { needs: ['mission_list', 'feature_list'] },
  '/dashboard/missions/:missionId/overview': { needs: ['mission_list'] },
  '/dashboard/missions/:missionId/flights': { needs: ['mission_list', 'flight_list'] },
  '/dashboard/missions/:missionId/recordings': { needs: ['mission_list', 'vod_list'] },
  '/dashboard/missions/:missionId/analyses': { needs: ['mission_list', 'layer_list'] },
  '/dashboard/missions/:missionId/alerts': { needs: ['mission_list', 'alert_list'] },
  '/dashboard/missions/:missionId/outcomes': { needs: ['mission_list', 'alert_list'] },
  '/dashboard/missions/:missionId/live': { needs: ['mission_list', 'webrtc_view'] },
  '/dashboard/missions/:missionId/thread': { needs: ['mission_list', 'thread_list'] },
  '/dashboard/flights': { needs: ['flight_list'] },
  '/dashboard/pilots': { needs: ['flight_list'] },
  '/dashboard/missions/:missionId/documents': { needs: ['mission_list', 'list_document'] },
  '/map/:tenantId/:missionId': { needs: ['mission_list', 'layer_list'], clients: true },
  '/dashboard/locations': { needs: ['location_list'] },
  '/dashboard/locations/:locationId': { needs: ['location_list'] },
  '/dashboard/basemap': { needs: ['layer_list'] },
  '/dashboard/basemap/create': { needs: ['can_create_base_layer'] },
  '/dashboard/basemap/:baseLayerId': { needs: ['layer_list'] },
  '/dashboard/notifications/settings': { only: ['tenant-root', 'tenant-staff', 'tenant-user'] },
  '/dashboard/tenant/organisation': { needs: ['tenant_list_self'] },
  '/dashboard/tenant/organisation/renew': { needs: ['tenant_update_self'] },
  '/dashboard/tenant/organisation/retention': { needs: ['tenant_update_self'] },
  '/dashboard/tenant/organisation/single-sign-on': { only: ['tenant-root'] },
  '/dashboard/tenant/organisation/webhooks': { needs: ['tenant_update_self'] },
  '/dashboard/tenant/organisation/webhooks/:webhookId': { needs: ['tenant_update_self'] },
  '/dashboard/tenant/user/list': { needs: ['user_list'] },
  '/dashboard/tenant/user/create': { needs: ['user_create'] },
  '/dashboard/tenant/user/:userId': { needs: ['user_list'] },
  '/dashboard/tenant/user-group/list': { needs: ['user_group_list'] },
  '/dashboard/tenant/user-group/create': { needs: ['user_group_create'] },
  '/dashboard/tenant/user-group/:userGroupId': { needs: ['user_group_list'] },
  '/dashboard/tenant/client/list': { needs: ['client_list'] },
  '/dashboard/tenant/client/create': { needs: ['create_client'] },
  '/dashboard/tenant/client/missions': { needs: ['client_data'] },
  '/dashboard/client/missions': { only: ['tenant-client'] },
  '/dashboard/client/missions/:missionId/*': { only: ['tenant-client'] },
  '/dashboard/data': { needs: ['data_page'] },
  '/dashboard/alerts': { needs: ['alert_list'] },
  '/dashboard/alerts/settings': { needs: ['alert_list', 'tenant_update_self'] },
  '/dashboard/alerts/rules': { needs: ['alert_list', 'tenant_update_self'] },
  '/dashboard/alerts/webhook': { needs: ['alert_list', 'tenant_update_self'] },
  '/dashboard/reports': { needs: ['data_page'] },
  '/dashboard/evidence': { needs: ['data_page'] },
  '/dashboard/evidence/:caseId': { needs: ['data_page'] },
  '/dashboard/control-center': { needs: ['stream_list'] },
  '/dashboard/missions/:missionId/clients': { needs: ['mission_list', 'client_data'] },
  '/dashboard/assets': { needs: ['asset_list'] },
  '/dashboard/assets/calendar': { needs: ['asset_list'] },
  '/dashboard/assets/settings': { needs: ['asset_list'] },
  '/dashboard/assets/:assetId': { needs: ['asset_list'] },
  '/dashboard/base-maps': { only: ['tenant-root', 'super-admin'] },
  '/dashboard/audit': { only: ['tenant-root', 'super-admin'] },
  '/dashboard/admin/tenant/list': { needs: ['tenant_list'] },
  '/dashboard/admin/tenant/create': { needs: ['tenant_create'] },
  '/dashboard/admin/tenant/:tenantId': { needs: ['tenant_list'] },
  '/dashboard/admin/package/list': { needs: ['package_list'] },
  '/dashboard/admin/package/create': { needs: ['package_create'] },
  '/dashboard/admin/package/:packageId': { needs: ['package_update'] },
  '/dashboard/admin/permission/create': { only: ['super-admin'] },
  '/dashboard/admin/seller': { only: ['super-admin'] },
  '/dashboard/admin/mail/list': { only: ['super-admin'] },
  '/dashboard/admin/mail/:mailId': { only: ['super-admin'] },
}

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

/** Opens each page in the same session and returns whether the user may see it. */
async function visit(paths: readonly string[], userType: UserType, permissions: readonly string[]) {
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
