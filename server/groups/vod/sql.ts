import { sql, type RawBuilder } from 'kysely'
import { serializeMessage, type Message } from '../../platform/core/messages'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import { recordingText } from './messages'
import { columnsOf, fromRecordings, type Recording, type RecordingRow } from './row'

export async function selectRecording(tenantId: string, tx: Tx, id: string): Promise<RecordingRow | undefined> {
  const { rows } =
    await sql<RecordingRow>`select ${columnsOf(tenantId)} ${fromRecordings(tenantId)} and f.id = ${id}`.execute(tx)
  return rows[0]
}

/** Those of these recordings that exist, by ID, locked against changes until the transaction ends. */
export async function selectRecordingsForUpdate(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
): Promise<RecordingRow[]> {
  const { rows } = await sql<RecordingRow>`
    select ${columnsOf(tenantId)} ${fromRecordings(tenantId)} and f.id = any(${ids}::uuid[]) order by f.id for update of f, r`.execute(
    tx,
  )
  return rows
}

export interface RecordingFilter {
  search?: string
  flightId?: string
  from?: string
  until?: string
}

/** The latest first; those without a start last. */
export async function selectRecordings(
  tenantId: string,
  tx: Tx,
  of: { missionId: string } | { locationId: string } | { ids: readonly string[] },
  { search, flightId, from, until }: RecordingFilter,
  page: Page,
): Promise<{ items: RecordingRow[]; total: number }> {
  const ends = sql`r.started_at + make_interval(secs => coalesce(r.duration_ms, 0) / 1000.0)`
  const found = sql`
    ${fromRecordings(tenantId)}
      and ${placeOf(of)}
      ${search ? sql`and position(lower(${search.trim()}) in lower(f.name)) > 0` : sql``}
      ${flightId ? sql`and f.flight_id = ${flightId}` : sql``}
      ${from ? sql`and ${ends} > ${new Date(from)}` : sql``}
      ${until ? sql`and r.started_at < ${new Date(until)}` : sql``}`
  const { rows } = await sql<RecordingRow>`
    select ${columnsOf(tenantId)} ${found} order by r.started_at desc nulls last, f.id desc
     limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx)
  return { items: rows, total: counted.rows[0]?.total ?? 0 }
}

function placeOf(of: Parameters<typeof selectRecordings>[2]): RawBuilder<unknown> {
  if ('missionId' in of) return sql`f.mission_id = ${of.missionId}`
  return 'locationId' in of ? sql`m.location_id = ${of.locationId}` : sql`f.id = any(${of.ids}::uuid[])`
}

export interface NewRecording {
  id: string
  source: Recording['source']
  camera?: string
  stream?: { streamId: string; segment: string }
  start?: { startedAt: Date; startOrigin: NonNullable<Recording['startOrigin']> }
}

export async function insertRecording(tenantId: string, tx: Tx, recording: NewRecording): Promise<void> {
  const { id, source, camera, stream, start } = recording
  await tx
    .insertInto('recording')
    .values({
      id,
      tenant_id: tenantId,
      source,
      camera,
      ...(stream && { live_stream_id: stream.streamId, segment: stream.segment }),
      ...(start && { started_at: start.startedAt, start_origin: start.startOrigin }),
    })
    .execute()
}

/** Columns of recording, and of mission_file, that an edit sets. */
export interface RecordingChange {
  name?: string
  missionId?: string
  flightId?: string | null
  location?: { lat: number; long: number } | null
  clientVisible?: boolean
  startedAt?: Date | null
  startOrigin?: Recording['startOrigin']
  camera?: string
  telemetryId?: string | null
  held?: boolean
}

/** How a stored message starts that asks for the start. */
const ZONE_UNKNOWN = `{"code":"${recordingText('zoneUnknown', { time: '' }).code}"`

/** @returns false when the recording does not exist at this version; without a version any is changed */
export async function updateRecording(
  tenantId: string,
  tx: Tx,
  id: string,
  version: number | undefined,
  change: RecordingChange,
): Promise<boolean> {
  const { name, missionId, flightId, location, clientVisible } = change
  const row = await tx
    .updateTable('mission_file')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(name !== undefined && { name }),
      ...(missionId !== undefined && { mission_id: missionId }),
      ...(flightId !== undefined && { flight_id: flightId }),
      ...(location !== undefined && { lat: location?.lat ?? null, long: location?.long ?? null }),
      ...(clientVisible !== undefined && { is_shown_to_clients: clientVisible }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await updateDetails(tenantId, tx, id, change)
  return true
}

async function updateDetails(
  tenantId: string,
  tx: Tx,
  id: string,
  { startedAt, startOrigin, camera, telemetryId, held }: RecordingChange,
): Promise<void> {
  const set = {
    ...(startedAt !== undefined && { started_at: startedAt, start_origin: startOrigin ?? null }),
    // The start that it asked for is known.
    ...(startedAt && {
      problem: sql<string>`case when starts_with(problem, ${ZONE_UNKNOWN}) then null else problem end`,
    }),
    ...(camera !== undefined && { camera }),
    ...(telemetryId !== undefined && { telemetry_id: telemetryId }),
    ...(held !== undefined && { held }),
  }
  if (Object.keys(set).length === 0) return
  await tx.updateTable('recording').set(set).where('tenant_id', '=', tenantId).where('id', '=', id).execute()
}

export async function setRecordingState(
  tenantId: string,
  tx: Tx,
  id: string,
  state: Recording['state'],
  problem: Message | null,
): Promise<void> {
  await tx
    .updateTable('recording')
    .set({ state, problem: problem && serializeMessage(problem) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}
