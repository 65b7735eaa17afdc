import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'

type ApiToken = components['schemas']['ApiToken']

/** Which tokens: those of a tenant, or of one of its users. */
export interface Whose {
  tenantId: string
  /** Only personal tokens of this user. */
  userId?: string
  kind?: ApiToken['kind']
}

export async function selectTokens(tx: Tx, whose: Whose, page: Page): Promise<{ items: ApiToken[]; total: number }> {
  const rows = await notRevoked(tx, whose)
    .innerJoin('app_user as u', 'u.id', 't.user_id')
    .select(['t.id', 't.name', 't.kind', 't.scopes', 't.hint', 'u.name as ownerName'])
    .select(['t.created_at', 't.expires_at', 't.last_used_at'])
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute()
  const items = rows.map(({ id, kind, scopes, created_at, expires_at, last_used_at, ...row }) => ({
    ...row,
    _id: id,
    kind: kind as ApiToken['kind'],
    scopes: scopes as ApiToken['scopes'],
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }))
  const { total } = await notRevoked(tx, whose).select(countAll).executeTakeFirstOrThrow()
  return { items, total }
}

/** Tokens that still work. */
export async function countTokens(tx: Tx, whose: Whose): Promise<number> {
  const { total } = await notRevoked(tx, whose)
    .where('t.expires_at', '>', sql<Date>`now()`)
    .select(countAll)
    .executeTakeFirstOrThrow()
  return total
}

const countAll = sql<number>`count(*)::int`.as('total')

const notRevoked = (tx: Tx, { tenantId, userId, kind = userId === undefined ? undefined : 'personal' }: Whose) =>
  tx
    .selectFrom('api_token as t')
    .where('t.tenant_id', '=', tenantId)
    .where('t.revoked_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('t.user_id', '=', userId ?? ''))
    .$if(kind !== undefined, (query) => query.where('t.kind', '=', kind ?? ''))

export interface NewToken {
  id: string
  tenantId: string
  userId: string
  kind: ApiToken['kind']
  name: string
  scopes: ApiToken['scopes']
  hash: Buffer
  hint: string
  days: number
}

export async function insertToken(tx: Tx, token: NewToken): Promise<void> {
  await tx
    .insertInto('api_token')
    .values({
      id: token.id,
      tenant_id: token.tenantId,
      user_id: token.userId,
      kind: token.kind,
      name: token.name,
      scopes: [...token.scopes],
      token_hash: token.hash,
      hint: token.hint,
      expires_at: sql<Date>`now() + make_interval(days => ${token.days})`,
    })
    .execute()
}

/** Revokes a token. @returns what it was; undefined when there is none */
export async function updateRevoked(
  tx: Tx,
  { tenantId, userId }: Whose,
  id: string,
): Promise<{ name: string; ownerName: string } | undefined> {
  return tx
    .updateTable('api_token as t')
    .from('app_user as u')
    .set({ revoked_at: sql<Date>`now()` })
    .whereRef('u.id', '=', 't.user_id')
    .where('t.id', '=', id)
    .where('t.tenant_id', '=', tenantId)
    .where('t.revoked_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('t.user_id', '=', userId ?? '').where('t.kind', '=', 'personal'))
    .returning(['t.name', 'u.name as ownerName'])
    .executeTakeFirst()
}

/** Deletes what ended more than 30 days ago. */
export async function purgeEnded(tx: Tx, tenantId: string): Promise<void> {
  await tx
    .deleteFrom('api_token')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`least(revoked_at, expires_at) < now() - interval '30 days'`)
    .execute()
}
