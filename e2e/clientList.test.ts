import { flow } from './support/flow'

flow('a client is created, found in the list, deleted and restored from its address', async ({ openAs }) => {
  const page = await openAs('root', { path: '/dashboard/tenant/client/list' })
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'New client' }).first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour authority')
  await page.getByRole('button', { name: 'Create client' }).click()
  await page.getByRole('heading', { name: 'Harbour authority' }).waitFor()
  const address = page.url()

  await page.goto('/dashboard/tenant/client/list?search=authority')
  await main.getByRole('link', { name: 'Harbour authority' }).first().waitFor()
  await page.request.delete(`/apis/v1/client/delete-client/${new URL(address).searchParams.get('client')}`)
  await page.goto(address)
  await page.getByText('Harbour authority is in the trash').waitFor()
  await page.getByRole('button', { name: 'Restore Harbour authority' }).click()
  await page.getByRole('heading', { name: 'Harbour authority' }).waitFor()
})
