// A mission with data of other tables: its location, its type and its author.
import type { SelectQueryBuilder } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { DB } from '../../platform/db/schema.gen'
import { nextStatuses, type MissionStatus } from './status'

export type Mission = components['schemas']['Mission']

export function withRelations(query: SelectQueryBuilder<DB, 'mission', object>) {
  return query
    .leftJoin('location', (join) =>
      join.onRef('location.id', '=', 'mission.location_id').on('location.deleted_at', 'is', null),
    )
    .leftJoin('app_user', 'app_user.id', 'mission.created_by')
    .leftJoin('mission_type', 'mission_type.id', 'mission.mission_type_id')
    .select([
      'mission.id',
      'mission.name',
      'mission.description',
      'mission.status',
      'mission.scheduled_at',
      'mission.started_at',
      'mission.ended_at',
      'mission.archived',
      'mission.version',
      'mission.created_at',
      'mission.updated_at',
      'location.id as locationId',
      'location.name as locationName',
      'location.lat',
      'location.long',
      'mission_type.id as typeId',
      'mission_type.name as typeName',
      'app_user.id as authorId',
      'app_user.name as authorName',
      'app_user.avatar as authorAvatar',
    ])
}

type MissionRow = Awaited<ReturnType<ReturnType<typeof withRelations>['executeTakeFirstOrThrow']>>

export function asMission(row: MissionRow): Mission {
  const status = row.status as MissionStatus
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    status,
    nextStatuses: nextStatuses(status),
    ...(row.locationId !== null && {
      location: {
        _id: row.locationId,
        name: row.locationName ?? '',
        location: { lat: row.lat ?? 0, long: row.long ?? 0 },
      },
    }),
    ...(row.typeId !== null && { missionType: { _id: row.typeId, name: row.typeName ?? '' } }),
    scheduledAt: row.scheduled_at?.toISOString() ?? null,
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    archived: row.archived,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...(row.authorId !== null && {
      createdBy: { _id: row.authorId, name: row.authorName ?? '', avatar: row.authorAvatar },
    }),
  }
}
