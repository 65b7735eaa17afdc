import assert from 'node:assert/strict'
import { pseudoText } from '../language/pseudoText'
import { flow } from './support/flow'
import { navigationOf } from './support/navigation'
import { createTenantRecords, PSEUDO_VISIT as VISIT } from './support/pseudoPages'
import { watchTexts } from './support/untranslatedTexts'

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
  const navigation = navigationOf(root)
  await root.goto('/dashboard/missions')
  await root.getByRole('button', { name: `${pseudoText('User menu of ')}Robin Root` }).click()
  await root.getByRole('menuitem', { name: pseudoText('Profile') }).click()
  await root.getByRole('dialog').waitFor()
  await navigation.settle()
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
