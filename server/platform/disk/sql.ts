import { sql } from 'kysely'
import { lockTexts } from '../db/lockTexts'
import type { Tx } from '../db/tenancy'

export interface OpenUpload {
  key: string
  /** Declared. */
  size: number
}

/** Uploads that are being received; across tenants. */
export const selectReceiving = (tx: Tx): Promise<OpenUpload[]> =>
  tx.selectFrom('upload').select(['key', 'size']).where('state', '=', 'receiving').execute()

/** What jobs in these states have reserved and not written yet; across tenants. */
export async function sumReservedByJobs(tx: Tx, states: readonly string[]): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(greatest(0, reserved_bytes - written_bytes)), 0)::bigint as bytes
      from job where status = any(${[...states]})`.execute(tx)
  return rows[0]?.bytes ?? 0
}

/** Makes reservations wait for each other, until their transactions end. Take it last: all tenants wait for it. */
export const lockReservations = (tx: Tx): Promise<void> => lockTexts(tx, ['reserved space of the disk'])

/** Runs `work` with the role of the platform, in a transaction of a tenant. */
export async function withPlatform<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ role: string }>`
    select current_setting('role') as role, set_config('role', 'aerie_platform', true)`.execute(tx)
  const result = await work()
  await sql`select set_config('role', ${rows[0]?.role ?? 'none'}, true)`.execute(tx)
  return result
}
