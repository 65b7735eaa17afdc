// Encrypted secrets of all tenants, in the order of their owners.
import { sql } from 'kysely'
import type { Tx } from '../db/tenancy'
import type { EncryptedColumns } from './encryptedColumns'

export interface SecretRow {
  ownerId: string
  /** One for each of the columns; null where there is none. */
  secrets: (Buffer | null)[]
}

/** @param after the last owner before, undefined for the first rows */
export async function selectSecrets(
  tx: Tx,
  { table, id, columns }: EncryptedColumns,
  after: string | undefined,
  limit: number,
): Promise<SecretRow[]> {
  const secrets = sql.join(columns.map((column) => sql.ref(column)))
  const later = after === undefined ? sql`true` : sql`${sql.ref(id)} > ${after}`
  const { rows } = await sql<SecretRow>`
    select ${sql.ref(id)} as "ownerId", array[${secrets}] as secrets from ${sql.table(table)}
    where ${later} order by ${sql.ref(id)} limit ${limit}`.execute(tx)
  return rows
}

/** @returns false when the secret is another one by now */
export async function replaceSecret(
  tx: Tx,
  { table, id }: EncryptedColumns,
  { column, ownerId, before, sealed }: { column: string; ownerId: string; before: Buffer; sealed: Buffer },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
    where ${sql.ref(id)} = ${ownerId} and ${sql.ref(column)} = ${before}`.execute(tx)
  return numAffectedRows > 0n
}
