import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'

const PHONE = { width: 390, height: 844 }

flow('a phone is paired with a typed code, once, and is out when it is revoked', async ({ openAsDemo, open }) => {
  const page = await openAsDemo('client')
  await page.getByRole('menuitem', { name: 'Connect to App' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect to App' })
  const code = (await dialog.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText()).trim()

  const phone = await open({ path: '/connect', viewport: PHONE })
  await phone.getByLabel('Code').fill(code)
  await assertAccessible(phone, 'pairing')
  await phone.getByLabel('Name of this phone').fill('Phone of the flow')
  await phone.getByRole('button', { name: 'Connect' }).click()
  await phone.getByRole('button', { name: 'Photo' }).waitFor()
  await assertAccessible(phone, 'the paired phone')

  const other = await open({ path: '/connect', viewport: PHONE })
  await other.getByLabel('Code').fill(code)
  await other.getByRole('button', { name: 'Connect' }).click()
  await other.getByText('This code was already used').waitFor()

  await dialog.getByRole('button', { name: 'Revoke Phone of the flow' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).last().click()
  await phone.getByText('This phone was disconnected').waitFor()
})
