// Counts the encrypted secrets of all tenants by their keys, and encrypts them with the current one.
import { asPlatform, type Db } from '../db/tenancy'
import { ENCRYPTED_COLUMNS, type EncryptedColumns } from './encryptedColumns'
import { isCurrent, openSecret, sealSecret } from './envelope'
import type { KeySettings } from './keys'
import { replaceSecret, selectSecrets, type SecretRow } from './sql'

const BATCH = 200

export interface SecretCounts {
  table: string
  /** Encrypted with the current key. */
  current: number
  /** Encrypted with a key that is known but not current. */
  older: number
  /** Encrypted with an unknown key, or damaged. */
  unreadable: number
}

/** Decrypts every secret, and changes nothing. */
export async function countSecrets(db: Db, settings: KeySettings): Promise<SecretCounts[]> {
  const counts: SecretCounts[] = []
  for (const columns of ENCRYPTED_COLUMNS) {
    const count: SecretCounts = { table: columns.table, current: 0, older: 0, unreadable: 0 }
    for await (const rows of batches(db, columns)) {
      for (const { ownerId, secrets } of rows)
        for (const secret of secrets) if (secret) count[stateOf(settings, columns, ownerId, secret)] += 1
    }
    counts.push(count)
  }
  return counts
}

/**
 * Encrypts all secrets with the current key that older ones have encrypted, a batch for each transaction. Safe while servers run:
 * a secret that changes meanwhile is left alone. What is already done is skipped, so that an interrupted run is repeated.
 * Unreadable secrets stay as they are.
 * @returns how many were encrypted again, by table
 */
export async function rotateSecrets(db: Db, settings: KeySettings): Promise<Map<string, number>> {
  const rotated = new Map<string, number>()
  for (const columns of ENCRYPTED_COLUMNS) {
    let count = 0
    for await (const rows of batches(db, columns)) count += await rotateRows(db, settings, columns, rows)
    rotated.set(columns.table, count)
  }
  return rotated
}

async function* batches(db: Db, columns: EncryptedColumns): AsyncGenerator<SecretRow[]> {
  let after: string | undefined
  for (;;) {
    const rows = await asPlatform(db, (tx) => selectSecrets(tx, columns, after, BATCH))
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)?.ownerId
  }
}

async function rotateRows(
  db: Db,
  settings: KeySettings,
  columns: EncryptedColumns,
  rows: readonly SecretRow[],
): Promise<number> {
  const changes = rows.flatMap(({ ownerId, secrets }) =>
    secrets.flatMap((before, index) => {
      const column = columns.columns[index]
      if (before === null || column === undefined || isCurrent(settings, before)) return []
      const content = openSecret(settings, columns, ownerId, before)
      return content ? [{ column, ownerId, before, sealed: sealSecret(settings, columns, ownerId, content) }] : []
    }),
  )
  if (changes.length === 0) return 0
  return asPlatform(db, async (tx) => {
    let count = 0
    for (const change of changes) if (await replaceSecret(tx, columns, change)) count += 1
    return count
  })
}

function stateOf(
  settings: KeySettings,
  columns: EncryptedColumns,
  ownerId: string,
  secret: Buffer,
): 'current' | 'older' | 'unreadable' {
  if (!openSecret(settings, columns, ownerId, secret)) return 'unreadable'
  return isCurrent(settings, secret) ? 'current' : 'older'
}
