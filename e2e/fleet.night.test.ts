import assert from 'node:assert/strict'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { flow } from './support/flow'
import { planMission } from './support/missions'

flow(
  'a drone past its service hours is grounded and cannot be assigned; after its service is recorded it can fly again',
  async ({ openAs }) => {
    const page = await openAs('root', {
      viewport: { width: 1440, height: 900 },
      path: '/dashboard/assets/settings',
    })
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    await main.getByRole('textbox', { name: 'Name of the new manufacturer' }).fill('Northwind')
    await main.getByRole('button', { name: 'Add manufacturer' }).click()
    await main.getByRole('button', { name: 'Delete Northwind' }).waitFor()
    await main.getByRole('textbox', { name: 'Name of the new model' }).fill('Harrier')
    await main.getByRole('combobox', { name: 'Manufacturer', exact: true }).click()
    await page.getByTitle('Northwind', { exact: true }).click()
    await main.getByRole('combobox', { name: 'Class', exact: true }).click()
    await page.getByTitle('Drone', { exact: true }).click()
    await main.getByRole('button', { name: 'Add model' }).click()
    await main.getByText('Northwind · Drone').waitFor()

    await main.getByRole('button', { name: 'New rule' }).click()
    await dialog.getByLabel('Name', { exact: true }).fill('25-hour service')
    await dialog.getByLabel('Class').click()
    await dialog.getByTitle('Drone', { exact: true }).click()
    await dialog.getByLabel('Every … hours').fill('25')
    await assertAccessible(page, 'the form of a maintenance rule')
    await dialog.getByRole('button', { name: 'Create rule' }).click()
    await main.getByText('Every 25 hours, Drone').waitFor()

    await page.goto('/dashboard/assets')
    await main.getByRole('button', { name: 'New asset' }).click()
    await dialog.getByLabel('Name', { exact: true }).fill('Harrier 1')
    await dialog.getByLabel('Serial number').fill('H-0001')
    await dialog.getByLabel('Class').click()
    await page.getByTitle('Drone', { exact: true }).click()
    await dialog.getByLabel('Model').click()
    await page.getByTitle('Northwind Harrier', { exact: true }).click()
    await dialog.getByLabel('Hours in total').fill('26')
    await assertAccessible(page, 'the form of an asset')
    await dialog.getByRole('button', { name: 'Create asset' }).click()
    await main.getByRole('heading', { name: 'Harrier 1' }).waitFor()
    await main.getByText('Grounded', { exact: true }).waitFor()
    await main.getByText('1 h over').waitFor()
    await assertAccessible(page, 'the page of a grounded asset')
    const assetPath = new URL(page.url()).pathname
    const labels = await main.getByRole('link', { name: 'Print label' }).getAttribute('href')
    const label = await page.request.get(new URL(labels ?? '', page.url()).href)
    assert.equal((await label.body()).subarray(0, 4).toString(), '%PDF')

    await page.goto('/dashboard/assets')
    await main.getByRole('button', { name: 'Import CSV' }).click()
    const imported = dialog.filter({ hasText: 'Import assets' })
    const choose = async (rows: string[]) => {
      const buffer = Buffer.from(['name,serial,class', ...rows].join('\n'))
      await imported.locator('input[type=file]').setInputFiles({ name: 'fleet.csv', mimeType: 'text/csv', buffer })
    }
    await choose(['Osprey 1,O-1,Drone', 'Osprey 2,O-2,Airship'])
    await imported.getByText('1 row has problems').waitFor()
    await imported.getByText('The class "Airship" does not exist').waitFor()
    await assertAccessible(page, 'the preview of an import of assets')
    await choose(['Osprey 1,O-1,Drone', 'Osprey 2,O-2,Battery'])
    await imported.getByRole('button', { name: 'Import 2 assets' }).click()
    await imported.getByText('2 assets imported').waitFor()
    await imported.getByRole('button', { name: 'Close' }).last().click()
    await main.getByRole('link', { name: 'Osprey 2' }).waitFor()

    await page.goto('/dashboard/assets?view=board')
    await main.getByRole('link', { name: 'Harrier 1' }).waitFor()
    await assertAccessible(page, 'the board of the fleet')
    await page.goto('/dashboard/assets/calendar')
    await main.getByRole('link', { name: 'Harrier 1: 25-hour service' }).waitFor()
    await assertAccessible(page, 'the maintenance calendar')

    await planMission(page, 'Breakwater')
    const missionId = new URL(page.url()).pathname.split('/')[3] ?? ''
    const { _id: flightId } = await createRecord(page, '/flight/create', { missionId, name: 'Flight 1' })
    const flightPath = `/dashboard/missions/${missionId}/flights?flight=${flightId}`
    await page.goto(flightPath)
    const chooseDrone = async () => {
      await main.getByRole('button', { name: 'Choose assets' }).click()
      await dialog.getByLabel('Drone').fill('Harrier')
      await page.getByTitle('Harrier 1 (H-0001)').click()
    }
    await chooseDrone()
    await dialog.getByText('25-hour service is overdue').waitFor()
    await dialog.getByRole('button', { name: 'Save assets' }).click()
    await dialog.getByText('Enter a reason for this assignment').first().waitFor()
    await assertAccessible(page, 'the assets of a flight')

    const technician = await openAs('staff', { viewport: { width: 390, height: 844 }, path: assetPath })
    const seen = technician.getByRole('main')
    await seen.getByRole('button', { name: 'Record maintenance' }).click()
    const work = technician.getByRole('dialog')
    await work.getByLabel('Details').fill('Motors and propellers replaced')
    await work.getByRole('button', { name: 'Add part' }).click()
    await work.getByLabel('Name of part 1').fill('Propeller pair')
    await work.getByLabel('Cost', { exact: false }).first().fill('125.50')
    await assertAccessible(technician, 'the form of a maintenance record, on a phone')
    await work.getByRole('button', { name: 'Save record' }).click()
    await seen.getByText('Available', { exact: true }).waitFor()
    await seen.getByText('Motors and propellers replaced').waitFor()
    await seen.getByText('Parts: 1 × Propeller pair').waitFor()
    await seen.getByText('Total cost: INR 125.50').waitFor()
    const report = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
    await seen.locator('input[type="file"][aria-label="Add file to 25-hour service"]').setInputFiles(report)
    await seen.getByRole('link', { name: 'report.pdf' }).waitFor()
    await assertAccessible(technician, 'the page of an asset, on a phone')

    await page.goto(flightPath)
    await chooseDrone()
    await dialog.getByRole('button', { name: 'Save assets' }).click()
    const assets = main.getByRole('list', { name: 'Assets of this flight' })
    await assets.getByRole('link', { name: 'Harrier 1' }).waitFor()
  },
)
