// Imports users from CSV. Each row is checked separately; the valid rows are stored together or not at all.
import type { components } from '../../contract/contract.gen'
import { recordAudit } from '../../audit/sql'
import { requireQuota } from '../../quota/usage'
import { recordChanged } from '../../realtime/sql'
import type { Message } from '../../core/messages'
import { inTenant, type Db } from '../../db/tenancy'
import { userText } from './messages'
import { readImport } from './importRows'
import { insertImported, selectImportGroups } from './importSql'
import { queueInvitations } from './invitationSql'
import { announceMemberCounts, lockExistingTenant, type Caller } from './service'

type ReportRow = Omit<components['schemas']['UserImportReply']['data']['rows'][number], 'message'> & {
  message?: Message
}

export interface ImportReport {
  created: number
  rejected: number
  /** In the order of the file. */
  rows: ReportRow[]
}

const BATCH_SIZE = 1000
/** The audit log cuts long targets. */
const MAX_AUDITED = 10

/** @throws AppError 400 for an unreadable file, 401 in a deleted tenant, 409 when the package has too few seats */
export async function importUsers(
  db: Db,
  tenantId: string,
  csv: string,
  { user, actor }: Caller,
): Promise<ImportReport> {
  return inTenant(db, tenantId, async (tx) => {
    await lockExistingTenant(tenantId, tx)
    const { valid, invalid } = readImport(csv, user.permissions, await selectImportGroups(tenantId, tx))
    const rows: ReportRow[] = invalid.map((each) => ({ ...each, status: 'rejected' }))
    const emails: string[] = []
    for (let start = 0; start < valid.length; start += BATCH_SIZE) {
      const chunk = valid.slice(start, start + BATCH_SIZE)
      const ids = await insertImported(tenantId, tx, chunk)
      await queueInvitations(tenantId, tx, [...ids.values()])
      emails.push(...ids.keys())
      for (const { row, email } of chunk) {
        rows.push(
          ids.has(email)
            ? { row, email, status: 'created' }
            : { row, email, status: 'rejected', field: 'email', message: userText('emailTaken') },
        )
      }
    }
    const created = emails.length
    // Rows of existing users are only known after the insert. An error here rolls all of them back.
    if (created > 0) await requireQuota(tenantId, tx, 'users', 0)
    const rejected = rows.length - created
    await recordAudit(tenantId, tx, {
      ...actor,
      action: 'user.import',
      target: emails.slice(0, MAX_AUDITED).join(', '),
      details: { created, rejected },
    })
    if (created > 0) {
      await recordChanged(tenantId, tx, 'User')
      await announceMemberCounts(tenantId, tx)
    }
    return { created, rejected, rows: rows.sort((one, other) => one.row - other.row) }
  })
}
