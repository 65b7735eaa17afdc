import { conflict, type AppError } from '../../../platform/core/errors'
import type { Tx } from '../../../platform/db/tenancy'
import { scheduleText } from '../messages'
import { selectSchedule } from './sql'

/** The reply to an edit of another version of a schedule. */
export async function staleSchedule(tenantId: string, tx: Tx, savedReportId: string): Promise<AppError> {
  const row = await selectSchedule(tenantId, tx, savedReportId)
  return conflict(scheduleText(row ? 'changedElsewhere' : 'deletedElsewhere'))
}
