// What visitors take along: only if the link allows it, and with an entry in the audit log.
import type { FastifyRequest } from 'fastify'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { ENGLISH } from '../../../language/translator'
import { forbidden } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { runOutsideScope } from '../../platform/db/accessScope'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { recordLinkDownload } from '../evidence/public'
import type { SharedThing } from '../share/public'
import type { VisibleThing } from './contents'
import { visitText } from './messages'
import type { Visitor } from './sql'

/** @throws AppError 403 */
export function requireDownloads({ allowsDownload }: SharedThing): void {
  if (!allowsDownload) throw forbidden(visitText('noDownload'))
}

/** Records a download; one that continues in parts is one download. */
export async function recordDownload(
  db: Db,
  { tenantId, shareId, visitId }: Visitor,
  request: FastifyRequest,
  { thing, name }: { thing: VisibleThing; name: string },
): Promise<void> {
  if (/^bytes=0*[1-9]/.test(request.headers.range ?? '')) return
  // Visitors are no users: the log names for whom the link is, or what it shows.
  const actorName = thing.recipient || render(visitText('visitor', { name: thing.name }), ENGLISH)
  const actor: Actor = { actorId: null, actorName, address: request.ip }
  const details = { shareId, visitId, kind: thing.kind }
  await runOutsideScope(() =>
    inTenant(db, tenantId, async (tx) => {
      await recordAudit(tenantId, tx, { ...actor, action: 'share.download', target: name, details })
      if (thing.caseId !== null) await recordLinkDownload(tenantId, tx, thing.caseId, { actor, name })
    }),
  )
}
