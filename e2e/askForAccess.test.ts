import { sharedDataDir } from './support/environment'
import { flow } from './support/flow'
import { waitForMail } from './support/mails'

flow('a user asks for access, and the tenant root grants it from the mail', async ({ openAs, emailOf }) => {
  const address = await emailOf('root')
  const user = await openAs('viewer', { path: '/dashboard/control-center' })
  await user.getByRole('button', { name: 'Ask for access' }).click()
  await user.getByText('Your request was sent').waitFor()

  // The invitation is the first mail.
  const mail = (await waitForMail(sharedDataDir(), address, 2)).replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  const link = /\/dashboard\/tenant\/user\/[\w-]+\?permission=\w+/.exec(mail)?.[0] ?? ''
  const root = await openAs('root', { path: link })
  await root.getByText(/ asks for access: /).waitFor()
  await root.getByRole('button', { name: 'Add permission' }).click()
  await root.getByText(/ is added\. Save to grant it to /).waitFor()
  await root.getByRole('button', { name: 'Save changes' }).click()
  await root.getByRole('heading', { name: 'Users', level: 1 }).waitFor()

  await user.reload()
  await user.getByRole('heading', { name: 'Control center', level: 1 }).waitFor()
})

flow('the page of a user is reached from the list and changes the user', async ({ openAs, emailOf }) => {
  await emailOf('staff')
  const root = await openAs('root', { path: '/dashboard/tenant/user/list' })
  await root.getByRole('main').getByRole('link', { name: 'Sam Staff' }).first().click()
  await root.getByRole('textbox', { name: 'Name' }).fill('Sam Senior')
  await root.getByRole('button', { name: 'Save changes' }).click()
  await root.getByRole('main').getByRole('link', { name: 'Sam Senior' }).first().waitFor()
})
