import type { Tx } from '../../platform/db/tenancy'

export interface KeyRow {
  id: string
  /** SubjectPublicKeyInfo as PEM. */
  publicKey: string
  createdAt: Date
  retiredAt: Date | null
}

export interface KeyPairRow extends KeyRow {
  /** PKCS #8, encrypted; null once it is retired. */
  privateKey: Buffer | null
}

const PUBLIC_COLUMNS = ['id', 'public_key as publicKey', 'created_at as createdAt', 'retired_at as retiredAt'] as const

/** All keys, the newest first. */
export const selectKeys = (tx: Tx): Promise<KeyRow[]> =>
  tx.selectFrom('evidence_key').select(PUBLIC_COLUMNS).orderBy('id', 'desc').execute()

/** The key that signs now. */
export const selectKeyInUse = (tx: Tx): Promise<KeyPairRow | undefined> =>
  tx
    .selectFrom('evidence_key')
    .select([...PUBLIC_COLUMNS, 'private_key as privateKey'])
    .where('retired_at', 'is', null)
    .executeTakeFirst()

/** @returns whether it was inserted; false while another key is in use */
export async function insertKey(
  tx: Tx,
  { id, publicKey, privateKey }: { id: string; publicKey: string; privateKey: Buffer },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('evidence_key')
    .values({ id, public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Deletes its private key as well. @returns whether it was in use */
export async function retireKey(tx: Tx, id: string): Promise<boolean> {
  const retired = await tx
    .updateTable('evidence_key')
    .set({ retired_at: new Date(), private_key: null })
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return retired.numUpdatedRows === 1n
}
