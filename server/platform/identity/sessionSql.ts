// Sessions and their users. The queries run as the platform, because the caller has no tenant yet.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db, Tx } from '../db/tenancy'
import type { UserType } from './permissions'

export interface PrincipalRow {
  session_id: string
  user_id: string
  tenant_id: string | null
  tenant_name: string | null
  name: string
  email: string
  avatar: string | null
  language: string | null
  user_type: UserType
  /** The client company of a tenant-client. */
  client_id: string | null
  client_may_watch_live: boolean
  custom_permissions: string[]
  group_permissions: string[]
  terms_accepted_at: Date | null
  is_second_factor_missing: boolean
  last_seen_at: Date
  /** Set while a super-admin has entered the tenant. */
  support_until: Date | null
  /** Set while a tenant root views the tenant as the client of `client_id`. */
  viewed_client_name: string | null
  viewing_until: Date | null
  /** Until the session ends if it is not used, or becomes that of the root again. */
  seconds_left: number
}

/** The user of the valid session with this token hash. One round trip without a transaction. */
export async function selectPrincipal(db: Db, tokenHash: Buffer): Promise<PrincipalRow | undefined> {
  const { rows } = await sql<PrincipalRow>`select * from session_principal(${tokenHash})`.execute(db)
  return rows[0]
}

export interface SessionRights {
  tenantId: string | null
  /** That of a client while a tenant root views the tenant as one. */
  userType: UserType
  granted: string[]
  isSupport: boolean
  /** The client company of a tenant-client. */
  clientId: string | null
  clientMayWatchLive: boolean
}

/** What the sessions may do now, by their IDs; ended and idle ones, and those without a required second factor, are absent. The rules are those of session_principal. */
export async function selectSessionRights(tx: Tx, sessionIds: string[]): Promise<Map<string, SessionRights>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .leftJoinLateral(
      (eb) =>
        sql<{
          tenant_id: string
        }>`open_support(${eb.ref('session.support_access_id')}, ${eb.ref('app_user.id')})`.as<'support'>('support'),
      (join) => join.on('app_user.user_type', '=', 'super-admin'),
    )
    .leftJoin('tenant', (join) =>
      join.on('tenant.id', '=', (eb) => eb.fn.coalesce('support.tenant_id', 'app_user.tenant_id')),
    )
    .leftJoinLateral(
      (eb) =>
        sql<{ client_id: string }>`open_client_view(${eb.ref('session.viewed_client_id')},
          ${eb.ref('session.viewing_until')}, ${eb.ref('app_user.id')})`.as<'viewed'>('viewed'),
      (join) => join.onTrue(),
    )
    .leftJoin('client', (join) =>
      join
        .on('client.id', '=', (eb) => eb.fn.coalesce('viewed.client_id', 'app_user.client_id'))
        .on('client.deleted_at', 'is', null),
    )
    .select((eb) => [
      'session.id',
      'client.id as clientId',
      sql<boolean>`coalesce(client.may_watch_live, false)`.as('clientMayWatchLive'),
      'tenant.id as tenantId',
      'support.tenant_id as supportTenantId',
      'viewed.client_id as viewedClientId',
      'app_user.user_type as userType',
      'app_user.custom_permissions as custom',
      sql<string[]>`array(select p
         from user_group_member m join user_group g on g.id = m.group_id, unnest(g.permissions) p
        where m.user_id = ${eb.ref('app_user.id')})`.as('ofGroups'),
    ])
    .where('session.id', 'in', sessionIds)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('session.last_seen_at', '>', sql<Date>`now() - interval '12 hours'`)
    .where('app_user.disabled_at', 'is', null)
    .where((eb) => eb.or([eb('tenant.id', 'is', null), eb('tenant.status', '=', 'active')]))
    .where(sql<boolean>`not (coalesce(tenant.require_second_factor, false) and not has_second_factor(app_user.id))`)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        tenantId: row.tenantId,
        clientId: row.clientId,
        clientMayWatchLive: row.clientMayWatchLive,
        userType: actingType(row),
        granted: [...row.custom, ...row.ofGroups],
        isSupport: row.supportTenantId !== null,
      },
    ]),
  )
}

/** The user type that a session acts as. */
function actingType(row: {
  userType: string
  supportTenantId: string | null
  viewedClientId: string | null
}): UserType {
  if (row.supportTenantId !== null) return 'tenant-root'
  return row.viewedClientId === null ? (row.userType as UserType) : 'tenant-client'
}

/** Where a session was started with single sign-on. */
export interface ProviderSession {
  issuer: string
  /** The provider's own name (sid) of the session there. */
  session: string | undefined
}

export async function insertSession(
  tx: Tx,
  session: {
    tokenHash: Buffer
    userId: string
    tenantId: string | null
    address: string
    userAgent: string
    days: number
    provider?: ProviderSession
  },
): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      id: uuidv7(),
      token_hash: session.tokenHash,
      user_id: session.userId,
      tenant_id: session.tenantId,
      address: session.address,
      user_agent: session.userAgent,
      expires_at: sql<Date>`now() + make_interval(days => ${session.days})`,
      provider_issuer: session.provider?.issuer ?? null,
      provider_session: session.provider?.session ?? null,
    })
    .execute()
}

export async function touchSession(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute()
}

export async function deleteSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('session').where('user_id', '=', userId).execute()
}

/**
 * Whether the session has not ended. For what outlives it: a new password waits until the transaction ends, and what the
 * transaction has made then ends with the rest.
 */
export async function lockOpenSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forShare().execute()
  const row = await tx
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the user has signed in within 10 minutes. */
export async function isRecentSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst()
  return row !== undefined
}
