// Client companies of the shared server, written to its database, because the app makes
// no existing user a client.
import { randomUUID } from 'node:crypto'
import { changeRow } from './database'

/**
 * Makes a user of a tenant the only person of a new client company.
 * @returns the ID of the client
 */
export async function makeClient(email: string, name = 'City of Duluth'): Promise<string> {
  const id = randomUUID()
  await changeRow(
    `with person as (select tenant_id from app_user where email = $2)
     insert into client (id, tenant_id, name) select $1, tenant_id, $3 from person`,
    [id, email, name],
  )
  await changeRow(
    `update app_user set user_type = 'tenant-client', custom_permissions = '{}', client_id = $1 where email = $2`,
    [id, email],
  )
  return id
}

/** Shares a mission with a client, which sees what is marked as visible to clients. */
export const linkMission = (clientId: string, missionId: string): Promise<void> =>
  changeRow(
    `insert into client_mission (tenant_id, client_id, mission_id, shows_photos, shows_recordings, shows_documents,
                                 shows_outcomes, shows_alerts, shows_live)
     select tenant_id, $1, id, 'marked', 'marked', 'marked', 'marked', 'marked', true from mission where id = $2`,
    [clientId, missionId],
  )

export const unlinkMission = (clientId: string, missionId: string): Promise<void> =>
  changeRow('delete from client_mission where client_id = $1 and mission_id = $2', [clientId, missionId])
