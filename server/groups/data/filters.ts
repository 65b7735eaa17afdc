// Saved filters. Each user has its own and sees no others.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, notFound, withUniqueName } from '../../platform/core/errors'
import { lockTexts } from '../../platform/db/lockTexts'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import {
  insertFilter,
  removeFilter,
  selectFilter,
  selectFilters,
  updateFilter,
  type DataFilter,
  type FilterFields,
  type FilterKey,
} from './filterSql'
import { dataText } from './messages'

/** They are all in one menu. */
export const MAX_FILTERS = 50

async function requireFilter(tenantId: string, tx: Tx, key: FilterKey): Promise<DataFilter> {
  const filter = await selectFilter(tenantId, tx, key)
  if (!filter) throw notFound(dataText('filterNotFound'))
  return filter
}

const trimmed = <Fields extends Partial<FilterFields>>(fields: Fields): Fields => ({
  ...fields,
  ...(fields.name !== undefined && { name: fields.name.trim() }),
})

/** @throws AppError 409 when the user has a filter of this name, or the maximum number of filters */
export const createFilter = (db: Db, tenantId: string, userId: string, fields: FilterFields): Promise<DataFilter> =>
  withUniqueName(dataText('filterNameTaken'), () =>
    inTenant(db, tenantId, async (tx) => {
      await lockTexts(tx, [`data filters of ${userId}`])
      const { length: count } = await selectFilters(tenantId, tx, userId)
      if (count >= MAX_FILTERS) throw conflict(dataText('tooManyFilters', { count }))
      const filterId = await insertFilter(tenantId, tx, userId, trimmed(fields))
      return requireFilter(tenantId, tx, { userId, filterId })
    }),
  )

/** @throws AppError 404 for an unknown filter, 409 when `version` is stale or another filter has this name */
export const editFilter = (
  db: Db,
  tenantId: string,
  key: FilterKey,
  { version, ...fields }: Partial<FilterFields> & { version: number },
): Promise<DataFilter> =>
  withUniqueName(dataText('filterNameTaken'), () =>
    inTenant(db, tenantId, async (tx) => {
      await requireFilter(tenantId, tx, key)
      if (!(await updateFilter(tenantId, tx, key, version, trimmed(fields)))) {
        throw await staleVersion(tx, 'data_filter', key.filterId, dataText('filterChangedElsewhere'))
      }
      return requireFilter(tenantId, tx, key)
    }),
  )

/** @throws AppError 404 for an unknown filter */
export const deleteFilter = (db: Db, tenantId: string, key: FilterKey, actor: Actor): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    const target = await removeFilter(tenantId, tx, key)
    if (target === undefined) throw notFound(dataText('filterNotFound'))
    await recordAudit(tenantId, tx, { ...actor, action: 'data-filter.delete', target })
  })
