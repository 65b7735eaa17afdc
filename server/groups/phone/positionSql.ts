import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'

type PhonePosition = components['schemas']['PhonePosition']

/** Phones in one reply. */
const MAX_SHOWN = 500
/** How long a position is shown without another one. */
const SHOWN_FOR = sql`interval '2 minutes'`

export async function upsertPosition(
  tenantId: string,
  tx: Tx,
  phoneId: string,
  { missionId, lat, long, accuracy }: components['schemas']['SharedPosition'],
): Promise<void> {
  const place = { mission_id: missionId, lat, long, accuracy: accuracy ?? null, sent_at: sql<Date>`now()` }
  await tx
    .insertInto('phone_position')
    .values({ phone_id: phoneId, tenant_id: tenantId, ...place })
    .onConflict((conflict) => conflict.column('phone_id').doUpdateSet({ ...place, since: sinceOf(missionId) }))
    .execute()
}

const sinceOf = (missionId: string) => sql<Date>`
  case when phone_position.mission_id = ${missionId} and phone_position.sent_at > now() - ${SHOWN_FOR}
       then phone_position.since else now() end`

/** @returns whether there was one */
export async function deletePosition(tenantId: string, tx: Tx, phoneId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('phone_position')
    .where('tenant_id', '=', tenantId)
    .where('phone_id', '=', phoneId)
    .returning('phone_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of phones that may report to their mission now, the newest first. */
export async function selectPositions(tenantId: string, tx: Tx): Promise<PhonePosition[]> {
  const rows = await tx
    .selectFrom('phone_position as l')
    .innerJoin('phone as p', 'p.id', 'l.phone_id')
    .innerJoin('app_user as u', 'u.id', 'p.user_id')
    .innerJoin('mission as m', 'm.id', 'l.mission_id')
    .select(['p.id as _id', 'p.name', 'u.name as ownerName', 'm.id as missionId', 'm.name as missionName'])
    .select(['l.lat', 'l.long', 'l.accuracy', 'l.since', 'l.sent_at'])
    .where('l.tenant_id', '=', tenantId)
    .where('m.deleted_at', 'is', null)
    .where('l.sent_at', '>', sql<Date>`now() - ${SHOWN_FOR}`)
    .where(sql<boolean>`phone_reports_to(p.id, m.id)`)
    .orderBy('l.sent_at', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ since, sent_at, ...row }) => ({
    ...row,
    since: since.toISOString(),
    at: sent_at.toISOString(),
  }))
}

/** Deletes positions that are not shown any more, across tenants. */
export async function deleteOldPositions(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('phone_position')
    .where('sent_at', '<', sql<Date>`now() - interval '10 minutes'`)
    .execute()
}
