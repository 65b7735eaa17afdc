import { assertAccessible } from './support/axe'
import { emailOf, flow } from './support/flow'

const SIZES = { 'a desktop': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } }

for (const [place, viewport] of Object.entries(SIZES)) {
  flow(`a super-admin reads what an Aerie without a mail server would have sent, on ${place}`, async (stage) => {
    const asking = await stage.open({ path: '/forgot-password' })
    await asking.getByLabel('E-mail').fill(emailOf('otherRoot'))
    await asking.getByRole('button', { name: 'Send code' }).click()
    await asking.getByLabel('Code from the e-mail').waitFor()

    const page = await stage.openAs('superAdmin', { viewport, path: '/dashboard/admin/tenant/list' })
    await page.getByRole('main').getByRole('link', { name: 'Mail' }).click()
    await page.getByRole('heading', { name: 'Mail', level: 1 }).waitFor()
    await page.getByLabel('Search address or subject').fill(emailOf('otherRoot'))
    const mail = page.getByRole('link', { name: /is your Aerie reset code/ }).first()
    await page.waitForURL(/search=/)
    await mail.waitFor()
    await assertAccessible(page, 'the outbox')

    await mail.click()
    await page.getByRole('region', { name: 'Message text' }).getByText('Hello Otto Other').waitFor()
    await assertAccessible(page, 'a mail')

    await page.goto('/dashboard/audit?action=mail.read')
    await page.getByRole('main').getByText('Opened a message in the outbox').first().waitFor()
  })
}
