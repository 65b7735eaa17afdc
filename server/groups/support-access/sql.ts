// Support accesses of tenants. At most one of a tenant has not ended.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { lockTexts } from '../../platform/db/lockTexts'
import type { Tx } from '../../platform/db/tenancy'

export type SupportAccess = components['schemas']['SupportAccess']
export type SupportAccesses = components['schemas']['SupportAccessReply']['data']

const LATEST = 10

interface Row {
  id: string
  reason: string
  requestedBy: string
  grantedBy: string
  endedBy: string
  createdAt: Date
  grantedAt: Date | null
  enteredAt: Date | null
  expiresAt: Date
  endedAt: Date | null
}

/** Makes changes of the tenant's support access wait for each other. Ends an access whose time is over. */
export async function lockSupportAccess(tenantId: string, tx: Tx): Promise<void> {
  await lockTexts(tx, [`support access of ${tenantId}`])
  await tx
    .updateTable('support_access')
    .set((eb) => ({ ended_at: eb.ref('expires_at') }))
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
}

/** The present access or request, and the latest earlier ones. */
export async function selectSupportAccesses(tenantId: string, tx: Tx): Promise<SupportAccesses> {
  const rows = await tx
    .selectFrom('support_access')
    .select([
      'id',
      'reason',
      'requested_name as requestedBy',
      'granted_name as grantedBy',
      'ended_name as endedBy',
      'created_at as createdAt',
      'granted_at as grantedAt',
      'entered_at as enteredAt',
      'expires_at as expiresAt',
      'ended_at as endedAt',
    ])
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST + 1)
    .execute()
  const all = rows.map(asAccess)
  const current = all.find(({ state }) => state === 'open' || state === 'requested')
  return { ...(current && { current }), past: all.filter((each) => each !== current).slice(0, LATEST) }
}

export async function insertSupportAccess(
  tenantId: string,
  tx: Tx,
  fields: { reason: string; requestedBy: string; days: number },
): Promise<void> {
  await tx
    .insertInto('support_access')
    .values({
      id: uuidv7(),
      tenant_id: tenantId,
      reason: fields.reason,
      requested_name: fields.requestedBy,
      expires_at: sql<Date>`now() + make_interval(days => ${fields.days})`,
    })
    .execute()
}

/** Opens the current request for `hours` from now. @returns false without a request */
export async function openSupportAccess(
  tenantId: string,
  tx: Tx,
  { hours, grantedBy }: { hours: number; grantedBy: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('support_access')
    .set({
      granted_at: sql<Date>`now()`,
      granted_name: grantedBy,
      expires_at: sql<Date>`now() + make_interval(hours => ${hours})`,
    })
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null)
    .where('granted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether it was open or only requested; undefined when it had ended */
export async function closeSupportAccess(
  tenantId: string,
  tx: Tx,
  id: string,
  endedBy: string,
): Promise<{ wasOpen: boolean } | undefined> {
  const row = await tx
    .updateTable('support_access')
    .set({ ended_at: sql<Date>`now()`, ended_name: endedBy })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('granted_at')
    .executeTakeFirst()
  return row && { wasOpen: row.granted_at !== null }
}

/** Whether the open access admits this super-admin; see open_support. */
export async function admits(tx: Tx, accessId: string, adminId: string): Promise<boolean> {
  const { rows } = await sql`select from open_support(${accessId}, ${adminId})`.execute(tx)
  return rows.length > 0
}

export async function enterBySession(tx: Tx, sessionId: string, accessId: string): Promise<void> {
  await tx.updateTable('session').set({ support_access_id: accessId }).where('id', '=', sessionId).execute()
  await tx
    .updateTable('support_access')
    .set({ entered_at: sql<Date>`now()` })
    .where('id', '=', accessId)
    .execute()
}

export async function leaveBySession(tx: Tx, sessionId: string): Promise<void> {
  await tx.updateTable('session').set({ support_access_id: null }).where('id', '=', sessionId).execute()
}

function asAccess({ id, grantedAt, ...row }: Row): SupportAccess {
  const hasLapsed = row.expiresAt <= (row.endedAt ?? new Date())
  const whileWaiting = hasLapsed ? 'unanswered' : row.endedAt ? 'declined' : 'requested'
  const onceGranted = hasLapsed ? 'expired' : row.endedAt ? 'revoked' : 'open'
  return {
    ...row,
    _id: id,
    state: grantedAt ? onceGranted : whileWaiting,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    enteredAt: row.enteredAt?.toISOString() ?? null,
  }
}
