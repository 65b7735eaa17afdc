// Exports of all data of a tenant. Tenant roots start them for their own tenant, super-admins for any: every step is in the audit log.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, notFound } from '../../platform/core/errors'
import { currentLanguage } from '../../platform/core/requestContext'
import { render } from '../../platform/core/messages'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
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
  selectTenantName,
  type DataExport,
} from './sql'

export interface Caller {
  user: Principal
  actor: Actor
}

/** @throws AppError 409 while another export of the tenant is being made */
export async function startTenantExport(db: Db, tenantId: string, { user, actor }: Caller): Promise<DataExport> {
  return inTenant(db, tenantId, async (tx) => {
    await lockExports(tenantId, tx)
    const others = await selectExports(tenantId, tx, null)
    if (others.some(({ state }) => state === 'running')) throw conflict(dataExportText('underWay'))
    const name = await selectTenantName(tenantId, tx)
    const exportId = newExportId()
    const input = { exportId, language: currentLanguage() }
    const jobId = await startJob(tenantId, tx, exportJob, input, {
      title: render(dataExportText('tenantTitle', { name }), currentLanguage()),
      // A super-admin is no user of the tenant.
      startedBy: user.tenantId === tenantId ? user.userId : null,
      about: { entity: 'DataExport', id: exportId },
    })
    const requested = { requestedBy: user.userId, requestedName: actor.actorName }
    await insertExport(tenantId, tx, exportId, { subjectId: null, jobId, ...requested })
    const details = { exportId }
    await recordAudit(tenantId, tx, { ...actor, action: 'data-export.start', target: name, details })
    await recordChanged(tenantId, tx, 'DataExport', exportId)
    return requireExport(tenantId, tx, exportId)
  })
}

/** @returns the archive to send. @throws AppError 404, 409 when it is not ready */
export async function recordDownload(db: Db, tenantId: string, exportId: string, { actor }: Caller): Promise<NewFile> {
  return inTenant(db, tenantId, async (tx) => {
    await requireExport(tenantId, tx, exportId)
    const archive = await selectArchive(tenantId, tx, exportId)
    if (!archive) throw conflict(dataExportText('notReady'))
    const details = { exportId, sha256: archive.sha256 }
    await recordAudit(tenantId, tx, { ...actor, action: 'data-export.download', target: archive.name, details })
    return { ...archive, mediaType: 'application/zip' }
  })
}

/** Cancels its job if it is being made. @throws AppError 404 */
export async function removeExport(db: Db, tenantId: string, exportId: string, { actor }: Caller): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const { jobId } = await requireExport(tenantId, tx, exportId)
    if (jobId !== undefined) await endOpenJob(tenantId, tx, jobId)
    const archive = await selectArchive(tenantId, tx, exportId)
    await deleteExport(tenantId, tx, exportId)
    const target = archive?.name ?? (await selectTenantName(tenantId, tx))
    await recordAudit(tenantId, tx, { ...actor, action: 'data-export.delete', target, details: { exportId } })
    await recordChanged(tenantId, tx, 'DataExport', exportId)
  })
}

/** @throws AppError 404 when it does not exist or has expired */
async function requireExport(tenantId: string, tx: Tx, exportId: string): Promise<DataExport> {
  const found = await selectExport(tenantId, tx, exportId)
  if (!found) throw notFound(dataExportText('notFound'))
  return found
}
