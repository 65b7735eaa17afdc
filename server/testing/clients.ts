// Client companies, their people and their missions, as tests need them.
import { uuidv7 } from 'uuidv7'
import { inTenant } from '../platform/db/tenancy'
import type { TestApp, TestTenant, TestUser } from './testApp'

/** @returns the id of the client company */
export async function addClient({ db }: TestApp, { id: tenantId }: TestTenant, name: string): Promise<string> {
  const id = uuidv7()
  await inTenant(db, tenantId, (tx) => tx.insertInto('client').values({ id, tenant_id: tenantId, name }).execute())
  return id
}

/** Makes a tenant-client one of the people of a client company. */
export const joinClient = ({ db }: TestApp, { id: tenantId }: TestTenant, user: TestUser, clientId: string | null) =>
  inTenant(db, tenantId, (tx) =>
    tx.updateTable('app_user').set({ client_id: clientId }).where('id', '=', user.id).execute(),
  )

/** A link that shows all that is marked as visible to clients. */
const ALL_MARKED = {
  shows_layers: 'marked',
  shows_photos: 'marked',
  shows_recordings: 'marked',
  shows_documents: 'marked',
  shows_outcomes: 'marked',
  shows_alerts: 'marked',
  shows_live: true,
}

/** A link that shows nothing of the mission. */
export const NOTHING: typeof ALL_MARKED = {
  shows_layers: 'none',
  shows_photos: 'none',
  shows_recordings: 'none',
  shows_documents: 'none',
  shows_outcomes: 'none',
  shows_alerts: 'none',
  shows_live: false,
}

/** Shares a mission with a client, which by default sees what is marked as visible to clients. */
export const linkMission = (
  { db }: TestApp,
  { id: tenantId }: TestTenant,
  clientId: string,
  missionId: string,
  shows = ALL_MARKED,
) =>
  inTenant(db, tenantId, (tx) =>
    tx
      .insertInto('client_mission')
      .values({ tenant_id: tenantId, client_id: clientId, mission_id: missionId, ...shows })
      .execute(),
  )

export const unlinkMission = ({ db }: TestApp, { id: tenantId }: TestTenant, clientId: string, missionId: string) =>
  inTenant(db, tenantId, (tx) =>
    tx.deleteFrom('client_mission').where('client_id', '=', clientId).where('mission_id', '=', missionId).execute(),
  )

export const showLayer = ({ db }: TestApp, { id: tenantId }: TestTenant, layerId: string) =>
  inTenant(db, tenantId, (tx) =>
    tx.updateTable('layer').set({ client_visible: true }).where('id', '=', layerId).execute(),
  )

/** Documents and recordings are files of missions. */
const showFile = ({ db }: TestApp, { id: tenantId }: TestTenant, fileId: string) =>
  inTenant(db, tenantId, (tx) =>
    tx.updateTable('mission_file').set({ is_shown_to_clients: true }).where('id', '=', fileId).execute(),
  )

export const showDocument = showFile
export const showRecording = showFile
export const showOutcome = showFile

/** Also accepts the photo; a client does not see photos that are being reviewed. */
export async function showPhoto(aerie: TestApp, tenant: TestTenant, photoId: string): Promise<void> {
  await acceptPhoto(aerie, tenant, photoId)
  await showFile(aerie, tenant, photoId)
}

export const acceptPhoto = ({ db }: TestApp, { id: tenantId }: TestTenant, photoId: string) =>
  inTenant(db, tenantId, (tx) =>
    tx.updateTable('mission_photo').set({ state: 'unmatched' }).where('file_id', '=', photoId).execute(),
  )

export const showAlert = ({ db }: TestApp, { id: tenantId }: TestTenant, alertId: string) =>
  inTenant(db, tenantId, (tx) =>
    tx.updateTable('alert').set({ is_shown_to_clients: true }).where('id', '=', alertId).execute(),
  )
