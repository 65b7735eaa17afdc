import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { hasTime } from './support/flowLimit'
import { DEMO_ACCOUNTS, sharedSession } from './support/sessions'
import { PASSWORD } from './support/testServer'

const STAFF_MENU = ['Dashboard', 'Missions', 'New mission', 'Clients', 'Client missions', 'Data', 'Assets']

const MENUS: Record<keyof typeof DEMO_ACCOUNTS, string[]> = {
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
  staff: STAFF_MENU,
  client: ['Missions', 'Connect to App'],
  viewer: ['Dashboard', 'Missions', 'Data'],
}

const TERMS = 'Terms and conditions'

flow('a new user must accept the terms once; declining logs out', async ({ open, tenant }) => {
  const email = await (await tenant()).addNewcomer()
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
  await waitForMenu(page, STAFF_MENU)
  await page.reload()
  await menuOf(page)
  assert.equal(await terms.count(), 0, 'the terms were shown again')
})

for (const [role, menu] of Object.entries(MENUS) as [keyof typeof MENUS, string[]][]) {
  flow(`the demo account ${role} logs in, sees the menu of its user type and logs out`, async ({ open }) => {
    // The run has accepted the terms for the demo accounts.
    const page = await open()
    await page.waitForURL('**/login')
    await logIn(page, DEMO_ACCOUNTS[role])
    await waitForMenu(page, menu)

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

flow('a failed login shows the reason', async ({ open, emailOf }) => {
  const page = await open({ path: '/login' })
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Please input your E-mail!').waitFor()
  await page.getByText('Please input your Password!').waitFor()
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('The input is not valid E-mail!').waitFor()

  await page.getByLabel('E-mail').fill(await emailOf('viewer'))
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Wrong e-mail or password.' })
  await alert.waitFor()
  await alert.getByRole('button').click()
  await alert.waitFor({ state: 'hidden' })
  assert.equal(new URL(page.url()).pathname, '/login')
})

flow('the login returns to the requested page', async ({ open, emailOf }) => {
  await sharedSession(await emailOf('viewer')) // Accepts the terms.
  const page = await open({ path: '/dashboard/missions?status=live' })
  await page.waitForURL('**/login')
  await logIn(page, await emailOf('viewer'))
  await page.waitForURL('**/dashboard/missions?status=live')
  await page.getByRole('heading', { name: 'Missions', exact: true }).waitFor()

  await page.goto('/login')
  await page.waitForURL('**/dashboard')
  await page.goto('/no/such/page')
  await page.waitForURL('**/dashboard')
})

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Waits for these menu entries, because a redirect opens the group of the new page a moment later. */
async function waitForMenu(page: Page, expected: string[]): Promise<void> {
  while (!isDeepStrictEqual(await menuOf(page), expected) && hasTime()) await page.waitForTimeout(100)
  assert.deepEqual(await menuOf(page), expected)
}

async function menuOf(page: Page): Promise<string[]> {
  const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('menuitem')
  await entries.first().waitFor()
  return entries.allInnerTexts()
}
