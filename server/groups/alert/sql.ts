import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/db/tenancy'
import { COLUMNS, fromAlerts, RELATIONS, type AlertRow } from './row'

export async function selectAlert(tenantId: string, tx: Tx, id: string): Promise<AlertRow | undefined> {
  const { rows } = await sql<AlertRow>`
    select ${COLUMNS} from (select a.* ${fromAlerts(tenantId)} and a.id = ${id}) a
      join mission m on m.id = a.mission_id ${RELATIONS}`.execute(tx)
  return rows[0]
}

/** Locks those of these alerts that exist, in the order of their IDs. @returns their IDs */
export async function lockAlertRows(tenantId: string, tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id ${fromAlerts(tenantId)} and a.id = any(${ids}::uuid[]) order by a.id for update of a`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function selectAlertsById(tenantId: string, tx: Tx, ids: readonly string[]): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select ${COLUMNS} from (select a.* ${fromAlerts(tenantId)} and a.id = any(${ids}::uuid[])) a
      join mission m on m.id = a.mission_id ${RELATIONS} order by a.id`.execute(tx)
  return rows
}

export interface NewAlertRow {
  missionId: string
  flightId?: string
  title: string
  kind: string
  description?: string
  severity: AlertRow['severity']
  source: AlertRow['source']
  ownerId?: string
  dueAt: Date | null
  occurredAt?: Date
  position?: { lat: number; long: number }
  pictureFileId?: string
  recordingId?: string
  momentMs?: number
  streamId?: string
  /** An analysis of a layer of the mission. */
  analysisId?: string
  photoId?: string
  /** A result of a detector in this photo. */
  detectedObjectId?: string
  camera?: string
  dedupeKey?: string
  clientVisible?: boolean
  /** Clients see it only with `clientVisible`, also where the mission shows them all alerts. */
  isHiddenUnlessMarked?: boolean
  createdBy: string | null
}

/** Moments are whole pictures. */
const MOMENT_TOLERANCE_MS = 1000

// oxlint-disable-next-line complexity -- one condition for each column of an update
export async function insertAlert(tenantId: string, tx: Tx, alert: NewAlertRow): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('alert')
    .values({
      id,
      tenant_id: tenantId,
      mission_id: alert.missionId,
      flight_id: alert.flightId ?? null,
      name: alert.title.trim(),
      kind: alert.kind.trim(),
      description: alert.description ?? '',
      severity: alert.severity,
      source: alert.source,
      owner_id: alert.ownerId ?? null,
      due_at: alert.dueAt,
      ...(alert.occurredAt && { occurred_at: alert.occurredAt }),
      lat: alert.position?.lat ?? null,
      long: alert.position?.long ?? null,
      picture_file_id: alert.pictureFileId ?? null,
      recording_id: alert.recordingId ?? null,
      moment_ms: alert.momentMs ?? null,
      stream_id: alert.streamId ?? null,
      analysis_id: alert.analysisId ?? null,
      photo_id: alert.photoId ?? null,
      detected_object_id: alert.detectedObjectId ?? null,
      camera: alert.camera ?? '',
      dedupe_key: alert.dedupeKey ?? null,
      is_shown_to_clients: alert.clientVisible ?? false,
      is_hidden_unless_marked: alert.isHiddenUnlessMarked ?? false,
      is_time_of_file: isTimeOfFile(tenantId, alert),
      created_by: alert.createdBy,
    })
    .execute()
  return id
}

/** Whether the time is that of a moment of a recording whose start only its file states. */
const isTimeOfFile = (tenantId: string, { recordingId, momentMs, occurredAt }: NewAlertRow) => sql<boolean>`
  exists (select from recording
           where tenant_id = ${tenantId} and id = ${recordingId ?? null}::uuid and start_origin = 'container'
             and abs(extract(epoch from ${occurredAt ?? null}::timestamptz - started_at) * 1000 - ${momentMs ?? null}::int)
                 <= ${MOMENT_TOLERANCE_MS})`

/**
 * Counts a repeat of the open alert of the mission with this key that was last raised within the minutes. Others that raise an
 * alert with this key wait until the transaction ends.
 * @returns the ID of the alert, undefined without one
 */
export async function countRepeat(
  tenantId: string,
  tx: Tx,
  { missionId, dedupeKey, minutes }: { missionId: string; dedupeKey: string; minutes: number },
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} ${missionId} ${dedupeKey}`}, 209))`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    update alert set repeats = repeats + 1, last_seen_at = now()
     where tenant_id = ${tenantId} and id = (
       select id from alert
        where tenant_id = ${tenantId} and dedupe_key = ${dedupeKey} and mission_id = ${missionId} and state <> 'closed'
          and deleted_at is null and last_seen_at > now() - make_interval(mins => ${minutes})
        order by id desc limit 1)
    returning id`.execute(tx)
  return rows[0]?.id
}

export async function setPicture(tenantId: string, tx: Tx, id: string, fileId: string): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ picture_file_id: fileId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** Columns of alert that an edit sets. */
export interface AlertChange {
  title?: string
  kind?: string
  description?: string
  severity?: AlertRow['severity']
  state?: AlertRow['state']
  outcome?: AlertRow['outcome']
  reason?: string
  ownerId?: string | null
  dueAt?: Date | null
  snoozedUntil?: Date | null
  position?: { lat: number; long: number } | null
  clientVisible?: boolean
}

/** @returns false when the alert does not exist at this version; without a version any is changed */
export async function updateAlertRow(
  tenantId: string,
  tx: Tx,
  before: Pick<AlertRow, 'id' | 'state'>,
  version: number | undefined,
  change: AlertChange,
): Promise<boolean> {
  const { state, position } = change
  const isMoved = state !== undefined && state !== before.state
  const row = await tx
    .updateTable('alert')
    // oxlint-disable-next-line complexity -- one condition for each column of an update
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(change.title !== undefined && { name: change.title.trim() }),
      ...(change.kind !== undefined && { kind: change.kind.trim() }),
      ...(change.description !== undefined && { description: change.description }),
      ...(change.severity !== undefined && { severity: change.severity }),
      ...(change.outcome !== undefined && { outcome: change.outcome }),
      ...(change.reason !== undefined && { reason: change.reason }),
      ...(change.ownerId !== undefined && { owner_id: change.ownerId }),
      ...(change.dueAt !== undefined && { due_at: change.dueAt }),
      ...(change.snoozedUntil !== undefined && { snoozed_until: change.snoozedUntil }),
      ...(position !== undefined && { lat: position?.lat ?? null, long: position?.long ?? null }),
      ...(change.clientVisible !== undefined && { is_shown_to_clients: change.clientVisible }),
      ...(isMoved && {
        state,
        acknowledged_at: sql<Date>`coalesce(acknowledged_at, now())`,
        closed_at: state === 'closed' ? sql<Date>`now()` : null,
        ...(before.state === 'closed' && { reopened: eb('reopened', '+', 1) }),
      }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', before.id)
    .where('deleted_at', 'is', null)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The latest alert of a mission with this duplicate key, whatever its state. */
export async function selectAlertByKey(
  tenantId: string,
  tx: Tx,
  missionId: string,
  dedupeKey: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('alert')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('dedupe_key', '=', dedupeKey)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
