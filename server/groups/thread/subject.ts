// What a thread belongs to. Who sees it sees its thread.
import type { components } from '../../platform/contract/contract.gen'
import { fieldError, forbidden, notFound } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import { pagePaths } from '../../platform/http/pagePaths'
import type { Permission } from '../../platform/identity/permissions'
import type { Principal } from '../../platform/identity/session'
import { threadText } from './messages'

type Entity = components['schemas']['ThreadEntity']

/** What a caller names; `id` is the mission of a place and the layer of a feature. */
export interface SubjectRef {
  entity: Entity
  id: string
  index?: number
  lat?: number
  long?: number
}

/** An existing record that can have a thread. */
export interface Subject {
  entity: Entity
  missionId: string
  mission: string
  layerId: string | null
  featureIndex: number | null
  alertId: string | null
  fileId: string | null
  lat: number | null
  long: number | null
}

const PERMISSIONS = {
  mission: 'mission_list',
  feature: 'feature_list',
  alert: 'alert_list',
  outcome: 'alert_list',
  photo: 'feature_list',
  recording: 'vod_list',
  place: 'mission_list',
} satisfies Record<Entity, Permission>

/** Digits of a degree; about a decimetre. Positions that are equal to them are one place. */
const PLACE_DIGITS = 6

/** The permission to see a record. */
export const seeing = (entity: Entity): Permission => PERMISSIONS[entity]

export const maySee = (entity: Entity, { permissions }: Pick<Principal, 'permissions'>): boolean =>
  permissions.has(seeing(entity))

/** The kinds of records whose threads the user may see. */
export const visibleEntities = (user: Pick<Principal, 'permissions'>): Entity[] =>
  (Object.keys(PERMISSIONS) as Entity[]).filter((entity) => maySee(entity, user))

/** @throws AppError 403 without the permission to see the record, 404 when it does not exist, 400 for an incomplete name */
// oxlint-disable-next-line complexity -- one field for each kind of record that people can comment on
export async function requireSubject(
  tenantId: string,
  tx: Tx,
  ref: SubjectRef,
  user: Pick<Principal, 'permissions'>,
): Promise<Subject> {
  if (!maySee(ref.entity, user)) throw forbidden()
  if (ref.entity === 'feature' && ref.index === undefined) throw fieldError('index', threadText('noFeature'))
  if (ref.entity === 'place' && (ref.lat === undefined || ref.long === undefined)) {
    throw fieldError('lat', threadText('noPosition'))
  }
  const mission = await selectMissionOf(tenantId, tx, ref)
  if (!mission) throw notFound(threadText('subjectNotFound'))
  const isFile = ref.entity === 'outcome' || ref.entity === 'photo' || ref.entity === 'recording'
  const isPlace = ref.entity === 'place'
  return {
    entity: ref.entity,
    missionId: mission.id,
    mission: mission.name,
    layerId: ref.entity === 'feature' ? ref.id : null,
    featureIndex: ref.entity === 'feature' ? (ref.index ?? null) : null,
    alertId: ref.entity === 'alert' ? ref.id : null,
    fileId: isFile ? ref.id : null,
    lat: isPlace ? rounded(ref.lat ?? 0) : null,
    long: isPlace ? rounded(ref.long ?? 0) : null,
  }
}

const rounded = (degrees: number): number => Number(degrees.toFixed(PLACE_DIGITS))

/** The mission that the record belongs to, unless one of the two is deleted. */
async function selectMissionOf(tenantId: string, tx: Tx, { entity, id, index }: SubjectRef) {
  const missions = tx
    .selectFrom('mission')
    .select(['mission.id', 'mission.name'])
    .where('mission.tenant_id', '=', tenantId)
    .where('mission.deleted_at', 'is', null)
  switch (entity) {
    case 'mission':
    case 'place':
      return missions.where('mission.id', '=', id).executeTakeFirst()
    case 'alert':
      return missions
        .innerJoin('alert', 'alert.mission_id', 'mission.id')
        .where('alert.id', '=', id)
        .where('alert.deleted_at', 'is', null)
        .executeTakeFirst()
    case 'outcome':
    case 'photo':
    case 'recording':
      return missions
        .innerJoin('mission_file', 'mission_file.mission_id', 'mission.id')
        .where('mission_file.id', '=', id)
        .where('mission_file.kind', '=', entity)
        .where('mission_file.deleted_at', 'is', null)
        .executeTakeFirst()
    case 'feature':
      return missions
        .innerJoin('layer', 'layer.mission_id', 'mission.id')
        .innerJoin('feature', 'feature.layer_id', 'layer.id')
        .where('layer.id', '=', id)
        .where('layer.deleted_at', 'is', null)
        .where('feature.index', '=', index ?? 0)
        .executeTakeFirst()
  }
}

/** One text for each record. */
export const subjectKey = ({ entity, missionId, layerId, featureIndex, alertId, fileId, lat, long }: Subject): string =>
  [entity, layerId ?? alertId ?? fileId ?? missionId, featureIndex, lat, long].filter((part) => part !== null).join(' ')

/** What a caller would name to read the thread. */
export const refOf = (subject: Subject): SubjectRef => ({
  entity: subject.entity,
  id: subject.layerId ?? subject.alertId ?? subject.fileId ?? subject.missionId,
  ...(subject.featureIndex !== null && { index: subject.featureIndex }),
  ...(subject.lat !== null && subject.long !== null && { lat: subject.lat, long: subject.long }),
})

/** Path of the page that shows the thread. */
export function threadLink(
  { entity, missionId, layerId, featureIndex, alertId, fileId, lat, long }: Subject,
  momentMs: number | null,
): string {
  switch (entity) {
    case 'mission':
      return pagePaths.thread(missionId)
    case 'place':
      return pagePaths.placeThread(missionId, lat, long)
    case 'feature':
      return pagePaths.featureThread(missionId, layerId, featureIndex)
    case 'alert':
      return pagePaths.alertThread(missionId, alertId)
    case 'outcome':
      return pagePaths.outcomeThread(missionId, fileId)
    case 'photo':
      return pagePaths.photoThread(missionId, fileId)
    case 'recording':
      return pagePaths.recordingThread(missionId, fileId, momentMs ?? 0)
  }
}
