// Erasures, and the tenants that were deleted before. Every query runs as the platform.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Page } from '../../platform/core/paging'
import { claimRows } from '../../platform/db/claimRows'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'

export type Erasure = components['schemas']['Erasure']
export type DeletedTenant = components['schemas']['DeletedTenant']

/** Between attempts, and how long an attempt is not repeated by another process. */
const RETRY_MINUTES = 5
const LEASE_MINUTES = 60
/** Jobs of the tenant stop within two seconds. */
const WAIT_SECONDS = 5

/** What there was before the deletion. */
export interface Found {
  tables: Record<string, number>
  files: number
  bytes: number
  /** Keys of pictures. */
  pictures: string[]
}

interface Row extends Omit<Erasure, '_id' | 'state' | 'createdAt' | 'doneAt'> {
  id: string
  createdAt: Date
  doneAt: Date | null
}

const COLUMNS = sql`
  e.id, e.erased_tenant as "tenantId", e.name, e.problem, (e.found->>'files')::bigint as files,
  (e.found->>'bytes')::bigint as bytes,
  (select sum(t.value::bigint)::bigint from jsonb_each_text(e.found->'tables') t) as rows,
  e.requested_name as "requestedBy", e.created_at as "createdAt", e.done_at as "doneAt"`

export async function selectErasures(tx: Tx, page: Page): Promise<{ items: Erasure[]; total: number }> {
  const from = sql`from erasure e where e.kind = 'tenant'`
  const found = await selectPageOf<Row>(tx, { columns: COLUMNS, from, order: sql`e.id desc` }, page)
  return { items: found.items.map(asErasure), total: found.total }
}

export async function selectErasure(tx: Tx, erasureId: string): Promise<Erasure | undefined> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from erasure e where e.id = ${erasureId} and e.kind = 'tenant'`.execute(tx)
  return rows[0] && asErasure(rows[0])
}

export async function selectDeletedTenants(tx: Tx, page: Page): Promise<{ items: DeletedTenant[]; total: number }> {
  const columns = sql`t.id, t.name, t.deleted_at as "deletedAt"`
  const from = sql`
    from tenant t
   where t.deleted_at is not null
     and not exists (select from erasure e where e.erased_tenant = t.id and e.kind = 'tenant')`
  const order = sql`t.deleted_at desc, t.id`
  const found = await selectPageOf<{ id: string; name: string; deletedAt: Date }>(tx, { columns, from, order }, page)
  const items = found.items.map(({ id, name, deletedAt }) => ({ _id: id, name, deletedAt: deletedAt.toISOString() }))
  return { items, total: found.total }
}

/** The tenant, also a deleted one, locked until the transaction ends. */
export async function lockAnyTenant(
  tx: Tx,
  tenantId: string,
): Promise<{ name: string; isDeleted: boolean } | undefined> {
  const row = await tx
    .selectFrom('tenant')
    .select(['name', 'deleted_at'])
    .where('id', '=', tenantId)
    .forUpdate()
    .executeTakeFirst()
  return row && { name: row.name, isDeleted: row.deleted_at !== null }
}

interface NewErasure {
  tenantId: string
  name: string
  requestedBy: string
  requestedName: string
}

/** @returns its ID; undefined when the tenant is being erased already */
export async function insertErasure(
  tx: Tx,
  { tenantId, name, requestedBy, requestedName }: NewErasure,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into erasure (id, kind, erased_tenant, name, requested_by, requested_name, due_at)
    values (${uuidv7()}, 'tenant', ${tenantId}, ${name}, ${requestedBy}, left(${requestedName}, 300),
            now() + make_interval(secs => ${WAIT_SECONDS}))
    on conflict do nothing
    returning id`.execute(tx)
  return rows[0]?.id
}

/** Jobs of the tenant end, and none starts again. */
export async function cancelJobs(tenantId: string, tx: Tx): Promise<void> {
  await sql`
    update job set status = 'cancelled', message = null, ended_at = now(), updated_at = now()
     where tenant_id = ${tenantId} and status in ('queued', 'running')`.execute(tx)
}

export interface DueErasure {
  id: string
  tenantId: string
  name: string
  requestedName: string
  createdAt: Date
  found: Found | null
}

/** Takes the next erasure that is due, for one process. */
export async function takeDueErasure(tx: Tx): Promise<DueErasure | undefined> {
  const due = sql`
    select id from erasure
     where done_at is null and due_at <= now() and coalesce(leased_until, '-infinity') <= now() and kind = 'tenant'
     order by due_at limit 1 for update skip locked`
  const update = sql`
    update erasure e set leased_until = now() + make_interval(mins => ${LEASE_MINUTES}), attempts = e.attempts + 1
      from due where e.id = due.id
    returning e.id, e.erased_tenant as "tenantId", e.name, e.requested_name as "requestedName", e.created_at as "createdAt",
              e.found`
  const [claimed] = await claimRows<DueErasure>(tx, due, update)
  return claimed
}

export async function updateFound(tx: Tx, erasureId: string, found: Found): Promise<void> {
  await tx
    .updateTable('erasure')
    .set({ found: JSON.stringify(found) })
    .where('id', '=', erasureId)
    .execute()
}

export async function markFailed(tx: Tx, erasureId: string, problem: string): Promise<void> {
  await sql`
    update erasure set problem = left(${problem}, 2000), leased_until = null,
           due_at = now() + make_interval(mins => ${RETRY_MINUTES})
     where id = ${erasureId}`.execute(tx)
}

interface Signed {
  certificate: string
  keyId: string
  signature: string
}

export async function markDone(tx: Tx, erasureId: string, { certificate, keyId, signature }: Signed): Promise<void> {
  await sql`
    update erasure set certificate = ${certificate}, key_id = ${keyId}, signature = ${signature}, done_at = now(),
           problem = null, leased_until = null
     where id = ${erasureId}`.execute(tx)
}

/** The certificate with its signature and the public key; undefined until it is done. */
export async function selectCertificate(
  tx: Tx,
  erasureId: string,
): Promise<(Signed & { publicKey: string; name: string; doneAt: Date }) | undefined> {
  const { rows } = await sql<Signed & { publicKey: string; name: string; doneAt: Date }>`
    select e.certificate, e.key_id as "keyId", e.signature, k.public_key as "publicKey", e.name, e.done_at as "doneAt"
      from erasure e join evidence_key k on k.id = e.key_id
     where e.id = ${erasureId} and e.kind = 'tenant'`.execute(tx)
  return rows[0]
}

const asErasure = ({ id, createdAt, doneAt, ...row }: Row): Erasure => ({
  ...row,
  _id: id,
  state: doneAt === null ? 'running' : 'done',
  createdAt: createdAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
})
