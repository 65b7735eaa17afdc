// Tenants for super-admins. Every query runs as aerie_platform and leaves out deleted tenants.
import { sql, type RawBuilder } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { currentLanguage } from '../../platform/core/requestContext'
import { render } from '../../platform/core/messages'
import { containing, type Page } from '../../platform/core/paging'
import { limitTo, totalOf } from '../../platform/db/pageSql'
import { orderFailureOf } from '../../platform/payment/messages'
import { publicUrl } from '../../records/pictures/publicFiles'
import type { Tx } from '../../platform/db/tenancy'
import { nextStatuses, type TenantStatus } from './status'

export type Tenant = components['schemas']['Tenant']
export type TenantRow = components['schemas']['TenantRow']
type Stats = components['schemas']['TenantStatsReply']['data']

export interface TenantFilter {
  search?: string
  status?: TenantStatus[]
}

const SORT_COLUMNS = { createdAt: sql`t.created_at`, name: sql`lower(t.name)`, status: sql`t.status` } as const

/** Creates a tenant and its tenant root, who has no password yet. @throws 23505 when the e-mail is taken */
export async function insertTenant(
  tx: Tx,
  tenant: { name: string; status: TenantStatus; root: { name: string; email: string } },
): Promise<{ tenantId: string; rootId: string }> {
  const tenantId = uuidv7()
  const rootId = uuidv7()
  await tx.insertInto('tenant').values({ id: tenantId, name: tenant.name.trim(), status: tenant.status }).execute()
  await tx
    .insertInto('app_user')
    .values({
      id: rootId,
      tenant_id: tenantId,
      email: tenant.root.email.toLowerCase(),
      name: tenant.root.name.trim(),
      user_type: 'tenant-root',
    })
    .execute()
  return { tenantId, rootId }
}

/** Name, status and version, locked until the transaction ends. */
export async function lockTenant(
  tx: Tx,
  tenantId: string,
): Promise<{ name: string; status: TenantStatus; version: number } | undefined> {
  const row = await tx
    .selectFrom('tenant')
    .select(['name', 'status', 'version'])
    .where('id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, status: row.status as TenantStatus }
}

export async function isTenantKnown(tx: Tx, tenantId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('tenant')
    .select('id')
    .where('id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateTenant(
  tx: Tx,
  tenantId: string,
  fields: { name?: string; status?: TenantStatus },
): Promise<void> {
  await tx
    .updateTable('tenant')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(fields.name !== undefined && { name: fields.name.trim() }),
      ...(fields.status !== undefined && { status: fields.status }),
    }))
    .where('id', '=', tenantId)
    .execute()
}

/** Marks the tenant and its users as deleted and ends their sessions. The rows are kept. */
export async function markTenantDeleted(tx: Tx, tenantId: string): Promise<void> {
  const deleted = { status: 'suspended', deleted_at: sql<Date>`now()` }
  await tx.updateTable('tenant').set(deleted).where('id', '=', tenantId).execute()
  await tx
    .updateTable('app_user')
    .set({ deleted_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .execute()
  await tx.deleteFrom('session').where('tenant_id', '=', tenantId).execute()
  await tx.deleteFrom('sign_up').where('tenant_id', '=', tenantId).execute()
}

/** The first tenant root, and whether the password is set. */
export async function selectRoot(
  tx: Tx,
  tenantId: string,
): Promise<{ id: string; name: string; email: string; language: string | null; hasPassword: boolean } | undefined> {
  const row = await tx
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'language', 'password_hash'])
    .where('tenant_id', '=', tenantId)
    .where('user_type', '=', 'tenant-root')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { password_hash, ...root } = row
  return { ...root, hasPassword: password_hash !== null }
}

interface Row {
  id: string
  name: string
  status: TenantStatus
  version: number
  created_at: Date
  rootName: string | null
  rootEmail: string | null
  packageName: string | null
  endsAt: Date | null
  users: number
  missions: number
  storageBytes: number
}

/** The tenants of `page`, which selects IDs in order. Counting only these keeps the query fast. */
const withStatistics = <More = object>(page: RawBuilder<unknown>, more = sql``) => sql<Row & More>`
  with page as (${page})
  select t.id, t.name, t.status, t.version, t.created_at, root.name as "rootName", root.email as "rootEmail",
         coalesce(s.package_name, p.name) as "packageName", s.ends_at as "endsAt",
         (select count(*)::int from app_user u
           where u.tenant_id = t.id and u.user_type <> 'tenant-client'
             and u.disabled_at is null and u.deleted_at is null) as users,
         (select coalesce(sum(c.count), 0)::int from mission_count c where c.tenant_id = t.id) as missions,
         ((select coalesce(sum(f.bytes), 0) from public_file f where f.tenant_id = t.id)
        + (select coalesce(sum(f.size), 0) from stored_file f where f.tenant_id = t.id))::bigint as "storageBytes"${more}
    from page join tenant t on t.id = page.id
    left join lateral (select u.name, u.email from app_user u
                        where u.tenant_id = t.id and u.user_type = 'tenant-root' and u.deleted_at is null
                        order by u.id limit 1) root on true
    left join subscription s on s.tenant_id = t.id
    left join sign_up on sign_up.tenant_id = t.id
    left join package p on p.id = sign_up.package_id
   order by page.at`

/** One page of tenants; `sort` is a column of the contract, with a minus sign for descending. */
export async function selectTenants(
  tx: Tx,
  filter: TenantFilter,
  sort: string,
  page: Page,
): Promise<{ items: TenantRow[]; total: number }> {
  const column = SORT_COLUMNS[sort.replace('-', '') as keyof typeof SORT_COLUMNS]
  const order = sort.startsWith('-') ? sql`${column} desc, t.id desc` : sql`${column}, t.id`
  const total = sql`(select count(*)::int from tenant t where ${matching(filter)})`
  const { rows } = await withStatistics<{ total: number }>(
    sql`select t.id, row_number() over (order by ${order}) as at from tenant t where ${matching(filter)}
         order by ${order} ${limitTo(page)}`,
    sql`, ${total} as total`,
  ).execute(tx)
  return { items: rows.map(asRow), total: await totalOf(tx, rows, total, page) }
}

/** A page of an export: at most `limit` tenants created before the tenant `before`, newest first. */
export async function selectTenantsBefore(
  tx: Tx,
  filter: TenantFilter,
  before: string | undefined,
  limit: number,
): Promise<TenantRow[]> {
  const older = before === undefined ? sql`` : sql`and t.id < ${before}`
  const { rows } = await withStatistics(sql`
    select t.id, row_number() over (order by t.id desc) as at from tenant t where ${matching(filter)} ${older}
     order by t.id desc limit ${limit}`).execute(tx)
  return rows.map(asRow)
}

export async function selectTenantRow(tx: Tx, tenantId: string): Promise<TenantRow | undefined> {
  const { rows } = await withStatistics(
    sql`select id, 1 as at from tenant where id = ${tenantId} and deleted_at is null`,
  ).execute(tx)
  return rows[0] && asRow(rows[0])
}

/** Details that the list does not show. */
export async function selectTenantMore(
  tx: Tx,
  tenantId: string,
): Promise<Pick<Tenant, 'address' | 'contactEmail' | 'contactPhone' | 'taxId' | 'logo' | 'signUp' | 'orders'>> {
  const row = await tx
    .selectFrom('tenant')
    .leftJoin('sign_up', 'sign_up.tenant_id', 'tenant.id')
    .select([
      'address',
      'contact_email',
      'contact_phone',
      'tax_id',
      'logo_id',
      'sign_up.tenant_id as signUp',
      'verified_at',
      'expires_at',
    ])
    .where('tenant.id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const orders = await tx
    .selectFrom('payment_order')
    .select(['id', 'status', 'package_name', 'amount', 'currency', 'failure', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return {
    address: row.address,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    taxId: row.tax_id,
    logo: row.logo_id && publicUrl(row.logo_id),
    ...(row.signUp !== null && {
      signUp: {
        verifiedAt: row.verified_at?.toISOString() ?? null,
        expiresAt: row.expires_at?.toISOString() ?? null,
      },
    }),
    orders: orders.map((order) => ({
      _id: order.id,
      status: order.status as Tenant['orders'][number]['status'],
      packageName: order.package_name,
      amount: order.amount,
      currency: order.currency,
      ...(order.failure !== null && { failure: render(orderFailureOf(order.failure), currentLanguage()) }),
      createdAt: order.created_at.toISOString(),
    })),
  }
}

export async function selectStats(tx: Tx): Promise<Stats> {
  const { rows } = await sql<Omit<Stats, 'revenue'>>`
    with alive as (select id, status, created_at from tenant where deleted_at is null)
    select count(*) filter (where status = 'pending')::int as pending,
           count(*) filter (where status = 'active')::int as active,
           count(*) filter (where status = 'suspended')::int as suspended,
           count(*) filter (where created_at > now() - interval '30 days')::int as "newIn30Days",
           (select count(*)::int from app_user u join alive on alive.id = u.tenant_id
             where u.user_type <> 'tenant-client' and u.disabled_at is null and u.deleted_at is null) as users,
           (select coalesce(sum(c.count), 0)::int from mission_count c join alive on alive.id = c.tenant_id) as missions,
           ((select coalesce(sum(f.bytes), 0) from public_file f join alive on alive.id = f.tenant_id)
          + (select coalesce(sum(f.size), 0) from stored_file f join alive on alive.id = f.tenant_id))::bigint
             as "storageBytes"
      from alive`.execute(tx)
  const revenue = await sql<Stats['revenue'][number]>`
    select currency, sum(amount)::bigint as total,
           coalesce(sum(amount) filter (where issued_at > now() - interval '30 days'), 0)::bigint as "in30Days"
      from invoice group by currency order by total desc limit 200`.execute(tx)
  const [stats] = rows
  if (!stats) throw new Error('An aggregate always has a row')
  return { ...stats, revenue: revenue.rows }
}

function matching({ search, status }: TenantFilter): RawBuilder<unknown> {
  const text = search ? sql`and t.name ilike ${containing(search)}` : sql``
  const within = status?.length ? sql`and t.status = any(${status})` : sql``
  return sql`t.deleted_at is null ${text} ${within}`
}

const asRow = (row: Row): TenantRow => ({
  _id: row.id,
  name: row.name,
  status: row.status,
  nextStatuses: nextStatuses(row.status),
  ...(row.rootName !== null && { root: { name: row.rootName, email: row.rootEmail ?? '' } }),
  ...(row.packageName !== null && { packageName: row.packageName }),
  endsAt: row.endsAt?.toISOString() ?? null,
  users: row.users,
  missions: row.missions,
  storageBytes: row.storageBytes,
  version: row.version,
  createdAt: row.created_at.toISOString(),
})
