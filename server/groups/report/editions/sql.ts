// Editions, and the names of what they counted.
import { sql } from 'kysely'
import type { Page } from '../../../platform/core/paging'
import { isHeldEdition } from '../../../platform/db/holds'
import { selectPageOf } from '../../../platform/db/pageSql'
import type { Tx } from '../../../platform/db/tenancy'
import type { InputItemKind } from './content'
import type { EditionInput } from './inputs'

export interface EditionRow {
  id: string
  savedReportId: string
  number: number
  name: string
  fromDay: string
  untilDay: string
  permissions: string[]
  inputs: EditionInput[]
  software: string
  dataSha256: string
  dataBytes: number
  scheduled: boolean
  madeAt: Date
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

const COLUMNS = sql`
  e.id, e.saved_report_id as "savedReportId", e.number, e.name, e.from_day::text as "fromDay",
  e.until_day::text as "untilDay", e.permissions, e.inputs, e.software, e.data_sha256 as "dataSha256",
  e.data_bytes as "dataBytes", e.is_scheduled as scheduled, e.made_at as "madeAt",
  u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"`

const fromEditions = (tenantId: string) => sql`
  from report_edition e left join app_user u on u.id = e.made_by
 where e.tenant_id = ${tenantId}`

/** One page, the latest first. */
export const selectEditions = (
  tenantId: string,
  tx: Tx,
  savedReportId: string,
  page: Page,
): Promise<{ items: EditionRow[]; total: number }> =>
  selectPageOf<EditionRow>(
    tx,
    {
      columns: COLUMNS,
      from: sql`${fromEditions(tenantId)} and e.saved_report_id = ${savedReportId}`,
      order: sql`e.number desc`,
    },
    page,
  )

export async function selectEdition(tenantId: string, tx: Tx, id: string): Promise<EditionRow | undefined> {
  const { rows } = await sql<EditionRow>`select ${COLUMNS} ${fromEditions(tenantId)} and e.id = ${id}`.execute(tx)
  return rows[0]
}

/** The permissions that a reader of each edition needs. */
export async function selectNeeded(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; permissions: string[] }[]> {
  const { rows } = await sql<{ id: string; permissions: string[] }>`
    select id, permissions from report_edition where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`.execute(tx)
  return rows
}

/** Compressed. */
export async function selectContent(tenantId: string, tx: Tx, id: string): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('report_edition')
    .select('content')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.content
}

/** Counts one more edition of a saved report. @returns its number; undefined when the report was deleted */
export async function takeNumber(tenantId: string, tx: Tx, savedReportId: string): Promise<number | undefined> {
  const row = await tx
    .updateTable('saved_report')
    .set((eb) => ({ edition_count: eb('edition_count', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', savedReportId)
    .returning('edition_count')
    .executeTakeFirst()
  return row?.edition_count
}

export interface NewEdition {
  id: string
  savedReportId: string
  number: number
  name: string
  period: { from: string; until: string }
  permissions: string[]
  inputs: EditionInput[]
  software: string
  dataSha256: string
  dataBytes: number
  content: Buffer
  scheduled: boolean
  madeBy: string | null
}

export async function insertEdition(tenantId: string, tx: Tx, edition: NewEdition): Promise<void> {
  await tx
    .insertInto('report_edition')
    .values({
      id: edition.id,
      tenant_id: tenantId,
      saved_report_id: edition.savedReportId,
      number: edition.number,
      name: edition.name,
      from_day: edition.period.from,
      until_day: edition.period.until,
      permissions: edition.permissions,
      inputs: JSON.stringify(edition.inputs),
      software: edition.software,
      data_sha256: edition.dataSha256,
      data_bytes: edition.dataBytes,
      content: edition.content,
      is_scheduled: edition.scheduled,
      made_by: edition.madeBy,
    })
    .execute()
}

/** Deletes all but the latest editions of a saved report. */
export async function deleteOldEditions(tenantId: string, tx: Tx, savedReportId: string, kept: number): Promise<void> {
  await sql`
    delete from report_edition where tenant_id = ${tenantId} and saved_report_id = ${savedReportId}
       and number <= (select edition_count from saved_report where tenant_id = ${tenantId} and id = ${savedReportId}) - ${kept}
       and not ${isHeldEdition(sql`id`)}`.execute(tx)
}

/** Names by ID, also of what is in the trash. */
export async function selectItemNames(
  tenantId: string,
  tx: Tx,
  kind: InputItemKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const among = sql`t.tenant_id = ${tenantId} and t.id = any(${ids}::uuid[])`
  const { rows } = await sql<{ id: string; name: string }>`${namesOf(kind)} where ${among}`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function namesOf(kind: InputItemKind) {
  switch (kind) {
    case 'mission':
      return sql`select t.id, t.name from mission t`
    case 'photo':
    case 'recording':
      return sql`select t.id, t.name from mission_file t`
    case 'flight':
      return sql`select t.id, t.name from flight t`
    case 'alert':
      return sql`select t.id, t.name from alert t`
    case 'analysis':
      return sql`select t.id, l.name from analysis t join layer l on l.id = t.layer_id`
  }
}

/** Whether an edition of the saved report is in an evidence case. */
export async function hasHeldEdition(tenantId: string, tx: Tx, savedReportId: string): Promise<boolean> {
  const { rows } = await sql`
    select from report_edition e
     where e.tenant_id = ${tenantId} and e.saved_report_id = ${savedReportId} and ${isHeldEdition(sql`e.id`)}
     limit 1`.execute(tx)
  return rows.length > 0
}
