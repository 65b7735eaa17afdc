// Shares missions with clients and withdraws them. Clients read with row policies, so a withdrawn mission is gone with the
// next request.
import type { components } from '../../platform/contract/contract.gen'
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit } from '../../platform/audit/sql'
import { notFound } from '../../platform/core/errors'
import type { Page } from '../../platform/core/paging'
import { runAsClient } from '../../platform/db/accessScope'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { clientText } from './messages'
import {
  deleteLinks,
  lockMissions,
  selectMissionClients,
  selectSharedMission,
  selectSharedMissions,
  upsertLinks,
} from './missionSql'
import { requireClient, type Editor } from './service'
import { recordedShows } from './shows'

type ClientMission = components['schemas']['ClientMission']
type MissionClient = components['schemas']['MissionClient']
type Sharing = components['schemas']['ClientShare']
type Withdrawal = components['schemas']['ClientMissionIds']

/**
 * Shares missions, or changes what the client sees of those that are shared with it.
 * @returns how many were not shared before. @throws AppError 404 for the client or one of the missions
 */
export async function shareMissions(
  db: Db,
  tenantId: string,
  { clientId, missionIds, shows = {} }: Sharing,
  editor: Editor,
): Promise<number> {
  return inTenant(db, tenantId, async (tx) => {
    const client = await requireClient(tenantId, tx, clientId)
    const missions = await requireMissions(tenantId, tx, missionIds, { withTrash: false })
    const ids = missions.map(({ id }) => id)
    const link = { shows, userId: editor.actorId }
    const before = await upsertLinks(tenantId, tx, clientId, ids, link)
    const added = missions.filter(({ id }) => before.get(id) === null)
    const entry = { ...editor, action: 'client.share', target: client.name } as const
    if (added.length > 0) {
      const details = { clientId, missions: namesOf(added), ...recordedShows(shows) }
      await recordAudit(tenantId, tx, { ...entry, details })
    }
    for (const { id, name } of missions) {
      const earlier = before.get(id)
      if (!earlier) continue
      const details = { clientId, missions: name }
      const changed = { ...earlier, ...shows }
      await recordEdit(tenantId, tx, { ...entry, details }, recordedShows(earlier), recordedShows(changed))
    }
    await recordShared(tenantId, tx, clientId, ids)
    return added.length
  })
}

/** @returns how many were shared before. @throws AppError as above */
export async function withdrawMissions(
  db: Db,
  tenantId: string,
  { clientId, missionIds }: Withdrawal,
  editor: Editor,
): Promise<number> {
  return inTenant(db, tenantId, async (tx) => {
    const client = await requireClient(tenantId, tx, clientId)
    const missions = await requireMissions(tenantId, tx, missionIds, { withTrash: true })
    const ids = missions.map(({ id }) => id)
    const removed = new Set(await deleteLinks(tenantId, tx, clientId, ids))
    if (removed.size === 0) return 0
    await recordShared(tenantId, tx, clientId, [...removed])
    const details = { clientId, missions: namesOf(missions.filter(({ id }) => removed.has(id))) }
    await recordAudit(tenantId, tx, { ...editor, action: 'client.withdraw', target: client.name, details })
    return removed.size
  })
}

interface NamedMission {
  id: string
  name: string
}

/** @throws AppError 404 when one of the missions does not exist */
async function requireMissions(
  tenantId: string,
  tx: Tx,
  missionIds: readonly string[],
  which: { withTrash: boolean },
): Promise<NamedMission[]> {
  const ids = [...new Set(missionIds)]
  const missions = await lockMissions(tenantId, tx, ids, which)
  if (missions.length < ids.length) throw notFound(clientText('missionNotFound'))
  return missions
}

const namesOf = (missions: readonly NamedMission[]): string => missions.map(({ name }) => name).join(', ')

async function recordShared(tenantId: string, tx: Tx, clientId: string, missionIds: readonly string[]): Promise<void> {
  await recordChanged(tenantId, tx, 'Client', clientId)
  for (const id of missionIds) await recordChanged(tenantId, tx, 'Mission', id)
}

/** The clients that a mission is shared with. @throws AppError 404 for the mission */
export async function getMissionClients(db: Db, tenantId: string, missionId: string): Promise<MissionClient[]> {
  return inTenant(db, tenantId, async (tx) => {
    await requireMissions(tenantId, tx, [missionId], { withTrash: false })
    return selectMissionClients(tenantId, tx, missionId)
  })
}

/** What a client sees. @throws AppError 404 for the client */
export async function listSharedMissions(
  db: Db,
  tenantId: string,
  clientId: string,
  search: string,
  page: Page,
): Promise<{ items: ClientMission[]; total: number }> {
  await inTenant(db, tenantId, (tx) => requireClient(tenantId, tx, clientId))
  return runAsClient(clientId, () => inTenant(db, tenantId, (tx) => selectSharedMissions(tenantId, tx, search, page)))
}

/**
 * @param clientId null for what the caller may see of what is shown to clients
 * @throws AppError 404 for the client, and for a mission that is not shared with it
 */
export async function readSharedMission(
  db: Db,
  tenantId: string,
  missionId: string,
  clientId: string | null,
): Promise<ClientMission> {
  const read = () => inTenant(db, tenantId, (tx) => selectSharedMission(tenantId, tx, missionId))
  if (clientId !== null) await inTenant(db, tenantId, (tx) => requireClient(tenantId, tx, clientId))
  const mission = clientId === null ? await read() : await runAsClient(clientId, read)
  if (!mission) throw notFound(clientText('missionNotFound'))
  // What the tenant chose to show is for the tenant.
  return clientId === null ? { ...mission, shows: null } : mission
}
