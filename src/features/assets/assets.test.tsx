import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { anId, aUser } from '../../testing/factories'
import type { MaintenanceRecord, MaintenanceRule } from '../../api/maintenance'
import { aDue, anAsset, anAssetFile, assetHandlers } from '../../testing/handlers/asset'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { uploadHandlers } from '../../testing/handlers/upload'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const root = aUser({
  userType: 'tenant-root',
  permissions: [
    'asset_list',
    'asset_create',
    'asset_update',
    'asset_class_list',
    'manufacturer_list',
    'manufacturer_create',
    'manufacturer_delete',
    'model_list',
  ],
})
const reader = aUser({ userType: 'tenant-user', permissions: ['asset_list'] })
const LIST = '/dashboard/assets'

afterEach(stopRecording)

test('shows an empty fleet, creates an asset and opens it', async () => {
  server.use(...assetHandlers())
  const calls = recordCalls()
  const { user, path } = renderApp({ route: LIST, user: root })
  expect(await screen.findByText('No assets yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'New asset' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Create asset' }))
  expect(await within(dialog).findAllByText('Enter a serial number')).not.toHaveLength(0)
  await user.type(within(dialog).getByLabelText('Name'), 'Kite 7')
  await user.type(within(dialog).getByLabelText('Serial number'), 'K-7')
  await user.click(within(dialog).getByLabelText('Class'))
  await user.click(await screen.findByTitle('Drone'))
  await user.click(within(dialog).getByRole('button', { name: 'Create asset' }))
  expect(await screen.findByRole('heading', { name: 'Kite 7' })).toBeVisible()
  expect(path()).toMatch(/\/dashboard\/assets\/.+/)
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ name: 'Kite 7', serial: 'K-7' })
})

test('lists the fleet by status, with the filter in the URL and the maintenance that ends first', async () => {
  const grounded = anAsset({ name: 'Kite 2', status: 'grounded', due: aDue() })
  server.use(...assetHandlers({ assets: [anAsset(), grounded] }))
  const { user, path } = renderApp({ route: LIST, user: reader })
  expect(await screen.findByText('50-hour service: 5 h over')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New asset' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Grounded ?1$/ }))
  expect(path()).toContain('status=grounded')
  expect(await screen.findByText('Kite 2')).toBeVisible()
})

test('shows why the fleet cannot be loaded, and why there is no access', async () => {
  server.use(
    http.get(apiUrl('/asset/get-all-asset'), () =>
      HttpResponse.json({ status: false, message: 'The server is busy' }, { status: 503 }),
    ),
    ...assetHandlers(),
  )
  const { unmount } = renderApp({ route: LIST, user: reader })
  expect(await screen.findByText('The server is busy')).toBeVisible()
  unmount()
  renderApp({ route: LIST, user: aUser({ userType: 'tenant-user', permissions: ['dashboard'] }) })
  expect(await screen.findByText(/don.t have access/)).toBeVisible()
})

test('a grounded drone says why, and the record of its service makes it available', async () => {
  const rule = aDue()
  const asset = anAsset({ status: 'grounded', due: rule })
  server.use(...assetHandlers({ assets: [asset], due: [rule] }))
  const calls = recordCalls()
  const { user } = renderApp({ route: `${LIST}/${asset._id}`, user: root })
  expect(await screen.findByText(/50-hour service is overdue. The asset cannot be assigned/)).toBeVisible()
  expect(await screen.findByText('5 h over')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Record maintenance' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByLabelText('Work')).toHaveValue('50-hour service')
  expect(within(dialog).getByRole('checkbox', { name: '50-hour service' })).toBeChecked()
  await user.click(within(dialog).getByRole('button', { name: 'Add part' }))
  await user.type(within(dialog).getByLabelText('Name of part 1'), 'Propeller pair')
  await user.click(within(dialog).getByRole('button', { name: 'Save record' }))
  expect(await screen.findByText('Available')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ruleIds: [rule.ruleId],
    parts: [{ name: 'Propeller pair', quantity: 1 }],
  })
})

test('a record has a cost and the hours from which the asset goes on, and the page shows them with the total', async () => {
  const asset = anAsset()
  server.use(...assetHandlers({ assets: [asset] }))
  const calls = recordCalls()
  const { user } = renderApp({ route: `${LIST}/${asset._id}`, user: root })
  await user.click(await screen.findByRole('button', { name: 'Record maintenance' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Work'), 'Controller replaced')
  await user.type(within(dialog).getByLabelText(/^Cost/), '125.5')
  await user.click(within(dialog).getByRole('checkbox', { name: 'A counting part was replaced' }))
  await user.type(await within(dialog).findByLabelText(/^Hours after the work/), '0')
  await user.click(within(dialog).getByRole('button', { name: 'Save record' }))
  expect(await screen.findByText('Cost: INR 125.50')).toBeVisible()
  expect(screen.getByText('Total cost: INR 125.50')).toBeVisible()
  expect(screen.getByText('Hours go on from 0')).toBeVisible()
  const sent = calls.find(({ method }) => method === 'POST')?.body
  expect(sent).toMatchObject({ cost: { amount: 12_550, currency: 'INR' }, hoursAfter: 0 })
  expect(sent).not.toHaveProperty('flightsAfter')
})

test('shows the files of an asset with their expiry, and adds one to the record of the work', async () => {
  const asset = anAsset()
  const expired = anAssetFile({ assetId: asset._id, expiresOn: '2026-01-31', expiry: 'expired' })
  const records: MaintenanceRecord[] = []
  server.use(...assetHandlers({ assets: [asset], files: [expired], records }), ...uploadHandlers())
  const calls = recordCalls()
  const { user } = renderApp({ route: `${LIST}/${asset._id}`, user: root })
  expect(await screen.findByRole('link', { name: 'Registration.pdf' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/asset/file/download/${expired._id}`),
  )
  expect(screen.getByText(/^Expired /)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete Registration.pdf' }))
  expect(await screen.findByText('“Registration.pdf” was deleted')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'Registration.pdf' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Record maintenance' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Work'), 'Service')
  await user.click(within(dialog).getByRole('button', { name: 'Save record' }))
  await screen.findByRole('button', { name: 'Add file to Service' })
  const report = new File(['%PDF'], 'Report.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText('Add file to Service', { selector: 'input' }), report)
  expect(await screen.findByRole('link', { name: 'Report.pdf' })).toBeVisible()
  expect(calls.find(({ path }) => path.includes('/asset/file/create'))?.body).toMatchObject({
    maintenanceRecordId: records[0]?._id,
  })
})

test('asks why the hours change only when they do', async () => {
  const asset = anAsset()
  server.use(...assetHandlers({ assets: [asset] }))
  const calls = recordCalls()
  const { user } = renderApp({ route: `${LIST}/${asset._id}`, user: root })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByLabelText('Why the use is changed')).not.toBeInTheDocument()
  await user.clear(within(dialog).getByLabelText(/^Hours in total/))
  await user.type(within(dialog).getByLabelText(/^Hours in total/), '14')
  expect(await within(dialog).findByLabelText('Why the use is changed')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }))
  expect(await within(dialog).findAllByText('Enter a reason')).not.toHaveLength(0)
  await user.type(within(dialog).getByLabelText('Why the use is changed'), 'Read again')
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('14')).toBeVisible()
  const sent = calls.find(({ method }) => method === 'PATCH')?.body
  expect(sent).toMatchObject({ hours: 14, reason: 'Read again' })
})

test('the text of a rule of one asset names the asset', async () => {
  const rule: MaintenanceRule = {
    _id: anId(),
    name: 'Own service',
    class: { _id: anId(), name: 'Drone' },
    model: null,
    asset: { _id: anId(), name: 'Kite 1' },
    everyDays: null,
    everyHours: 25,
    everyFlights: null,
    everyCycles: null,
    warnPercent: 10,
    grounds: false,
    version: 1,
  }
  server.use(...assetHandlers({ rules: [rule] }))
  renderApp({ route: `${LIST}/settings`, user: root })
  expect(await screen.findByText('Every 25 hours, Kite 1')).toBeVisible()
})

test('grounds an asset only with a reason', async () => {
  const asset = anAsset()
  server.use(...assetHandlers({ assets: [asset] }))
  const { user } = renderApp({ route: `${LIST}/${asset._id}`, user: root })
  await user.click(await screen.findByRole('button', { name: 'Ground' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Ground' }))
  expect(await within(dialog).findAllByText('Enter a reason')).not.toHaveLength(0)
  await user.type(within(dialog).getByLabelText('Reason'), 'Cracked arm')
  await user.click(within(dialog).getByRole('button', { name: 'Ground' }))
  expect(await screen.findByText('Reason: Cracked arm')).toBeVisible()
})

test('a deleted or foreign asset is not found', async () => {
  server.use(...assetHandlers())
  renderApp({ route: `${LIST}/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301`, user: reader })
  expect(await screen.findByText('Asset not found')).toBeVisible()
})

test('adds a manufacturer, and shows why one in use cannot be deleted', async () => {
  const manufacturers = [{ _id: '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301', name: 'Northwind', website: '', version: 1 }]
  server.use(...assetHandlers({ manufacturers }))
  const { user } = renderApp({ route: `${LIST}/settings`, user: root })
  await user.type(await screen.findByRole('textbox', { name: 'Name of the new manufacturer' }), 'Contoso')
  await user.click(screen.getByRole('button', { name: 'Add manufacturer' }))
  expect(await screen.findByText('Contoso')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete Northwind' }))
  expect(await screen.findByText('Northwind has models. Delete its models first.')).toBeVisible()
})
