// What a client sees of a mission, as columns of client_mission and in the form of the contract.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'

export type ClientShows = components['schemas']['ClientShows']

/** The choices of the link `k`. */
export const SHOWS = sql<ClientShows>`jsonb_build_object(
  'layers', k.shows_layers, 'photos', k.shows_photos, 'recordings', k.shows_recordings, 'documents', k.shows_documents,
  'outcomes', k.shows_outcomes, 'alerts', k.shows_alerts, 'live', k.shows_live)`

/** The columns of the choices that are given. */
export const byColumn = (shows: Partial<ClientShows>) => ({
  ...(shows.layers !== undefined && { shows_layers: shows.layers }),
  ...(shows.photos !== undefined && { shows_photos: shows.photos }),
  ...(shows.recordings !== undefined && { shows_recordings: shows.recordings }),
  ...(shows.documents !== undefined && { shows_documents: shows.documents }),
  ...(shows.outcomes !== undefined && { shows_outcomes: shows.outcomes }),
  ...(shows.alerts !== undefined && { shows_alerts: shows.alerts }),
  ...(shows.live !== undefined && { shows_live: shows.live }),
})

/** The choices as the audit log shows them. */
export const recordedShows = (shows: Partial<ClientShows>) => ({
  ...(shows.layers !== undefined && { showsLayers: shows.layers }),
  ...(shows.photos !== undefined && { showsPhotos: shows.photos }),
  ...(shows.recordings !== undefined && { showsRecordings: shows.recordings }),
  ...(shows.documents !== undefined && { showsDocuments: shows.documents }),
  ...(shows.outcomes !== undefined && { showsOutcomes: shows.outcomes }),
  ...(shows.alerts !== undefined && { showsAlerts: shows.alerts }),
  ...(shows.live !== undefined && { showsLive: shows.live }),
})
