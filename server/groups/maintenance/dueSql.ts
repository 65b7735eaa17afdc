import { sql } from 'kysely'
import type { Tx } from '../../db/tenancy'
import { dueOf, type AssetDue } from '../asset/service'

/** The rules of an asset, those that end first before the others. */
export async function selectDue(tenantId: string, tx: Tx, assetId: string): Promise<AssetDue[]> {
  const { rows } = await sql<{ due: AssetDue }>`
    select t.due from asset a, lateral ${dueOf} t where a.tenant_id = ${tenantId} and a.id = ${assetId}`.execute(tx)
  return rows.map(({ due }) => due)
}

/** Tenants with assets. */
export async function selectTenantsWithAssets(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from tenant t
     where t.status = 'active' and t.deleted_at is null
       and exists (select from asset a where a.tenant_id = t.id and a.deleted_at is null)
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
