// What gives access in a person's name and would outlive their password: API tokens, paired phones, and links to people without an
// account. The queries run as the platform, because who resets a password has no session.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { continueAsTenant, type Tx } from '../../platform/db/tenancy'
import type { Entity } from '../../platform/realtime/events.gen'
import { recordChanged } from '../../platform/realtime/sql'

/** What ends with the password. Whoever changes it chooses; left out, it ends. */
export interface EndedAccess {
  endsTokens?: boolean
  endsPhones?: boolean
  endsLinks?: boolean
  /** Of those that end, the ones that stay. What was created meanwhile ends. */
  keepsTokens?: string[]
  keepsPhones?: string[]
  keepsLinks?: string[]
}

type OwnAccess = components['schemas']['OwnAccess']

/** Of each kind, how many are listed for a choice one by one. */
const LISTED = 200

interface Person {
  id: string
  tenantId: string | null
}

/** Of each, how many give access now. Tokens of the organisation are not those of a person. */
export async function countOwnAccess(
  tx: Tx,
  { id }: Pick<Person, 'id'>,
): Promise<Record<'tokens' | 'phones' | 'links', number>> {
  const { rows } = await sql<Record<'tokens' | 'phones' | 'links', number>>`
    select (select count(*)::int from api_token
             where user_id = ${id} and kind = 'personal' and revoked_at is null and expires_at > now()) as tokens,
           (select count(*)::int from phone
             where user_id = ${id} and revoked_at is null and expires_at > now()) as phones,
           (select count(*)::int from share
             where created_by = ${id} and revoked_at is null and (expires_at is null or expires_at > now())) as links`.execute(
    tx,
  )
  return rows[0] ?? { tokens: 0, phones: 0, links: 0 }
}

const endPairingCodes = (tx: Tx, userId: string) =>
  sql`update phone_pairing set expires_at = now()
       where user_id = ${userId} and used_at is null and expires_at > now()`.execute(tx)

/**
 * What `countOwnAccess` counts, the newest of each first. Links have no names, because not everybody who asks may see what they show.
 * The transaction continues as the tenant.
 */
export async function selectOwnAccess(tx: Tx, { id, tenantId }: Person): Promise<OwnAccess> {
  if (tenantId === null) return { tokens: [], phones: [], links: [] }
  const tokens = await tx
    .selectFrom('api_token')
    .select(['id', 'name', 'hint', 'created_at', 'last_used_at'])
    .where('user_id', '=', id)
    .where('kind', '=', 'personal')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
  const phones = await tx
    .selectFrom('phone')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
  // The platform does not read what links are for.
  await continueAsTenant(tenantId, tx)
  const links = await tx
    .selectFrom('share')
    .select(['id', 'kind', 'recipient', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('created_by', '=', id)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
  return {
    tokens: tokens.map(({ id: _id, created_at, last_used_at, ...token }) => ({
      _id,
      ...token,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    phones: phones.map(({ id: _id, name, created_at, last_used_at }) => ({
      _id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
    })),
    links: links.map(({ id: _id, kind, recipient, created_at }) => ({
      _id,
      kind: kind as OwnAccess['links'][number]['kind'],
      name: null,
      recipient,
      createdAt: created_at.toISOString(),
    })),
  }
}

/**
 * Ends what gives access in the name of a person. Streams of phones end with their keys, and codes to pair a phone with the phones.
 * @returns how many of each, for the audit log
 */
export async function endOwnAccess(
  tx: Tx,
  { id, tenantId }: Person,
  {
    endsTokens = true,
    endsPhones = true,
    endsLinks = true,
    keepsTokens = [],
    keepsPhones = [],
    keepsLinks = [],
  }: EndedAccess,
): Promise<{ tokens: number; phones: number; links: number }> {
  if (tenantId === null) return { tokens: 0, phones: 0, links: 0 }
  const end = async (entity: Entity, ends: boolean, ended: ReturnType<typeof sql>): Promise<number> => {
    if (!ends) return 0
    const { rows } = await ended.execute(tx)
    if (rows.length > 0) await recordChanged(tenantId, tx, entity)
    return rows.length
  }
  // First, so that a phone that is being paired with a code is one of those that end.
  if (endsPhones) await endPairingCodes(tx, id)
  return {
    tokens: await end(
      'ApiToken',
      endsTokens,
      sql`update api_token set revoked_at = now()
           where tenant_id = ${tenantId} and user_id = ${id} and kind = 'personal' and revoked_at is null
             and id <> all(${keepsTokens}::uuid[]) returning id`,
    ),
    phones: await end(
      'Phone',
      endsPhones,
      sql`update phone set revoked_at = now()
           where tenant_id = ${tenantId} and user_id = ${id} and revoked_at is null
             and id <> all(${keepsPhones}::uuid[]) returning id`,
    ),
    links: await end(
      'Share',
      endsLinks,
      sql`update share set revoked_at = now(), version = version + 1
           where tenant_id = ${tenantId} and created_by = ${id} and revoked_at is null
             and id <> all(${keepsLinks}::uuid[]) returning id`,
    ),
  }
}
