// Accepting an invitation: only the invited person sets the first password.
import { createHash } from 'node:crypto'
import { recordAudit } from '../../platform/audit/sql'
import { notFound } from '../../platform/core/errors'
import { hashPassword } from '../../platform/identity/password'
import { requireGoodPassword } from '../../platform/identity/passwordPolicy'
import { recordChanged } from '../../platform/realtime/sql'
import { asPlatform, type Db, type Tx } from '../../platform/db/tenancy'
import { updatePassword } from '../../platform/identity/accountSql'
import { userText } from './messages'
import { deleteInvitation, selectInvited, type Invited } from './invitationSql'

export const hashInvitationToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** @throws AppError 404 when the invitation is unknown, used or expired */
export async function readInvitation(db: Db, token: string): Promise<Invited> {
  return asPlatform(db, (tx) => requireInvited(tx, token))
}

/** Sets the first password and removes the invitation. @throws AppError 400 for a weak password, 404 */
export async function acceptInvitation(db: Db, token: string, password: string, address: string): Promise<void> {
  requireGoodPassword(password, await readInvitation(db, token))
  const passwordHash = await hashPassword(password)
  await asPlatform(db, async (tx) => {
    // Read again with a lock, so that only one of two concurrent requests succeeds.
    const { userId, tenantId, name, email } = await requireInvited(tx, token)
    await updatePassword(tx, userId, passwordHash)
    await deleteInvitation(tx, userId)
    await recordAudit(tenantId, tx, { actorId: userId, actorName: name, address, action: 'user.join', target: email })
    await recordChanged(tenantId, tx, 'User', userId)
  })
}

async function requireInvited(tx: Tx, token: string): Promise<Invited> {
  const invited = await selectInvited(tx, hashInvitationToken(token))
  if (!invited) throw notFound(userText('invitationInvalid'))
  return invited
}
