import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { APIRequestContext, Page } from 'playwright-core'
import { assertAccessible } from './support/axe'
import { PASSWORD } from './support/aerie'
import { emailOf, flow, sharedAddress, sharedDataDir, type Role } from './support/flow'
import { invitationIn, mailTo } from './support/mails'

const MENU_WITHIN_MS = 10_000

const MENUS: Partial<Record<Role, string[]>> = {
  superAdmin: ['Tenants', 'Tenant list', 'New tenant', 'Packages', 'Permissions'],
  root: [
    'Dashboard',
    'My Account',
    'Missions',
    'Users',
    'Clients',
    'User groups',
    'Data',
    'Map',
    'Control center',
    'Assets',
  ],
  staff: ['Dashboard', 'Missions', 'New mission', 'Clients', 'Client missions', 'Data', 'Assets'],
  client: ['Missions', 'Connect to App'],
  viewer: ['Dashboard', 'Missions', 'Data'],
}

const TERMS = 'Terms and conditions'

flow('a first visit asks for the terms; declining ends it, accepting is remembered', async ({ open, openAs }) => {
  const email = await addColleague((await openAs('root')).request)
  const page = await open({ path: '/login' })
  await logIn(page, email)
  const terms = page.getByRole('dialog', { name: TERMS })
  await terms.waitFor()
  await assertAccessible(page, 'the terms')
  await terms.getByRole('button', { name: 'Do not accept' }).click()
  await page.waitForURL('**/login')

  await logIn(page, email)
  await terms.getByRole('button', { name: 'I accept' }).click()
  await terms.waitFor({ state: 'hidden' })
  await showsMenu(page, MENUS.staff ?? [])
  await page.reload()
  await menuOf(page)
  assert.equal(await terms.count(), 0, 'the terms were asked again')
})

for (const [role, menu] of Object.entries(MENUS) as [Role, string[]][]) {
  flow(`${role} logs in, sees the menu of its kind and logs out`, async ({ open, openAs }) => {
    await openAs(role) // Has been here before, so the terms are accepted.
    const page = await open()
    await page.waitForURL('**/login')
    await logIn(page, emailOf(role))
    await showsMenu(page, menu)

    await page.getByRole('button', { name: /^User menu of/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    const question = page.getByRole('dialog').filter({ hasText: 'Are you sure you want to logout?' })
    await question.getByRole('button', { name: 'No' }).click()
    await question.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^User menu of/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await question.getByRole('button', { name: 'Yes' }).click()
    await page.waitForURL('**/login')
    await page.goto('/dashboard')
    await page.waitForURL('**/login')
  })
}

flow('a login that cannot work says why', async ({ open }) => {
  const page = await open({ path: '/login' })
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Please input your E-mail!').waitFor()
  await page.getByText('Please input your Password!').waitFor()
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('The input is not valid E-mail!').waitFor()

  await page.getByLabel('E-mail').fill(emailOf('viewer'))
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Wrong e-mail or password.' })
  await alert.waitFor()
  await alert.getByRole('button').click()
  await alert.waitFor({ state: 'hidden' })
  assert.equal(new URL(page.url()).pathname, '/login')
})

flow('after logging in one is back on the page one came for', async ({ open, openAs }) => {
  await openAs('viewer')
  const page = await open({ path: '/dashboard/missions?status=live' })
  await page.waitForURL('**/login')
  await logIn(page, emailOf('viewer'))
  await page.waitForURL('**/dashboard/missions?status=live')
  await page.getByRole('heading', { name: 'Missions', exact: true }).waitFor()

  await page.goto('/login')
  await page.waitForURL('**/dashboard')
  await page.goto('/no/such/page')
  await page.waitForURL('**/dashboard')
})

/** Somebody who has never been here, whatever other flows have done. @returns the e-mail; the password is everybody's */
async function addColleague(root: APIRequestContext): Promise<string> {
  const email = 'newcomer@demo.test'
  const headers = { origin: sharedAddress() }
  const newcomer = { name: 'Nele Newcomer', email, userType: 'tenant-staff' }
  await root.post('/apis/v1/tenant/user/create-tenant-user', { data: newcomer, headers })
  const token = invitationIn(await mailTo(sharedDataDir(), email)).split('#')[1]
  const answer = { token, password: PASSWORD }
  const joined = await root.post('/apis/v1/tenant/user/accept-invitation', { data: answer, headers })
  assert.equal(joined.status(), 200, await joined.text())
  return email
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The words of the main menu, once it is there. */
/** Waits for the menu to be this one: where one is led on to another page its group opens a moment later. */
async function showsMenu(page: Page, wanted: string[]): Promise<void> {
  const late = Date.now() + MENU_WITHIN_MS
  while (!isDeepStrictEqual(await menuOf(page), wanted) && Date.now() < late) await page.waitForTimeout(100)
  assert.deepEqual(await menuOf(page), wanted)
}

async function menuOf(page: Page): Promise<string[]> {
  const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('menuitem')
  await entries.first().waitFor()
  return entries.allInnerTexts()
}
