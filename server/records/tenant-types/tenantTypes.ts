// Types that a tenant defines for its records, such as mission types. They are few, have unique names and fit into one list.
import { recordAudit, type Actor, type AuditAction } from '../../platform/audit/sql'
import { conflict, isForeignKeyViolation, notFound, withUniqueName } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { lockTexts } from '../../platform/db/lockTexts'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Entity } from '../../platform/realtime/events.gen'
import { recordChanged } from '../../platform/realtime/sql'

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
  table: 'asset_class' | 'asset_model' | 'document_type' | 'maintenance_rule' | 'manufacturer' | 'mission_type'
  entity: Entity
  /** The entities whose records show the name of their type. */
  usedBy: readonly Entity[]
  /** The entities that a new type changes at once. */
  changedByNew?: readonly Entity[]
  /** As usedBy for a type that is deleted, if only some of them can show it then. */
  usedByDeleted?: readonly Entity[]
  auditDelete: AuditAction
  sql: TypeTable<Type, Values, Edit>
  text: (key: 'typeNotFound' | 'typeNameTaken' | 'typeChangedElsewhere') => Message
  tooMany: (count: number) => Message
  /** Why a type cannot be deleted that records refer to; without it, deleting removes the type from them. */
  inUse?: (name: string) => Message
}

export function tenantTypes<Type extends { name: string }, Values, Edit>(options: TypeOptions<Type, Values, Edit>) {
  const {
    table,
    entity,
    usedBy,
    changedByNew = [],
    usedByDeleted = usedBy,
    auditDelete,
    sql,
    text,
    tooMany,
    inUse,
  } = options
  const requireType = async (tenantId: string, tx: Tx, id: string): Promise<Type> => {
    const type = await sql.select(tenantId, tx, id)
    if (!type) throw notFound(text('typeNotFound'))
    return type
  }
  const announce = async (tenantId: string, tx: Tx, id: string, users: readonly Entity[]) => {
    await recordChanged(tenantId, tx, entity, id)
    for (const user of users) await recordChanged(tenantId, tx, user)
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
        await announce(tenantId, tx, id, changedByNew)
        return requireType(tenantId, tx, id)
      }),

    /** @throws AppError 404 for an unknown type, 409 when `version` is stale or another type has this name */
    edit: (db: Db, tenantId: string, id: string, { version, ...values }: { version: number } & Edit): Promise<Type> =>
      write(db, tenantId, async (tx) => {
        await requireType(tenantId, tx, id)
        if (!(await sql.update(tenantId, tx, id, version, values as unknown as Edit))) {
          throw await staleVersion(tx, table, id, text('typeChangedElsewhere'))
        }
        await announce(tenantId, tx, id, usedBy)
        return requireType(tenantId, tx, id)
      }),

    /** @throws AppError 404 for an unknown type, 409 when records refer to it and `inUse` is given */
    remove: async (db: Db, tenantId: string, id: string, actor: Actor): Promise<void> => {
      let name = ''
      try {
        await inTenant(db, tenantId, async (tx) => {
          if (inUse) name = (await requireType(tenantId, tx, id)).name
          const target = await sql.remove(tenantId, tx, id)
          if (target === undefined) throw notFound(text('typeNotFound'))
          await recordAudit(tenantId, tx, { ...actor, action: auditDelete, target })
          await announce(tenantId, tx, id, usedByDeleted)
        })
      } catch (error) {
        throw inUse && isForeignKeyViolation(error) ? conflict(inUse(name)) : error
      }
    },
  }
}
