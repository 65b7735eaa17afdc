import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { pseudoText } from '../language/pseudoText'
import { PSEUDO } from '../language/translator'
import type { UserDetails } from '../src/api/auth'
import { flow } from './support/flow'
import { navigationOf } from './support/navigation'
import { createTenantRecords, PSEUDO_VISIT as VISIT, readItems, waitForContent } from './support/pseudoPages'
import { allowedPaths, deniedPaths, pathWithIds, publicPaths } from './support/routes'
import { watchTexts } from './support/untranslatedTexts'

const ALL_ROUTES_TIMEOUT_MS = 600_000

flow('pages without a session show only texts of the catalogues', async ({ open, openAs }) => {
  const root = await openAs('root', VISIT)
  const { baseLayerId } = await createTenantRecords(root)
  const guest = await open(VISIT)
  await checkPages(guest, [...publicPaths(), '/map/:unknownId'], {
    id: baseLayerId,
    unknownId: baseLayerId.replace(/\d$/, '0'),
    code: 'k7m2p9xw4hqz',
  })
})

for (const role of ['root', 'staff', 'viewer'] as const) {
  flow(
    `the pages of the ${role} show only texts of the catalogues`,
    async (context) => {
      const root = await context.openAs('root', VISIT)
      const ids = await createTenantRecords(root)
      const page = role === 'root' ? root : await context.openAs(role, VISIT)
      const user = await userOf(page)
      await checkPages(page, [...allowedPaths(user), ...deniedPaths(user).slice(0, 1)], {
        ...ids,
        userId: user._id,
        tenantId: user.tenantId?._id ?? '',
      })
    },
    { timeout: ALL_ROUTES_TIMEOUT_MS },
  )
}

flow('the pages of a tenant-client show only texts of the catalogues', async ({ openAsDemo }) => {
  const page = await openAsDemo('client', VISIT)
  const user = await userOf(page)
  const tenantId = user.tenantId?._id ?? ''
  const [mission] = await readItems(page, `/mission/get/tenant/${tenantId}`)
  await checkPages(page, [...allowedPaths(user), ...deniedPaths(user).slice(0, 1)], {
    tenantId,
    missionId: mission?._id ?? '',
  })
})

flow(
  'the pages of a super-admin show only texts of the catalogues',
  async (context) => {
    await context.tenant()
    const page = await context.openAsDemo('superAdmin', VISIT)
    const user = await userOf(page)
    const [tenants, packages, mails] = await Promise.all(
      ['/admin/tenant/fetchall', '/admin/package/fetchall', '/admin/mail/list'].map((path) => readItems(page, path)),
    )
    await checkPages(page, [...allowedPaths(user), ...deniedPaths(user).slice(0, 1)], {
      tenantId: tenants?.[0]?._id ?? '',
      packageId: packages?.[0]?._id ?? '',
      mailId: mails?.[0]?._id ?? '',
    })
  },
  { timeout: ALL_ROUTES_TIMEOUT_MS },
)

flow('dialogs and error messages show only texts of the catalogues', async ({ open, openAs }) => {
  const guest = await open({ ...VISIT, path: '/login' })
  const guestTexts = watchTexts(guest)
  await guest.getByLabel(pseudoText('E-mail')).fill('nobody@demo.test')
  await guest.getByLabel(pseudoText('Password'), { exact: true }).fill('not the password')
  await guest.getByRole('button', { name: pseudoText('Log in') }).click()
  await guest.getByRole('alert').waitFor()
  assert.deepEqual(await guestTexts.find(), [], 'a failed login')

  const root = await openAs('root', { ...VISIT, path: '/healthz' })
  const texts = watchTexts(root)
  await createTenantRecords(root)
  await root.goto('/dashboard/missions')
  await root.getByRole('button', { name: `${pseudoText('User menu of ')}Robin Root` }).click()
  await root.getByRole('menuitem', { name: pseudoText('Profile') }).click()
  await root.getByRole('dialog').waitFor()
  await waitForContent(root)
  assert.deepEqual(await texts.find(), [], 'the profile')

  await root.goto('/dashboard/missions/create')
  await root.getByRole('button', { name: pseudoText('Create mission') }).click()
  await root.locator('.ant-form-item-explain-error').first().waitFor()
  assert.deepEqual(await texts.find(), [], 'an invalid form')

  await root.goto('/dashboard/tenant/user-group/create')
  await root.getByRole('textbox', { name: pseudoText('Name') }).fill('Reception')
  await root.getByRole('button', { name: pseudoText('Create user group') }).click()
  await root.locator('.ant-form-item-explain-error').first().waitFor()
  assert.deepEqual(await texts.find(), [], 'an error of the server')
})

/** Opens each page. @throws AssertionError with all texts that do not come from a catalogue */
async function checkPages(page: Page, paths: string[], ids: Record<string, string>): Promise<void> {
  const texts = watchTexts(page)
  const untranslated: Record<string, string[]> = {}
  // Collects the replies of the first page, too.
  await page.goto('/')
  await waitForContent(page)
  const navigation = navigationOf(page)
  for (const path of paths) {
    await navigation.open(pathWithIds(path, ids))
    await page.locator('h1').first().waitFor({ state: 'attached' })
    assert.equal(await page.locator('html').getAttribute('lang'), PSEUDO)
    const found = await texts.find()
    if (found.length > 0) untranslated[path] = found
  }
  assert.deepEqual(untranslated, {})
}

async function userOf(page: Page): Promise<UserDetails> {
  const reply = await page.request.get('/apis/v1/auth/userdetails')
  return ((await reply.json()) as { data: UserDetails }).data
}
