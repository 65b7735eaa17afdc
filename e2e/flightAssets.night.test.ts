import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { flow } from './support/flow'
import { planMission } from './support/missions'

flow(
  'a flight is planned with its drone and a camera, and a drone that is grounded since stops preflight until there is a reason',
  async ({ openAs }) => {
    const page = await openAs('root', { viewport: { width: 1440, height: 900 }, path: '/dashboard/assets' })
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const classes = await page.evaluate(async () => {
      const reply = await fetch('/apis/v1/assetclass/get')
      return ((await reply.json()) as { data: { classes: { _id: string; kind: string }[] } }).data.classes
    })
    const classOf = (kind: string) => classes.find((one) => one.kind === kind)?._id
    const drone = { name: 'Osprey 1', serial: 'O-0001', classId: classOf('drone') }
    const { _id: droneId } = await createRecord(page, '/asset/create', drone)
    await createRecord(page, '/asset/create', { name: 'L2 camera', serial: 'L2-01', classId: classOf('payload') })

    await planMission(page, 'Lighthouse')
    await page.getByRole('link', { name: 'Flights' }).click()
    await main.getByRole('button', { name: 'New flight' }).click()
    await dialog.getByLabel('Drone').fill('Osprey')
    await page.getByTitle('Osprey 1 (O-0001)').click()
    await dialog.getByLabel('Payload').fill('L2')
    await page.getByTitle('L2 camera (L2-01)').click()
    await page.keyboard.press('Escape')
    await assertAccessible(page, 'the form of a flight with assets')
    await dialog.getByRole('button', { name: 'Create flight' }).click()
    await main.getByRole('heading', { name: 'Flight 1' }).waitFor()
    const assets = main.getByRole('list', { name: 'Assets of this flight' })
    await assets.getByRole('link', { name: 'Osprey 1' }).waitFor()
    await assets.getByRole('link', { name: 'L2 camera' }).waitFor()
    const flightPath = page.url()

    await page.goto(`/dashboard/assets/${droneId}`)
    await main.getByRole('button', { name: 'Ground', exact: true }).click()
    await dialog.getByLabel('Reason').fill('Cracked arm')
    await dialog.getByRole('button', { name: 'Ground', exact: true }).click()
    await main.getByText('Grounded', { exact: true }).waitFor()

    await page.goto(flightPath)
    await assets.getByText('Grounded: Cracked arm').waitFor()
    await assertAccessible(page, 'the checklist with a grounded drone')
    await main.getByRole('button', { name: 'Start preflight' }).click()
    await assertAccessible(page, 'the reason for a grounded drone')
    await dialog.getByLabel('Reason').fill('Arm replaced, paper follows')
    await dialog.getByRole('button', { name: 'Start preflight' }).click()
    await main.getByRole('button', { name: 'Take off' }).waitFor()
    await main.getByText('Reason: Arm replaced, paper follows').first().waitFor()
  },
)
