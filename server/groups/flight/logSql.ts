import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'

export type LogEntry = components['schemas']['FlightLogEntry']

/** Entries of flights that are not deleted. */
const entries = (tenantId: string, tx: Tx) =>
  tx
    .selectFrom('flight_log')
    .innerJoin('flight', 'flight.id', 'flight_log.flight_id')
    .innerJoin('mission', 'mission.id', 'flight.mission_id')
    .where('flight_log.tenant_id', '=', tenantId)
    .where('flight.deleted_at', 'is', null)
    .where('mission.deleted_at', 'is', null)

const withAuthor = (query: ReturnType<typeof entries>) =>
  query
    .leftJoin('app_user', 'app_user.id', 'flight_log.created_by')
    .select([
      'flight_log.id',
      'flight_log.flight_id',
      'flight_log.at',
      'flight_log.text',
      'flight_log.version',
      'flight_log.created_at',
      'app_user.id as authorId',
      'app_user.name as authorName',
      'app_user.avatar as authorAvatar',
    ])

type LogRow = Awaited<ReturnType<ReturnType<typeof withAuthor>['executeTakeFirstOrThrow']>>

const asEntry = (row: LogRow): LogEntry => ({
  _id: row.id,
  flightId: row.flight_id,
  at: row.at.toISOString(),
  text: row.text,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  ...(row.authorId !== null && {
    createdBy: { _id: row.authorId, name: row.authorName ?? '', avatar: row.authorAvatar },
  }),
})

/** The earliest first. */
export async function selectLog(
  tenantId: string,
  tx: Tx,
  flightId: string,
  page: Page,
): Promise<{ items: LogEntry[]; total: number }> {
  const ofFlight = entries(tenantId, tx).where('flight_log.flight_id', '=', flightId)
  const rows = await withAuthor(ofFlight)
    .orderBy('flight_log.at')
    .orderBy('flight_log.id')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute()
  const { total } = await ofFlight.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { items: rows.map(asEntry), total }
}

export async function selectLogEntry(tenantId: string, tx: Tx, logId: string): Promise<LogEntry | undefined> {
  const row = await withAuthor(entries(tenantId, tx)).where('flight_log.id', '=', logId).executeTakeFirst()
  return row && asEntry(row)
}

/** @param entry without `at` it happened now; without an author the platform wrote it */
export async function insertLogEntry(
  tenantId: string,
  tx: Tx,
  { flightId, at, text, createdBy }: { flightId: string; at?: string; text: string; createdBy: string | null },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('flight_log')
    .values({
      id,
      tenant_id: tenantId,
      flight_id: flightId,
      created_by: createdBy,
      at: at ?? sql<Date>`now()`,
      text: text.trim(),
    })
    .execute()
  return id
}

/** @returns false when the entry does not exist at this version */
export async function updateLogEntry(
  tenantId: string,
  tx: Tx,
  logId: string,
  version: number,
  { at, text }: { at?: string; text?: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('flight_log')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(at !== undefined && { at }),
      ...(text !== undefined && { text: text.trim() }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', logId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether it still existed */
export async function deleteLogEntry(tenantId: string, tx: Tx, logId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('flight_log')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', logId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
