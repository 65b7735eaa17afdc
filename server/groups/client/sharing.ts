// Shares missions with clients and withdraws them. Clients read with row policies, so a withdrawn mission is gone with the
// next request.
import type { components } from '../../contract/contract.gen'
import { recordAudit } from '../../audit/sql'
import { notFound } from '../../core/errors'
import type { Page } from '../../core/paging'
import { runAsClient } from '../../db/accessScope'
import { inTenant, type Db, type Tx } from '../../db/tenancy'
import { recordChanged } from '../../realtime/sql'
import { clientText } from './messages'
import { deleteLinks, insertLinks, lockMissions, selectSharedMission, selectSharedMissions } from './missionSql'
import { requireClient, type Editor } from './service'

type ClientMission = components['schemas']['ClientMission']
type Sharing = components['schemas']['ClientMissionIds']

/** @returns how many were not shared before. @throws AppError 404 for the client or one of the missions */
export const shareMissions = (db: Db, tenantId: string, sharing: Sharing, editor: Editor): Promise<number> =>
  changeLinks(db, tenantId, sharing, editor, 'client.share', (tx, { clientId, missionIds }) =>
    insertLinks(tenantId, tx, clientId, missionIds, editor.actorId),
  )

/** @returns how many were shared before. @throws AppError as above */
export const withdrawMissions = (db: Db, tenantId: string, sharing: Sharing, editor: Editor): Promise<number> =>
  changeLinks(db, tenantId, sharing, editor, 'client.withdraw', (tx, { clientId, missionIds }) =>
    deleteLinks(tenantId, tx, clientId, missionIds),
  )

async function changeLinks(
  db: Db,
  tenantId: string,
  { clientId, missionIds }: Sharing,
  editor: Editor,
  action: 'client.share' | 'client.withdraw',
  change: (tx: Tx, sharing: Sharing) => Promise<string[]>,
): Promise<number> {
  return inTenant(db, tenantId, async (tx) => {
    const client = await requireClient(tenantId, tx, clientId)
    const ids = [...new Set(missionIds)]
    const missions = await lockMissions(tenantId, tx, ids, { withTrash: action === 'client.withdraw' })
    if (missions.length < ids.length) throw notFound(clientText('missionNotFound'))
    const changed = new Set(await change(tx, { clientId, missionIds: ids }))
    const names = missions.filter(({ id }) => changed.has(id)).map(({ name }) => name)
    if (names.length === 0) return 0
    await recordChanged(tenantId, tx, 'Client', clientId)
    for (const id of changed) await recordChanged(tenantId, tx, 'Mission', id)
    await recordAudit(tenantId, tx, {
      ...editor,
      action,
      target: client.name,
      details: { clientId, missions: names.join(', ') },
    })
    return changed.size
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
  return mission
}
