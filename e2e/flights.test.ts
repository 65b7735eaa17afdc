import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { planMission } from './support/missions'

flow(
  'a flight takes off with a pilot and a complete checklist, is logged after it has landed, and a colleague sees both',
  async ({ openAs }) => {
    const planner = await openAs('root', { viewport: { width: 1440, height: 900 }, path: '/dashboard/pilots' })
    const main = planner.getByRole('main')
    await main.getByRole('button', { name: 'New pilot' }).first().click()
    const pilot = planner.getByRole('dialog', { name: 'New pilot' })
    await pilot.getByLabel('Name', { exact: true }).fill('Bo Berg')
    await pilot.getByLabel('Email').fill('bo@pilots.example')
    await pilot.getByRole('button', { name: 'Add licence' }).click()
    await pilot.getByLabel('Kind of licence 1').fill('EU A2')
    await pilot.getByLabel('Expiry date of licence 1').fill('2024-01-31')
    await assertAccessible(planner, 'the form of a pilot')
    await pilot.getByRole('button', { name: 'Add pilot' }).click()
    await main.getByText('Bo Berg').waitFor()
    await main.getByText('Expired on').first().waitFor()

    await planMission(planner, 'Quay walls')
    await planner.getByRole('link', { name: 'Flights' }).click()
    await main.getByRole('button', { name: 'New flight' }).click()
    await planner.getByRole('dialog').getByRole('button', { name: 'Create flight' }).click()
    await main.getByRole('heading', { name: 'Flight 1' }).waitFor()

    const colleague = await openAs('staff', { viewport: { width: 390, height: 844 }, path: pathOf(planner.url()) })
    const seen = colleague.getByRole('main')
    await seen.getByText('No pilot', { exact: true }).waitFor()

    await main.getByRole('button', { name: 'Assign pilot' }).click()
    const assignment = planner.getByRole('dialog', { name: 'Pilot of Flight 1' })
    await assignment.getByLabel('Pilot').fill('Bo')
    await planner.getByTitle('Bo Berg').click()
    await assignment.getByText('EU A2 expired on').waitFor()
    await assignment.getByRole('button', { name: 'Assign pilot' }).click()
    await assignment.getByText('Enter a reason for this assignment').first().waitFor()
    await assertAccessible(planner, 'the assignment of a pilot')
    await assignment.getByLabel('Reason').fill('Renewal confirmed by phone')
    await assignment.getByRole('button', { name: 'Assign pilot' }).click()
    await main.getByText('Reason: Renewal confirmed by phone').waitFor()
    await seen.getByText('Reason: Renewal confirmed by phone').waitFor()

    await main.getByRole('button', { name: 'Start preflight' }).click()
    await main.getByText('8 items are open.').waitFor()
    await main.getByRole('button', { name: 'Take off' }).click()
    await main.getByText('The checklist is not complete').waitFor()
    await assertAccessible(planner, 'the checklist of a flight')
    const items = main.getByRole('checkbox')
    for (let open = (await items.count()) - 1; open > 0; open--) {
      await items.nth(open - 1).click()
      await main.getByText(open === 1 ? '1 item is open.' : `${open} items are open.`).waitFor()
    }
    await main.getByRole('button', { name: 'Override “Observer briefed”' }).click()
    await main.getByRole('textbox', { name: 'Note for “Observer briefed”' }).fill('Alone on site')
    await main.getByRole('button', { name: 'Save note' }).click()
    await main.getByText('All items are checked.').waitFor()

    for (const move of ['Take off', 'Return', 'Continue flight', 'Return']) {
      await main.getByRole('button', { name: move, exact: true }).click()
    }
    await main.getByRole('button', { name: 'Landed', exact: true }).click()
    for (const page of [main, seen]) {
      // The button that ends the flight has the name of the status.
      await page.getByRole('button', { name: 'Landed', exact: true }).waitFor({ state: 'hidden' })
      await page.getByText('Landed', { exact: true }).first().waitFor()
    }
    await main.getByRole('button', { name: 'Edit', exact: true }).waitFor({ state: 'hidden' })
    await main.getByRole('textbox', { name: 'New log entry' }).fill('Gusts up to 9 m/s')
    await main.getByRole('button', { name: 'Add entry' }).click()
    await main.getByText('Gusts up to 9 m/s').waitFor()
    await seen.getByText('Gusts up to 9 m/s').waitFor()
    await assertAccessible(planner, 'a flight that has landed')
    await assertAccessible(colleague, 'a flight that has landed, on a phone')
  },
)

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
