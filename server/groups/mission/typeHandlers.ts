import type { Handlers } from '../../contract'
import { conflict, isUniqueViolation, notFound } from '../../errors'
import { recordChanged } from '../../realtime/sql'
import type { Services } from '../../services'
import { inTenant, type Tx } from '../../tenancy'
import {
  deleteMissionType,
  insertMissionType,
  MOST_TYPES,
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
      const data = await namedOnce(body.name, () =>
        inTenant(db, tenantId, async (tx) => {
          const types = await selectMissionTypes(tenantId, tx)
          if (types.length >= MOST_TYPES) throw conflict(`There are ${MOST_TYPES} mission types already`)
          const type = await insertMissionType(tenantId, tx, body.name)
          await recordChanged(tenantId, tx, 'MissionType', type._id)
          return type
        }),
      )
      return { message: 'Mission type added', data }
    },

    async editMissionType({ params, body, tenantId }) {
      const { missionTypeId } = params
      const data = await namedOnce(body.name, () =>
        inTenant(db, tenantId, async (tx) => {
          await requireMissionType(tenantId, tx, missionTypeId)
          if (!(await updateMissionType(tenantId, tx, missionTypeId, body.version, body.name))) {
            throw conflict('Somebody else changed this mission type meanwhile. Read it again before you save.')
          }
          await recordChanged(tenantId, tx, 'MissionType', missionTypeId)
          return requireMissionType(tenantId, tx, missionTypeId)
        }),
      )
      return { message: 'Mission type saved', data }
    },

    async deleteMissionType({ params, tenantId }) {
      await inTenant(db, tenantId, async (tx) => {
        if (!(await deleteMissionType(tenantId, tx, params.missionTypeId))) throw notFound('Mission type')
        await recordChanged(tenantId, tx, 'MissionType', params.missionTypeId)
      })
      return { message: 'Mission type deleted' }
    },
  }
}

async function requireMissionType(tenantId: string, tx: Tx, missionTypeId: string): Promise<MissionType> {
  const type = await selectMissionType(tenantId, tx, missionTypeId)
  if (!type) throw notFound('Mission type')
  return type
}

async function namedOnce<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const message = 'is the name of another mission type already'
    throw conflict(`${name} ${message}`, [{ field: 'name', message }])
  }
}
