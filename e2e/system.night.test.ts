import assert from 'node:assert/strict'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { widthBeyond } from './support/screens'

const SIZES = { 'a desktop': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } }

for (const [device, viewport] of Object.entries(SIZES)) {
  flow(`a super-admin sees the state of the system on ${device}`, async ({ openAsDemo }) => {
    const page = await openAsDemo('superAdmin', { viewport, path: '/dashboard/admin/tenant/list' })
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'System', exact: true }).click()
    await page.waitForURL('/dashboard/admin/system')
    await page.getByRole('heading', { name: 'System', level: 1 }).waitFor()
    // This server has no mail server and no backup.
    await page
      .getByRole('status')
      .getByText(/parts? needs? attention/)
      .waitFor()
    await main.getByText('SMTP_URL is not set: mails stay in DATA_DIR/outbox.').waitFor()
    await main.getByText('Plan one for every night.').waitFor()
    await main.getByText(/^All \d+ are applied\.$/).waitFor()
    await assertAccessible(page, 'the state of the system')
    assert.equal(await widthBeyond(page), 0)
    const checked = page.waitForResponse((reply) => reply.url().endsWith('/admin/system/state') && reply.ok())
    await main.getByRole('button', { name: 'Check again' }).click()
    await checked
  })
}
