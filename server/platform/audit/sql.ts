// The only writer of the audit log. Entries are written in the transaction of the action, so that neither exists without the
// other.
import { uuidv7 } from 'uuidv7'
import type { components } from '../contract/contract.gen'
import type { Tx } from '../db/tenancy'

/** `entity.verb`, such as `mission.delete`. Add a new action to the contract first; the app then requires a label for it. */
export type AuditAction = components['schemas']['AuditAction']

/** Who acts, and from which IP address. */
export interface Actor {
  /** Null without a session. */
  actorId: string | null
  /** Empty without a session; the app then shows "Not signed in". */
  actorName: string
  address: string
  /** A super-admin who has entered the tenant for support. */
  forSupport?: true
  /** Name of the client that a tenant root views the tenant as. */
  viewedAs?: string
  /** Name of the API token that was used instead of a session. */
  apiToken?: string
  /** Name of the paired phone that was used instead of a session. */
  fromPhone?: string
}

export interface AuditEntry extends Actor {
  action: AuditAction
  /** The record acted on, as a user would name it. */
  target: string
  /** Flat details; never a password, a code or a token. */
  details?: Record<string, string | number | boolean | null>
}

const MAX_LENGTH = 300

/** Adds an entry in the caller's transaction. `tenantId` is null for actions that concern the platform only. */
export async function recordAudit(tenantId: string | null, tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      id: uuidv7(),
      tenant_id: tenantId,
      actor_id: entry.actorId,
      actor_name: entry.actorName.slice(0, MAX_LENGTH),
      action: entry.action,
      target: entry.target.slice(0, MAX_LENGTH),
      address: entry.address,
      details: JSON.stringify({
        ...entry.details,
        ...(entry.forSupport && { support: true }),
        ...(entry.viewedAs !== undefined && { viewedAs: entry.viewedAs }),
        ...(entry.apiToken !== undefined && { token: entry.apiToken }),
        ...(entry.fromPhone !== undefined && { phone: entry.fromPhone }),
      }),
    })
    .execute()
}
