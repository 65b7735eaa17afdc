import { actorOf } from '../../platform/audit/actor'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { tenantTypes } from '../../records/tenant-types/tenantTypes'
import type { Services } from '../services'
import { missionText } from './messages'
import {
  deleteMissionType,
  insertMissionType,
  selectMissionType,
  selectMissionTypeCounts,
  selectMissionTypes,
  updateMissionType,
} from './typeSql'

type MissionTypeOperation =
  | 'getMissionTypes'
  | 'getMissionTypeCounts'
  | 'createMissionType'
  | 'editMissionType'
  | 'deleteMissionType'

const types = tenantTypes({
  table: 'mission_type',
  entity: 'MissionType',
  usedBy: ['Mission'],
  auditDelete: 'mission-type.delete',
  sql: {
    selectAll: selectMissionTypes,
    select: selectMissionType,
    insert: insertMissionType,
    update: updateMissionType,
    remove: deleteMissionType,
  },
  text: missionText,
  tooMany: (count) => missionText('tooManyTypes', { count }),
})

export function missionTypeHandlers({ db }: Services): Handlers<MissionTypeOperation> {
  return {
    async getMissionTypes({ tenantId }) {
      return { data: { types: await types.list(db, tenantId) } }
    },

    async getMissionTypeCounts({ tenantId }) {
      return { data: { types: await inTenant(db, tenantId, (tx) => selectMissionTypeCounts(tenantId, tx)) } }
    },

    async createMissionType({ body, tenantId }) {
      return { message: missionText('typeCreated'), data: await types.create(db, tenantId, body) }
    },

    async editMissionType({ params, body, tenantId }) {
      const data = await types.edit(db, tenantId, params.missionTypeId, body)
      return { message: missionText('typeSaved'), data }
    },

    async deleteMissionType(call) {
      await types.remove(db, call.tenantId, call.params.missionTypeId, actorOf(call))
      return { message: missionText('typeDeleted') }
    },
  }
}
