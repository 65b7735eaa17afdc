import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

export interface PhoneKey {
  keyId: string
  flightId: string
}

/** Keys of the phone that are not revoked. */
export async function selectKeysOfPhone(tenantId: string, tx: Tx, phoneId: string): Promise<PhoneKey[]> {
  return tx
    .selectFrom('phone_stream_key as p')
    .innerJoin('stream_key as k', 'k.id', 'p.stream_key_id')
    .innerJoin('flight as f', 'f.id', 'k.flight_id')
    .innerJoin('mission as m', 'm.id', 'k.mission_id')
    .select(['k.id as keyId', 'k.flight_id as flightId'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.phone_id', '=', phoneId)
    .where('k.revoked_at', 'is', null)
    .where('f.deleted_at', 'is', null)
    .where('m.deleted_at', 'is', null)
    .execute()
}

/**
 * Ties a key to its phone. @returns false when the phone was revoked or the mission withdrawn in the meantime: then the key must
 * not be given away
 */
export async function insertPhoneKey(
  tenantId: string,
  tx: Tx,
  { keyId, phoneId, missionId }: { keyId: string; phoneId: string; missionId: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_valid: boolean }>`
    insert into phone_stream_key (stream_key_id, tenant_id, phone_id) values (${keyId}, ${tenantId}, ${phoneId})
    returning phone_reports_to(${phoneId}, ${missionId}) as is_valid`.execute(tx)
  return rows[0]?.is_valid ?? false
}

/** A flight that the phone has begun and not ended. */
export async function selectFlightStart(
  tenantId: string,
  tx: Tx,
  flightId: string,
): Promise<{ startedAt: Date } | undefined> {
  const row = await tx
    .selectFrom('flight')
    .select('started_at as startedAt')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', flightId)
    .where('status', '=', 'airborne')
    .executeTakeFirst()
  return row?.startedAt ? { startedAt: row.startedAt } : undefined
}
