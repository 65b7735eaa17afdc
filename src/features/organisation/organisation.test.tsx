import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Organisation, OrganisationEdit } from '../../api/organisation'
import { anId, aPackage, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aDataExport, dataExportHandlers } from '../../testing/handlers/data-export'
import { aSupportAccess, supportAccessHandlers } from '../../testing/handlers/support-access'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const ROUTE = '/dashboard/tenant/organisation'
const root = aUser({ userType: 'tenant-user', permissions: ['tenant_list_self', 'tenant_update_self'] })

const anOrganisation = (change: Partial<Organisation> = {}): Organisation => ({
  _id: anId(),
  name: 'Harbour Survey',
  address: '12 Harbour Road',
  contactEmail: '',
  billingEmail: '',
  contactPhone: '',
  taxId: '',
  logo: null,
  logoId: null,
  version: 1,
  usage: [
    { resource: 'users', used: 9, limit: 10, level: 'warning', graceUntil: null },
    { resource: 'streamMinutes', used: 70, limit: 60, level: 'blocked', graceUntil: null },
  ],
  requireSecondFactor: false,
  secondFactors: { users: 9, withSecondFactor: 4 },
  invoices: { total: 0, lastAt: null },
  ...change,
})

function serve(organisation: Organisation) {
  let stored = organisation
  server.use(
    http.get(apiUrl('/tenantroot/fetch-organisation-details'), () => HttpResponse.json({ status: true, data: stored })),
    http.patch<never, OrganisationEdit>(apiUrl('/tenantroot/update-organisation-details'), async ({ request }) => {
      const { version, ...edit } = await request.json()
      if (version !== stored.version) {
        return HttpResponse.json({ status: false, message: 'Another user changed it' }, { status: 409 })
      }
      stored = { ...stored, ...edit, version: version + 1 }
      return HttpResponse.json({ status: true, data: stored })
    }),
  )
  return { changeElsewhere: (change: Partial<Organisation>) => (stored = { ...stored, ...change, version: 2 }) }
}

afterEach(() => {
  stopRecording()
  delete window.Razorpay
})

test('shows usage and warns near the limit', async () => {
  serve(anOrganisation())
  renderApp({ route: ROUTE, user: root })
  expect(await screen.findByText('9 of 10')).toBeVisible()
  expect(screen.getByText('You have used more than 80 %.')).toBeVisible()
  expect(screen.getByText(/you cannot add more/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Manage retention' })).toBeVisible()
  expect(screen.getByText(/No package/)).toBeVisible()
})

test('shows what exports take of the storage, and what is being freed', async () => {
  const storage = { resource: 'storageBytes', used: 3_000_000, limit: null, level: 'ok', graceUntil: null } as const
  serve(anOrganisation({ usage: [storage] }))
  const data = { used: 3_000_000, limit: null, free: null, exports: 2_097_152, beingFreed: 1_048_576, largestFile: 1 }
  server.use(http.get(apiUrl('/upload/storage'), () => HttpResponse.json({ status: true, data })))
  renderApp({ route: ROUTE, user: root })
  expect(await screen.findByText(/exports of data take 2/)).toBeVisible()
  expect(screen.getByText(/^1.* of deleted files is being freed/)).toBeVisible()
})

test('saves only changed fields', async () => {
  serve(anOrganisation())
  const calls = recordCalls()
  const { user } = renderApp({ route: ROUTE, user: root })
  await user.type(await screen.findByRole('textbox', { name: 'Contact phone' }), '+91 22 5550')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 1, contactPhone: '+91 22 5550' })
})

test('keeps typed values after a conflicting save', async () => {
  const { changeElsewhere } = serve(anOrganisation())
  const { user } = renderApp({ route: ROUTE, user: root })
  await user.type(await screen.findByRole('textbox', { name: 'Tax number' }), '27A')
  changeElsewhere({ name: 'Harbour Ltd' })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.click(await screen.findByRole('button', { name: 'Load latest version' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour Ltd')
  expect(screen.getByRole('textbox', { name: 'Tax number' })).toHaveValue('27A')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Saved')).toBeVisible()
})

test('is read-only without permission', async () => {
  serve(anOrganisation())
  renderApp({ route: ROUTE, user: aUser({ userType: 'tenant-user', permissions: ['tenant_list_self'] }) })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Address' })).toBeDisabled())
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
})

describe('renewing the package', () => {
  const team = aPackage()
  const large = aPackage({ name: 'Large', price: 499_900 })
  const present: Organisation['package'] = {
    packageId: team._id,
    name: 'Team',
    price: 199_900,
    currency: 'INR',
    period: 'month',
    limits: team.limits,
    startsAt: '2026-03-01T08:00:00.000Z',
    endsAt: '2100-04-01T08:00:00.000Z',
  }
  const order = {
    orderId: 'order_00000000000001',
    amount: 199_900,
    currency: 'INR',
    packageName: 'Team',
    period: 'month',
    keyId: 'rzp_sandbox_aerie',
    checkoutScript: '/checkout/sandbox.js',
    provider: 'sandbox',
    prefill: { name: 'Robin', email: 'robin@harbour.test' },
  }
  const free = aPackage({ name: 'Trial', price: 0 })
  const quote = {
    packageName: 'Large',
    period: 'month',
    currency: 'INR',
    price: 499_900,
    startsAt: '2026-03-12T12:00:00.000Z',
    endsAt: '2026-04-17T12:00:00.000Z',
    credit: { packageName: 'Team', value: 59_970, days: 4.6 },
    tax: { name: 'GST', rate: 1800, included: true, amount: 76_256 },
    total: 499_900,
  }
  const reply = (data: unknown) => HttpResponse.json({ status: true, data })
  const orders = (answer: () => Response) => http.post(apiUrl('/payment/generate-renewal-order'), answer)

  /** A checkout that pays immediately. */
  class PaidCheckout {
    constructor(readonly options: ConstructorParameters<NonNullable<Window['Razorpay']>>[0]) {}
    on() {}
    open() {
      const { handler, order_id } = this.options
      handler({ razorpay_order_id: order_id, razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' })
    }
  }

  async function openRenewal(package_: Organisation['package'] = present) {
    serve(anOrganisation({ package: package_ }))
    server.use(
      http.get(apiUrl('/admin/tenant/fetch-active-package-public'), () =>
        reply({
          items: [team, large, free],
          total: 3,
          page: 1,
          pageSize: 200,
          tax: { name: 'GST', rate: 1800, included: true },
        }),
      ),
      http.get(apiUrl('/payment/renewal-quote'), () => reply(quote)),
    )
    const calls = recordCalls()
    const { user, path } = renderApp({ route: ROUTE, user: root })
    await user.click(await screen.findByRole('link', { name: 'Renew or change' }))
    expect(await screen.findByRole('heading', { name: 'Renew or change package' })).toBeVisible()
    const bodies = (end: string) => calls.filter((call) => call.path.endsWith(end)).map(({ body }) => body)
    return { user, path, bodies }
  }

  test('renews the current package with one payment and returns to the account', async () => {
    window.Razorpay = PaidCheckout
    const { user, path, bodies } = await openRenewal()
    server.use(
      orders(() => reply({ next: 'checkout', order })),
      http.post(apiUrl('/payment/complete-order'), () => reply({ invoiceNumber: 'AER-2026-000001' })),
    )
    expect(await screen.findByRole('button', { name: 'Choose Large' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Choose Team' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Renew Team' }))
    await user.click(await screen.findByRole('button', { name: 'Pay INR 1,999' }))
    await waitFor(() => expect(path()).toBe(ROUTE))
    expect(bodies('/generate-renewal-order')).toEqual([{}])
    expect(bodies('/complete-order')).toEqual([{ orderId: order.orderId, paymentId: 'pay_1', signature: 'signed' }])
  })

  test('orders another package by its id', async () => {
    const { user, bodies } = await openRenewal()
    server.use(orders(() => reply({ next: 'checkout', order: { ...order, packageName: 'Large', amount: 499_900 } })))
    await user.click(await screen.findByRole('button', { name: 'Choose Large' }))
    expect(await screen.findByRole('button', { name: 'Pay INR 4,999' })).toBeVisible()
    expect(bodies('/generate-renewal-order')).toEqual([{ packageId: large._id }])
  })

  test('shows term, credit, tax and total before the payment, and when a free package is available', async () => {
    const { user } = await openRenewal({ ...present, endsAt: '2099-01-01T00:00:00.000Z' })
    server.use(orders(() => reply({ next: 'checkout', order: { ...order, packageName: 'Large', amount: 499_900 } })))
    expect(await screen.findByText('Available when Team ends')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Choose Trial' })).toBeNull()
    expect(screen.getByText('includes 18% GST')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Choose Large' }))
    expect(await screen.findByText('3/12/2026 to 4/17/2026')).toBeVisible()
    expect(screen.getByText('INR 599.70 for unused days of Team, adds 5 days to the term')).toBeVisible()
    expect(screen.getByText('includes INR 762.56 GST (18%)')).toBeVisible()
    expect(screen.getByText('Total: INR 4,999')).toBeVisible()
  })

  test('finds an earlier payment and does not charge again', async () => {
    const { user, path } = await openRenewal()
    server.use(orders(() => reply({ next: 'done' })))
    await user.click(await screen.findByRole('button', { name: 'Renew Team' }))
    await waitFor(() => expect(path()).toBe(ROUTE))
    expect(await screen.findByText(/^Your package is up to date/)).toBeVisible()
  })

  test('does not charge again if a payment could not be confirmed', async () => {
    window.Razorpay = PaidCheckout
    const { user } = await openRenewal()
    server.use(
      orders(() => reply({ next: 'checkout', order })),
      http.post(apiUrl('/payment/complete-order'), () => HttpResponse.error()),
    )
    await user.click(await screen.findByRole('button', { name: 'Renew Team' }))
    await user.click(await screen.findByRole('button', { name: 'Pay INR 1,999' }))
    expect(await screen.findByText(/Do not pay again/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pay INR 1,999' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Change selection' })).toBeNull()
  })

  test('shows the reason of the server and offers another selection', async () => {
    const { user } = await openRenewal()
    const message = 'Your paid package has not ended yet. You can choose the free package when it ends.'
    server.use(orders(() => HttpResponse.json({ status: false, message }, { status: 409 })))
    await user.click(await screen.findByRole('button', { name: 'Choose Large' }))
    expect(await screen.findByText(message)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Change selection' }))
    expect(await screen.findByRole('button', { name: 'Choose Large' })).toBeVisible()
  })

  test('explains the payment for a package that was assigned without payment', async () => {
    const { user, bodies } = await openRenewal({ ...present, endsAt: null })
    expect(await screen.findByText(/received this package without payment/)).toBeVisible()
    expect(screen.queryByText(/nothing to renew/)).toBeNull()
    server.use(orders(() => reply({ next: 'checkout', order })))
    await user.click(screen.getByRole('button', { name: 'Renew Team' }))
    expect(await screen.findByRole('button', { name: 'Pay INR 1,999' })).toBeVisible()
    expect(screen.getByText(/starts immediately, and the package then ends with that term/)).toBeVisible()
    expect(bodies('/generate-renewal-order')).toEqual([{}])
  })

  test('shows that a package is no longer sold', async () => {
    await openRenewal({ ...present, packageId: null })
    expect(await screen.findByText(/no longer sold/)).toBeVisible()
    expect(screen.queryByText(/nothing to renew/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Renew/ })).toBeNull()
  })

  test('offers no renewal for a free package or without permission', async () => {
    await openRenewal({ ...present, price: 0, endsAt: null })
    expect(await screen.findByText(/nothing to renew/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Renew/ })).toBeNull()
    const reader = aUser({ userType: 'tenant-user', permissions: ['tenant_list_self'] })
    renderApp({ route: `${ROUTE}/renew`, user: reader })
    expect(await screen.findByText('Only tenant roots of your organisation can open this page.')).toBeVisible()
  })
})

describe('support access', () => {
  const owner = aUser({ userType: 'tenant-root', permissions: ['tenant_list_self', 'tenant_update_self'] })

  test('grants a request for a chosen time, and ends the access', async () => {
    serve(anOrganisation())
    server.use(...supportAccessHandlers(aSupportAccess()))
    const calls = recordCalls()
    const { user } = renderApp({ route: ROUTE, user: owner })
    expect(await screen.findByText('Ada Admin asks for access')).toBeVisible()
    await user.click(screen.getByText('24 hours'))
    await user.click(screen.getByRole('button', { name: 'Grant access' }))
    expect(await screen.findByText(/Access is open until/)).toBeVisible()
    expect(calls.find(({ path }) => path.endsWith('/grant'))?.body).toEqual({ hours: 24 })
    await user.click(screen.getByRole('button', { name: 'End access now' }))
    expect(await screen.findByText(/ended by Robin Root/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Grant access' })).toBeVisible()
  })

  test('is focused when a mail has opened it', async () => {
    serve(anOrganisation())
    server.use(...supportAccessHandlers(aSupportAccess()))
    renderApp({ route: `${ROUTE}#support-access`, user: owner })
    await screen.findByText('Ada Admin asks for access')
    expect(document.activeElement).toContainElement(screen.getByText('Ada Admin asks for access'))
  })

  test('declines a request', async () => {
    serve(anOrganisation())
    server.use(...supportAccessHandlers(aSupportAccess()))
    const { user } = renderApp({ route: ROUTE, user: owner })
    await user.click(await screen.findByRole('button', { name: 'Decline' }))
    expect(await screen.findByText(/declined by Robin Root/)).toBeVisible()
  })
})

describe('data export', () => {
  const owner = aUser({ userType: 'tenant-root', permissions: ['tenant_list_self', 'tenant_update_self'] })

  test('starts an export, shows its progress and cancels it', async () => {
    serve(anOrganisation())
    const { user } = renderApp({ route: ROUTE, user: owner })
    expect(await screen.findByText('No exports')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Export all data' }))
    expect(await screen.findByRole('progressbar', { name: /^Progress of the export/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Export all data' }))
    expect(await screen.findByText('An export is being made already')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Cancel the export/ }))
    expect(await screen.findByText('No exports')).toBeVisible()
  })

  test('offers the archive to download, and deletes it after a question', async () => {
    serve(anOrganisation())
    const ready = aDataExport()
    server.use(...dataExportHandlers([ready]))
    const { user } = renderApp({ route: ROUTE, user: owner })
    expect(await screen.findByText(/1,250 records, 40 files, 50 MB/)).toBeVisible()
    const link = screen.getByRole('link', { name: /^Download the export/ })
    expect(link).toHaveAttribute('href', apiUrl(`/tenantroot/data-export/download/${ready._id}`))
    await user.click(screen.getByRole('button', { name: /^Delete the export/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete this export?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No exports')).toBeVisible()
  })

  test('is not shown to users who may only read', async () => {
    serve(anOrganisation())
    renderApp({ route: ROUTE, user: root })
    expect(await screen.findByText('9 of 10')).toBeVisible()
    expect(screen.queryByText('Data export')).toBeNull()
  })
})

test('changes the sites that may embed links', async () => {
  serve(anOrganisation())
  const { user } = renderApp({ route: ROUTE, user: root })
  expect(await screen.findByText('No site may embed links.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit sites' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Sites/), 'https://harbour.test{Enter}https://quay.test')
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('https://quay.test')).toBeVisible()
})
