import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'

export type MaintenanceRecord = components['schemas']['MaintenanceRecord']
type Part = components['schemas']['MaintenancePart']
export type Cost = components['schemas']['MaintenanceCost']

interface RecordRow extends Omit<MaintenanceRecord, 'createdAt' | 'createdBy'> {
  createdAt: Date
  author: MaintenanceRecord['createdBy'] | null
}

const COLUMNS = sql`
  r.id as _id, r.asset_id as "assetId", r.name, r.details, r.person, to_char(r.done_on, 'YYYY-MM-DD') as "doneOn",
  r.hours, r.flights, r.cycles, r.hours_after as "hoursAfter", r.flights_after as "flightsAfter",
  r.cycles_after as "cyclesAfter", r.parts,
  case when r.cost is not null then jsonb_build_object('amount', r.cost, 'currency', r.currency) end as cost, r.firmware, r.health, r.version, r.created_at as "createdAt",
  coalesce((select jsonb_agg(jsonb_build_object('_id', u.id, 'name', u.name) order by u.name)
     from maintenance_record_rule rr join maintenance_rule u on u.id = rr.rule_id where rr.record_id = r.id), '[]') as rules,
  (select jsonb_build_object('_id', u.id, 'name', u.name, 'avatar', u.avatar)
     from app_user u where u.id = r.created_by) as author`

const fromRecords = (tenantId: string) => sql`
  from maintenance_record r
  join asset a on a.id = r.asset_id and a.deleted_at is null
 where r.tenant_id = ${tenantId} and r.deleted_at is null`

const asRecord = ({ author, createdAt, ...row }: RecordRow): MaintenanceRecord => ({
  ...row,
  createdAt: createdAt.toISOString(),
  ...(author && { createdBy: author }),
})

export async function selectRecord(tenantId: string, tx: Tx, id: string): Promise<MaintenanceRecord | undefined> {
  const { rows } = await sql<RecordRow>`select ${COLUMNS} ${fromRecords(tenantId)} and r.id = ${id}`.execute(tx)
  return rows[0] && asRecord(rows[0])
}

export async function selectRecords(
  tenantId: string,
  tx: Tx,
  assetId: string,
  page: Page,
): Promise<{ items: MaintenanceRecord[]; total: number }> {
  const from = sql`${fromRecords(tenantId)} and r.asset_id = ${assetId}`
  const order = sql`r.done_on desc, r.id desc`
  const { items, total } = await selectPageOf<RecordRow>(tx, { columns: COLUMNS, from, order }, page)
  return { items: items.map(asRecord), total }
}

/** What the records of an asset cost, by currency. */
export async function selectCosts(
  tenantId: string,
  tx: Tx,
  assetId: string,
): Promise<components['schemas']['MaintenanceTotal'][]> {
  const { rows } = await sql<components['schemas']['MaintenanceTotal']>`
    select sum(r.cost)::bigint as amount, r.currency ${fromRecords(tenantId)}
       and r.asset_id = ${assetId} and r.cost is not null
     group by r.currency order by r.currency limit ${MAX_CURRENCIES}`.execute(tx)
  return rows
}

/** More than there are. */
const MAX_CURRENCIES = 200

export interface NewRecord {
  assetId: string
  name: string
  details?: string
  person: string
  doneOn: string
  hours: number
  flights: number
  cycles: number
  hoursAfter?: number
  flightsAfter?: number
  cyclesAfter?: number
  cost?: Cost
  parts?: readonly Part[]
  firmware?: string
  health?: number
  createdBy: string
}

export async function insertRecord(tenantId: string, tx: Tx, record: NewRecord): Promise<string> {
  const id = uuidv7()
  const { assetId, name, details = '', person, doneOn, hours, flights, cycles, parts = [] } = record
  await tx
    .insertInto('maintenance_record')
    .values({
      id,
      tenant_id: tenantId,
      asset_id: assetId,
      created_by: record.createdBy,
      name: name.trim(),
      details,
      person: person.trim(),
      done_on: doneOn,
      hours,
      flights,
      cycles,
      hours_after: record.hoursAfter ?? null,
      flights_after: record.flightsAfter ?? null,
      cycles_after: record.cyclesAfter ?? null,
      cost: record.cost?.amount ?? null,
      currency: record.cost?.currency ?? null,
      parts: JSON.stringify(parts),
      firmware: record.firmware ?? null,
      health: record.health ?? null,
    })
    .execute()
  return id
}

/** The rules whose interval starts again with the record. */
export async function insertRecordRules(tenantId: string, tx: Tx, recordId: string, ruleIds: readonly string[]) {
  if (ruleIds.length === 0) return
  const values = ruleIds.map((ruleId) => ({ tenant_id: tenantId, record_id: recordId, rule_id: ruleId }))
  await tx.insertInto('maintenance_record_rule').values(values).execute()
}

/** The asset of a record, also of one in the trash. */
export async function selectAssetOfRecord(tenantId: string, tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('maintenance_record')
    .select('asset_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.asset_id
}
