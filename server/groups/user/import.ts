// Many users at once. Every row stands for itself, but the rows that are good are stored together or not at all.
import type { components } from '../../contract/contract.gen'
import { recordAudit } from '../../audit/sql'
import { requireQuota } from '../../quota/usage'
import { recordChanged } from '../../realtime/sql'
import { inTenant, type Db } from '../../db/tenancy'
import { readImport } from './importRows'
import { insertImported, selectImportGroups } from './importSql'
import { askForInvitations } from './invitationSql'
import { announceMemberCounts, requireTenantStays, type Asking } from './service'

type Report = components['schemas']['UserImportReply']['data']

const AT_ONCE = 1000

/** @returns a report on every row, in their order. @throws AppError 400 when the text as a whole cannot be read, 401 in a deleted tenant, 409 without seats */
export async function importUsers(db: Db, tenantId: string, csv: string, { asker, actor }: Asking): Promise<Report> {
  return inTenant(db, tenantId, async (tx) => {
    await requireTenantStays(tenantId, tx)
    const { good, bad } = readImport(csv, asker.permissions, await selectImportGroups(tenantId, tx))
    const rows: Report['rows'] = bad.map((each) => ({ ...each, status: 'refused' }))
    let created = 0
    for (let start = 0; start < good.length; start += AT_ONCE) {
      const chunk = good.slice(start, start + AT_ONCE)
      const ids = await insertImported(tenantId, tx, chunk)
      await askForInvitations(tenantId, tx, [...ids.values()])
      created += ids.size
      for (const { row, email } of chunk) {
        rows.push(
          ids.has(email)
            ? { row, email, status: 'created' }
            : { row, email, status: 'refused', field: 'email', message: 'This e-mail already has an account.' },
        )
      }
    }
    // Only now is it known how many are new; with too few seats for them none is added.
    if (created > 0) await requireQuota(tenantId, tx, 'users', 0)
    const refused = rows.length - created
    await recordAudit(tenantId, tx, {
      ...actor,
      action: 'user.import',
      target: `${created} users`,
      details: { created, refused },
    })
    if (created > 0) {
      await recordChanged(tenantId, tx, 'User')
      await announceMemberCounts(tenantId, tx)
    }
    return { created, refused, rows: rows.sort((one, other) => one.row - other.row) }
  })
}
