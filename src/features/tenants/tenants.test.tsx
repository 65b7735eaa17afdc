import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { anId, aPackage, aTenant, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aDataExport, dataExportHandlers } from '../../testing/handlers/data-export'
import { anErasure, erasureHandlers } from '../../testing/handlers/erasure'
import { packageHandlers } from '../../testing/handlers/package'
import { aFinding, systemHandlers } from '../../testing/handlers/system'
import { tenantHandlers } from '../../testing/handlers/tenant'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const LIST = '/dashboard/admin/tenant/list'
const CREATE = '/dashboard/admin/tenant/create'
const admin = aUser({
  userType: 'super-admin',
  tenantId: undefined,
  permissions: ['tenant_list', 'tenant_create', 'tenant_update', 'tenant_delete', 'package_list'],
})

const page = () => within(screen.getByRole('main'))
const pageOf = (id: string) => `/dashboard/admin/tenant/${id}`

afterEach(stopRecording)

test('lists tenants with platform statistics and passes filters to the URL and the export', async () => {
  server.use(...tenantHandlers([aTenant(), aTenant({ name: 'Bridge Watch', status: 'suspended' })]))
  const { user, path } = renderApp({ route: LIST, user: admin })
  expect(await screen.findByRole('row', { name: /Harbour Survey Ltd.*active.*Team/ })).toBeVisible()
  const stats = within(screen.getByRole('region', { name: 'Platform statistics' }))
  expect(await stats.findByText('INR 1,999')).toBeVisible()
  expect(stats.getByText('100 GB')).toBeVisible()

  await user.click(page().getByRole('button', { name: /^suspended/ }))
  expect(path()).toBe(`${LIST}?status=suspended`)
  await waitFor(() => expect(screen.queryByRole('row', { name: /Harbour/ })).toBeNull())
  expect(screen.getByRole('row', { name: /Bridge Watch/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    apiUrl('/admin/tenant/export?status=suspended'),
  )
})

test('creates a tenant and opens it', async () => {
  const pack = aPackage()
  server.use(...packageHandlers([pack]), ...tenantHandlers())
  const calls = recordCalls()
  const { user, path } = renderApp({ route: CREATE, user: admin })
  await user.type(await screen.findByLabelText('Organisation name'), 'Bridge Watch ')
  await user.click(screen.getByLabelText('Package'))
  await user.click(await screen.findByTitle('Team · INR 1,999 per month'))
  await user.type(screen.getByLabelText('Name of the tenant root'), 'Robin')
  await user.type(screen.getByLabelText('E-mail of the tenant root'), 'robin@bridge.test')
  await user.click(screen.getByRole('button', { name: 'Create tenant' }))

  expect(await screen.findByRole('heading', { name: 'Bridge Watch' })).toBeVisible()
  expect(path()).toMatch(/^\/dashboard\/admin\/tenant\/01938f6e/)
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Bridge Watch',
    packageId: pack._id,
    root: { name: 'Robin', email: 'robin@bridge.test' },
    withPayment: false,
  })
})

test('shows at its field that an e-mail is taken and keeps typed values', async () => {
  const errorReply = {
    status: false,
    message: 'This e-mail already has an account. Use another one.',
    errors: [{ field: 'root.email', message: 'This e-mail already has an account. Use another one.' }],
  }
  server.use(
    ...packageHandlers([aPackage()]),
    http.post(apiUrl('/admin/tenant/create'), () => HttpResponse.json(errorReply, { status: 409 })),
  )
  const { user } = renderApp({ route: CREATE, user: admin })
  await user.type(await screen.findByLabelText('Organisation name'), 'Bridge Watch')
  await user.click(screen.getByLabelText('Package'))
  await user.click(await screen.findByTitle(/^Team/))
  await user.type(screen.getByLabelText('Name of the tenant root'), 'Robin')
  await user.type(screen.getByLabelText('E-mail of the tenant root'), 'robin@bridge.test')
  await user.click(screen.getByRole('button', { name: 'Create tenant' }))
  const reason = 'E-mail of the tenant root: This e-mail already has an account. Use another one.'
  expect(await screen.findByRole('link', { name: reason })).toBeVisible()
  expect(screen.getByLabelText('Organisation name')).toHaveValue('Bridge Watch')
})

test('asks before suspending, but not before resuming', async () => {
  const tenant = aTenant()
  server.use(...tenantHandlers([tenant]))
  const { user } = renderApp({ route: pageOf(tenant._id), user: admin })
  await user.click(await screen.findByRole('button', { name: 'Suspend' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  await user.click(await screen.findByRole('button', { name: 'Resume' }))
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeVisible()
})

test('deletes after the name was typed', async () => {
  const tenant = aTenant()
  const tenants = [tenant]
  server.use(...tenantHandlers(tenants))
  const { user, path } = renderApp({ route: pageOf(tenant._id), user: admin })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Delete tenant' })).toBeDisabled()
  await user.type(dialog.getByRole('textbox'), tenant.name)
  await user.click(dialog.getByRole('button', { name: 'Delete tenant' }))
  await waitFor(() => expect(path()).toBe(LIST))
  expect(tenants).toEqual([])
})

test('shows usage and limits, and reports a missing tenant', async () => {
  const tenant = aTenant()
  server.use(...tenantHandlers([tenant]))
  const { unmount } = renderApp({ route: pageOf(tenant._id), user: admin })
  expect(await screen.findByText('9 of 10')).toBeVisible()
  expect(screen.getByText('almost full')).toBeVisible()
  unmount()
  renderApp({ route: pageOf('01938f6e-0000-7000-8000-000000000000'), user: admin })
  expect(await screen.findByText('Tenant not found')).toBeVisible()
})

describe('editing a tenant', () => {
  async function openDialog(tenants = [aTenant()], packages = [aPackage()]) {
    server.use(...packageHandlers(packages), ...tenantHandlers(tenants))
    const calls = recordCalls()
    const [tenant] = tenants
    const { user } = renderApp({ route: pageOf(tenant?._id ?? ''), user: admin })
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog'))
    const edits = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
    return { user, dialog, edits }
  }

  test('sends only changed fields, and nothing without changes', async () => {
    const pack = aPackage({ name: 'Large' })
    const tenant = aTenant()
    const { user, dialog, edits } = await openDialog([tenant], [pack])
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(edits()).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Edit' }))
    const again = within(await screen.findByRole('dialog'))
    await user.click(again.getByLabelText(/Change package/))
    await user.click(await screen.findByTitle('Large · INR 1,999 per month'))
    await user.click(again.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(edits()).toEqual([{ version: tenant.version, packageId: pack._id }]))
    expect(await screen.findByText('Saved')).toBeVisible()
  })

  test('shows an error of the server at its field and keeps typed values', async () => {
    const { user, dialog } = await openDialog([aTenant(), aTenant({ name: 'Bridge Watch' })])
    const name = dialog.getByLabelText('Organisation name')
    await user.clear(name)
    await user.type(name, 'Bridge Watch')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await dialog.findByRole('link', { name: 'Organisation name: Another tenant has this name' })).toBeVisible()
    expect(name).toHaveValue('Bridge Watch')
  })

  test('shows a conflict in the dialog and saves with the latest version', async () => {
    const tenant = aTenant()
    const tenants = [tenant]
    const { user, dialog, edits } = await openDialog(tenants)
    tenants[0] = { ...tenant, name: 'Bridge Ltd', version: tenant.version + 1 }
    const name = dialog.getByLabelText('Organisation name')
    await user.clear(name)
    await user.type(name, 'Harbour Ltd')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await dialog.findByRole('alert')).toHaveFocus()
    await user.click(dialog.getByRole('button', { name: 'Load latest version' }))
    expect(name).toHaveValue('Harbour Ltd')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(edits().at(-1)).toEqual({ version: tenant.version + 1, name: 'Harbour Ltd' }))
    expect(await screen.findByRole('heading', { name: 'Harbour Ltd' })).toBeVisible()
  })
})

test('suspends a tenant from the menu of its row, after a question', async () => {
  const tenant = aTenant()
  server.use(...tenantHandlers([tenant]))
  const calls = recordCalls()
  const { user } = renderApp({ route: LIST, user: admin })
  await user.click(await screen.findByRole('button', { name: `Actions for ${tenant.name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Suspend' }))
  const title = await screen.findByText(`Suspend ${tenant.name}?`)
  const dialog = title.closest<HTMLElement>('[role=dialog]') ?? document.body
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }))
  expect(await screen.findByText(`${tenant.name} is suspended`)).toBeVisible()
})

test('says that parts of the system have failed, with a link to what to do', async () => {
  server.use(...tenantHandlers([aTenant()]), ...systemHandlers([aFinding({ state: 'failed' })]))
  const { user, path } = renderApp({ route: LIST, user: admin })
  expect(await screen.findByText('1 part of the system has failed')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Show what to do' }))
  await waitFor(() => expect(path()).toBe('/dashboard/admin/system'))
})

test('exports all data of a tenant', async () => {
  const tenant = aTenant()
  const ready = aDataExport()
  server.use(...tenantHandlers([tenant]), ...dataExportHandlers([ready]))
  const { user } = renderApp({ route: pageOf(tenant._id), user: admin })
  const link = await screen.findByRole('link', { name: /^Download the export/ })
  expect(link).toHaveAttribute('href', apiUrl(`/admin/data-export/download/${tenant._id}/${ready._id}`))
  await user.click(screen.getByRole('button', { name: 'Export all data' }))
  expect(await screen.findByRole('progressbar', { name: /^Progress of the export/ })).toBeVisible()
})

test('erases a tenant after its name and the password, and shows the erasure', async () => {
  const tenant = aTenant()
  server.use(...tenantHandlers([tenant]), ...erasureHandlers())
  const calls = recordCalls()
  const { user, path } = renderApp({ route: pageOf(tenant._id), user: admin })
  await user.click(await screen.findByRole('button', { name: 'Erase permanently' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase this tenant permanently?' }))
  await user.type(dialog.getByLabelText(/^Type Harbour Survey Ltd/), 'Harbour')
  await user.type(dialog.getByLabelText('Your password'), 'wrong')
  await user.click(dialog.getByRole('button', { name: 'Erase tenant' }))
  expect((await dialog.findAllByText('This is not the name of the tenant'))[0]).toBeVisible()
  await user.type(dialog.getByLabelText(/^Type Harbour Survey Ltd/), ' Survey Ltd')
  await user.click(dialog.getByRole('button', { name: 'Erase tenant' }))
  expect((await dialog.findAllByText('Wrong password'))[0]).toBeVisible()
  await user.clear(dialog.getByLabelText('Your password'))
  await user.type(dialog.getByLabelText('Your password'), 'right')
  await user.click(dialog.getByRole('button', { name: 'Erase tenant' }))
  expect(await screen.findByRole('heading', { name: 'Erased tenants' })).toBeVisible()
  expect(await screen.findByText(/Being erased/)).toBeVisible()
  expect(path()).toBe('/dashboard/admin/erasures')
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({ name: tenant.name, password: 'right' })
})

test('lists certificates, and erases a tenant that was deleted before', async () => {
  const done = anErasure()
  const deleted = { _id: anId(), name: 'Bridge Watch', deletedAt: '2026-01-01T00:00:00Z' }
  server.use(...erasureHandlers([done], [deleted]))
  const { user } = renderApp({ route: '/dashboard/admin/erasures', user: admin })
  expect(await screen.findByText('1,250 records, 40 files, 50 MB')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Certificate of Harbour Survey Ltd' })
  expect(link).toHaveAttribute('href', apiUrl(`/admin/erasure/certificate/${done._id}`))
  await user.click(await screen.findByRole('button', { name: 'Erase Bridge Watch permanently' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Type Bridge Watch/), 'Bridge Watch')
  await user.type(dialog.getByLabelText('Your password'), 'right')
  await user.click(dialog.getByRole('button', { name: 'Erase tenant' }))
  expect(await screen.findByText('No deleted tenants have data left.')).toBeVisible()
})
