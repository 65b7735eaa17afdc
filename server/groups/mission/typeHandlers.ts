import { actorOf } from '../../audit/actor'
import { recordAudit } from '../../audit/sql'
import type { Handlers } from '../../http/contract'
import { conflict, isUniqueViolation, notFound } from '../../core/errors'
import { recordChanged } from '../../realtime/sql'
import type { Services } from '../services'
import { staleVersion } from '../../db/staleVersion'
import { inTenant, type Tx } from '../../db/tenancy'
import { missionText } from './messages'
import {
  deleteMissionType,
  insertMissionType,
  MAX_TYPES,
  selectMissionType,
  selectMissionTypes,
  updateMissionType,
  type MissionType,
} from './typeSql'

type MissionTypeOperation = 'getMissionTypes' | 'createMissionType' | 'editMissionType' | 'deleteMissionType'

export function missionTypeHandlers({ db }: Services): Handlers<MissionTypeOperation> {
  return {
    async getMissionTypes({ tenantId }) {
      return { data: { types: await inTenant(db, tenantId, (tx) => selectMissionTypes(tenantId, tx)) } }
    },

    async createMissionType({ body, tenantId }) {
      const data = await withUniqueName(() =>
        inTenant(db, tenantId, async (tx) => {
          const types = await selectMissionTypes(tenantId, tx)
          if (types.length >= MAX_TYPES) throw conflict(missionText('tooManyTypes', { count: MAX_TYPES }))
          const type = await insertMissionType(tenantId, tx, body.name)
          await recordChanged(tenantId, tx, 'MissionType', type._id)
          return type
        }),
      )
      return { message: missionText('typeCreated'), data }
    },

    async editMissionType({ params, body, tenantId }) {
      const { missionTypeId } = params
      const data = await withUniqueName(() =>
        inTenant(db, tenantId, async (tx) => {
          await requireMissionType(tenantId, tx, missionTypeId)
          if (!(await updateMissionType(tenantId, tx, missionTypeId, body.version, body.name))) {
            throw await staleVersion(tx, 'mission_type', missionTypeId, missionText('typeChangedElsewhere'))
          }
          await recordChanged(tenantId, tx, 'MissionType', missionTypeId)
          // Missions contain the name of their type.
          await recordChanged(tenantId, tx, 'Mission')
          return requireMissionType(tenantId, tx, missionTypeId)
        }),
      )
      return { message: missionText('typeSaved'), data }
    },

    async deleteMissionType(call) {
      const { params, tenantId } = call
      await inTenant(db, tenantId, async (tx) => {
        const target = await deleteMissionType(tenantId, tx, params.missionTypeId)
        if (target === undefined) throw notFound(missionText('typeNotFound'))
        await recordAudit(tenantId, tx, { ...actorOf(call), action: 'mission-type.delete', target })
        await recordChanged(tenantId, tx, 'MissionType', params.missionTypeId)
        // Missions of this type have no type afterwards.
        await recordChanged(tenantId, tx, 'Mission')
      })
      return { message: missionText('typeDeleted') }
    },
  }
}

async function requireMissionType(tenantId: string, tx: Tx, missionTypeId: string): Promise<MissionType> {
  const type = await selectMissionType(tenantId, tx, missionTypeId)
  if (!type) throw notFound(missionText('typeNotFound'))
  return type
}

async function withUniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const message = missionText('typeNameTaken')
    throw conflict(message, [{ field: 'name', message }])
  }
}
