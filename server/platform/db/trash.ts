// Deleted records: hidden at once, restorable for RETENTION_DAYS or until their retention is ended, then removed permanently
// with what belongs to them.
import { sql, type RawBuilder } from 'kysely'
import { inTrash, notFound, type AppError, type Deletion } from '../core/errors'
import type { Message } from '../core/messages'
import { offsetOf, type Page } from '../core/paging'
import { currentClient } from './accessScope'
import { isHeldMission } from './holds'
import type { TablesWith } from './tables'
import { asPlatform, inTenant, type Db, type Tx } from './tenancy'

/** How long a deleted record can be restored. */
export const RETENTION_DAYS = 30

/** Deletion time of a record whose retention was ended: before any retention starts, so that the next purge removes it. */
const RETENTION_ENDED = sql<Date>`to_timestamp(0)`

const RETENTION_START = sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`

export interface DeletedRecord {
  _id: string
  name: string
  deletedAt: string
}

/** What is special about one table; in every condition `t` is the record. */
export interface TrashTable {
  /** An account is removed at once, although its table has the columns. */
  table: Exclude<TablesWith<'id' | 'tenant_id' | 'name' | 'deleted_at' | 'version'>, 'app_user'>
  /** Further columns that deleting sets, such as `published_at = null`. */
  alsoSet?: RawBuilder<unknown>
  /** A condition for deleting and restoring, such as that the record it belongs to is not deleted itself. */
  onlyIf?: RawBuilder<unknown>
  /** Tables of the records it belongs to, by the column that names them. It is removed permanently before they are. */
  partOf?: Readonly<Record<string, 'base_layer' | 'mission'>>
  /**
   * A condition under which a record in the trash is kept: it is not removed permanently, nor is what belongs to it, and it can
   * be restored after its retention too.
   */
  keptIf?: RawBuilder<unknown>
  /** A further condition for removing permanently, such as that all parts have been removed. */
  purgeOnlyIf?: RawBuilder<unknown>
  /** How many a purge looks up at once. */
  purgeLimit: number
}

export interface Trash {
  /** Hides records. @returns those that were not deleted before */
  moveToTrash(tenantId: string, tx: Tx, ids: string[]): Promise<{ id: string; name: string }[]>
  /** Records that can be restored, the last deleted first. */
  list(tenantId: string, tx: Tx, page: Page): Promise<{ items: DeletedRecord[]; total: number }>
  /** Shows records again as they were. @returns those that were in the trash and not past their retention */
  restore(tenantId: string, tx: Tx, ids: string[]): Promise<{ id: string; name: string }[]>
  /**
   * Ends the retention of records in the trash: they cannot be restored, and the next purge removes them. Kept ones stay.
   * @param which their ids or a condition, which may use `t`; without either all of the tenant
   * @returns those that were in the trash and not past their retention
   */
  endRetention(
    tenantId: string,
    tx: Tx,
    which: { ids?: string[]; onlyIf?: RawBuilder<unknown> },
  ): Promise<{ id: string; name: string }[]>
  /** How many records in the trash are kept; see `keptIf`. @param further a condition, which may use `t` */
  countKept(tenantId: string, tx: Tx, further?: RawBuilder<unknown>): Promise<number>
  /**
   * What to throw for a record that was not found.
   * @param record the kind of the record; for files of missions the kind of the file
   * @param text says that there is no such record
   * @returns AppError 404, with the code `deleted` if the record, or the mission or base layer it belongs to, is in the trash.
   * Clients learn of no trash.
   */
  missing(tenantId: string, tx: Tx, id: string, record: string, text: Message): Promise<AppError>
  /** Removes all records of all tenants that are past their retention. @returns how many */
  purge(db: Db): Promise<number>
}

/** The owners that are not purged although their retention has ended. */
const KEPT_OWNERS = { mission: sql`and not ${isHeldMission(sql`id`)}`, base_layer: sql`` } as const

const KIND_OF_OWNER = { mission: 'mission', base_layer: 'baseLayer' } as const

interface DeletedRow {
  record: string
  id: string
  name: string
  deletedAt: Date
  deletedBy: string | null
}

function deletionOf({ deletedAt, deletedBy, ...record }: DeletedRow): Deletion {
  const until = new Date(deletedAt)
  until.setUTCDate(until.getUTCDate() + RETENTION_DAYS)
  return {
    ...record,
    deletedAt: deletedAt.toISOString(),
    restorableUntil: until.toISOString(),
    ...(deletedBy !== null && { deletedBy }),
  }
}

export function trashOf({ table, alsoSet, onlyIf, partOf = {}, keptIf, purgeOnlyIf, purgeLimit }: TrashTable): Trash {
  const records = sql.table(table)
  const and = (condition: RawBuilder<unknown> | undefined) => (condition ? sql`and ${condition}` : sql``)
  const isRestorable = keptIf
    ? sql`(t.deleted_at > ${RETENTION_START} or t.deleted_at is not null and ${keptIf})`
    : sql`t.deleted_at > ${RETENTION_START}`
  const isNotKept = keptIf ? sql`and not ${keptIf}` : sql``
  return {
    async moveToTrash(tenantId, tx, ids) {
      const { rows } = await sql<{ id: string; name: string }>`
        update ${records} t set deleted_at = now()${alsoSet ? sql`, ${alsoSet}` : sql``}
         where t.tenant_id = ${tenantId} and t.id = any(${ids}::uuid[]) and t.deleted_at is null ${and(onlyIf)}
        returning t.id, t.name`.execute(tx)
      return rows
    },

    async list(tenantId, tx, page) {
      const inTrash = sql`from ${records} t where t.tenant_id = ${tenantId} and ${isRestorable}`
      const { rows } = await sql<{ id: string; name: string; deletedAt: Date }>`
        select t.id, t.name, t.deleted_at as "deletedAt" ${inTrash}
         order by t.deleted_at desc, t.id limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
      const counted = await sql<{ total: number }>`select count(*)::int as total ${inTrash}`.execute(tx)
      const items = rows.map((row) => ({ _id: row.id, name: row.name, deletedAt: row.deletedAt.toISOString() }))
      return { items, total: counted.rows[0]?.total ?? 0 }
    },

    async restore(tenantId, tx, ids) {
      const { rows } = await sql<{ id: string; name: string }>`
        update ${records} t set deleted_at = null, updated_at = now(), version = t.version + 1
         where t.tenant_id = ${tenantId} and t.id = any(${ids}::uuid[]) and ${isRestorable}
           ${and(onlyIf)}
        returning t.id, t.name`.execute(tx)
      return rows
    },

    async countKept(tenantId, tx, further) {
      if (!keptIf) return 0
      const { rows } = await sql<{ kept: number }>`
        select count(*)::int as kept from ${records} t
         where t.tenant_id = ${tenantId} and t.deleted_at is not null and ${keptIf} ${and(further)}`.execute(tx)
      return rows[0]?.kept ?? 0
    },

    async endRetention(tenantId, tx, { ids, onlyIf: further }) {
      // Locked in one order, so that two calls at once do not wait for each other.
      const { rows } = await sql<{ id: string; name: string }>`
        update ${records} set deleted_at = ${RETENTION_ENDED}
         where tenant_id = ${tenantId} and id in (
           select t.id from ${records} t
            where t.tenant_id = ${tenantId} and t.deleted_at > ${RETENTION_START}
              ${and(ids && sql`t.id = any(${ids}::uuid[])`)} ${and(onlyIf)} ${and(further)} ${isNotKept}
            order by t.id for update of t)
        returning id, name`.execute(tx)
      return rows
    },

    async missing(tenantId, tx, id, record, text) {
      if (currentClient() !== undefined) return notFound(text)
      const ofKind = table === 'mission_file' ? sql`and t.kind = ${record}` : sql``
      const own = sql`select ${record}::text as record, t.id, t.name, t.deleted_at, t.deleted_by from ${records} t
                       where t.tenant_id = ${tenantId} and t.id = ${id} ${ofKind}`
      // A record cannot be restored before the one it belongs to, so that one is named first.
      const owners = Object.entries(partOf).map(
        ([column, owner]) =>
          sql`select ${KIND_OF_OWNER[owner]}::text as record, o.id, o.name, o.deleted_at, o.deleted_by
                from ${records} t join ${sql.table(owner)} o on o.id = t.${sql.ref(column)}
               where t.tenant_id = ${tenantId} and t.id = ${id} ${ofKind}`,
      )
      const { rows } = await sql<DeletedRow>`
        select d.record, d.id, d.name, d.deleted_at as "deletedAt", u.name as "deletedBy"
          from (${sql.join([...owners, own], sql` union all `)}) d left join app_user u on u.id = d.deleted_by
         where d.deleted_at > ${RETENTION_START}
         order by d.record = ${record} limit 1`.execute(tx)
      return rows[0] ? inTrash(deletionOf(rows[0])) : notFound(text)
    },

    async purge(db) {
      let purged = 0
      for (;;) {
        const due = await asPlatform(db, (tx) => selectDue(tx))
        let removed = 0
        for (const { tenantId, id } of due) {
          const { numAffectedRows } = await inTenant(db, tenantId, (tx) =>
            sql`delete from ${records} t where t.tenant_id = ${tenantId} and t.id = ${id} ${isNotKept}`.execute(tx),
          )
          removed += Number(numAffectedRows ?? 0)
        }
        purged += removed
        // None are removed when another process is purging the same records.
        if (due.length < purgeLimit || removed === 0) return purged
      }
    },
  }

  async function selectDue(tx: Tx): Promise<{ tenantId: string; id: string }[]> {
    const withOwner = Object.entries(partOf).map(
      ([column, owner]) =>
        sql`or t.${sql.ref(column)} = any(array(select id from ${sql.table(owner)} where deleted_at < ${RETENTION_START} ${KEPT_OWNERS[owner]}))`,
    )
    const { rows } = await sql<{ tenantId: string; id: string }>`
      select t.tenant_id as "tenantId", t.id from ${records} t
       where (t.deleted_at < ${RETENTION_START} ${sql.join(withOwner, sql` `)}) ${isNotKept} ${and(purgeOnlyIf)}
       limit ${purgeLimit}`.execute(tx)
    return rows
  }
}
