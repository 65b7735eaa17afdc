// A flight with data of other tables: its mission, its pilot and its author.
import { sql, type SelectQueryBuilder } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { DB } from '../../platform/db/schema.gen'
import type { FlightAsset } from '../asset/public'
import type { PilotProblem } from '../pilot/public'
import { nextStatuses, type FlightStatus, type FlightUser } from './status'

export type Flight = components['schemas']['Flight']

export function withRelations(query: SelectQueryBuilder<DB, 'flight' | 'mission', object>) {
  return query
    .leftJoin('mission_type', 'mission_type.id', 'mission.mission_type_id')
    .leftJoin('pilot', 'pilot.id', 'flight.pilot_id')
    .leftJoin('app_user as account', (join) =>
      join.onRef('account.id', '=', 'pilot.user_id').on('account.deleted_at', 'is', null),
    )
    .leftJoin('layer as plan', (join) =>
      join.onRef('plan.id', '=', 'flight.plan_layer_id').on('plan.deleted_at', 'is', null),
    )
    .leftJoin('app_user as author', 'author.id', 'flight.created_by')
    .select([
      'flight.id',
      'flight.name',
      'flight.status',
      'flight.override_reason',
      'flight.payload',
      'flight.planned_start',
      'flight.planned_end',
      'flight.started_at',
      'flight.ended_at',
      'flight.version',
      'flight.created_at',
      'flight.updated_at',
      'mission.id as missionId',
      'mission.name as missionName',
      'mission_type.id as typeId',
      'mission_type.name as typeName',
      'pilot.id as pilotId',
      sql<string | null>`coalesce(account.name, pilot.name, flight.pilot_name)`.as('pilotName'),
      'account.id as pilotUserId',
      'account.avatar as pilotAvatar',
      'plan.id as planId',
      'plan.name as planName',
      'author.id as authorId',
      'author.name as authorName',
      'author.avatar as authorAvatar',
    ])
}

type FlightRow = Awaited<ReturnType<ReturnType<typeof withRelations>['executeTakeFirstOrThrow']>>

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null

/** @param caller to whom `nextStatuses` applies */
export function asFlight(
  row: FlightRow,
  { problems, assets }: { problems: PilotProblem[]; assets: FlightAsset[] },
  caller: FlightUser,
): Flight {
  const status = row.status as FlightStatus
  return {
    _id: row.id,
    name: row.name,
    mission: {
      _id: row.missionId,
      name: row.missionName,
      ...(row.typeId !== null && { missionType: { _id: row.typeId, name: row.typeName ?? '' } }),
    },
    status,
    nextStatuses: nextStatuses(status, row.pilotUserId, caller),
    pilot:
      row.pilotName === null
        ? null
        : {
            _id: row.pilotId,
            name: row.pilotName,
            avatar: row.pilotAvatar,
            hasAccount: row.pilotUserId !== null,
            problems,
          },
    overrideReason: row.override_reason,
    assetId: assets.find(({ role }) => role === 'drone')?._id ?? null,
    assets,
    plan: row.planId === null ? null : { _id: row.planId, name: row.planName ?? '' },
    payload: row.payload,
    plannedStart: timeOf(row.planned_start),
    plannedEnd: timeOf(row.planned_end),
    startedAt: timeOf(row.started_at),
    endedAt: timeOf(row.ended_at),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...(row.authorId !== null && {
      createdBy: { _id: row.authorId, name: row.authorName ?? '', avatar: row.authorAvatar },
    }),
  }
}
