// The log of a flight stays open when the flight is over.
import { actorOf } from '../../platform/audit/actor'
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit } from '../../platform/audit/sql'
import { notFound } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { deleteLogEntry, insertLogEntry, selectLog, selectLogEntry, updateLogEntry, type LogEntry } from './logSql'
import { flightText } from './messages'
import { requireFlight } from './service'

type LogOperation = 'listFlightLog' | 'createFlightLogEntry' | 'editFlightLogEntry' | 'deleteFlightLogEntry'

export function flightLogHandlers({ db }: Services): Handlers<LogOperation> {
  return {
    async listFlightLog({ params, query, user, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, async (tx) => {
        await requireFlight(tenantId, tx, params.flightId, user)
        return selectLog(tenantId, tx, params.flightId, page)
      })
      return { data: { ...found, ...page } }
    },

    async createFlightLogEntry({ params, body, user, tenantId }) {
      const { flightId } = params
      const data = await inTenant(db, tenantId, async (tx) => {
        await requireFlight(tenantId, tx, flightId, user)
        const id = await insertLogEntry(tenantId, tx, { ...body, flightId, createdBy: user.userId })
        await recordChanged(tenantId, tx, 'FlightLog', id)
        return requireEntry(tenantId, tx, id)
      })
      return { message: flightText('logCreated'), data }
    },

    async editFlightLogEntry(call) {
      const { params, body, tenantId } = call
      const { version, ...fields } = body
      const { logId } = params
      const data = await inTenant(db, tenantId, async (tx) => {
        const before = await requireEntry(tenantId, tx, logId)
        if (!(await updateLogEntry(tenantId, tx, logId, version, fields))) {
          throw await staleVersion(tx, 'flight_log', logId, flightText('logChangedElsewhere'))
        }
        await recordChanged(tenantId, tx, 'FlightLog', logId)
        const after = await requireEntry(tenantId, tx, logId)
        const entry = { ...actorOf(call), action: 'flight-log.edit', ...targetOf(after) } as const
        await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
        return after
      })
      return { message: flightText('logSaved'), data }
    },

    async deleteFlightLogEntry(call) {
      const { params, tenantId } = call
      await inTenant(db, tenantId, async (tx) => {
        const entry = await requireEntry(tenantId, tx, params.logId)
        if (!(await deleteLogEntry(tenantId, tx, params.logId))) throw notFound(flightText('logNotFound'))
        await recordChanged(tenantId, tx, 'FlightLog', params.logId)
        await recordAudit(tenantId, tx, { ...actorOf(call), action: 'flight-log.delete', ...targetOf(entry) })
      })
      return { message: flightText('logDeleted') }
    },
  }
}

/** @throws AppError 404 for an unknown entry */
async function requireEntry(tenantId: string, tx: Tx, logId: string): Promise<LogEntry> {
  const entry = await selectLogEntry(tenantId, tx, logId)
  if (!entry) throw notFound(flightText('logNotFound'))
  return entry
}

const recordedOf = ({ at, text }: LogEntry) => ({ at, text })

const targetOf = ({ text, flightId }: LogEntry) => ({ target: text, details: { flightId } })
