// What other groups may use of the group mission.
import type { Tx } from '../../platform/db/tenancy'
import type { MissionType } from './typeSql'
import * as typeQueries from './typeSql'

export { statusText as missionStatusText } from './messages'
export {
  changeMissionStatus,
  changeMissionStatusInTx,
  createMission,
  createMissionInTx,
  deleteMission,
  goLive,
  requireMission,
} from './service'

/** @returns undefined when there is none */
export const findMissionType = (tenantId: string, tx: Tx, missionTypeId: string): Promise<MissionType | undefined> =>
  typeQueries.selectMissionType(tenantId, tx, missionTypeId)
