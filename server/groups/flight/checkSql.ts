// Checklists of mission types, and their copies with the answers of each flight.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'

export type FlightCheck = components['schemas']['FlightCheck']
export type CheckAnswer = components['schemas']['FlightCheckAnswer']
export type ChecklistItem = components['schemas']['ChecklistItem']

export interface Checklist {
  id: string
  items: ChecklistItem[]
  version: number
}

export async function selectChecklist(
  tenantId: string,
  tx: Tx,
  missionTypeId: string | undefined,
): Promise<Checklist | undefined> {
  const row = await tx
    .selectFrom('checklist')
    .select(['id', 'items', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('mission_type_id', 'is not distinct from', missionTypeId ?? null)
    .executeTakeFirst()
  return row && { ...row, items: row.items as unknown as ChecklistItem[] }
}

/** Inserts the first version, or replaces `version`. @returns false when another version is stored */
export async function saveChecklist(
  tenantId: string,
  tx: Tx,
  missionTypeId: string | undefined,
  version: number,
  items: ChecklistItem[],
): Promise<boolean> {
  const { rows } = await sql`
    insert into checklist (id, tenant_id, mission_type_id, items, version)
      select ${uuidv7()}, ${tenantId}, ${missionTypeId ?? null}, ${JSON.stringify(items)}::jsonb, 2 where ${version} = 1
    on conflict (tenant_id, mission_type_id) do nothing returning id`.execute(tx)
  if (rows.length > 0) return true
  const row = await tx
    .updateTable('checklist')
    .set((eb) => ({ items: JSON.stringify(items), version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('mission_type_id', 'is not distinct from', missionTypeId ?? null)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a flight its copy of a checklist, unless it has one. */
export async function insertChecks(tenantId: string, tx: Tx, flightId: string, items: ChecklistItem[]): Promise<void> {
  if (items.length === 0) return
  const values = items.map(({ text, isBlocking }, index) => ({
    tenant_id: tenantId,
    flight_id: flightId,
    position: index + 1,
    text,
    is_blocking: isBlocking,
  }))
  await tx
    .insertInto('flight_check')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function selectChecks(tenantId: string, tx: Tx, flightId: string): Promise<FlightCheck[]> {
  const rows = await tx
    .selectFrom('flight_check')
    .leftJoin('app_user', 'app_user.id', 'flight_check.answered_by')
    .select([
      'flight_check.position',
      'flight_check.text',
      'flight_check.is_blocking as isBlocking',
      'flight_check.state',
      'flight_check.note',
      'flight_check.answered_at',
      'app_user.id as authorId',
      'app_user.name as authorName',
      'app_user.avatar as authorAvatar',
    ])
    .where('flight_check.tenant_id', '=', tenantId)
    .where('flight_check.flight_id', '=', flightId)
    .orderBy('flight_check.position')
    .execute()
  return rows.map(({ answered_at, authorId, authorName, authorAvatar, ...check }) => ({
    ...check,
    state: check.state as FlightCheck['state'],
    answeredAt: answered_at?.toISOString() ?? null,
    ...(authorId !== null && { answeredBy: { _id: authorId, name: authorName ?? '', avatar: authorAvatar } }),
  }))
}

export async function answerCheck(
  tenantId: string,
  tx: Tx,
  flightId: string,
  { position, state, note = '' }: CheckAnswer,
  userId: string,
): Promise<void> {
  await tx
    .updateTable('flight_check')
    .set({
      state,
      note,
      answered_by: state === 'open' ? null : userId,
      answered_at: state === 'open' ? null : sql<Date>`now()`,
    })
    .where('tenant_id', '=', tenantId)
    .where('flight_id', '=', flightId)
    .where('position', '=', position)
    .execute()
}
