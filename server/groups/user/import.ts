// Imports users from CSV. Each row is checked separately; the valid rows are stored together or not at all.
import type { components } from '../../platform/contract/contract.gen'
import { recordAudit } from '../../platform/audit/sql'
import { checkQuota, requireQuota } from '../../records/quota/usage'
import { recordChanged } from '../../platform/realtime/sql'
import type { Message } from '../../platform/core/messages'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { importText, userText } from './messages'
import { readImport, type FileRow } from './importRows'
import { insertImported, selectImportGroups, selectOwnEmails } from './importSql'
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
  file: { header: string[]; rows: FileRow[] }
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
    const { valid, invalid, ...file } = readImport(csv, user.permissions, await selectImportGroups(tenantId, tx))
    const rows: ReportRow[] = invalid.map((each) => ({ ...each, status: 'rejected' }))
    const emails: string[] = []
    for (let start = 0; start < valid.length; start += BATCH_SIZE) {
      const chunk = valid.slice(start, start + BATCH_SIZE)
      const ids = await insertImported(tenantId, tx, chunk)
      await queueInvitations(tenantId, tx, [...ids.values()])
      emails.push(...ids.keys())
      const taken = chunk.flatMap(({ email }) => (ids.has(email) ? [] : [email]))
      const own = await selectOwnEmails(tenantId, tx, taken)
      rows.push(
        ...chunk.map(({ row, email }): ReportRow => {
          if (ids.has(email)) return { row, email, status: 'created' }
          if (own.has(email)) return alreadyHere(row, email)
          return { row, email, status: 'rejected', field: 'email', message: userText('emailTaken') }
        }),
      )
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
    return { created, rejected, rows: inOrder(rows), file }
  })
}

/**
 * What an import would report, without storing anything. Accounts of other tenants are not checked: a tenant could
 * otherwise find out unnoticed who uses the product.
 * @throws AppError 400 and 409 as the import does
 */
export async function previewImport(
  db: Db,
  tenantId: string,
  csv: string,
  { user }: Pick<Caller, 'user'>,
): Promise<ImportReport> {
  return inTenant(db, tenantId, async (tx) => {
    const { valid, invalid, ...file } = readImport(csv, user.permissions, await selectImportGroups(tenantId, tx))
    const own = await selectOwnEmails(
      tenantId,
      tx,
      valid.map(({ email }) => email),
    )
    const rows = [
      ...invalid.map((each): ReportRow => ({ ...each, status: 'rejected' })),
      ...valid.map(({ row, email }): ReportRow =>
        own.has(email) ? alreadyHere(row, email) : { row, email, status: 'created' },
      ),
    ]
    const created = rows.filter(({ status }) => status === 'created').length
    if (created > 0) await checkQuota(tenantId, tx, 'users', created)
    return { created, rejected: rows.length - created, rows: inOrder(rows), file }
  })
}

const alreadyHere = (row: number, email: string): ReportRow => ({
  row,
  email,
  status: 'rejected',
  field: 'email',
  message: importText('alreadyHere'),
})

const inOrder = (rows: ReportRow[]): ReportRow[] => rows.sort((one, other) => one.row - other.row)
