// Tokens with which the identity provider of a tenant manages its people. Two at once, so that they can be exchanged without
// an interruption.
import { uuidv7 } from 'uuidv7'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, notFound } from '../../platform/core/errors'
import { lockTexts } from '../../platform/db/lockTexts'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { newProvisioningSecret } from '../../platform/identity/provisioning'
import { recordChanged } from '../../platform/realtime/sql'
import { scimTokenText } from './messages'
import { countTokens, deleteToken, insertToken } from './sql'

export const MAX_TOKENS = 2

/** @returns the only copy of the secret. @throws AppError 409 above the limit */
export async function createToken(
  db: Db,
  tenantId: string,
  name: string,
  actor: Actor,
): Promise<components['schemas']['CreatedScimTokenReply']['data']> {
  const { text, hash, hint } = newProvisioningSecret()
  const token = { id: uuidv7(), name: name.trim(), hash, hint }
  return inTenant(db, tenantId, async (tx) => {
    await lockTexts(tx, [`provisioning tokens of ${tenantId}`])
    if ((await countTokens(tenantId, tx)) >= MAX_TOKENS) {
      throw conflict(scimTokenText('tooMany', { limit: MAX_TOKENS }))
    }
    await insertToken(tenantId, tx, token)
    await recordAudit(tenantId, tx, { ...actor, action: 'scim-token.create', target: token.name })
    await recordChanged(tenantId, tx, 'ScimToken', token.id)
    return { _id: token.id, secret: text }
  })
}

/** @throws AppError 404 */
export async function revokeToken(db: Db, tenantId: string, id: string, actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const name = await deleteToken(tenantId, tx, id)
    if (name === undefined) throw notFound(scimTokenText('notFound'))
    await recordAudit(tenantId, tx, { ...actor, action: 'scim-token.revoke', target: name })
    await recordChanged(tenantId, tx, 'ScimToken', id)
  })
}
