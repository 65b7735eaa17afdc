// Passkeys. The queries run as the platform, because nobody has a tenant while signing in and super-admins have none; every
// statement is limited to a user or to a credential.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'

type Schemas = components['schemas']
export type Passkey = Schemas['Passkey']
export type Transport = Schemas['PasskeyTransport']

const columns = ['id', 'name', 'is_backed_up', 'created_at', 'last_used_at'] as const

interface Row {
  id: string
  name: string
  is_backed_up: boolean
  created_at: Date
  last_used_at: Date | null
}

const passkeyOf = (row: Row): Passkey => ({
  _id: row.id,
  name: row.name,
  isBackedUp: row.is_backed_up,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

export async function selectPasskeys(tx: Tx, userId: string): Promise<Passkey[]> {
  const rows = await tx.selectFrom('passkey').select(columns).where('user_id', '=', userId).orderBy('id').execute()
  return rows.map(passkeyOf)
}

export interface Credential {
  credentialId: Buffer
  transports: Transport[]
}

/** What the browser needs to know of the passkeys of a user. */
export async function selectCredentials(tx: Tx, userId: string): Promise<Credential[]> {
  const rows = await tx
    .selectFrom('passkey')
    .select(['credential_id as credentialId', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ credentialId, transports }) => ({ credentialId, transports: transports as Transport[] }))
}

export interface NewPasskey {
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: Transport[]
  isBackedUp: boolean
  name: string
}

/** @returns undefined when somebody has this credential */
export async function insertPasskey(
  tx: Tx,
  user: { id: string; tenantId: string | null },
  passkey: NewPasskey,
): Promise<Passkey | undefined> {
  const row = await tx
    .insertInto('passkey')
    .values({
      id: uuidv7(),
      user_id: user.id,
      tenant_id: user.tenantId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      is_backed_up: passkey.isBackedUp,
      name: passkey.name,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row && passkeyOf(row)
}

/** @returns whether the user had such a passkey */
export async function updateName(tx: Tx, userId: string, passkeyId: string, name: string): Promise<boolean> {
  const row = await tx
    .updateTable('passkey')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns its name; undefined when the user had no such passkey */
export async function deletePasskey(tx: Tx, userId: string, passkeyId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

export interface StoredPasskey {
  id: string
  userId: string
  publicKey: Buffer
  counter: number
}

/** Locks it until the transaction ends, so that concurrent answers are counted one by one. */
export async function lockCredential(tx: Tx, credentialId: Buffer): Promise<StoredPasskey | undefined> {
  return tx
    .selectFrom('passkey')
    .select(['id', 'user_id as userId', 'public_key as publicKey', 'counter'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
}

export async function selectOwner(tx: Tx, credentialId: Buffer): Promise<string | undefined> {
  const row = await tx
    .selectFrom('passkey')
    .select('user_id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row?.user_id
}

export async function updateUse(
  tx: Tx,
  passkeyId: string,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
): Promise<void> {
  await tx
    .updateTable('passkey')
    .set({ counter, is_backed_up: isBackedUp, last_used_at: sql<Date>`now()` })
    .where('id', '=', passkeyId)
    .execute()
}

/** @returns false when the challenge was used before */
export async function insertUsedChallenge(tx: Tx, hash: Buffer): Promise<boolean> {
  const row = await tx
    .insertInto('passkey_challenge')
    .values({ hash })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Challenges expire after 5 minutes. */
export async function deleteUsedChallenges(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('passkey_challenge')
    .where('used_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}

/** Whether the user's organisation requires a second factor. */
export async function isSecondFactorRequired(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('app_user')
    .innerJoin('tenant', 'tenant.id', 'app_user.tenant_id')
    .select('tenant.require_second_factor as isRequired')
    .where('app_user.id', '=', userId)
    .executeTakeFirst()
  return row?.isRequired === true
}
