// Tokens with which identity providers manage the people of a tenant (SCIM). The database holds only their hashes.
import { createHash, randomBytes } from 'node:crypto'
import { asPlatform, readAsPlatform, type Db } from '../db/tenancy'
import { selectProvisioningToken, touchProvisioningToken } from './provisioningSql'
import type { Principal } from './session'

/** Makes secrets recognisable, for example to scanners of source code. */
const PREFIX = 'aerie_scim_'
const SECRET_BYTES = 32
const HINT_LENGTH = 4
const TOUCH_EVERY_MS = 60_000

/** Who acts, as the audit log and other people of the tenant see it. */
const ACTOR_NAME = 'Provisioning (SCIM)'

export function newProvisioningSecret(): { text: string; hash: Buffer; hint: string } {
  const text = PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
  return { text, hash: hashOf(text), hint: text.slice(-HINT_LENGTH) }
}

/** The caller with a token of an active tenant; undefined for any other text. */
export async function readProvisioning(db: Db, text: string): Promise<Principal | undefined> {
  if (!text.startsWith(PREFIX)) return undefined
  const row = await readAsPlatform(db, (tx) => selectProvisioningToken(tx, hashOf(text)))
  if (!row) return undefined
  if (Date.now() - (row.lastUsedAt?.getTime() ?? 0) > TOUCH_EVERY_MS)
    await asPlatform(db, (tx) => touchProvisioningToken(tx, row.id))
  return {
    sessionId: row.id,
    userId: row.id,
    tenantId: row.tenantId,
    tenantName: row.tenantName,
    name: ACTOR_NAME,
    email: '',
    avatar: null,
    language: null,
    userType: 'tenant-user',
    clientId: null,
    customPermissions: [],
    permissions: new Set(),
    isTermsAccepted: true,
    isSecondFactorMissing: false,
    provisioning: { tokenName: row.name },
  }
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
