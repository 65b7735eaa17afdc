// What people do with missions, step by step as they do it.
import type { Page } from 'playwright-core'

/** Plans a mission through the form, from anywhere in the app; ends on the mission's page. */
export async function planMission(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Missions', exact: true }).first().click()
  // Where nothing is planned yet, the empty list offers it too.
  await page.getByRole('main').getByRole('link', { name: 'New mission' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Create mission' }).click()
  await page.getByRole('heading', { name }).waitFor()
}
