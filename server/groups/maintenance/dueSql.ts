import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { dueOf, type AssetDue } from '../asset/public'

type ExpiringAssetFile = components['schemas']['ExpiringAssetFile']
type MaintenanceDue = components['schemas']['MaintenanceDue']

/** Days whose flights tell how much an asset is used. */
const USE_DAYS = 90
const MAX_DUE = 500

/** The rules of an asset, those that end first before the others. */
export async function selectDue(tenantId: string, tx: Tx, assetId: string): Promise<AssetDue[]> {
  const { rows } = await sql<{ due: AssetDue }>`
    select t.due from asset a, lateral ${dueOf} t where a.tenant_id = ${tenantId} and a.id = ${assetId}`.execute(tx)
  return rows.map(({ due }) => due)
}

/**
 * What is due from one day until another, at most 500. The day of a limit in hours, flights or cycles follows from the use of
 * the last 90 days; without such use it has none. What is due by its use already is due today.
 * @param from a day, such as `2026-11-01`
 */
export async function selectDueBetween(
  tenantId: string,
  tx: Tx,
  from: string,
  until: string,
): Promise<MaintenanceDue[]> {
  const { rows } = await sql<MaintenanceDue>`
    with today as (select (now() at time zone 'utc')::date as day),
    use as (
      select fu.asset_id, sum(fu.seconds) / 3600 / ${USE_DAYS} as hours, count(*)::float8 / ${USE_DAYS} as flights
        from asset_flown fu join flight f on f.id = fu.flight_id
       where fu.tenant_id = ${tenantId} and f.ended_at > now() - make_interval(days => ${USE_DAYS})
       group by fu.asset_id),
    due as (
      select a.id as asset_id, a.name as asset, a.serial, d.rule_id, d.name as rule, d.part, d.warn_percent, d.grounds,
             d.days_left,
             -- 0 when the limit is reached; null without use.
             case when least(d.hours_left, d.flights_left, d.cycles_left) <= 0 then 0
                  else ceil(least(d.hours_left / nullif(u.hours, 0), d.flights_left / nullif(u.flights, 0),
                                  case when c.kind = 'battery' then d.cycles_left / nullif(u.flights, 0) end)) end as use_left
        from asset a
        join asset_class c on c.id = a.class_id
        join lateral maintenance_of(a) d on true
        left join use u on u.asset_id = a.id
       where a.tenant_id = ${tenantId} and a.deleted_at is null and a.state <> 'retired'),
    dated as (
      select due.*, least(days_left::float8, use_left) as left_days,
             use_left is not null and (days_left is null or use_left < days_left) as is_estimated
        from due where coalesce(days_left::float8, use_left) is not null)
    select asset_id as "assetId", asset, serial, rule_id as "ruleId", rule, to_char(day.on, 'YYYY-MM-DD') as on,
           is_estimated as "isEstimated", grounds,
           case when part >= 1 then 'overdue' when part >= 1 - warn_percent / 100.0 then 'due_soon' else 'ok' end as state
      from dated cross join today
      cross join lateral (select today.day + least(left_days, 100000)::integer as on) day
     where day.on between ${from}::date and ${until}::date
     order by day.on, lower(asset), asset_id, rule_id
     limit ${MAX_DUE}`.execute(tx)
  return rows
}

/** Files of assets that expire from one day until another, at most 500. */
export async function selectExpiringFiles(
  tenantId: string,
  tx: Tx,
  from: string,
  until: string,
): Promise<ExpiringAssetFile[]> {
  const { rows } = await sql<ExpiringAssetFile>`
    select f.id as "fileId", f.name, a.id as "assetId", a.name as asset, to_char(f.expires_on, 'YYYY-MM-DD') as on
      from asset_file f join asset a on a.id = f.asset_id and a.deleted_at is null
     where f.tenant_id = ${tenantId} and f.deleted_at is null and f.expires_on between ${from}::date and ${until}::date
     order by f.expires_on, lower(a.name), f.id
     limit ${MAX_DUE}`.execute(tx)
  return rows
}

/** Tenants with assets and without an alert rule about their maintenance. */
export async function selectTenantsToAlert(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from tenant t
     where t.status = 'active' and t.deleted_at is null
       and exists (select from asset a where a.tenant_id = t.id and a.deleted_at is null)
       and not exists (select from alert_rule r where r.tenant_id = t.id and r.kind = 'maintenance_due')
     order by t.id`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface DueAlert {
  assetId: string
  asset: string
  serial: string
  ruleId: string
  rule: string
  stage: 'due_soon' | 'overdue'
  missionId: string
  flightId: string
  flight: string
}

/**
 * Records the alerts that are due and returns those that were not recorded before: one for each mission with an open flight that
 * the asset is assigned to, rule, stage and interval.
 */
export async function takeDueAlerts(tenantId: string, tx: Tx): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    with due as (
      select distinct on (a.id, d.rule_id, f.mission_id)
             a.id as asset_id, a.name as asset, a.serial, d.rule_id, d.name as rule, f.mission_id, f.id as flight_id,
             f.name as flight, coalesce(d.done_on, a.in_service_on) as since,
             case when d.part >= 1 then 'overdue' else 'due_soon' end as stage
        from asset a
        join flight_asset fa on fa.asset_id = a.id
        join flight f on f.id = fa.flight_id and f.deleted_at is null and f.status not in ('landed', 'aborted')
        join mission m on m.id = f.mission_id and m.deleted_at is null and not m.archived
        join lateral maintenance_of(a) d on d.part >= 1 - d.warn_percent / 100.0
       where a.tenant_id = ${tenantId} and a.deleted_at is null and a.state <> 'retired'
       order by a.id, d.rule_id, f.mission_id, coalesce(f.planned_start, f.created_at), f.id
    ), taken as (
      insert into maintenance_alert (tenant_id, asset_id, rule_id, mission_id, stage, since)
      select ${tenantId}, asset_id, rule_id, mission_id, stage, since from due
      on conflict do nothing
      returning asset_id, rule_id, mission_id)
    select due.asset_id as "assetId", due.asset, due.serial, due.rule_id as "ruleId", due.rule, due.stage,
           due.mission_id as "missionId", due.flight_id as "flightId", due.flight
      from due join taken using (asset_id, rule_id, mission_id)
     order by due.asset_id, due.rule_id, due.mission_id`.execute(tx)
  return rows
}
