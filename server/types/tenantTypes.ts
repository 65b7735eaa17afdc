// Types that a tenant defines for its records, such as mission types. They are few, have unique names and fit into one list.
import { recordAudit, type Actor } from '../audit/sql'
import { conflict, notFound, withUniqueName } from '../core/errors'
import type { Message } from '../core/messages'
import { lockTexts } from '../db/lockTexts'
import { staleVersion } from '../db/staleVersion'
import { inTenant, type Db, type Tx } from '../db/tenancy'
import { recordChanged } from '../realtime/sql'

/** Maximum of each kind in a tenant, because one reply contains all of them. */
export const MAX_TYPES = 200

interface TypeTable<Type, Values, Edit> {
  selectAll: (tenantId: string, tx: Tx) => Promise<Type[]>
  select: (tenantId: string, tx: Tx, id: string) => Promise<Type | undefined>
  insert: (tenantId: string, tx: Tx, values: Values) => Promise<string>
  /** @returns false when the type does not exist at this version */
  update: (tenantId: string, tx: Tx, id: string, version: number, values: Edit) => Promise<boolean>
  /** @returns the name; undefined when the type does not exist */
  remove: (tenantId: string, tx: Tx, id: string) => Promise<string | undefined>
}

interface TypeOptions<Type, Values, Edit> {
  table: 'document_type' | 'mission_type'
  entity: 'DocumentType' | 'MissionType'
  /** The entity whose records show the name of their type. */
  usedBy: 'Document' | 'Mission'
  auditDelete: 'document-type.delete' | 'mission-type.delete'
  sql: TypeTable<Type, Values, Edit>
  text: (key: 'typeNotFound' | 'typeNameTaken' | 'typeChangedElsewhere') => Message
  tooMany: (count: number) => Message
}

export function tenantTypes<Type, Values, Edit>(options: TypeOptions<Type, Values, Edit>) {
  const { table, entity, usedBy, auditDelete, sql, text, tooMany } = options
  const requireType = async (tenantId: string, tx: Tx, id: string): Promise<Type> => {
    const type = await sql.select(tenantId, tx, id)
    if (!type) throw notFound(text('typeNotFound'))
    return type
  }
  const announce = async (tenantId: string, tx: Tx, id: string) => {
    await recordChanged(tenantId, tx, entity, id)
    await recordChanged(tenantId, tx, usedBy)
  }
  const write = <T>(db: Db, tenantId: string, run: (tx: Tx) => Promise<T>) =>
    withUniqueName(text('typeNameTaken'), () => inTenant(db, tenantId, run))

  return {
    list: (db: Db, tenantId: string): Promise<Type[]> => inTenant(db, tenantId, (tx) => sql.selectAll(tenantId, tx)),

    /** @throws AppError 409 when the tenant has a type of this name, or the maximum number of types */
    create: (db: Db, tenantId: string, values: Values): Promise<Type> =>
      write(db, tenantId, async (tx) => {
        await lockTexts(tx, [`${table}:${tenantId}`])
        const types = await sql.selectAll(tenantId, tx)
        if (types.length >= MAX_TYPES) throw conflict(tooMany(MAX_TYPES))
        const id = await sql.insert(tenantId, tx, values)
        await recordChanged(tenantId, tx, entity, id)
        return requireType(tenantId, tx, id)
      }),

    /** @throws AppError 404 for an unknown type, 409 when `version` is stale or another type has this name */
    edit: (db: Db, tenantId: string, id: string, { version, ...values }: { version: number } & Edit): Promise<Type> =>
      write(db, tenantId, async (tx) => {
        await requireType(tenantId, tx, id)
        if (!(await sql.update(tenantId, tx, id, version, values as unknown as Edit))) {
          throw await staleVersion(tx, table, id, text('typeChangedElsewhere'))
        }
        await announce(tenantId, tx, id)
        return requireType(tenantId, tx, id)
      }),

    /** Removes the type from its records. @throws AppError 404 for an unknown type */
    remove: (db: Db, tenantId: string, id: string, actor: Actor): Promise<void> =>
      inTenant(db, tenantId, async (tx) => {
        const target = await sql.remove(tenantId, tx, id)
        if (target === undefined) throw notFound(text('typeNotFound'))
        await recordAudit(tenantId, tx, { ...actor, action: auditDelete, target })
        await announce(tenantId, tx, id)
      }),
  }
}
