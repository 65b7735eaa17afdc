import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aRetentionItem, aRetentionRule, retentionHandlers } from '../../testing/handlers/retention'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const ROUTE = '/dashboard/tenant/organisation/retention'
const root = aUser({ userType: 'tenant-user', permissions: ['tenant_update_self', 'tenant_list_self', 'vod_update'] })

afterEach(stopRecording)

const editing = async () => {
  const { user } = renderApp({ route: ROUTE, user: root })
  await user.click(await screen.findByRole('button', { name: 'Change: Recordings of streams' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

test('shows what each rule deletes and when the first deletion is', async () => {
  server.use(
    ...retentionHandlers([
      aRetentionRule({
        days: 90,
        startsOn: '2099-04-20',
        stored: { count: 40, bytes: 40 * 1024 ** 3 },
        month: { count: 12, bytes: 3 * 1024 ** 3 },
        kept: { count: 2, bytes: 1024 ** 3 },
      }),
      aRetentionRule({ kind: 'snapshots', stored: { count: 7, bytes: 1024 } }),
    ]),
  )
  renderApp({ route: ROUTE, user: root })
  expect(await screen.findByText('Deleted after 90 days')).toBeVisible()
  expect(screen.getByText('First deletion on 4/20/2099')).toBeVisible()
  expect(screen.getByText('12 (3 GB)')).toBeVisible()
  expect(screen.getByText('2 (1 GB)')).toBeVisible()
  expect(screen.getByText('Nothing is deleted')).toBeVisible()
  expect(screen.getByText(/cannot be restored/)).toBeVisible()
})

test('saves days that delete something only after the confirmation', async () => {
  server.use(...retentionHandlers([aRetentionRule()]))
  const calls = recordCalls()
  const edits = () => calls.filter(({ path }) => path === '/retention/edit').map(({ body }) => body)
  const { user, dialog } = await editing()
  await user.click(dialog.getByRole('radio', { name: 'After a number of days' }))
  await user.clear(dialog.getByRole('spinbutton', { name: 'Days' }))
  await user.type(dialog.getByRole('spinbutton', { name: 'Days' }), '30')
  expect(
    await dialog.findByText(/3 records \(3 GB\) are older than that and will be deleted on 4\/20\/2026/),
  ).toBeVisible()
  expect(dialog.getByText('1 older record is kept.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findAllByText('Confirm the deletion'))[0]).toBeVisible()
  expect(edits()).toEqual([])
  await user.click(dialog.getByRole('checkbox', { name: /^Delete 3 records permanently/ }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Deleted after 30 days')).toBeVisible()
  expect(edits()).toEqual([{ kind: 'stream_recordings', version: 1, days: 30 }])
})

test('asks for no confirmation when nothing is older, and to switch a rule off', async () => {
  server.use(...retentionHandlers([aRetentionRule({ days: 365, startsOn: '2026-01-01' })]))
  const { user, dialog } = await editing()
  expect(await dialog.findByText('Nothing is older than that at present.')).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'Never' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Nothing is deleted')).toBeVisible()
})

test('rejects fewer than 7 days', async () => {
  server.use(...retentionHandlers([aRetentionRule({ days: 365, startsOn: '2026-01-01' })]))
  const { user, dialog } = await editing()
  await user.clear(dialog.getByRole('spinbutton', { name: 'Days' }))
  await user.type(dialog.getByRole('spinbutton', { name: 'Days' }), '6')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findAllByText('Enter a number of days from 7 to 3,650'))[0]).toBeVisible()
})

test('holds a recording that would be deleted, and tells what is kept and why', async () => {
  const items = [aRetentionItem({ name: 'gate.mp4' }), aRetentionItem({ name: 'yard.mp4', keptBecause: 'evidence' })]
  server.use(...retentionHandlers([aRetentionRule({ days: 30, startsOn: '2026-01-01' })], items))
  const { user } = renderApp({ route: ROUTE, user: root })
  await user.click(await screen.findByRole('button', { name: 'Show records: Recordings of streams' }))
  const list = await screen.findByRole('list', { name: 'Records: Recordings of streams' })
  expect(within(list).getByText('Deleted on 4/12/2026')).toBeVisible()
  await user.click(within(list).getByRole('button', { name: 'Hold gate.mp4' }))
  expect(await screen.findByText('Nothing is deleted within 30 days')).toBeVisible()
  await user.click(screen.getByText('Kept', { selector: '.ant-segmented-item-label' }))
  expect(await screen.findByText('Evidence')).toBeVisible()
  await waitFor(() => expect(screen.getByText('Held')).toBeVisible())
})

test('shows why the rules cannot be read', async () => {
  server.use(
    http.get(apiUrl('/retention/get'), () =>
      HttpResponse.json({ status: false, message: 'Not now', code: 'x', values: {} }, { status: 500 }),
    ),
  )
  renderApp({ route: ROUTE, user: root })
  expect(await screen.findByText('Not now')).toBeVisible()
})
