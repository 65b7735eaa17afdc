import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'

type ScimToken = components['schemas']['ScimToken']

export async function selectTokens(
  tenantId: string,
  tx: Tx,
  page: Page,
): Promise<{ items: ScimToken[]; total: number }> {
  const rows = await tx
    .selectFrom('scim_token')
    .select(['id', 'name', 'hint', 'created_at', 'last_used_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute()
  const items = rows.map(({ id, created_at, last_used_at, ...row }) => ({
    ...row,
    _id: id,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }))
  return { items, total: await countTokens(tenantId, tx) }
}

export async function countTokens(tenantId: string, tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom('scim_token')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return total
}

export async function insertToken(
  tenantId: string,
  tx: Tx,
  token: { id: string; name: string; hash: Buffer; hint: string },
): Promise<void> {
  const { hash, ...row } = token
  await tx
    .insertInto('scim_token')
    .values({ ...row, tenant_id: tenantId, token_hash: hash })
    .execute()
}

/** @returns the name of the deleted token; undefined when there is none */
export async function deleteToken(tenantId: string, tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('scim_token')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}
