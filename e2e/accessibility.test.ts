import { assertAccessible } from './support/axe'
import { doWithLayer, dropFiles, layerIn, plots } from './support/layers'
import { flow, sharedAddress, sharedDataDir, type Role, type Stage, type Visit } from './support/flow'
import { codeIn, mailTo } from './support/mails'

const SIZES: Record<string, Pick<Visit, 'viewport'>> = {
  'a desk': { viewport: { width: 1440, height: 900 } },
  'a phone': { viewport: { width: 390, height: 844 } },
}

/** Each with a heading that is there when the screen is. */
const GUEST_SCREENS = {
  '/login': 'Aerie',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'Set a new password',
  '/sign-up': 'Sign up',
}
const SCREENS = {
  '/dashboard': 'Dashboard',
  '/dashboard/missions': 'Missions',
  '/dashboard/missions?search=nothing+is+called+this': 'Missions',
  '/dashboard/missions/create': 'New mission',
  '/dashboard/tenant/organisation': 'My Account',
  '/dashboard/tenant/organisation/renew': 'Renew or change the package',
  '/dashboard/tenant/user/list': 'Users',
  '/dashboard/tenant/user/create': 'New user',
  '/dashboard/tenant/user-group/list': 'User groups',
  '/dashboard/tenant/user-group/create': 'New user group',
  '/dashboard/audit': 'Audit log',
  '/dashboard/data': 'Data',
  // The dark theme.
  '/dashboard/control-center': 'Control center',
}

const PLATFORM_SCREENS = {
  '/dashboard/admin/tenant/list': 'Tenants',
  '/dashboard/admin/tenant/create': 'New tenant',
  '/dashboard/admin/package/list': 'Packages',
  '/dashboard/admin/package/create': 'New package',
  '/dashboard/admin/permission/create': 'Permissions',
  '/dashboard/admin/mail/list': 'Mail',
  '/dashboard/audit': 'Audit log',
}

for (const [place, size] of Object.entries(SIZES)) {
  flow(`axe finds nothing on the guests' screens at ${place}`, async ({ open }) => {
    const page = await open({ ...size, path: '/login' })
    for (const [path, heading] of Object.entries(GUEST_SCREENS)) {
      await page.goto(path)
      await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor()
      await assertAccessible(page, path)
    }
    await page.goto('/login')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('Please input your Password!').waitFor()
    await assertAccessible(page, 'a login with mistakes')
  })

  flow(`axe finds nothing on the screens behind the login at ${place}`, (stage) => onEach(stage, 'root', SCREENS, size))

  flow(`axe finds nothing on the screens of a super-admin at ${place}`, (stage) =>
    onEach(stage, 'superAdmin', PLATFORM_SCREENS, size),
  )

  flow(`axe finds nothing on one user, tenant and package at ${place}`, (stage) => onDetails(stage, size))

  flow(`axe finds nothing on the steps of a sign-up at ${place}`, (stage) =>
    alongASignUp(stage, size, `${place.replace(' ', '-')}@axe.test`),
  )

  flow(`axe finds nothing on a mission and what opens over it at ${place}`, (stage) => aroundAMission(stage, size))
}

async function onEach({ openAs }: Stage, role: Role, screens: Record<string, string>, size: Visit): Promise<void> {
  const page = await openAs(role, size)
  for (const [path, heading] of Object.entries(screens)) {
    await page.goto(path)
    await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    await assertAccessible(page, path)
  }
}

async function onDetails({ openAs }: Stage, size: Visit): Promise<void> {
  const root = await openAs('root', { ...size, path: '/dashboard/tenant/user/list' })
  await root.getByRole('main').getByRole('link', { name: 'Sam Staff' }).first().click()
  await root.getByLabel('What about Sam Staff?').waitFor()
  await root.waitForLoadState('networkidle')
  await assertAccessible(root, 'a user')

  const admin = await openAs('superAdmin', { ...size, path: '/dashboard/admin/tenant/list?search=Demo' })
  await admin.getByRole('main').getByRole('link', { name: 'Demo', exact: true }).click()
  await admin.getByRole('button', { name: 'Edit' }).click()
  await admin.getByRole('dialog').waitFor()
  await assertAccessible(admin, 'editing a tenant')
  await admin.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await admin.getByRole('dialog').waitFor({ state: 'hidden' })
  await assertAccessible(admin, 'a tenant')
  await admin.goto('/dashboard/admin/package/list?search=Team')
  await admin.getByRole('main').getByRole('link', { name: 'Team', exact: true }).click()
  await admin.getByRole('button', { name: 'Save changes' }).waitFor()
  await assertAccessible(admin, 'a package')
}

async function alongASignUp({ open }: Stage, size: Visit, email: string): Promise<void> {
  const page = await open({ ...size, path: '/sign-up' })
  await page.getByRole('button', { name: 'Choose Team' }).click()
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await page
    .getByText('One thing needs another look')
    .or(page.getByText(/things need another look/))
    .waitFor()
  await assertAccessible(page, 'the details of a sign-up, with mistakes')
  await page.getByLabel('Name of the organisation').fill('Axe Works')
  await page.getByLabel('Your name').fill('Robin Root')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('three gulls on a crane')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await page.getByLabel('Code from the mail').waitFor()
  await assertAccessible(page, 'the code of a sign-up')
  await page.getByLabel('Code from the mail').fill(codeIn(await mailTo(sharedDataDir(), email)))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Choose another package' }).click()
  await page.getByRole('button', { name: 'Choose Team' }).waitFor()
  await assertAccessible(page, 'the payment of a sign-up')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('dialog').getByLabel('Card number').waitFor()
  await assertAccessible(page, 'the checkout of the sandbox')
}

async function aroundAMission({ openAs }: Stage, size: Visit): Promise<void> {
  const page = await openAs('root', size)
  const planned = await page.request.post('/apis/v1/mission/create', {
    data: { name: 'Looked at by axe' },
    headers: { origin: sharedAddress() },
  })
  const { data } = (await planned.json()) as { data: { _id: string } }
  await page.goto(`/dashboard/missions/${data._id}`)
  await page.locator('.scene-map canvas').waitFor()
  await assertAccessible(page, "a mission's map")
  const layersButton = page.getByRole('button', { name: /^Show layers/ })
  if (await layersButton.isVisible()) await layersButton.click()
  await page.getByText('Nothing on this map yet').waitFor()
  await dropFiles(page, [plots()])
  await page.getByRole('checkbox', { name: 'Show plots' }).waitFor()
  await layerIn(page, 'plots').click()
  await page.getByRole('slider', { name: 'Opacity of plots' }).waitFor()
  await assertAccessible(page, 'a layer and its look')
  await doWithLayer(page, 'plots', 'Attribute table')
  await page.getByText('1–1 of 1').waitFor()
  await assertAccessible(page, 'an attribute table')
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByText('Last change').waitFor()
  await assertAccessible(page, 'a mission')

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete this mission?' }).waitFor()
  await assertAccessible(page, 'deleting a mission')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).waitFor()
  await assertAccessible(page, 'the notifications')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^User menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByRole('dialog').waitFor()
  await assertAccessible(page, 'the profile')
}
