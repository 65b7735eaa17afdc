import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/db/tenancy'
import type { AssetState } from './moves'
import { COLUMNS, fromAssets, type AssetRow } from './row'

/** Columns that people enter. `hours`, `flights` and `cycles` are without those of flights here. */
export interface AssetFields {
  name?: string
  serial?: string
  classId?: string
  modelId?: string | null
  inServiceOn?: string
  hours?: number
  flights?: number
  cycles?: number
  firmware?: string
  health?: number | null
  note?: string
  state?: AssetState
  stateReason?: string
}

export async function selectAsset(tenantId: string, tx: Tx, id: string): Promise<AssetRow | undefined> {
  const { rows } = await sql<AssetRow>`select ${COLUMNS} ${fromAssets(tenantId)} and a.id = ${id}`.execute(tx)
  return rows[0]
}

/** Those of the assets that exist, in no order. */
export async function selectAssetsById(tenantId: string, tx: Tx, ids: readonly string[]): Promise<AssetRow[]> {
  const { rows } =
    await sql<AssetRow>`select ${COLUMNS} ${fromAssets(tenantId)} and a.id = any(${ids}::uuid[])`.execute(tx)
  return rows
}

/** Columns of the fields that are given. */
export const columnsOf = (fields: AssetFields) => ({
  ...(fields.name !== undefined && { name: fields.name.trim() }),
  ...(fields.serial !== undefined && { serial: fields.serial.trim() }),
  ...(fields.classId !== undefined && { class_id: fields.classId }),
  ...(fields.modelId !== undefined && { model_id: fields.modelId }),
  ...(fields.inServiceOn !== undefined && { in_service_on: fields.inServiceOn }),
  ...(fields.hours !== undefined && { entered_hours: fields.hours }),
  ...(fields.flights !== undefined && { entered_flights: fields.flights }),
  ...(fields.cycles !== undefined && { entered_cycles: fields.cycles }),
  ...(fields.firmware !== undefined && { firmware: fields.firmware }),
  ...(fields.health !== undefined && { health: fields.health }),
  ...(fields.note !== undefined && { note: fields.note }),
  ...(fields.state !== undefined && { state: fields.state }),
  ...(fields.stateReason !== undefined && { state_reason: fields.stateReason }),
})

/** @throws a unique violation when another asset has the serial number */
export async function insertAsset(
  tenantId: string,
  tx: Tx,
  fields: AssetFields & { name: string; serial: string; classId: string; createdBy: string },
): Promise<string> {
  const id = uuidv7()
  const { name, serial, classId, createdBy, ...others } = fields
  await tx
    .insertInto('asset')
    .values({
      id,
      tenant_id: tenantId,
      created_by: createdBy,
      name: name.trim(),
      serial: serial.trim(),
      class_id: classId,
      ...columnsOf(others),
    })
    .execute()
  return id
}

/** @returns false when the asset does not exist at this version. @throws a unique violation for the serial number of another */
export async function updateAsset(
  tenantId: string,
  tx: Tx,
  id: string,
  version: number | undefined,
  fields: AssetFields,
): Promise<boolean> {
  const row = await tx
    .updateTable('asset')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: sql<Date>`now()`, ...columnsOf(fields) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Most that the total of a counter can be. */
const MAX_COUNT = 1_000_000

/** Adds to the counters of an asset, or subtracts from them when a number is negative. */
export async function moveCounters(tenantId: string, tx: Tx, id: string, jump: Partial<Counters>): Promise<void> {
  const { hours = 0, flights = 0, cycles = 0 } = jump
  if (hours === 0 && flights === 0 && cycles === 0) return
  await sql`
    update asset
       set entered_hours = least(entered_hours + ${hours}::float8, ${MAX_COUNT}),
           entered_flights = least(entered_flights + ${flights}::integer, ${MAX_COUNT}),
           entered_cycles = least(entered_cycles + ${cycles}::integer, ${MAX_COUNT}),
           version = version + 1, updated_at = now()
     where tenant_id = ${tenantId} and id = ${id} and deleted_at is null`.execute(tx)
}

export interface Counters {
  hours: number
  flights: number
  cycles: number
}

/** Makes assignments and changes of these assets wait for each other. @returns the IDs of those that exist */
export async function lockAssets(tenantId: string, tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from asset where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) and deleted_at is null
     order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Sets the state of several assets and raises their versions. */
export async function updateAssetStates(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
  fields: Pick<AssetFields, 'state' | 'stateReason'>,
): Promise<void> {
  await tx
    .updateTable('asset')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: sql<Date>`now()`, ...columnsOf(fields) }))
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
}

/** An asset of these that is assigned to an open flight, with the name of the flight. */
export async function selectFlyingAsset(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
): Promise<{ name: string; flight: string } | undefined> {
  const { rows } = await sql<{ name: string; flight: string }>`
    select a.name, f.name as flight from flight_asset fa
      join asset a on a.id = fa.asset_id
      join flight f on f.id = fa.flight_id and f.deleted_at is null and f.status not in ('landed', 'aborted')
      join mission m on m.id = f.mission_id and m.deleted_at is null
     where fa.tenant_id = ${tenantId} and fa.asset_id = any(${ids}::uuid[])
     order by lower(a.name), a.id limit 1`.execute(tx)
  return rows[0]
}

/** The name of an open flight that the asset is assigned to. */
export async function selectOpenFlight(tenantId: string, tx: Tx, assetId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select f.name from flight_asset fa
      join flight f on f.id = fa.flight_id and f.deleted_at is null and f.status not in ('landed', 'aborted')
      join mission m on m.id = f.mission_id and m.deleted_at is null
     where fa.tenant_id = ${tenantId} and fa.asset_id = ${assetId} limit 1`.execute(tx)
  return rows[0]?.name
}
