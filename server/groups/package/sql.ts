// Packages belong to the platform, so every query runs as aerie_platform and none has a tenant.
import { sql, type Expression, type SqlBool } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { containing, offsetOf, type Page } from '../../platform/core/paging'
import { limitColumns, limitsOf } from '../../records/quota/limits'
import { publicUrl } from '../../records/pictures/publicFiles'
import type { Tx } from '../../platform/db/tenancy'

export type Package = components['schemas']['Package']
export type NewPackage = components['schemas']['NewPackage']
export type PackageFields = Omit<components['schemas']['PackageEdit'], 'version'>

export interface PackageFilter {
  search?: string
  active?: boolean
  public?: boolean
}

const SORT_COLUMNS = {
  createdAt: sql`package.created_at`,
  name: sql`lower(package.name)`,
  price: sql`package.price`,
  tenants: sql`tenants`,
} as const

/** Tenants that have the package or are signing up for it. */
const TENANTS = sql<number>`((
  select count(*) from subscription s join tenant t on t.id = s.tenant_id
   where s.package_id = package.id and t.deleted_at is null
) + (select count(*) from sign_up where sign_up.package_id = package.id))::int`

/** @throws 23505 when the name is taken */
export async function insertPackage(tx: Tx, fields: NewPackage): Promise<string> {
  const id = uuidv7()
  const { limits } = fields
  await tx
    .insertInto('package')
    .values({
      id,
      name: fields.name.trim(),
      description: fields.description ?? '',
      price: fields.price,
      currency: fields.currency,
      period: fields.period,
      ...limitColumns(limits),
      poster_id: fields.posterId ?? null,
      active: fields.active,
      public: fields.public,
    })
    .execute()
  return id
}

/** @returns false when the package does not exist at this version. @throws 23505 when the name is taken */
export async function updatePackage(
  tx: Tx,
  packageId: string,
  version: number,
  fields: PackageFields,
): Promise<boolean> {
  const { name, description, price, currency, period, limits, posterId, active } = fields
  const row = await tx
    .updateTable('package')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(name !== undefined && { name: name.trim() }),
      ...(description !== undefined && { description }),
      ...(price !== undefined && { price }),
      ...(currency !== undefined && { currency }),
      ...(period !== undefined && { period }),
      ...(limits !== undefined && limitColumns(limits)),
      ...(posterId !== undefined && { poster_id: posterId }),
      ...(active !== undefined && { active }),
      ...(fields.public !== undefined && { public: fields.public }),
    }))
    .where('id', '=', packageId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function selectPackage(tx: Tx, packageId: string): Promise<Package | undefined> {
  const row = await tx
    .selectFrom('package')
    .selectAll()
    .select(TENANTS.as('tenants'))
    .where('id', '=', packageId)
    .executeTakeFirst()
  return row && asPackage(row)
}

/** The package, locked until the transaction ends, so that it cannot be bought or changed concurrently. */
export async function lockPackage(tx: Tx, packageId: string): Promise<Package | undefined> {
  await tx.selectFrom('package').select('id').where('id', '=', packageId).forUpdate().execute()
  return selectPackage(tx, packageId)
}

/** One page of packages; `sort` is a column of the contract, with a minus sign for descending. */
export async function selectPackages(
  tx: Tx,
  filter: PackageFilter,
  sort: string,
  page: Page,
): Promise<{ items: Package[]; total: number }> {
  const matching = tx.selectFrom('package').where((eb) => {
    const wanted: Expression<SqlBool>[] = []
    if (filter.search) wanted.push(eb('name', 'ilike', containing(filter.search)))
    if (filter.active !== undefined) wanted.push(eb('active', '=', filter.active))
    if (filter.public !== undefined) wanted.push(eb('public', '=', filter.public))
    return eb.and(wanted)
  })
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await matching
    .selectAll()
    .select(TENANTS.as('tenants'))
    .orderBy(SORT_COLUMNS[sort.replace('-', '') as keyof typeof SORT_COLUMNS], direction)
    .orderBy('id', direction)
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute()
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { items: rows.map(asPackage), total }
}

export async function deletePackageRow(tx: Tx, packageId: string): Promise<void> {
  await tx.deleteFrom('package').where('id', '=', packageId).execute()
}

interface PackageRow extends ReturnType<typeof limitColumns> {
  id: string
  name: string
  description: string
  price: number
  currency: string
  period: string
  poster_id: string | null
  active: boolean
  public: boolean
  version: number
  created_at: Date
  updated_at: Date
  tenants: number
}

const asPackage = (row: PackageRow): Package => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  price: row.price,
  currency: row.currency,
  period: row.period as Package['period'],
  limits: limitsOf(row),
  poster: row.poster_id && publicUrl(row.poster_id),
  posterId: row.poster_id,
  active: row.active,
  public: row.public,
  tenants: row.tenants,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
