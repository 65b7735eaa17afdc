import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aUser } from '../../testing/factories'
import { anAsset, assetHandlers } from '../../testing/handlers/asset'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const permissions = ['asset_list', 'asset_create', 'asset_update', 'asset_delete', 'asset_class_list', 'model_list']
const manager = aUser({ userType: 'tenant-user', permissions })
const LIST = '/dashboard/assets'

afterEach(stopRecording)

const csvFile = (rows: string) => new File([`name,serial,class\n${rows}`], 'fleet.csv', { type: 'text/csv' })

test('filters by class, keeps the filter in the URL and exports what is shown', async () => {
  const assets = [anAsset()]
  server.use(...assetHandlers({ assets }))
  const { user, path } = renderApp({ route: `${LIST}?search=Kite`, user: manager })
  await screen.findByRole('link', { name: 'Kite 1' })
  await user.click(screen.getByRole('combobox', { name: 'Class of the assets' }))
  await user.click(await screen.findByTitle('Drone'))
  const classId = assets[0]!.class._id
  await waitFor(() => expect(path()).toContain(`classId=${classId}`))
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    apiUrl(`/asset/export?search=Kite&classId=${classId}`),
  )
})

test('grounds the selected assets with a reason, prints their labels and shows why a change was refused', async () => {
  const assets = [anAsset(), anAsset({ name: 'Kite 2', serial: 'K-2', version: 4 })]
  server.use(...assetHandlers({ assets }))
  const calls = recordCalls()
  const { user } = renderApp({ route: LIST, user: manager })
  await user.click(await screen.findByRole('checkbox', { name: /Kite 1/ }))
  await user.click(screen.getByRole('checkbox', { name: /Kite 2/ }))
  const bar = screen.getByRole('toolbar')
  const href = within(bar).getByRole('link', { name: 'Print labels' }).getAttribute('href')
  for (const { _id } of assets) expect(href).toContain(_id)
  await user.click(within(bar).getByRole('button', { name: 'Change state' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ground' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Ground' }))
  expect(await within(dialog).findAllByText('Enter a reason')).not.toHaveLength(0)
  await user.type(within(dialog).getByLabelText('Reason'), 'Recall')
  server.use(
    http.patch(
      apiUrl('/asset/update-multi-status'),
      () => HttpResponse.json({ status: false, message: 'Someone else changed Kite 2.' }, { status: 409 }),
      { once: true },
    ),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Ground' }))
  expect(await within(dialog).findAllByText(/Someone else changed Kite 2/)).not.toHaveLength(0)
  await user.click(within(dialog).getByRole('button', { name: 'Ground' }))
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  expect(calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({
    assets: assets.map(({ _id: assetId }, at) => ({ assetId, version: at === 0 ? 1 : 4 })),
    state: 'grounded',
    reason: 'Recall',
  })
})

test('previews an import with its problems, and imports a corrected file', async () => {
  server.use(...assetHandlers({ assets: [anAsset()] }))
  const { user } = renderApp({ route: LIST, user: manager })
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }))
  const dialog = (await screen.findByText('Import assets')).closest<HTMLElement>('[role=dialog]')!
  const choose = (file: File) => user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file)
  await choose(csvFile('Osprey 1,O-1,Drone\nOsprey 2,O-2,Airship'))
  expect(await within(dialog).findByText('1 row has problems')).toBeVisible()
  expect(within(dialog).getByText('class: The class "Airship" does not exist.')).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: /Import \d/ })).not.toBeInTheDocument()
  await choose(new File([new Uint8Array([0xff, 0xd8, 0, 1])], 'photo.csv', { type: 'text/csv' }))
  expect(await within(dialog).findByText(/not a CSV file in UTF-8/)).toBeVisible()
  await choose(csvFile('Osprey 1,O-1,Drone\nOsprey 2,O-2,Drone'))
  await user.click(await within(dialog).findByRole('button', { name: 'Import 2 assets' }))
  expect(await within(dialog).findByText('2 assets imported')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Osprey 2' })).toBeInTheDocument()
})
