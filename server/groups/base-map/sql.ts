// Base maps of a tenant, or of the installation where the tenant is null. Those of the installation are written as the
// platform; a tenant reads them while they are enabled.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'

export type NewBaseMap = components['schemas']['NewBaseMap']
export type BaseMapFields = Omit<components['schemas']['BaseMapEdit'], 'version'>

export interface BaseMapRow {
  id: string
  tenant_id: string | null
  preset: string | null
  name: string
  kind: components['schemas']['BaseMapKind']
  url: string
  layers: string[]
  attribution: string
  terms_url: string
  hosts: string[]
  min_zoom: number
  max_zoom: number
  tile_size: number
  enabled: boolean
  is_default: boolean
  version: number
  /** The uploaded file that the address leads to. */
  file_id: string | null
}

const COLUMNS = [
  'id',
  'tenant_id',
  'preset',
  'name',
  'url',
  'layers',
  'attribution',
  'terms_url',
  'hosts',
  'min_zoom',
  'max_zoom',
  'tile_size',
  'enabled',
  'is_default',
  'version',
  'file_id',
] as const

/** Enabled base maps of the tenant, then those of the installation; only those of the installation if `tenantId` is null. */
export async function selectOffered(tenantId: string | null, tx: Tx): Promise<BaseMapRow[]> {
  return tx
    .selectFrom('base_map')
    .select(COLUMNS)
    .select(sql<BaseMapRow['kind']>`kind`.as('kind'))
    .where('enabled', '=', true)
    .where((eb) => eb.or([eb('tenant_id', 'is', null), ...(tenantId ? [eb('tenant_id', '=', tenantId)] : [])]))
    .orderBy(sql`tenant_id is null`)
    .orderBy(sql`lower(name)`)
    .execute()
}

/** Base maps of the tenant, or of the installation if `tenantId` is null. */
export async function selectManaged(tenantId: string | null, tx: Tx): Promise<BaseMapRow[]> {
  return tx
    .selectFrom('base_map')
    .select(COLUMNS)
    .select(sql<BaseMapRow['kind']>`kind`.as('kind'))
    .where('tenant_id', 'is not distinct from', tenantId)
    .orderBy(sql`lower(name)`)
    .execute()
}

/** One of the tenant or the installation, locked until the transaction ends. */
export async function lockBaseMap(tenantId: string | null, tx: Tx, id: string): Promise<BaseMapRow | undefined> {
  return tx
    .selectFrom('base_map')
    .select(COLUMNS)
    .select(sql<BaseMapRow['kind']>`kind`.as('kind'))
    .where('tenant_id', 'is not distinct from', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** @throws 23505 when the name is taken */
export async function insertBaseMap(
  tenantId: string | null,
  tx: Tx,
  id: string,
  fields: NewBaseMap,
  fileId: string | null = null,
): Promise<void> {
  const { name, kind, url, attribution } = fields
  const given = { tenant_id: tenantId, name: name.trim(), kind, url, attribution, file_id: fileId }
  await tx
    .insertInto('base_map')
    .values({ id, ...given, ...columnsOf(fields) })
    .execute()
}

/** The file of a base map of the tenant, and whether maps offer it. */
export async function selectBaseMapFile(
  tenantId: string,
  tx: Tx,
  id: string,
): Promise<{ fileId: string; enabled: boolean } | undefined> {
  return tx
    .selectFrom('base_map')
    .select(['file_id as fileId', 'enabled'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('file_id', 'is not', null)
    .$narrowType<{ fileId: string }>()
    .executeTakeFirst()
}

/** @returns false when it does not exist at this version. @throws 23505 when the name is taken */
export async function updateBaseMap(
  tenantId: string | null,
  tx: Tx,
  id: string,
  version: number,
  fields: BaseMapFields,
): Promise<boolean> {
  const { name, kind, url, attribution } = fields
  const row = await tx
    .updateTable('base_map')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(name !== undefined && { name: name.trim() }),
      ...(kind !== undefined && { kind }),
      ...(url !== undefined && { url }),
      ...(attribution !== undefined && { attribution }),
      ...columnsOf(fields),
    }))
    .where('tenant_id', 'is not distinct from', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const columnsOf = ({ layers, hosts, minZoom, maxZoom, tileSize, enabled, isDefault }: BaseMapFields) => ({
  ...(layers !== undefined && { layers }),
  ...(hosts !== undefined && { hosts }),
  ...(minZoom !== undefined && { min_zoom: minZoom }),
  ...(maxZoom !== undefined && { max_zoom: maxZoom }),
  ...(tileSize !== undefined && { tile_size: tileSize }),
  ...(enabled !== undefined && { enabled }),
  ...(isDefault !== undefined && { is_default: isDefault }),
})

/** There is one default at most: the next one replaces it. */
export async function clearDefault(tenantId: string | null, tx: Tx): Promise<void> {
  await tx
    .updateTable('base_map')
    .set((eb) => ({ is_default: false, version: eb('version', '+', 1) }))
    .where('tenant_id', 'is not distinct from', tenantId)
    .where('is_default', '=', true)
    .execute()
}

/** @returns whether it still existed */
export async function deleteBaseMapRow(tenantId: string | null, tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('base_map')
    .where('tenant_id', 'is not distinct from', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Which tenant published a base layer; undefined if it is not published. */
export async function selectPublisher(tx: Tx, baseLayerId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('base_layer')
    .select('tenant_id')
    .where('id', '=', baseLayerId)
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.tenant_id
}
