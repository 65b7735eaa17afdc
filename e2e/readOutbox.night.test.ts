import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'

const SIZES = { 'a desktop': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } }

for (const [device, viewport] of Object.entries(SIZES)) {
  flow(`a super-admin reads mail in the outbox on ${device}`, async ({ open, openAsDemo, emailOf }) => {
    const email = await emailOf('root')
    const guest = await open({ path: '/forgot-password' })
    await guest.getByLabel('E-mail').fill(email)
    await guest.getByRole('button', { name: 'Send code' }).click()
    await guest.getByLabel('Code from the e-mail').waitFor()

    const page = await openAsDemo('superAdmin', { viewport, path: '/dashboard/admin/tenant/list' })
    await page.getByRole('main').getByRole('link', { name: 'Mail' }).click()
    await page.getByRole('heading', { name: 'Mail', level: 1 }).waitFor()
    await page.getByLabel('Search address or subject').fill(email)
    const mail = page.getByRole('link', { name: /is your Aerie reset code/ }).first()
    await page.waitForURL(/search=/)
    await mail.waitFor()
    await assertAccessible(page, 'the outbox')

    await mail.click()
    await page.getByRole('region', { name: 'Message text' }).getByText('Hello Robin Root').waitFor()
    await assertAccessible(page, 'a mail')

    await page.goto('/dashboard/audit?action=mail.read')
    await page.getByRole('main').getByText('Opened a message in the outbox').first().waitFor()
  })
}
