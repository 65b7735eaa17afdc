// Phones and the codes that pair them. The queries run as the platform, because the requests of clients only read in their
// tenant.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Page } from '../../platform/core/paging'
import { countOf, selectPage } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'

type Phone = components['schemas']['Phone']

/** Which phones: those of a tenant, of one of its clients, or of one person. */
export interface Whose {
  tenantId: string
  clientId?: string
  userId?: string
}

/** The person of a phone. */
export interface Owner {
  tenantId: string
  userId: string
}

/** Phones that still work. */
const valid = (tx: Tx, { tenantId, clientId, userId }: Whose) =>
  tx
    .selectFrom('phone as p')
    .innerJoin('app_user as u', 'u.id', 'p.user_id')
    .where('p.tenant_id', '=', tenantId)
    .where('p.revoked_at', 'is', null)
    .where('p.expires_at', '>', sql<Date>`now()`)
    .where('p.last_used_at', '>', sql<Date>`now() - interval '30 days'`)
    .$if(clientId !== undefined, (query) => query.where('u.client_id', '=', clientId ?? ''))
    .$if(userId !== undefined, (query) => query.where('p.user_id', '=', userId ?? ''))

export async function selectPhones(tx: Tx, whose: Whose, page: Page): Promise<{ items: Phone[]; total: number }> {
  const phones = valid(tx, whose)
  const rows = phones
    .select(['p.id', 'p.name', 'u.name as ownerName', 'p.user_agent', 'p.created_at', 'p.last_used_at'])
    .select(
      sql<boolean>`exists (select from phone_stream_key k join live_stream s on s.stream_key_id = k.stream_key_id
                            where k.phone_id = p.id and s.ended_at is null)`.as('isStreaming'),
    )
    .orderBy('p.last_used_at', 'desc')
    .orderBy('p.id', 'desc')
  const { items, total } = await selectPage(tx, rows, countOf(phones), page)
  return {
    items: items.map((row) => ({
      _id: row.id,
      name: row.name,
      ownerName: row.ownerName,
      userAgent: row.user_agent,
      isStreaming: row.isStreaming,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
    })),
    total,
  }
}

export async function countPhones(tx: Tx, whose: Whose): Promise<number> {
  const { phones } = await valid(tx, whose)
    .select(sql<number>`count(*)::int`.as('phones'))
    .executeTakeFirstOrThrow()
  return phones
}

export interface NewPhone {
  tenantId: string
  userId: string
  name: string
  userAgent: string
  tokenHash: Buffer
  days: number
}

export async function insertPhone(tx: Tx, phone: NewPhone): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('phone')
    .values({
      id,
      tenant_id: phone.tenantId,
      user_id: phone.userId,
      name: phone.name,
      user_agent: phone.userAgent,
      token_hash: phone.tokenHash,
      expires_at: sql<Date>`now() + make_interval(days => ${phone.days})`,
    })
    .execute()
  return id
}

/** Revokes a phone. @returns what it was; undefined when there is none */
export async function updateRevoked(
  tx: Tx,
  { tenantId, userId }: Whose,
  phoneId: string,
): Promise<{ name: string; ownerName: string } | undefined> {
  return tx
    .updateTable('phone as p')
    .from('app_user as u')
    .set({ revoked_at: sql<Date>`now()` })
    .whereRef('u.id', '=', 'p.user_id')
    .where('p.id', '=', phoneId)
    .where('p.tenant_id', '=', tenantId)
    .where('p.revoked_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('p.user_id', '=', userId ?? ''))
    .returning(['p.name', 'u.name as ownerName'])
    .executeTakeFirst()
}

/** @returns whether there is such a phone */
export async function updatePhone(
  tx: Tx,
  { tenantId, userId }: Owner,
  phoneId: string,
  { name, missionId }: { name?: string | undefined; missionId?: string | undefined },
): Promise<boolean> {
  const row = await tx
    .updateTable('phone')
    .set({
      ...(name !== undefined && { name }),
      ...(missionId !== undefined && { mission_id: missionId }),
    })
    .where('id', '=', phoneId)
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The mission that the phone was told to report to. */
export async function selectMissionOfPhone(tx: Tx, tenantId: string, phoneId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('phone')
    .select('mission_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', phoneId)
    .executeTakeFirst()
  return row?.mission_id ?? null
}

/** Codes of the user in the last hour. */
export async function countRecentCodes(tx: Tx, tenantId: string, userId: string): Promise<number> {
  const { codes } = await tx
    .selectFrom('phone_pairing')
    .select(sql<number>`count(*)::int`.as('codes'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return codes
}

/** Ends the codes of the user that nobody has used. */
export async function endCodes(tx: Tx, tenantId: string, userId: string): Promise<void> {
  await tx
    .updateTable('phone_pairing')
    .set({ expires_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
}

/** @returns when the code expires */
export async function insertCode(
  tx: Tx,
  code: { tenantId: string; userId: string; hash: Buffer; seconds: number },
): Promise<Date> {
  const { expires_at } = await tx
    .insertInto('phone_pairing')
    .values({
      id: uuidv7(),
      tenant_id: code.tenantId,
      user_id: code.userId,
      code_hash: code.hash,
      expires_at: sql<Date>`now() + make_interval(secs => ${code.seconds})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return expires_at
}

/**
 * Uses a code, once. @returns whose it is; undefined when it cannot be used, also because the person was suspended or is not one
 * of a client any more
 */
export async function useCode(
  tx: Tx,
  hash: Buffer,
): Promise<{ tenantId: string; userId: string; ownerName: string } | undefined> {
  return tx
    .updateTable('phone_pairing as c')
    .from('app_user as u')
    .innerJoin('tenant as t', 't.id', 'u.tenant_id')
    .set({ used_at: sql<Date>`now()` })
    .whereRef('u.id', '=', 'c.user_id')
    .where('c.code_hash', '=', hash)
    .where('c.used_at', 'is', null)
    .where('c.expires_at', '>', sql<Date>`now()`)
    .where('u.user_type', '=', 'tenant-client')
    .where('u.disabled_at', 'is', null)
    .where('t.status', '=', 'active')
    .returning(['c.tenant_id as tenantId', 'c.user_id as userId', 'u.name as ownerName'])
    .executeTakeFirst()
}

/** Why a code cannot be used. */
export async function selectCodeProblem(tx: Tx, hash: Buffer): Promise<'codeUnknown' | 'codeUsed' | 'codeExpired'> {
  const row = await tx
    .selectFrom('phone_pairing')
    .select(['used_at', sql<boolean>`expires_at <= now()`.as('hasExpired')])
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  if (row?.used_at) return 'codeUsed'
  return row?.hasExpired ? 'codeExpired' : 'codeUnknown'
}

/** Deletes codes of more than an hour ago, and phones that ended more than 30 days ago; across tenants. */
export async function deleteEnded(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('phone_pairing')
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
  await tx
    .deleteFrom('phone')
    .where(sql<boolean>`least(revoked_at, expires_at, last_used_at + interval '30 days') < now() - interval '30 days'`)
    .execute()
}
