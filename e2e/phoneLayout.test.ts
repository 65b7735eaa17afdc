import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { createSampleMissions } from './support/apiCalls'
import { flow } from './support/flow'

const PHONE = { width: 390, height: 844 }

flow('a phone shows the menu as a drawer and lists as cards, and can plan a mission', async ({ openAs }) => {
  await createSampleMissions(await openAs('root'))
  const page = await openAs('staff', { viewport: PHONE })
  await assertFits(page)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  assert.equal(await menu.isVisible(), false, 'the menu takes space')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Missions', exact: true }).click()
  await menu.waitFor({ state: 'hidden' })

  await page.getByRole('heading', { name: 'Missions', exact: true }).waitFor()
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
  await cards.first().waitFor()
  assert.equal(await page.getByRole('table').count(), 0)
  await assertFits(page)

  await page.getByRole('main').getByRole('link', { name: 'New mission' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('From the field')
  await assertFits(page)
  await page.getByRole('button', { name: 'Create mission' }).click()
  await page.getByRole('heading', { name: 'From the field' }).waitFor()
  await assertFits(page)
})

/** @throws AssertionError when the page requires horizontal scrolling */
async function assertFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(width <= PHONE.width, `${page.url()} is ${width} px wide`)
}
