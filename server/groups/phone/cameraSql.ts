import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

const IN_THE_AIR = ['airborne', 'returning'] as const

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

/** Flights that the phone is in the air with. */
export async function selectFlightsOfPhone(tenantId: string, tx: Tx, phoneId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('phone_stream_key as p')
    .innerJoin('stream_key as k', 'k.id', 'p.stream_key_id')
    .innerJoin('flight as f', 'f.id', 'k.flight_id')
    .select('f.id')
    .distinct()
    .where('p.tenant_id', '=', tenantId)
    .where('p.phone_id', '=', phoneId)
    .where('f.status', 'in', IN_THE_AIR)
    .execute()
  return rows.map(({ id }) => id)
}

/** Flights in the air whose phones may not report to their mission any more, across tenants. */
export async function selectLeftFlights(tx: Tx): Promise<{ tenantId: string; flightId: string }[]> {
  return tx
    .selectFrom('phone_stream_key as p')
    .innerJoin('stream_key as k', 'k.id', 'p.stream_key_id')
    .innerJoin('flight as f', 'f.id', 'k.flight_id')
    .select(['f.tenant_id as tenantId', 'f.id as flightId'])
    .distinct()
    .where('f.status', 'in', IN_THE_AIR)
    .where('f.deleted_at', 'is', null)
    .where(sql<boolean>`not has_phone_left(k.id, k.mission_id)`)
    .execute()
}
