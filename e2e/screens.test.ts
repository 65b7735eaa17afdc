import type { Page } from 'playwright-core'
import type { UserDetails } from '../src/api/auth'
import { flow } from './support/flow'
import { createTenantRecords, PSEUDO_VISIT as VISIT, readItems } from './support/pseudoPages'
import { allowedPaths, deniedPaths, publicPaths } from './support/routes'
import { ALL_LOOKS, checkScreens, LIGHT_LOOKS } from './support/screens'

const GUEST_HEADINGS = {
  '/login': 'Aerie',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'Set a new password',
  '/sign-up': 'Sign up',
}
const NO_MISSIONS = '/dashboard/missions?search=no+such+mission'
const OPERATION = '/dashboard/api?operation=listMissions'
const HEADINGS = {
  '/dashboard': 'Dashboard',
  '/dashboard/missions': 'Missions',
  [NO_MISSIONS]: 'Missions',
  '/dashboard/missions/create': 'New mission',
  '/dashboard/missions/:missionId': 'Survey of plots',
  '/dashboard/locations': 'Locations',
  '/dashboard/flights': 'Flights',
  '/dashboard/pilots': 'Pilots',
  '/dashboard/basemap': 'Map',
  '/dashboard/basemap/create': 'New base layer',
  '/dashboard/base-maps': 'Base maps',
  '/dashboard/notifications/settings': 'Notification settings',
  '/dashboard/tenant/organisation': 'My Account',
  '/dashboard/tenant/organisation/renew': 'Renew or change package',
  '/dashboard/tenant/organisation/single-sign-on': 'Single sign-on',
  '/dashboard/tenant/organisation/retention': 'Retention',
  '/dashboard/tenant/organisation/aircraft': 'Aircraft feeds',
  '/dashboard/tenant/organisation/webhooks': 'Webhooks',
  '/dashboard/tenant/organisation/webhooks/:webhookId': 'Control room',
  '/dashboard/tenant/client/list': 'Clients',
  '/dashboard/tenant/client/create': 'New client',
  '/dashboard/tenant/client/missions': 'Client missions',
  '/dashboard/tenant/user/list': 'Users',
  '/dashboard/tenant/user/create': 'New user',
  '/dashboard/tenant/user-group/list': 'User groups',
  '/dashboard/tenant/user-group/create': 'New user group',
  '/dashboard/audit': 'Audit log',
  '/dashboard/data': 'Data',
  '/dashboard/data/temperatures': 'Temperatures',
  '/dashboard/alerts': 'Alerts',
  '/dashboard/alerts/settings': 'Alert settings',
  '/dashboard/alerts/rules': 'Alert rules',
  '/dashboard/alerts/webhook': 'Alert webhook',
  '/dashboard/reports': 'Reports',
  '/dashboard/shares': 'Links',
  '/dashboard/reports/saved': 'Saved reports',
  '/dashboard/reports/saved/:savedReportId': 'Every month',
  '/dashboard/api': 'API explorer',
  [OPERATION]: 'API explorer',
  '/dashboard/assets': 'Assets',
  '/dashboard/assets/calendar': 'Maintenance calendar',
  '/dashboard/assets/settings': 'Asset settings',
  // Always dark.
  '/dashboard/control-center': 'Control center',
}
const PLATFORM_HEADINGS = {
  '/dashboard/admin/tenant/list': 'Tenants',
  '/dashboard/admin/tenant/create': 'New tenant',
  '/dashboard/admin/package/list': 'Packages',
  '/dashboard/admin/package/create': 'New package',
  '/dashboard/admin/permission/create': 'Permissions',
  '/dashboard/admin/mail/list': 'Mail',
  '/dashboard/admin/seller': 'Seller and tax',
  '/dashboard/admin/erasures': 'Erased tenants',
  '/dashboard/admin/evidence-keys': 'Signing keys',
  '/dashboard/admin/system': 'System',
  '/dashboard/base-maps': 'Base maps',
  '/dashboard/audit': 'Audit log',
}

flow('the screens of a super-admin show only texts of the catalogues and are accessible', async (context) => {
  await context.tenant()
  const page = await context.openAsDemo('superAdmin', { ...VISIT, path: '/healthz' })
  const user = await userOf(page)
  const [tenants, packages, mails] = await Promise.all(
    ['/admin/tenant/fetchall', '/admin/package/fetchall', '/admin/mail/list'].map((path) => readItems(page, path)),
  )
  await checkScreens(page, {
    paths: pathsOf(user),
    ids: {
      tenantId: tenants?.[0]?._id ?? '',
      packageId: packages?.[0]?._id ?? '',
      mailId: mails?.[0]?._id ?? '',
    },
    headings: PLATFORM_HEADINGS,
    looks: LIGHT_LOOKS,
  })
})

/** The root opens the screens of the others; at night, they open theirs as well. src/app/access.test.tsx tries all roles. */
const ROLES = process.env['TEST_NIGHT'] === undefined ? (['root'] as const) : (['root', 'staff', 'viewer'] as const)

for (const role of ROLES) {
  const isRoot = role === 'root'
  flow(
    `the screens of the ${role} show only texts of the catalogues${isRoot ? ' and are accessible' : ''}`,
    async (context) => {
      const root = await context.openAs('root', { ...VISIT, path: '/healthz' })
      const ids = await createTenantRecords(root)
      if (isRoot) await Promise.all([context.emailOf('staff'), context.emailOf('viewer')])
      const page = isRoot ? root : await context.openAs(role, { ...VISIT, path: '/healthz' })
      const user = await userOf(page)
      await followSystemTheme(page, user._id)
      await checkScreens(page, {
        paths: [...pathsOf(user), NO_MISSIONS, OPERATION],
        ids: { ...ids, userId: user._id, tenantId: user.tenantId?._id ?? '' },
        headings: isRoot ? HEADINGS : {},
        looks: isRoot ? ALL_LOOKS : [],
      })
    },
  )
}

flow('screens without a session show only texts of the catalogues and are accessible', async ({ open, openAs }) => {
  const root = await openAs('root', { ...VISIT, path: '/healthz' })
  const { baseLayerId, missionId, sharePath } = await createTenantRecords(root)
  const key = new URL(sharePath, root.url()).searchParams.get('share') ?? ''
  const [, , tenantId = ''] = sharePath.split('/')
  const ofShare = { key, share: key, tenantId, missionId }
  await checkScreens(await open(VISIT), {
    paths: [...publicPaths(), '/map/:unknownId'],
    ids: {
      ...ofShare,
      id: baseLayerId,
      unknownId: baseLayerId.replace(/\d$/, '0'),
      code: 'k7m2p9xw4hqz',
      state: 'test-abc',
    },
    headings: GUEST_HEADINGS,
    looks: LIGHT_LOOKS,
  })
})

flow('the screens of a tenant-client show only texts of the catalogues and are accessible', async ({ openAsDemo }) => {
  const page = await openAsDemo('client', { ...VISIT, path: '/healthz' })
  const user = await userOf(page)
  const tenantId = user.tenantId?._id ?? ''
  const [mission] = await readItems(page, `/mission/get/tenant/${tenantId}`)
  await checkScreens(page, {
    paths: pathsOf(user),
    ids: { tenantId, missionId: mission?._id ?? '' },
    looks: LIGHT_LOOKS,
  })
})

/** The screens that a user can open, and one that tells that it cannot. */
const pathsOf = (user: UserDetails): string[] => [...allowedPaths(user), ...deniedPaths(user).slice(0, 1)]

/** Lets the theme follow the emulated system. */
const followSystemTheme = (page: Page, userId: string): Promise<void> =>
  page.evaluate((id) => localStorage.setItem(`aerie.theme.${id}`, 'system'), userId)

async function userOf(page: Page): Promise<UserDetails> {
  const reply = await page.request.get('/apis/v1/auth/userdetails')
  return ((await reply.json()) as { data: UserDetails }).data
}
