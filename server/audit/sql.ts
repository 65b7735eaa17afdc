// The audit log is written here and nowhere else, in the transaction of what it tells of: no deed without its entry, no
// entry without its deed.
import { uuidv7 } from 'uuidv7'
import type { components } from '../contract.gen'
import type { Tx } from '../tenancy'

/** `thing.deed`, such as `mission.delete`; a new one is added to the contract first, and the app wants words for it. */
export type Deed = components['schemas']['AuditDeed']

/** Who acts, and from which address. */
export interface Actor {
  /** Null where nobody is signed in. */
  actorId: string | null
  actorName: string
  address: string
}

export interface AuditEntry extends Actor {
  action: Deed
  /** What it was done to, as a person would name it. */
  target: string
  /** What else matters, flat; never a password, a code or a token. */
  details?: Record<string, string | number | boolean | null>
}

const LONGEST = 300

/** Adds an entry; it counts when the transaction commits. `tenantId` is null for what concerns the platform only. */
export async function recordAudit(tenantId: string | null, tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      id: uuidv7(),
      tenant_id: tenantId,
      actor_id: entry.actorId,
      actor_name: entry.actorName.slice(0, LONGEST),
      action: entry.action,
      target: entry.target.slice(0, LONGEST),
      address: entry.address,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}
