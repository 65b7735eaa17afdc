/** Which screens the flows of e2e/ open. The checks that open every screen do not count. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { collectPublicRoutes } from './collectPublicRoutes'
import { missionSegments, screens } from './manifests'

const FLOWS = path.resolve(__dirname, '../../e2e')
const OPEN_ALL = /^(screens|accessibility|pseudo\w+)\.test\.ts$/
const MISSION = '/dashboard/missions/:missionId'

/** Screens whose address is not written in the flow that opens them, for example because it follows a link, with the flow. */
const BY_LINK: Record<string, string> = {
  '/confirm-email': 'supportTenant',
  '/dashboard/admin/mail/:mailId': 'readOutbox',
  '/dashboard/admin/mail/list': 'readOutbox',
  '/dashboard/admin/tenant/:tenantId': 'supportTenant',
  '/dashboard/alerts/rules': 'alertSources',
  '/dashboard/alerts/settings': 'alertSources',
  '/dashboard/alerts/webhook': 'alertSources',
  '/dashboard/basemap/:baseLayerId': 'baseLayers',
  '/dashboard/evidence/:caseId': 'incidentPath',
  '/dashboard/missions/:missionId/edit': 'planMission',
  '/dashboard/missions/:missionId/thread': 'threads',
  '/dashboard/tenant/organisation/renew': 'signUpAndPay',
  '/dashboard/tenant/user-group/:userGroupId': 'changeUserGroup',
  '/invitation': 'inviteColleague',
  '/sso/:code': 'singleSignOn',
}

/** Screens without a flow, with the reason. This list may only become shorter. */
const WITHOUT_FLOW: Record<string, string> = {
  '/dashboard/admin/package/:packageId':
    'changed only in its component tests; renewals use the packages of the demo data',
  '/dashboard/admin/package/create': 'as the page of a package',
  '/dashboard/admin/package/list': 'as the page of a package',
  '/dashboard/admin/permission/create': 'component tests only',
  '/dashboard/admin/seller': 'component tests only',
  '/dashboard/admin/tenant/create': 'flows create tenants by the API',
  '/dashboard/flights': 'flows use the flights of a mission',
  '/dashboard/missions/:missionId/live': 'flows watch streams in the control center',
  '/dashboard/missions/:missionId/outcomes': 'component tests only',
  '/dashboard/tenant/client/list': 'clients are found in the flows by links to their missions',
  '/dashboard/tenant/user/:userId': 'flows change users in the list',
  '/live/publish': 'needs a camera',
}

const routes = [
  ...collectPublicRoutes().map((route) => route.path),
  ...screens.map((screen) => screen.path.replace('/*', '')),
  ...missionSegments.filter((segment) => segment.path !== '').map((segment) => `${MISSION}/${segment.path}`),
]

test('the lists of screens that flows do not open by an address are up to date', () => {
  const visited = new Set(addressesOfFlows().map(routeOf))
  expect(visited.size).toBeGreaterThan(20)
  const listed = [...Object.keys(BY_LINK), ...Object.keys(WITHOUT_FLOW)]
  expect(listed.filter((route) => visited.has(route) || !routes.includes(route))).toEqual([])
  const flows = new Set(readdirSync(FLOWS))
  expect(Object.values(BY_LINK).filter((name) => !flows.has(`${name}.test.ts`))).toEqual([])

  const unlisted = routes.filter((route) => !visited.has(route) && !listed.includes(route))
  if (unlisted.length > 0) process.stdout.write(`Screens without a flow: ${unlisted.join(', ')}\n`)
})

/** The strings of the flows that start like an address, with a dash for each inserted value. */
function addressesOfFlows(): string[] {
  const files = readdirSync(FLOWS).filter((file) => file.endsWith('.test.ts') && !OPEN_ALL.test(file))
  const source = files.map((file) => readFileSync(path.join(FLOWS, file), 'utf8')).join('\n')
  const strings = source.matchAll(/['"`]((?:\*\*)?\/|\$\{mission(?:Path)?\}\/)([^'"`\s]*)['"`]/g)
  return [...strings].map(([, start = '', rest = '']) =>
    `${start.startsWith('$') ? `${MISSION}/` : '/'}${rest}`.replace(/[?#].*$/, '').replace(/\$\{[^}]*\}/g, '-'),
  )
}

/** The route of an address, without parameters if there is one; undefined for an address of another kind. */
function routeOf(address: string): string | undefined {
  const parameters = (route: string) => route.split(':').length
  return routes
    .filter((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(address))
    .sort((one, other) => parameters(one) - parameters(other))[0]
}
