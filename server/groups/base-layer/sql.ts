import { sql, type RawBuilder } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { textCondition } from '../../platform/db/textSearch'
import type { LayerKind } from '../../records/layers/sql'

export interface BaseLayerRow {
  id: string
  name: string
  description: string
  primeAttr: string | null
  groupAttr: string | null
  capturedAt: Date | null
  publishedAt: Date | null
  version: number
  createdAt: Date
  updatedAt: Date
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

export interface BaseLayerFields {
  name?: string
  description?: string
  capturedAt?: string | null
  primeAttr?: string | null
  groupAttr?: string | null
  published?: boolean
}

export interface BaseLayerFilter {
  search?: string
  kind?: LayerKind
  published?: boolean
}

const COLUMNS = sql`
  b.id, b.name, b.description, b.prime_attr as "primeAttr", b.group_attr as "groupAttr",
  b.captured_at as "capturedAt",
  b.published_at as "publishedAt", b.version, b.created_at as "createdAt", b.updated_at as "updatedAt",
  u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"`

const fromBaseLayers = (tenantId: string) => sql`
  from base_layer b left join app_user u on u.id = b.created_by
  where b.tenant_id = ${tenantId} and b.deleted_at is null`

export async function insertBaseLayer(
  tenantId: string,
  tx: Tx,
  fields: BaseLayerFields & { name: string; createdBy: string },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('base_layer')
    .values({
      id,
      tenant_id: tenantId,
      name: fields.name.trim(),
      description: fields.description ?? '',
      captured_at: fields.capturedAt ?? null,
      created_by: fields.createdBy,
    })
    .execute()
  return id
}

export async function selectBaseLayer(
  tenantId: string,
  tx: Tx,
  baseLayerId: string,
): Promise<BaseLayerRow | undefined> {
  const { rows } = await sql<BaseLayerRow>`
    select ${COLUMNS} ${fromBaseLayers(tenantId)} and b.id = ${baseLayerId}`.execute(tx)
  return rows[0]
}

/** One page of base layers, the newest first. */
export async function selectBaseLayers(
  tenantId: string,
  tx: Tx,
  filter: BaseLayerFilter,
  page: Page,
): Promise<{ items: BaseLayerRow[]; total: number }> {
  const named = await textCondition(tx, BY_NAME, filter.search)
  const from = sql`${fromBaseLayers(tenantId)} ${conditions(filter)} ${named ? sql`and ${named}` : sql``}`
  return selectPageOf(tx, { columns: COLUMNS, from, order: sql`b.created_at desc, b.id desc` }, page)
}

const BY_NAME = { find: 'base_layers_named', id: 'b.id', texts: ['b.name'] }

function conditions({ kind, published }: BaseLayerFilter): RawBuilder<unknown> {
  const all = [
    ...(kind
      ? [
          sql`and exists (select from layer l where l.tenant_id = b.tenant_id and l.base_layer_id = b.id
                             and l.kind = ${kind} and l.deleted_at is null)`,
        ]
      : []),
    ...(published === undefined ? [] : [sql`and (b.published_at is not null) = ${published}`]),
  ]
  return sql.join(all, sql` `)
}

/** @returns false when the base layer does not exist at this version */
export async function updateBaseLayer(
  tenantId: string,
  tx: Tx,
  baseLayerId: string,
  version: number,
  { name, description, capturedAt, primeAttr, groupAttr, published }: BaseLayerFields,
): Promise<boolean> {
  const row = await tx
    .updateTable('base_layer')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(name !== undefined && { name: name.trim() }),
      ...(description !== undefined && { description }),
      ...(capturedAt !== undefined && { captured_at: capturedAt }),
      ...(primeAttr !== undefined && { prime_attr: primeAttr }),
      ...(groupAttr !== undefined && { group_attr: groupAttr }),
      ...(published !== undefined && { published_at: published ? sql<Date>`coalesce(published_at, now())` : null }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', baseLayerId)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The tenant of a published base layer; undefined when it does not exist, is not published, or the tenant is not active. */
export async function selectTenantOfPublished(tx: Tx, baseLayerId: string): Promise<string | undefined> {
  const { rows } = await sql<{ tenantId: string }>`
    select b.tenant_id as "tenantId" from base_layer b join tenant t on t.id = b.tenant_id
     where b.id = ${baseLayerId} and b.published_at is not null and b.deleted_at is null
       and t.status = 'active'`.execute(tx)
  return rows[0]?.tenantId
}

export async function missionExists(tenantId: string, tx: Tx, missionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('mission')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', missionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
