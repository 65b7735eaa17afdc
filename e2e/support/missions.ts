// Steps of flows on the mission screens.
import type { Page } from 'playwright-core'
import { createRecord } from './apiCalls'

/** Creates a mission with the form, from any screen with the menu; ends on the mission's page. */
export async function planMission(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Missions', exact: true }).first().click()
  // An empty list contains a second link.
  await page.getByRole('main').getByRole('link', { name: 'New mission' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Create mission' }).click()
  await page.getByRole('heading', { name }).waitFor()
}

/**
 * Creates a mission by the API, for flows on other subjects, and opens its map or the given segment.
 * @returns the path of the mission
 */
export async function openNewMission(page: Page, name: string, segment = ''): Promise<string> {
  const { _id } = await createRecord(page, '/mission/create', { name })
  const path = `/dashboard/missions/${_id}`
  await page.goto(segment ? `${path}/${segment}` : path)
  await page.getByRole('heading', { name }).waitFor()
  return path
}
