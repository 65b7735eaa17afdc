import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { selectFlying, selectProblemsOfPilots, type PilotProblem } from './flightsSql'
import { groupBy } from './groupBy'

export type Pilot = components['schemas']['Pilot']
export type Licence = components['schemas']['Licence']

/** Pilots of a tenant. They are all in one reply. */
const MAX_PILOTS = 1000

export interface PilotFields {
  name?: string
  email?: string | null
  phone?: string
}

const pilots = (tenantId: string, tx: Tx) =>
  tx
    .selectFrom('pilot')
    .leftJoin('app_user', (join) =>
      join.onRef('app_user.id', '=', 'pilot.user_id').on('app_user.deleted_at', 'is', null),
    )
    .select([
      'pilot.id as _id',
      'app_user.id as userId',
      sql<string>`coalesce(app_user.name, pilot.name)`.as('name'),
      sql<string | null>`coalesce(app_user.email, pilot.email)`.as('email'),
      'app_user.avatar',
      'pilot.phone',
      'pilot.version',
    ])
    .where('pilot.tenant_id', '=', tenantId)
    .where('pilot.deleted_at', 'is', null)

/** All pilots by name. @param flightId the flight that `problems` are about */
export async function selectPilots(tenantId: string, tx: Tx, flightId: string | undefined): Promise<Pilot[]> {
  const rows = await pilots(tenantId, tx)
    .orderBy(sql`lower(coalesce(app_user.name, pilot.name))`)
    .orderBy('pilot.id')
    .limit(MAX_PILOTS)
    .execute()
  return withDetails(tenantId, tx, rows, flightId)
}

export async function selectPilot(tenantId: string, tx: Tx, pilotId: string): Promise<Pilot | undefined> {
  const rows = await pilots(tenantId, tx).where('pilot.id', '=', pilotId).execute()
  return (await withDetails(tenantId, tx, rows, undefined))[0]
}

/** Makes assignments of a pilot wait for each other. @returns false when there is no such pilot */
export async function lockPilot(tenantId: string, tx: Tx, pilotId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pilot')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', pilotId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

type PilotRow = Awaited<ReturnType<ReturnType<typeof pilots>['executeTakeFirstOrThrow']>>

async function withDetails(tenantId: string, tx: Tx, rows: PilotRow[], flightId: string | undefined): Promise<Pilot[]> {
  const ids = rows.map(({ _id }) => _id)
  const licences = await selectLicences(tenantId, tx, ids)
  const flights = await selectFlying(tenantId, tx, ids)
  const problems =
    flightId === undefined
      ? new Map<string, PilotProblem[]>()
      : await selectProblemsOfPilots(tenantId, tx, flightId, ids)
  return rows.map((row) => ({
    ...row,
    licences: licences.get(row._id) ?? [],
    flights: flights.get(row._id) ?? [],
    problems: problems.get(row._id) ?? [],
  }))
}

async function selectLicences(tenantId: string, tx: Tx, pilotIds: string[]): Promise<Map<string, Licence[]>> {
  const rows = await tx
    .selectFrom('pilot_licence')
    .select([
      'pilot_id as pilotId',
      'kind',
      'number',
      sql<string | null>`to_char(expires_on, 'YYYY-MM-DD')`.as('expiresOn'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('pilot_id', '=', sql<string>`any(${pilotIds}::uuid[])`)
    .orderBy('pilot_id')
    .orderBy('position')
    .execute()
  return groupBy(rows, 'pilotId')
}

/** @throws a unique violation when the user is a pilot already */
export async function insertPilot(
  tenantId: string,
  tx: Tx,
  pilot: PilotFields & { name: string; userId?: string; createdBy: string },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('pilot')
    .values({
      id,
      tenant_id: tenantId,
      user_id: pilot.userId ?? null,
      name: pilot.name.trim(),
      email: pilot.email ?? null,
      phone: pilot.phone ?? '',
      created_by: pilot.createdBy,
    })
    .execute()
  return id
}

/** @returns false when the pilot does not exist at this version */
export async function updatePilot(
  tenantId: string,
  tx: Tx,
  pilotId: string,
  version: number,
  { name, email, phone }: PilotFields,
): Promise<boolean> {
  const row = await tx
    .updateTable('pilot')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(name !== undefined && { name: name.trim() }),
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', pilotId)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces all licences of a pilot. */
export async function replaceLicences(tenantId: string, tx: Tx, pilotId: string, licences: Licence[]): Promise<void> {
  await tx.deleteFrom('pilot_licence').where('tenant_id', '=', tenantId).where('pilot_id', '=', pilotId).execute()
  if (licences.length === 0) return
  const values = licences.map(({ kind, number = '', expiresOn = null }, index) => ({
    tenant_id: tenantId,
    pilot_id: pilotId,
    position: index + 1,
    kind: kind.trim(),
    number,
    expires_on: expiresOn,
  }))
  await tx.insertInto('pilot_licence').values(values).execute()
}

/** A user who can sign in. */
export async function selectAccount(
  tenantId: string,
  tx: Tx,
  userId: string,
): Promise<{ name: string; userType: string } | undefined> {
  return tx
    .selectFrom('app_user')
    .select(['name', 'user_type as userType'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
