// The rules of saved reports. Each change is announced in the transaction that makes it.
import { recordEdit } from '../../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../../platform/audit/sql'
import type { components } from '../../../platform/contract/contract.gen'
import { conflict, fieldError, notFound, withUniqueName } from '../../../platform/core/errors'
import { lockTexts } from '../../../platform/db/lockTexts'
import { staleVersion } from '../../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../../platform/db/tenancy'
import { recordChanged } from '../../../platform/realtime/sql'
import { requireBaseLayer } from '../../base-layer/public'
import { savedText } from '../messages'
import { readPeriod } from '../period'
import { asSaved, type SavedPeriod, type SavedReport, type SavedRow } from './row'
import { hasHeldEdition } from '../editions/sql'
import { countSaved, deleteSavedRow, insertSaved, selectOneSaved, updateSaved } from './sql'

type Schemas = components['schemas']

const MAX_SAVED = 500

/** @throws AppError 404 for an unknown base layer, 400 for a period that is not one, 409 for a name that is taken or too many */
export const createSaved = (
  db: Db,
  tenantId: string,
  userId: string,
  { name, baseLayerId, rows, measures, period }: Schemas['NewSavedReport'],
  actor: Actor,
): Promise<SavedReport> =>
  withUniqueName(savedText('nameTaken'), () =>
    inTenant(db, tenantId, async (tx) => {
      requirePeriod(period)
      await requireBaseLayer(tenantId, tx, baseLayerId)
      await lockTexts(tx, [`saved reports of ${tenantId}`])
      if ((await countSaved(tenantId, tx)) >= MAX_SAVED) throw conflict(savedText('tooMany', { limit: MAX_SAVED }))
      const row = { name: name.trim(), baseLayerId, rows, measures, period, createdBy: userId }
      const id = await insertSaved(tenantId, tx, row)
      const details = { savedReportId: id, baseLayerId, rows, period: periodFact(period) }
      await recordAudit(tenantId, tx, { ...actor, action: 'report.save', target: row.name, details })
      await recordChanged(tenantId, tx, 'SavedReport', id)
      return asSaved(await requireSaved(tenantId, tx, id))
    }),
  )

/** @throws AppError 404, 400 for a period that is not one, 409 when `version` is stale or the name is taken */
export const editSaved = (
  db: Db,
  tenantId: string,
  id: string,
  { version, name, measures, period }: Schemas['SavedReportEdit'],
  actor: Actor,
): Promise<SavedReport> =>
  withUniqueName(savedText('nameTaken'), () =>
    inTenant(db, tenantId, async (tx) => {
      if (period) requirePeriod(period)
      const before = await requireSaved(tenantId, tx, id)
      const change = {
        name: name === undefined ? before.name : name.trim(),
        measures: measures ?? before.measures,
        period: period ?? before.period,
      }
      if (!(await updateSaved(tenantId, tx, { id, version }, change))) {
        throw await staleVersion(tx, 'saved_report', id, savedText('changedElsewhere'))
      }
      const after = await requireSaved(tenantId, tx, id)
      const entry = { ...actor, action: 'report.edit', target: after.name, details: { savedReportId: id } } as const
      await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
      await recordChanged(tenantId, tx, 'SavedReport', id)
      return asSaved(after)
    }),
  )

/** Deletes it with its editions. @throws AppError 404, 409 while an edition is in an evidence case */
export const deleteSaved = (db: Db, tenantId: string, id: string, actor: Actor): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    const { name } = await requireSaved(tenantId, tx, id)
    if (await hasHeldEdition(tenantId, tx, id)) throw conflict(savedText('isEvidence'))
    if (!(await deleteSavedRow(tenantId, tx, id))) throw notFound(savedText('notFound'))
    await recordAudit(tenantId, tx, {
      ...actor,
      action: 'report.delete',
      target: name,
      details: { savedReportId: id },
    })
    await recordChanged(tenantId, tx, 'SavedReport', id)
    await recordChanged(tenantId, tx, 'ReportEdition')
  })

/** @throws AppError 404 */
export async function requireSaved(tenantId: string, tx: Tx, id: string): Promise<SavedRow> {
  const row = await selectOneSaved(tenantId, tx, id)
  if (!row) throw notFound(savedText('notFound'))
  return row
}

function requirePeriod({ kind, from, until }: SavedPeriod): void {
  const isComplete = from !== undefined && until !== undefined
  if (kind === 'fixed' && !isComplete) throw fieldError('period', savedText('daysMissing'))
  if (kind !== 'fixed' && (from !== undefined || until !== undefined)) {
    throw fieldError('period', savedText('daysOfRelative'))
  }
  if (isComplete) readPeriod({ from, until })
}

/** For the audit log, without words. */
const periodFact = ({ kind, from, until }: SavedPeriod): string => (kind === 'fixed' ? `${from}–${until}` : kind)

const recordedOf = ({ name, measures, period }: SavedRow) => ({
  name,
  measures: measures.join(' '),
  period: periodFact(period),
})
