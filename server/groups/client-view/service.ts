// A tenant root sees in its session what the people of a client see, for a limited time and only to read.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict } from '../../platform/core/errors'
import { asPlatform, inTenant, type Db } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { requireClient } from '../client/public'
import { clientViewText } from './messages'
import { endBySession, isOpenOfSession, startBySession } from './sql'

const MINUTES = 30

/**
 * Makes the session of a tenant root one of the client.
 * @returns the name of the client
 * @throws AppError 404; 409 when the session would stay that of the root, and so could write
 */
export async function startClientView(
  db: Db,
  tenantId: string,
  clientId: string,
  { actor, user }: { user: Principal; actor: Actor },
): Promise<string> {
  const { name } = await inTenant(db, tenantId, (tx) => requireClient(tenantId, tx, clientId))
  await asPlatform(db, async (tx) => {
    const until = await startBySession(tx, user.sessionId, clientId, MINUTES)
    if (!(await isOpenOfSession(tx, user.sessionId))) throw conflict(clientViewText('notOpened'))
    const details = { clientId, until: until.toISOString() }
    await recordAudit(tenantId, tx, { ...actor, action: 'client.view', target: name, details })
  })
  return name
}

/** Makes the session that of the tenant root again. Does nothing in another session. */
export async function endClientView(db: Db, { actor, user }: { user: Principal; actor: Actor }): Promise<void> {
  await asPlatform(db, async (tx) => {
    await endBySession(tx, user.sessionId)
    if (!user.clientView) return
    const { clientId, name } = user.clientView
    const details = { clientId }
    await recordAudit(user.tenantId, tx, { ...actor, action: 'client.view-end', target: name, details })
  })
}
