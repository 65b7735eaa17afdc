/**
 * Every screen is reached, used and checked: a link leads to it, a flow opens it, and an accessibility check visits it. The
 * screens come from the manifests, so that a new one cannot be forgotten.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { UserType } from '../api/auth'
import { denialOf } from '../manifest/access'
import type { Access } from '../manifest/manifest'
import { PERMISSION_AREAS, PLATFORM_PERMISSIONS } from '../shared/permissions/permissions.gen'
import { aUser } from '../testing/factories'
import { collectPublicRoutes } from './collectPublicRoutes'
import { missionSegments, screens } from './manifests'

const ROOT = path.resolve(__dirname, '../..')
const MISSION = '/dashboard/missions/:missionId'

interface Target {
  /** Without the wildcard of a page with segments. */
  route: string
  access: Access | 'public'
}

const publicTargets: Target[] = collectPublicRoutes().map((route) => ({ route: route.path, access: 'public' }))
const screenTargets: Target[] = screens.map((screen) => ({
  route: screen.path.replace('/*', ''),
  access: screen.access,
}))
const segmentTargets: Target[] = missionSegments
  .filter((segment) => segment.path !== '')
  .map((segment) => ({ route: `${MISSION}/${segment.path}`, access: segment.access }))
const targets = [...publicTargets, ...screenTargets, ...segmentTargets]
const routes = targets.map(({ route }) => route)

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const filesOf = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))

beforeAll(() => expect(targets.length).toBeGreaterThan(60))

describe('a link', () => {
  /** Screens that people open from outside, with the place of the link. */
  const FROM_OUTSIDE: Record<string, string> = {
    '/invitation': 'mail of an invitation',
    '/confirm-email': 'mail of a changed e-mail',
    '/live/publish': 'QR code and link of a stream key',
    '/share/:key': 'link that is sent to people without an account',
    '/connect': 'address that Connect to App shows, for another device',
    '/sso/:code': 'link that an organisation gives to its people',
  }

  /** Addresses in a source, with a dash for each inserted value; the address of a mission may be a value itself. */
  const addressesIn = (source: string): string[] => {
    const strings = source.matchAll(
      /[`'"](\/[^`'"\s]*|\$\{(?:missionPath|mission\w*Page|page|base)\b[^}]*\}\/[^`'"\s]*)[`'"]/g,
    )
    return [...strings].map(([, text = '']) =>
      text
        .replace(/^\$\{[^}]*\}\//, '/dashboard/missions/-/')
        .replace(/[?#].*$/, '')
        .replace(/\$\{[^}]*\}/g, '-'),
    )
  }

  /** The files of a screen and of what is below it do not count: a page that links to itself is not reached. */
  const pageFiles = new Map<string, string>()
  const sources = filesOf('src').filter(
    (file) => /\.tsx?$/.test(file) && !/(\.test\.|\.gen\.|^src\/testing\/|Results\.tsx$|\/languages\/)/.test(file),
  )
  for (const file of sources.filter((each) => /\/(routes\.tsx|publicRoutes\.ts)$/.test(each))) {
    for (const [, route = '', page = ''] of read(file).matchAll(
      /path: '([^']+)',\s*page: lazyArea\(\(\) => import\('([^']+)'\)/g,
    )) {
      pageFiles.set(route.replace('/*', ''), `${path.join(path.dirname(file), page)}.tsx`)
    }
  }
  const linking = sources.filter((file) => !/\/(routes\.tsx|publicRoutes\.ts)$/.test(file))
  const addresses = linking.map((file) => ({ file, found: addressesIn(read(file)) }))
  const menu = addressesIn(read('server/groups/auth/sideBar.ts'))

  const linksTo = (route: string): string[] => {
    const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`)
    const isLink = (address: string) => pattern.test(address) && routeOf(address) === route
    const files = addresses.filter(({ file, found }) => file !== pageFiles.get(route) && found.some(isLink))
    return [...files.map(({ file }) => file), ...(menu.some(isLink) ? ['the menu'] : [])]
  }

  test('leads to every screen, from another screen or the menu', () => {
    const unreached = [...screenTargets, ...publicTargets]
      .map(({ route }) => route)
      .filter((route) => !(route in FROM_OUTSIDE) && linksTo(route).length === 0)
    expect(unreached).toEqual([])
    expect(Object.keys(FROM_OUTSIDE).filter((route) => !routes.includes(route))).toEqual([])
  })

  test('is not found for a screen that nothing links to', () => {
    expect(linksTo('/dashboard/balloons')).toEqual([])
  })

  test('leads to every tab of a mission: the tabs list all that a user may open', () => {
    expect(read('src/features/missions/MissionPage.tsx')).toContain('segments={segments}')
    expect(read('src/manifest/MissionTabs.tsx')).toContain('segments.map(')
  })
})

describe('an accessibility check', () => {
  /** What the users of e2e/screens.test.ts who check accessibility may do. */
  const tenantPermissions = PERMISSION_AREAS.flatMap(({ permissions }) => permissions).filter(
    (name) => !PLATFORM_PERMISSIONS.has(name),
  )
  const held: Partial<Record<UserType, readonly string[]>> = {
    'tenant-root': tenantPermissions,
    'super-admin': [...PLATFORM_PERMISSIONS],
    'tenant-client': ['mission_list'],
  }
  const checking = Object.entries(held).map(([userType, permissions]) =>
    aUser({ userType: userType as UserType, permissions: [...permissions] as never }),
  )
  const flow = read('e2e/screens.test.ts')

  test('visits every screen and tab as one of the users who check them', () => {
    const unvisited = targets.filter(
      ({ access }) => access !== 'public' && checking.every((user) => denialOf(user, access)),
    )
    expect(unvisited.map(({ route }) => route)).toEqual([])
  })

  test('takes the screens of each of these users from the manifests, in several looks', () => {
    const checks = flow.split('checkScreens(').slice(1)
    const withLooks = checks.filter((check) => /looks: (isRoot \? ALL_LOOKS : \[\]|LIGHT_LOOKS)/.test(check))
    // Root (with staff and viewer), super-admin, client and visitors.
    expect(withLooks).toHaveLength(4)
    expect(
      withLooks.filter((check) =>
        /paths: \[?(\.\.\.)?(pathsOf\(user\)|publicPaths\(\))/.test(check.replace(/paths: \[\.\.\./, 'paths: [...')),
      ),
    ).toHaveLength(4)
    const support = read('e2e/support/screens.ts')
    expect(support).toMatch(/for \(const look of looks\) \{[^]*?accessibilityProblems\(page/)
    expect(support).toContain('assert.deepEqual(inaccessible, {}')
    // Nothing is skipped before the check.
    expect(
      support.slice(support.indexOf('for (const path of paths)'), support.indexOf('await accessibilityProblems(')),
    ).not.toContain('continue')
  })
})

describe('a flow', () => {
  const FLOWS = 'e2e'
  /** The checks that open every screen do not count. */
  const OPEN_ALL = /^(screens|accessibility|pseudo\w+)(\.night)?\.test\.ts$/

  /** Screens whose address is not written in the flow that opens them, for example because it follows a link, with the flow. */
  const BY_LINK: Record<string, string> = {
    '/confirm-email': 'supportTenant',
    '/dashboard/admin/erasures': 'dataExport',
    '/dashboard/admin/mail/:mailId': 'readOutbox',
    '/dashboard/admin/mail/list': 'readOutbox',
    '/dashboard/admin/package/:packageId': 'platform',
    '/dashboard/admin/package/create': 'platform',
    '/dashboard/admin/seller': 'platform',
    '/dashboard/admin/tenant/:tenantId': 'supportTenant',
    '/dashboard/admin/tenant/create': 'platform',
    '/dashboard/alerts/settings': 'alertSources',
    '/dashboard/alerts/webhook': 'alertSources',
    '/dashboard/basemap/:baseLayerId': 'baseLayers',
    '/dashboard/evidence/:caseId': 'incidentPath',
    '/dashboard/missions/:missionId/edit': 'planMission',
    '/dashboard/reports/editions/:editionId': 'reportPath',
    '/dashboard/reports/saved/:savedReportId': 'reportPath',
    '/dashboard/shares/:shareId': 'shareLinks',
    '/dashboard/tenant/organisation/aircraft': 'aircraft',
    '/dashboard/tenant/organisation/detectors': 'detectors',
    '/dashboard/tenant/organisation/renew': 'signUpAndPay',
    '/dashboard/tenant/organisation/webhooks': 'webhooks',
    '/dashboard/tenant/organisation/webhooks/:webhookId': 'webhooks',
    '/dashboard/tenant/user/:userId': 'askForAccess',
    '/dashboard/tenant/user-group/:userGroupId': 'changeUserGroup',
    '/invitation': 'inviteColleague',
    '/sso/:code': 'singleSignOn',
  }

  /** Screens without a flow, with the reason. This list may only become shorter. */
  const WITHOUT_FLOW: Record<string, string> = {
    '/live/publish': 'needs a camera',
  }

  const visited = new Set(addressesOfFlows().map(routeOf))
  const listed = [...Object.keys(BY_LINK), ...Object.keys(WITHOUT_FLOW)]

  test('opens every screen and tab, except those that are listed with a reason', () => {
    expect(visited.size).toBeGreaterThan(20)
    expect(routes.filter((route) => !visited.has(route) && !listed.includes(route))).toEqual([])
  })

  test('is not missing where the lists say so', () => {
    expect(listed.filter((route) => visited.has(route) || !routes.includes(route))).toEqual([])
    const flows = new Set(readdirSync(path.join(ROOT, FLOWS)).map((file) => file.replace(/\..*/, '')))
    expect(Object.values(BY_LINK).filter((name) => !flows.has(name))).toEqual([])
  })

  /** The strings of the flows that start like an address, with a dash for each inserted value. */
  function addressesOfFlows(): string[] {
    const files = readdirSync(path.join(ROOT, FLOWS)).filter(
      (file) => file.endsWith('.test.ts') && !OPEN_ALL.test(file),
    )
    const source = files.map((file) => read(path.join(FLOWS, file))).join('\n')
    const strings = source.matchAll(/['"`]((?:\*\*)?\/|\$\{mission(?:Path)?\}\/)([^'"`\s]*)['"`]/g)
    return [...strings].map(([, start = '', rest = '']) =>
      `${start.startsWith('$') ? `${MISSION}/` : '/'}${rest}`.replace(/[?#].*$/, '').replace(/\$\{[^}]*\}/g, '-'),
    )
  }
})

/** The route of an address, without parameters if there is one; undefined for an address of another kind. */
function routeOf(address: string): string | undefined {
  const parameters = (route: string) => route.split(':').length
  return routes
    .filter((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(address))
    .sort((one, other) => parameters(one) - parameters(other))[0]
}
