// What gives access in a person's name and would outlive their password: API tokens, paired phones, and links to people without an
// account. The queries run as the platform, because who resets a password has no session.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { Entity } from '../../platform/realtime/events.gen'
import { recordChanged } from '../../platform/realtime/sql'

/** What ends with the password. Whoever changes it chooses; left out, it ends. */
export interface EndedAccess {
  endsTokens?: boolean
  endsPhones?: boolean
  endsLinks?: boolean
}

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

/**
 * Ends what gives access in the name of a person. Streams of phones end with their keys.
 * @returns how many of each, for the audit log
 */
export async function endOwnAccess(
  tx: Tx,
  { id, tenantId }: Person,
  { endsTokens = true, endsPhones = true, endsLinks = true }: EndedAccess,
): Promise<{ tokens: number; phones: number; links: number }> {
  if (tenantId === null) return { tokens: 0, phones: 0, links: 0 }
  const end = async (entity: Entity, ends: boolean, ended: ReturnType<typeof sql>): Promise<number> => {
    if (!ends) return 0
    const { rows } = await ended.execute(tx)
    if (rows.length > 0) await recordChanged(tenantId, tx, entity)
    return rows.length
  }
  return {
    tokens: await end(
      'ApiToken',
      endsTokens,
      sql`update api_token set revoked_at = now()
           where tenant_id = ${tenantId} and user_id = ${id} and kind = 'personal' and revoked_at is null returning id`,
    ),
    phones: await end(
      'Phone',
      endsPhones,
      sql`update phone set revoked_at = now()
           where tenant_id = ${tenantId} and user_id = ${id} and revoked_at is null returning id`,
    ),
    links: await end(
      'Share',
      endsLinks,
      sql`update share set revoked_at = now(), version = version + 1
           where tenant_id = ${tenantId} and created_by = ${id} and revoked_at is null returning id`,
    ),
  }
}
