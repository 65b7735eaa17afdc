// The caller's own account. The queries run as the platform, because super-admins have no tenant; every statement is
// limited to the user of the session.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import { browserNameOf } from '../../platform/identity/browserName'
import type { Principal } from '../../platform/identity/session'
import { countOwnAccess } from './ownAccess'

export type Profile = components['schemas']['Profile']
/** Without what another source adds. */
type OwnSession = Omit<components['schemas']['OwnSession'], 'place'>
type OwnSignIn = Omit<components['schemas']['OwnSignIn'], 'place'>

export async function selectProfile(tx: Tx, userId: string): Promise<Profile> {
  const row = await tx
    .selectFrom('app_user as u')
    .leftJoin('second_factor as f', 'f.user_id', 'u.id')
    .select([
      'u.id',
      'u.name',
      'u.email',
      'u.avatar',
      'u.language',
      'u.user_type',
      'u.version',
      'f.confirmed_at',
      sql<number>`(select count(*)::int from recovery_code r where r.user_id = u.id)`.as('recoveryCodesLeft'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  const { id, user_type, confirmed_at, ...rest } = row
  const access = await countOwnAccess(tx, { id })
  return { ...rest, access, _id: id, userType: user_type as Profile['userType'], secondFactor: confirmed_at !== null }
}

/** @returns false when `version` is stale */
export async function updateProfile(
  tx: Tx,
  userId: string,
  version: number,
  { name, language }: { name: string; language?: string | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('app_user')
    .set((eb) => ({ name: name.trim(), version: eb('version', '+', 1), ...(language !== undefined && { language }) }))
    .where('id', '=', userId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** No version: the last choice counts, and it changes nothing that others see. */
export async function updateTheme(tx: Tx, userId: string, theme: components['schemas']['Theme']): Promise<void> {
  await tx.updateTable('app_user').set({ theme }).where('id', '=', userId).execute()
}

/** @returns the URL of the previous avatar */
export async function updateAvatar(tx: Tx, userId: string, avatar: string | null): Promise<string | null> {
  const { before } = await tx
    .selectFrom('app_user')
    .select('avatar as before')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('app_user')
    .set((eb) => ({ avatar, version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
  return before
}

/**
 * Whether somebody whom the caller may see has this avatar: a user of the tenant, for a super-admin another one, and for a
 * client the caller and the people of its company.
 */
export async function avatarExists(tx: Tx, caller: Principal, avatar: string): Promise<boolean> {
  const { tenantId, userId, userType, clientId } = caller
  const row = await tx
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', tenantId === null ? 'is' : '=', tenantId)
    .where('avatar', '=', avatar)
    .$if(userType === 'tenant-client', (query) =>
      query.where((eb) => eb.or([eb('id', '=', userId), eb('client_id', '=', clientId)])),
    )
    .executeTakeFirst()
  return row !== undefined
}

export async function selectSessions(
  tx: Tx,
  userId: string,
  currentId: string,
  page: Page,
): Promise<{ items: OwnSession[]; total: number }> {
  const alive = tx
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_seen_at', '>', sql<Date>`now() - interval '12 hours'`)
  const rows = await alive
    .select(['id', 'address', 'user_agent', 'created_at', 'last_seen_at'])
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute()
  const { total } = await alive.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const items = rows.map((row) => ({
    _id: row.id,
    address: row.address,
    userAgent: row.user_agent,
    ...browserNameOf(row.user_agent),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === currentId,
  }))
  return { items, total }
}

export async function selectSignIns(
  tx: Tx,
  userId: string,
  page: Page,
): Promise<{ items: OwnSignIn[]; total: number }> {
  const own = tx.selectFrom('sign_in').where('user_id', '=', userId)
  const rows = await own
    .select(['id', 'created_at', 'address', 'user_agent', 'method', 'result', 'is_new_device'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute()
  const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const items = rows.map((row) => ({
    _id: row.id,
    at: row.created_at.toISOString(),
    address: row.address,
    userAgent: row.user_agent,
    ...browserNameOf(row.user_agent),
    method: row.method as OwnSignIn['method'],
    result: row.result as OwnSignIn['result'],
    isNewDevice: row.is_new_device,
  }))
  return { items, total }
}

/** @returns whether the user had such a session */
export async function deleteOwnSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends all sessions of the user except `keptId`. @returns the number of ended sessions */
export async function deleteOtherSessions(tx: Tx, userId: string, keptId: string): Promise<number> {
  const rows = await tx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '!=', keptId)
    .returning('id')
    .execute()
  return rows.length
}

/** Whether the user's organisation requires two-factor authentication. */
export async function isSecondFactorRequired(tx: Tx, user: { tenantId: string | null }): Promise<boolean> {
  if (user.tenantId === null) return false
  const row = await tx
    .selectFrom('tenant')
    .select('require_second_factor as isRequired')
    .where('id', '=', user.tenantId)
    .executeTakeFirst()
  return row?.isRequired === true
}
