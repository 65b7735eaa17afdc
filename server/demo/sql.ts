import { sql } from 'kysely'
import type { Tx } from '../platform/db/tenancy'
import type { MissionFileKind } from '../records/mission-files/sql'

/** Whether the mission has, or had, a layer of this name. */
export async function hadLayer(tenantId: string, tx: Tx, missionId: string, name: string): Promise<boolean> {
  return (await findLayer(tenantId, tx, missionId, name)) !== undefined
}

interface FoundLayer {
  id: string
  isDeleted: boolean
  /** Also true when all its features were deleted. */
  hadFeatures: boolean
}

/** The layer of this name that the mission has or had. */
export async function findLayer(
  tenantId: string,
  tx: Tx,
  missionId: string,
  name: string,
): Promise<FoundLayer | undefined> {
  return tx
    .selectFrom('layer')
    .select((eb) => ['id', eb('deleted_at', 'is not', null).as('isDeleted'), HAD_FEATURES.as('hadFeatures')])
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('name', '=', name)
    .$castTo<FoundLayer>()
    .executeTakeFirst()
}

/** The layer of this name whose import has ended well. */
export async function findReadyLayer(
  tenantId: string,
  tx: Tx,
  missionId: string,
  name: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('layer')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('name', '=', name)
    .where('status', '=', 'ready')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Whether the mission has an analysis. */
export async function hadAnalysis(tenantId: string, tx: Tx, missionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('analysis')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface FoundBaseLayer {
  id: string
  isDeleted: boolean
  partId: string | null
  hadFeatures: boolean
  /** 1 when it was created, one more after each change of the base layer. */
  version: number
}

/** The base layer of this name that the tenant has or had, with its first part. */
export async function findBaseLayer(tenantId: string, tx: Tx, name: string): Promise<FoundBaseLayer | undefined> {
  return tx
    .selectFrom('base_layer')
    .leftJoin('layer', 'layer.base_layer_id', 'base_layer.id')
    .select((eb) => [
      'base_layer.id',
      eb('base_layer.deleted_at', 'is not', null).as('isDeleted'),
      'base_layer.version',
      'layer.id as partId',
      HAD_FEATURES.as('hadFeatures'),
    ])
    .where('base_layer.tenant_id', '=', tenantId)
    .where('base_layer.name', '=', name)
    .$castTo<FoundBaseLayer>()
    .executeTakeFirst()
}

/** Every change of features is recorded. */
const HAD_FEATURES = sql<boolean>`exists (select from feature_change c where c.layer_id = layer.id)`

/** Names of the files of one kind that a mission has or had. */
export async function selectFileNames(
  tenantId: string,
  tx: Tx,
  missionId: string,
  kind: MissionFileKind,
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('mission_file')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('kind', '=', kind)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** The flight of this name. */
export async function findFlight(
  tenantId: string,
  tx: Tx,
  missionId: string,
  name: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('flight')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** The newest file of a kind that the mission has. */
export async function findMissionFile(
  tenantId: string,
  tx: Tx,
  missionId: string,
  { kind, name }: { kind: MissionFileKind; name?: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('mission_file')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Whether an outcome was made of this photo. */
export async function hadOutcomeOf(tenantId: string, tx: Tx, photoId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('outcome')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('source_id', '=', photoId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The alert of this title that has neither a picture nor a recording. */
export async function findAlertWithoutMedia(
  tenantId: string,
  tx: Tx,
  missionId: string,
  title: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('alert')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('name', '=', title)
    .where('picture_file_id', 'is', null)
    .where('recording_id', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Makes an alert point at a moment of a recording. */
export async function setMoment(
  tenantId: string,
  tx: Tx,
  alertId: string,
  recordingId: string,
  momentMs: number,
): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ recording_id: recordingId, moment_ms: momentMs })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', alertId)
    .execute()
}

/** Marks all events of the transaction as read by all users of the tenant. They get the first numbers of the tenant. */
export async function markEventsRead(tenantId: string, tx: Tx): Promise<void> {
  await sql`
    insert into event_read (tenant_id, user_id, up_to)
    select ${tenantId}, u.id, (select count(*) from event_outbox where tenant_id = ${tenantId} and name is not null)
      from app_user u where u.tenant_id = ${tenantId}`.execute(tx)
}

export async function findAlert(
  tenantId: string,
  tx: Tx,
  missionId: string,
  title: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('alert')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('name', '=', title)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Whether the mission has an evidence case, deleted ones too. */
export async function hadCase(tenantId: string, tx: Tx, missionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('evidence_case')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
