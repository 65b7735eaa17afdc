import { asPlatform } from '../../../platform/db/tenancy'
import type { GroupFixtures, RecordMaker } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    invoice: insertInvoice,
  },
  ids: {
    invoiceId: 'invoice',
    orderId: { ofNobody: 'known to the payer alone; a sign-up pays without a session' },
    paymentId: { ofNobody: 'counts only with the signature of the payment provider' },
  },
}

async function insertInvoice({ aerie: { db }, tenant, marker }: RecordMaker): Promise<string> {
  const id = crypto.randomUUID()
  const bought = { tenant_id: tenant.id, package_name: marker, amount: 100, currency: 'INR', period: 'month' }
  const limits = { max_users: 1, max_clients: 1, max_storage_bytes: 1, max_stream_minutes: 1, max_ai_runs: 1 }
  const paid = { status: 'completed', payment_id: `pay_${id}` }
  await asPlatform(db, async (tx) => {
    await tx
      .insertInto('payment_order')
      .values({ id, provider: 'sandbox', provider_order_id: `order_${id}`, ...bought, ...limits, ...paid })
      .execute()
    const number = `${marker}-1`
    const dates = { starts_at: new Date(), ends_at: new Date() }
    const billed_to = JSON.stringify({ name: marker, address: marker, taxId: marker })
    await tx
      .insertInto('invoice')
      .values({ id, order_id: id, number, billed_to, payment_id: paid.payment_id, ...bought, ...dates })
      .execute()
  })
  return id
}
