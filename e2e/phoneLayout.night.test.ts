import assert from 'node:assert/strict'
import { createSampleMissions } from './support/apiCalls'
import { flow } from './support/flow'
import { widthBeyond } from './support/screens'

const PHONE = { width: 390, height: 844 }

flow('a phone shows the menu as a drawer and lists as cards, and can plan a mission', async ({ openAs }) => {
  await createSampleMissions(await openAs('root', { path: '/healthz' }))
  const page = await openAs('staff', { viewport: PHONE })
  assert.equal(await widthBeyond(page), 0)
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
  assert.equal(await widthBeyond(page), 0)

  await page.getByRole('main').getByRole('link', { name: 'New mission' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('From the field')
  assert.equal(await widthBeyond(page), 0)
  await page.getByRole('button', { name: 'Create mission' }).click()
  await page.getByRole('heading', { name: 'From the field' }).waitFor()
  assert.equal(await widthBeyond(page), 0)
})
