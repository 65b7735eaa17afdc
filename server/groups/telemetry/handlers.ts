import { actorOf } from '../../platform/audit/actor'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { requireFlight } from '../flight/public'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { requireRecording } from '../vod/public'
import { findTrackGround } from './ground'
import { flightTelemetryText } from './messages'
import { selectTracks } from '../../media/telemetry/tracks'
import { asTelemetry } from './row'
import {
  assignTelemetry,
  createFlightOfTelemetry,
  createTelemetry,
  deleteTelemetry,
  editTelemetryColumns,
  editTelemetryZone,
  restoreTelemetry,
} from './service'
import { selectTelemetryOfMission } from './sql'
import { selectTrack, type FlightTrack } from './track'

type TelemetryOperation =
  | 'createTelemetry'
  | 'getMissionTelemetry'
  | 'assignTelemetry'
  | 'createFlightOfTelemetry'
  | 'editTelemetryColumns'
  | 'editTelemetryZone'
  | 'deleteTelemetry'
  | 'restoreTelemetry'
  | 'getFlightTrack'
  | 'getRecordingTrack'
  | 'getFlightGround'
  | 'getRecordingGround'
  | 'getMissionTracks'

/** Of a mission, on its map. */
const MAX_TRACKS = 100

const NO_TRACK: FlightTrack = {
  startedAt: null,
  endedAt: null,
  duration: 0,
  distance: 0,
  maxHeight: null,
  takeOff: null,
  landing: null,
  path: [],
  planned: null,
  samples: null,
}

export function telemetryHandlers(services: Services): Handlers<TelemetryOperation> {
  const { db } = services
  return {
    async createTelemetry({ body, user, tenantId }) {
      return { message: flightTelemetryText('created'), data: await createTelemetry(db, tenantId, user, body) }
    },

    async getMissionTelemetry({ params, tenantId }) {
      const rows = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        return selectTelemetryOfMission(tenantId, tx, params.missionId)
      })
      return { data: { telemetry: rows.map(asTelemetry) } }
    },

    async assignTelemetry({ params, body, user, tenantId }) {
      const data = await assignTelemetry(db, tenantId, params.telemetryId, body.flightId, user)
      return { message: flightTelemetryText('assigned'), data }
    },

    async createFlightOfTelemetry({ params, body, user, tenantId }) {
      const data = await createFlightOfTelemetry(db, tenantId, params.telemetryId, body.name, user)
      return { message: flightTelemetryText('flightCreated'), data }
    },

    async editTelemetryColumns({ params, body, user, tenantId }) {
      const data = await editTelemetryColumns(db, tenantId, params.telemetryId, body, user)
      return { message: flightTelemetryText('columnsSaved'), data }
    },

    async editTelemetryZone({ params, body, tenantId }) {
      const data = await editTelemetryZone(db, tenantId, params.telemetryId, body.timeZone)
      return { message: flightTelemetryText('zoneSaved'), data }
    },

    async deleteTelemetry(call) {
      await deleteTelemetry(db, call.tenantId, call.params.telemetryId, actorOf(call))
      return { message: flightTelemetryText('deleted') }
    },

    async restoreTelemetry(call) {
      await restoreTelemetry(db, call.tenantId, call.params.telemetryId, actorOf(call))
      return { message: flightTelemetryText('restored') }
    },

    async getFlightTrack({ params, query, user, tenantId }) {
      const data = await inTenant(db, tenantId, async (tx) => {
        await requireFlight(tenantId, tx, params.flightId, user)
        return selectTrack(tenantId, tx, { flightId: params.flightId }, query.detail ?? 'path')
      })
      return { data }
    },

    async getRecordingTrack({ params, user, tenantId }) {
      const data = await inTenant(db, tenantId, async (tx) => {
        const { telemetryId, flightId } = await requireRecording(tenantId, tx, params.vodId)
        if (telemetryId !== null) return selectTrack(tenantId, tx, { telemetryId }, 'samples')
        if (flightId === null) return NO_TRACK
        await requireFlight(tenantId, tx, flightId, user)
        return selectTrack(tenantId, tx, { flightId }, 'samples')
      })
      return { data }
    },

    async getFlightGround({ params, query, user, tenantId }) {
      const ground = await findTrackGround(services, tenantId, user, async (tx) => {
        const { mission } = await requireFlight(tenantId, tx, params.flightId, user)
        return { missionId: mission._id, tracked: { flightId: params.flightId }, camera: query }
      })
      return { data: { ground } }
    },

    async getRecordingGround({ params, query, user, tenantId }) {
      const ground = await findTrackGround(services, tenantId, user, async (tx) => {
        const { missionId, telemetryId, flightId } = await requireRecording(tenantId, tx, params.vodId)
        if (telemetryId !== null) return { missionId, tracked: { telemetryId }, camera: query }
        if (flightId === null) return undefined
        await requireFlight(tenantId, tx, flightId, user)
        return { missionId, tracked: { flightId }, camera: query }
      })
      return { data: { ground } }
    },

    async getMissionTracks({ params, tenantId }) {
      const tracks = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        return selectTracks(tenantId, tx, { missionId: params.missionId, flights: MAX_TRACKS })
      })
      return { data: { tracks } }
    },
  }
}
