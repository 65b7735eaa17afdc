import { screen, within } from '@testing-library/react'
import { aBaseLayer, aUser } from '../../../testing/factories'
import { baseLayerHandlers } from '../../../testing/handlers/base-layer'
import {
  aComparison,
  anEdition,
  aReport,
  aSavedReport,
  aSchedule,
  reportHandlers,
  savedReportHandlers,
} from '../../../testing/handlers/report'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

// jsdom has no layout and no text measurement, which the chart library needs.
jest.mock('../../../shared/charts/BarChart', () => ({ BarChart: ({ label }: { label: string }) => label }))

const reader = aUser({ userType: 'tenant-user', permissions: ['data_page', 'layer_list', 'feature_list'] })

function open(route: string, records: Parameters<typeof savedReportHandlers>[0] = {}) {
  server.use(...savedReportHandlers(records))
  return renderApp({ route: `/dashboard/reports${route}`, user: reader })
}

// The first load of the modules can exceed the timeout of a test.
beforeAll(async () => {
  await import('../ReportsPage')
  await import('./SavedReportPage')
  await import('./EditionPage')
})

test('the report on the screen is saved under a name, and its page opens', async () => {
  const plots = aBaseLayer({ name: 'Plots 2026' })
  server.use(...baseLayerHandlers([plots]), ...reportHandlers(aReport()))
  const { user, path } = open(`?layer=${plots._id}&from=2026-03-01&until=2026-03-31`)
  await user.click(await screen.findByRole('button', { name: 'Save report' }))
  const form = within(await screen.findByRole('dialog', { name: 'Save report' }))
  await user.click(form.getByRole('radio', { name: '3/1/2026 to 3/31/2026' }))
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'March')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'March' })).toBeVisible()
  expect(path()).toContain('/dashboard/reports/saved/')
  expect(screen.getByText('3/1/2026 to 3/31/2026')).toBeVisible()
})

test('lists saved reports, and explains an empty list', async () => {
  open('/saved')
  expect(await screen.findByText('No saved reports')).toBeVisible()
})

test('a saved report is renamed, and deleted after its name was typed', async () => {
  const saved = aSavedReport()
  const { user, path } = open(`/saved/${saved._id}`, { saved: [saved] })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const name = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Monthly')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Monthly' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete “Monthly”?' }))
  await user.type(question.getByRole('textbox'), 'Monthly')
  await user.click(question.getByRole('button', { name: 'Delete report' }))
  expect(await screen.findByText('No saved reports')).toBeVisible()
  expect(path()).toBe('/dashboard/reports/saved')
})

test('making an edition opens it, with its inputs and hashes', async () => {
  const saved = aSavedReport()
  const { user, path } = open(`/saved/${saved._id}`, { saved: [saved] })
  expect(await screen.findByText('Make the first edition of this report.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Make edition' }))
  expect(await screen.findByRole('heading', { name: 'Plots every month, edition 1' })).toBeVisible()
  expect(path()).toContain('/dashboard/reports/editions/')
  const row = screen.getByRole('row', { name: /Areas of layer “Plots”/ })
  expect(within(row).getByText('120')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toContain('format=csv')
})

test('made again, an edition with the same bytes says so', async () => {
  const edition = anEdition()
  const { user } = open(`/editions/${edition._id}`, { editions: [edition] })
  await user.click(await screen.findByRole('button', { name: 'Make again' }))
  expect(await screen.findByText('Same bytes')).toBeVisible()
})

test('made again, an edition lists which inputs have changed', async () => {
  const edition = anEdition()
  const photo = { _id: edition._id, change: 'added', name: 'Second.jpg' } as const
  const changes = [
    { kind: 'layer', name: 'Plots', added: 0, removed: 0, changed: 1, examples: [] },
    { kind: 'photo', name: null, added: 2, removed: 1, changed: 0, examples: [photo] },
  ] as const
  const comparison = aComparison({
    sameBytes: false,
    changes: changes.map((change) => ({ ...change, examples: [...change.examples] })),
  })
  const { user } = open(`/editions/${edition._id}`, { editions: [edition], comparison })
  await user.click(await screen.findByRole('button', { name: 'Make again' }))
  expect(await screen.findByText('Other bytes')).toBeVisible()
  expect(screen.getByText('Areas of layer “Plots” changed')).toBeVisible()
  expect(screen.getByText('Photos: 2 added, 1 removed')).toBeVisible()
  expect(screen.getByText('Added: Second.jpg')).toBeVisible()
  expect(screen.getByText('and 2 more')).toBeVisible()
})

test('an edition that counts more than the reader may list shows no inputs', async () => {
  const edition = anEdition({ readable: false, inputs: [] })
  open(`/editions/${edition._id}`, { editions: [edition] })
  expect(await screen.findByText('This edition counts items that you may not list')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make again' })).toBeNull()
})

test('a report is scheduled for a day of the week, paused and no longer scheduled', async () => {
  const saved = aSavedReport()
  const { user } = open(`/saved/${saved._id}`, { saved: [saved] })
  await user.click(await screen.findByRole('button', { name: 'Add schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule of “Plots every month”' }))
  await user.click(dialog.getByRole('radio', { name: 'Weekly' }))
  await user.click(dialog.getByRole('combobox', { name: 'Day of the week' }))
  await user.click(await screen.findByTitle('Friday'))
  await user.click(dialog.getByRole('combobox', { name: 'Recipients' }))
  await user.click(await screen.findByTitle('Rita Reader'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Every Friday at 07:00, /)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByText('Paused')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete schedule' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete this schedule?' }))
  await user.click(question.getByRole('button', { name: 'Delete schedule' }))
  expect(await screen.findByRole('button', { name: 'Add schedule' })).toBeVisible()
})

test('a schedule tells why its last run failed, and who did not get a mail', async () => {
  const saved = aSavedReport()
  const schedule = aSchedule({ problem: 'This base layer has no identifying attribute.' })
  const mail = { _id: saved._id, editionId: saved._id, editionNumber: 3, recipient: 'Sam Staff', endedAt: null }
  const mails = [{ ...mail, state: 'skipped', problem: 'This person can no longer sign in.' } as const]
  open(`/saved/${saved._id}`, { saved: [saved], schedule, mails })
  expect(await screen.findByText('On the first of the month at 07:00, Europe/Berlin')).toBeVisible()
  expect(screen.getByText('The last run made no edition')).toBeVisible()
  expect(screen.getByText('This base layer has no identifying attribute.')).toBeVisible()
  const row = screen.getByRole('row', { name: /Not sent/ })
  expect(within(row).getByText('Not sent')).toBeVisible()
  expect(within(row).getByText('This person can no longer sign in.')).toBeVisible()
})
