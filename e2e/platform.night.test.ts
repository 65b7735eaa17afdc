import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'

const TENANTS = '/dashboard/admin/tenant/list'

flow('a super-admin creates a package and prepares a tenant with it', async ({ openAsDemo }) => {
  const page = await openAsDemo('superAdmin', { path: '/dashboard/admin/package/list' })
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'New package' }).first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Solo pilot')
  await page.getByLabel('Price', { exact: true }).fill('19.99')
  // Flows of visitors see the packages of the demo data only.
  await page.getByRole('switch', { name: 'Shown at sign-up' }).click()
  await page.getByRole('button', { name: 'Create package' }).click()
  await main.getByRole('link', { name: 'Solo pilot' }).first().click()
  await page.getByLabel('Description').fill('For one pilot')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Package saved').waitFor()

  await page.goto(TENANTS)
  await main.getByRole('link', { name: 'New tenant' }).first().click()
  await page.getByLabel('Organisation name').fill('Bridge Watch')
  await page.getByLabel('Package', { exact: true }).click()
  await page.getByTitle(/^Solo pilot/).click()
  await page.getByLabel('Name of the tenant root').fill('Robin')
  await page.getByLabel('E-mail of the tenant root').fill('robin@bridge-watch.test')
  await page.getByRole('button', { name: 'Create tenant' }).click()
  await page.getByRole('heading', { name: 'Bridge Watch' }).waitFor()
})

flow('a super-admin creates and deletes a set of permissions, and sees the seller', async ({ openAsDemo }) => {
  const page = await openAsDemo('superAdmin', { path: '/dashboard/admin/permission/create' })
  await page.getByLabel('Name', { exact: true }).fill('Only reading')
  await page.getByRole('searchbox', { name: 'Search permissions' }).first().fill('see missions')
  await page.getByRole('checkbox', { name: 'See missions', exact: true }).check()
  await page.getByRole('button', { name: 'Create permission set' }).click()
  await page.getByRole('button', { name: 'Delete Only reading' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Only reading')
  await dialog.getByRole('button', { name: 'Delete permission set' }).click()
  await page.getByRole('button', { name: 'Delete Only reading' }).waitFor({ state: 'detached' })

  await page.goto('/dashboard/admin/package/list')
  await page.getByRole('main').getByRole('link', { name: 'Seller and tax' }).click()
  // Nothing is saved, because invoices of other flows show the seller.
  await page.getByLabel('Tax rate in percent').fill('18.5')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Enter the name of the tax').first().waitFor()
})

flow('a super-admin replaces the key that signs evidence', async ({ openAsDemo }) => {
  const page = await openAsDemo('superAdmin', { path: '/dashboard/admin/evidence-keys' })
  await page.getByRole('heading', { name: 'Signing keys' }).waitFor()
  // The first key may have been made by a case that another flow has frozen.
  const replace = page.getByRole('button', { name: 'Replace key…' })
  const make = page.getByRole('button', { name: 'Make key' })
  await replace.or(make).waitFor()
  if (await make.isVisible()) await make.click()
  await replace.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace key', exact: true }).click()
  await page.getByText('A new key signs evidence now').waitFor()
  await page.getByText('Retired', { exact: true }).first().waitFor()
  await assertAccessible(page, 'the signing keys')
})
