// The sandbox's own view of an order, in the role of the provider.
import { sql } from 'kysely'
import type { Tx } from '../db/tenancy'

export async function selectSandboxOrder(
  tx: Tx,
  orderId: string,
): Promise<{ amount: number; currency: string; paymentId: string | null } | undefined> {
  return tx
    .selectFrom('payment_order')
    .select(['amount', 'currency', 'sandbox_payment_id as paymentId'])
    .where('provider', '=', 'sandbox')
    .where('provider_order_id', '=', orderId)
    .executeTakeFirst()
}

/** Stores the first payment of an order. @returns the stored payment ID, also on later calls */
export async function storeSandboxPayment(tx: Tx, orderId: string, paymentId: string): Promise<string> {
  const row = await tx
    .updateTable('payment_order')
    .set({ sandbox_payment_id: sql<string>`coalesce(sandbox_payment_id, ${paymentId})` })
    .where('provider', '=', 'sandbox')
    .where('provider_order_id', '=', orderId)
    .returning('sandbox_payment_id')
    .executeTakeFirstOrThrow()
  return row.sandbox_payment_id ?? paymentId
}
