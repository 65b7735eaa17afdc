// Why an asset should not be on a flight, and the assets of flights.
import { sql, type RawBuilder } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { IS_AGEING, STATUS, withState } from './row'

export type AssetProblem = components['schemas']['AssetProblem']
export type FlightAsset = components['schemas']['FlightAsset']

interface FlightAssetRow extends FlightAsset {
  flightId: string
}

/** A flight that is not stored, with the columns that its time and its assets need. */
export interface FlightTimes {
  plannedStart?: string
  plannedEnd?: string
}

const STORED = sql`flight f on f.id = p.flight_id`

/**
 * Assets with their state, and with their problems as long as the flight has not taken off.
 * @param pairs rows of flight_id, asset_id, role, override_reason, overridden
 */
async function selectWithProblems(
  tenantId: string,
  tx: Tx,
  pairs: RawBuilder<unknown>,
  flight = STORED,
): Promise<FlightAssetRow[]> {
  const { rows } = await sql<FlightAssetRow>`
    select p.flight_id as "flightId", a.id as _id, a.name, a.serial, p.role, p.override_reason as "overrideReason",
           ${STATUS} as status, due.due as due, ${IS_AGEING} as "isAgeing",
           case when f.status not in ('planned', 'preflight') then '[]'::jsonb else
             ${ofAsset} || coalesce(clash.problems, '[]') end as problems
      from (${pairs}) p
      join ${flight}
      join asset a on a.id = p.asset_id
      join asset_class c on c.id = a.class_id
      ${withState}
      left join lateral (${otherFlights}) clash on f.status in ('planned', 'preflight')
     where a.tenant_id = ${tenantId}
     order by p.flight_id, case p.role when 'drone' then 1 when 'battery' then 2 else 3 end, lower(a.name), a.id`.execute(
    tx,
  )
  return rows
}

const problem = (kind: AssetProblem['kind'], name: RawBuilder<unknown>, isOverridden = sql`false`) =>
  sql`jsonb_build_array(jsonb_build_object(
    'kind', ${sql.lit(kind)}, 'name', ${name}, 'at', null, 'isOverridden', ${isOverridden}))`

/** A problem that a reason can be for. */
const overridable = (kind: 'grounded' | 'overdue', name: RawBuilder<unknown>) =>
  problem(
    kind,
    name,
    sql`p.override_reason is not null and coalesce(p.overridden = ${sql.lit(`${kind}:`)} || ${name}, true)`,
  )

const ofAsset = sql`
  case when a.deleted_at is not null then ${problem('deleted', sql`''`)}
       when a.state = 'retired' then ${problem('retired', sql`a.state_reason`)}
       when a.state = 'in_maintenance' then ${problem('in-maintenance', sql`a.state_reason`)}
       when a.state = 'grounded' then ${overridable('grounded', sql`a.state_reason`)}
       when due.state = 'overdue' and due.grounds then ${overridable('overdue', sql`due.name`)}
       else '[]'::jsonb end`

/** Another flight at the same time, or one that has begun while this one begins. */
const otherFlights = sql`
  select jsonb_agg(jsonb_build_object('kind', 'other-flight', 'name', o.name, 'flightId', o.id, 'isOverridden', false, 'at',
           to_char(coalesce(o.started_at, o.planned_start) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by o.id) as problems
    from flight_asset oa
    join flight o on o.id = oa.flight_id and o.id <> f.id and o.deleted_at is null and o.status <> 'aborted'
     and (flight_time(o) && flight_time(f)
          or f.status = 'preflight' and o.status in ('preflight', 'airborne', 'returning'))
    join mission m on m.id = o.mission_id and m.deleted_at is null
   where oa.asset_id = a.id`

/** The assets of these flights, by flight. */
export async function selectAssetsOfFlights(
  tenantId: string,
  tx: Tx,
  flightIds: readonly string[],
): Promise<Map<string, FlightAsset[]>> {
  const rows = await selectWithProblems(
    tenantId,
    tx,
    sql`select flight_id, asset_id, role, override_reason, overridden from flight_asset where flight_id = any(${flightIds}::uuid[])`,
  )
  return groupByFlight(rows)
}

function groupByFlight(rows: readonly FlightAssetRow[]): Map<string, FlightAsset[]> {
  const groups = new Map<string, FlightAsset[]>()
  for (const { flightId, ...asset } of rows) {
    const group = groups.get(flightId)
    if (group) group.push(asset)
    else groups.set(flightId, [asset])
  }
  return groups
}

/** Assets that can be on a flight, by kind and name. */
export async function selectAssetsForFlight(tenantId: string, tx: Tx, flightId: string): Promise<FlightAsset[]> {
  return groupByFlight(await selectChoice(tenantId, tx, flightId)).get(flightId) ?? []
}

/** Assets that can be on a flight that is not stored yet, by kind and name. */
export async function selectAssetsForTimes(
  tenantId: string,
  tx: Tx,
  { plannedStart, plannedEnd }: FlightTimes,
): Promise<FlightAsset[]> {
  const row = { id: UNSTORED, status: 'planned', planned_start: plannedStart, planned_end: plannedEnd }
  const flight = sql`jsonb_populate_record(null::flight, ${JSON.stringify(row)}::jsonb) f on true`
  return groupByFlight(await selectChoice(tenantId, tx, UNSTORED, flight)).get(UNSTORED) ?? []
}

const UNSTORED = '00000000-0000-0000-0000-000000000000'

const selectChoice = (tenantId: string, tx: Tx, flightId: string, flight?: RawBuilder<unknown>) =>
  selectWithProblems(
    tenantId,
    tx,
    sql`select ${flightId}::uuid as flight_id, a.id as asset_id, c.kind as role, fa.override_reason, fa.overridden
          from asset a
          join asset_class c on c.id = a.class_id and c.kind in ('drone', 'battery', 'payload')
          left join flight_asset fa on fa.flight_id = ${flightId}::uuid and fa.asset_id = a.id
         where a.tenant_id = ${tenantId} and a.deleted_at is null and a.state <> 'retired'
         order by lower(a.name) limit 1000`,
    flight,
  )

/** The other flights of the assets of a flight at its time, as names, also once it is over. */
export async function selectSimultaneous(
  tenantId: string,
  tx: Tx,
  flightId: string,
): Promise<{ name: string; flight: string } | undefined> {
  const { rows } = await sql<{ name: string; flight: string }>`
    select a.name, clash.problems -> 0 ->> 'name' as flight
      from flight_asset p
      join flight f on f.id = p.flight_id
      join asset a on a.id = p.asset_id
      join lateral (${otherFlights}) clash on clash.problems is not null
     where p.tenant_id = ${tenantId} and p.flight_id = ${flightId}
     order by a.id limit 1`.execute(tx)
  return rows[0]
}

/** The kinds of assets that exist, by ID. */
export async function selectKinds(tenantId: string, tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; kind: string }>`
    select a.id, c.kind from asset a join asset_class c on c.id = a.class_id
     where a.tenant_id = ${tenantId} and a.id = any(${ids}::uuid[]) and a.deleted_at is null`.execute(tx)
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

/** Replaces the assets of a flight. Assets that stay keep the reason for which they were assigned. */
export async function replaceFlightAssets(
  tenantId: string,
  tx: Tx,
  flightId: string,
  assets: readonly { id: string; role: FlightAsset['role']; overrideReason: string | null }[],
): Promise<void> {
  const ids = assets.map(({ id }) => id)
  await sql`
    delete from flight_asset
     where tenant_id = ${tenantId} and flight_id = ${flightId} and asset_id <> all(${ids}::uuid[])`.execute(tx)
  if (assets.length === 0) return
  const values = assets.map(({ id, role, overrideReason }) => ({
    tenant_id: tenantId,
    flight_id: flightId,
    asset_id: id,
    role,
    override_reason: overrideReason,
  }))
  await tx
    .insertInto('flight_asset')
    .values(values)
    .onConflict((conflict) => conflict.columns(['flight_id', 'asset_id']).doNothing())
    .execute()
}

/** Stores for which problem of an asset of a flight the reason is. */
export async function setOverride(
  tenantId: string,
  tx: Tx,
  flightId: string,
  { assetId, reason, problem: { kind, name } }: { assetId: string; reason: string; problem: AssetProblem },
): Promise<void> {
  await tx
    .updateTable('flight_asset')
    .set({ override_reason: reason, overridden: `${kind}:${name}` })
    .where('tenant_id', '=', tenantId)
    .where('flight_id', '=', flightId)
    .where('asset_id', '=', assetId)
    .execute()
}
