// How much a tenant keeps, against how much it may.
import { sql } from 'kysely'
import { AppError } from '../errors'
import type { Tx } from '../tenancy'

/** Bytes of the tenant's files, with what open uploads will add; and the most there may be, null without a limit. */
export async function selectStorageUse(tenantId: string, tx: Tx): Promise<{ used: number; limit: number | null }> {
  const { rows } = await sql<{ used: number; limit: number | null }>`
    select storage_limit as "limit",
           ((select coalesce(sum(size), 0) from stored_file where tenant_id = ${tenantId})
          + (select coalesce(sum(size), 0) from upload where tenant_id = ${tenantId} and state = 'receiving'))::bigint as used
      from tenant where id = ${tenantId}`.execute(tx)
  return rows[0] ?? { used: 0, limit: 0 }
}

/**
 * Makes sure there is room for `bytes` more; two that ask at once are answered one after the other.
 * @throws AppError 413
 */
export async function requireStorage(tenantId: string, tx: Tx, bytes: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('storage of ' || ${tenantId}::text, 0))`.execute(tx)
  const { used, limit } = await selectStorageUse(tenantId, tx)
  if (limit === null || used + bytes <= limit) return
  const free = Math.max(0, limit - used)
  throw new AppError(413, `There is no room for ${inUnits(bytes)}: ${inUnits(free)} of ${inUnits(limit)} are free`)
}

/** Bytes as people read them, in binary thousands: `1.5 GiB`. */
export function inUnits(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB']
  let value = bytes
  let unit = 0
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024
    unit++
  }
  return `${Number(value.toFixed(value < 10 ? 1 : 0))} ${units[unit] ?? ''}`
}
