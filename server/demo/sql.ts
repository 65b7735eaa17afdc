import { sql } from 'kysely'
import type { Tx } from '../db/tenancy'
import type { MissionFileKind } from '../mission-files/sql'

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
