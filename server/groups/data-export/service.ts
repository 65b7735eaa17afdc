// Exports of all data of a tenant, or of one person. Tenant roots start them for their own tenant, super-admins for any, people for
// themselves and for those whom they may edit: every step is in the audit log.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, notFound } from '../../platform/core/errors'
import { currentLanguage } from '../../platform/core/requestContext'
import { render } from '../../platform/core/messages'
import type { Db, Tx } from '../../platform/db/tenancy'
import { requireReserved, type ReservingSettings } from '../../platform/disk/reservations'
import type { Principal } from '../../platform/identity/session'
import { startJob } from '../../platform/jobs/jobs'
import { recordChanged } from '../../platform/realtime/sql'
import type { NewFile } from '../../platform/storage/sql'
import { endOpenJob } from '../job/public'
import { exportJob } from './exportJob'
import { dataExportText } from './messages'
import {
  deleteExport,
  insertExport,
  lockExports,
  newExportId,
  selectArchive,
  selectExport,
  selectExports,
  selectPersonName,
  selectTenantName,
  sumExportedBytes,
  type DataExport,
} from './sql'

/** Reserved for the records and their pages, whose size is not known before they are written. */
const RECORDS_BYTES = 16 * 1024 * 1024

export interface Caller {
  user: Principal
  actor: Actor
}

/** Whose data is exported. */
export interface Subject {
  tenantId: string
  /** Null for all data of the tenant. */
  personId: string | null
  /** Runs `work` in a transaction of the tenant. */
  within: <T>(db: Db, tenantId: string, work: (tx: Tx) => Promise<T>) => Promise<T>
}

export const listExports = (db: Db, { tenantId, personId, within }: Subject): Promise<DataExport[]> =>
  within(db, tenantId, (tx) => selectExports(tenantId, tx, personId))

/**
 * The archive replaces the one before as soon as it is made.
 * @throws AppError 409 while another export of the tenant, or of the person, is being made; 507 when the disk has no room for it
 */
export async function startExport(
  { db, config }: { db: Db; config: ReservingSettings },
  subject: Subject,
  { user, actor }: Caller,
): Promise<DataExport> {
  const { tenantId, personId, within } = subject
  return within(db, tenantId, async (tx) => {
    await lockExports(tenantId, tx)
    const others = await selectExports(tenantId, tx, personId)
    if (others.some(({ state }) => state === 'running')) throw conflict(dataExportText('underWay'))
    const name = await nameOf(tx, subject)
    const exportId = newExportId()
    const language = currentLanguage()
    const input = { exportId, language, ...(personId !== null && { personId }) }
    const reservedBytes = RECORDS_BYTES + (personId === null ? await sumExportedBytes(tenantId, tx) : 0)
    const title = personId === null ? dataExportText('tenantTitle', { name }) : dataExportText('personTitle', { name })
    const jobId = await startJob(tenantId, tx, exportJob, input, {
      title: render(title, language),
      // A super-admin is no user of the tenant.
      startedBy: user.tenantId === tenantId ? user.userId : null,
      about: { entity: 'DataExport', id: exportId },
      reservedBytes,
    })
    const requested = { requestedBy: user.userId, requestedName: actor.actorName }
    await insertExport(tenantId, tx, exportId, { subjectId: personId, jobId, ...requested })
    const details = detailsOf(subject, exportId)
    await recordAudit(tenantId, tx, { ...actor, action: 'data-export.start', target: name, details })
    await recordChanged(tenantId, tx, 'DataExport', exportId)
    const started = await requireExport(tx, subject, exportId)
    await requireReserved(tx, config, reservedBytes)
    return started
  })
}

/** @returns the archive to send. @throws AppError 404, 409 when it is not ready */
export async function recordDownload(db: Db, subject: Subject, exportId: string, { actor }: Caller): Promise<NewFile> {
  const { tenantId, within } = subject
  return within(db, tenantId, async (tx) => {
    await requireExport(tx, subject, exportId)
    const archive = await selectArchive(tenantId, tx, exportId)
    if (!archive) throw conflict(dataExportText('notReady'))
    const details = { ...detailsOf(subject, exportId), sha256: archive.sha256 }
    await recordAudit(tenantId, tx, { ...actor, action: 'data-export.download', target: archive.name, details })
    return { ...archive, mediaType: 'application/zip' }
  })
}

/** Cancels its job if it is being made. @throws AppError 404 */
export async function removeExport(db: Db, subject: Subject, exportId: string, { actor }: Caller): Promise<void> {
  const { tenantId, within } = subject
  await within(db, tenantId, async (tx) => {
    const { jobId } = await requireExport(tx, subject, exportId)
    if (jobId !== undefined) await endOpenJob(tenantId, tx, jobId)
    const archive = await selectArchive(tenantId, tx, exportId)
    if (!(await deleteExport(tenantId, tx, exportId))) throw notFound(dataExportText('notFound'))
    const target = archive?.name ?? (await nameOf(tx, subject))
    const details = detailsOf(subject, exportId)
    await recordAudit(tenantId, tx, { ...actor, action: 'data-export.delete', target, details })
    await recordChanged(tenantId, tx, 'DataExport', exportId)
  })
}

const detailsOf = ({ personId }: Subject, exportId: string): Record<string, string> => ({
  exportId,
  ...(personId !== null && { userId: personId }),
})

/** @throws AppError 404 for a person who was deleted */
async function nameOf(tx: Tx, { tenantId, personId }: Subject): Promise<string> {
  if (personId === null) return selectTenantName(tenantId, tx)
  const name = await selectPersonName(tenantId, tx, personId)
  if (name === undefined) throw notFound(dataExportText('personNotFound'))
  return name
}

/** @throws AppError 404 when it does not exist, is of somebody else, or has expired */
async function requireExport(tx: Tx, { tenantId, personId }: Subject, exportId: string): Promise<DataExport> {
  const found = await selectExport(tenantId, tx, personId, exportId)
  if (!found) throw notFound(dataExportText('notFound'))
  return found
}
