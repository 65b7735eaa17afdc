import assert from 'node:assert/strict'
import { assertAccessible } from './support/accessibility'
import { createSampleMissions } from './support/apiCalls'
import { sharedDataDir } from './support/environment'
import { flow } from './support/flow'
import { invitationIn, waitForMail } from './support/mails'
import { takePicture } from './support/pictures'

const EMAIL = 'nia@nightwatch.test'
const PASSWORD = 'low tide at the pier'

flow(
  'an invited user sets a password and can open what the user group allows, and is erased',
  async ({ open, openAs }) => {
    const root = await openAs('root', { path: '/healthz' })
    await createSampleMissions(root)
    await root.goto('/dashboard/tenant/user-group/create')
    await root.getByRole('textbox', { name: 'Name' }).fill('Night watch')
    await root.getByRole('searchbox', { name: 'Search permissions' }).fill('see missions')
    await root.getByRole('checkbox', { name: 'See missions', exact: true }).check()
    await root.getByRole('button', { name: 'Create user group' }).click()
    await root.getByRole('link', { name: 'Night watch' }).waitFor()

    await root.goto('/dashboard/tenant/user/create')
    await root.getByRole('textbox', { name: 'Name' }).fill('Nia Night')
    await root.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL)
    await root.getByRole('radio', { name: 'Tenant user' }).check()
    await root.getByRole('combobox', { name: 'User groups' }).click()
    await root.getByTitle('Night watch').click()
    await root.keyboard.press('Escape')
    await root.getByRole('button', { name: 'Send invitation' }).click()
    await root.getByText(`Invitation sent to ${EMAIL}`).waitFor()

    const link = invitationIn(await waitForMail(sharedDataDir(), EMAIL))
    const colleague = await open({ path: link })
    await colleague.getByText('Welcome, Nia Night.').waitFor()
    await colleague.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await colleague.getByRole('button', { name: 'Set password' }).click()
    await colleague.getByRole('button', { name: 'I accept' }).click()

    const menu = colleague.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Missions' }).waitFor()
    assert.equal(await menu.getByRole('link', { name: 'Users' }).count(), 0)
    await colleague.goto('/dashboard/missions')
    await colleague.getByRole('table').waitFor()
    assert.equal(await colleague.getByRole('link', { name: 'New mission' }).count(), 0)

    const again = await open({ path: link })
    await again.getByText('An invitation works once and expires.').waitFor()

    await root.getByRole('link', { name: 'Nia Night' }).click()
    await root.getByRole('button', { name: 'More actions' }).click()
    await root.getByRole('menuitem', { name: 'Erase personal data' }).click()
    const question = root.getByRole('dialog')
    await question.getByText('What is kept, and why').waitFor()
    await assertAccessible(root, 'the question before an erasure')
    await takePicture(root, 'question before an erasure')
    await question.getByRole('textbox', { name: 'Type Nia Night to confirm' }).fill('Nia Night')
    await question.getByRole('button', { name: 'Erase personal data' }).click()
    await root.getByText('The account was deleted, and the personal data is being erased').waitFor()
    await root.getByRole('button', { name: /^Jobs/ }).click()
    const job = root.getByRole('listitem').filter({ hasText: 'Personal data of a deleted account' })
    await job.getByText(/^Completed/).waitFor()
    await colleague.goto('/dashboard/missions')
    await colleague.getByRole('button', { name: 'Log in' }).waitFor()
  },
)
