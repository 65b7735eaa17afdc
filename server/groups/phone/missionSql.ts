// Missions of phones. The queries run as the client, whose policies leave what is shared with it.
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'

type PhoneMission = components['schemas']['PhoneMission']

/** Missions in one reply. */
const MAX_MISSIONS = 200

/** Missions that are not over. */
const open = (tenantId: string, tx: Tx) =>
  tx
    .selectFrom('mission')
    .select(['id as _id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where('archived', '=', false)
    .where('status', 'not in', ['completed', 'cancelled'])

/** The last changed first. */
export const selectOpenMissions = (tenantId: string, tx: Tx): Promise<PhoneMission[]> =>
  open(tenantId, tx).orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(MAX_MISSIONS).execute()

export const selectOpenMission = (tenantId: string, tx: Tx, missionId: string): Promise<PhoneMission | undefined> =>
  open(tenantId, tx).where('id', '=', missionId).executeTakeFirst()
