// What other groups may use of the group flight.
import type { Tx } from '../../platform/db/tenancy'
import type { PlannedPath } from './planSql'
import type { FlightPlan } from './sql'
import * as logQueries from './logSql'
import * as planQueries from './planSql'
import * as queries from './sql'

export { flightStatusText } from './messages'
export { requireFlight, setAirborne, setLanded } from './service'
export type { FlightUser } from './status'

/** How many of these flights the tenant has, deleted ones included. */
export const countFlights = (tenantId: string, tx: Tx, flightIds: readonly string[]): Promise<number> =>
  queries.countFlights(tenantId, tx, flightIds)

/** @param entry without `at` it happened now; without an author the platform wrote it */
export const addLogEntry = (
  tenantId: string,
  tx: Tx,
  fields: { flightId: string; at?: string; text: string; createdBy: string | null },
): Promise<string> => logQueries.insertLogEntry(tenantId, tx, fields)

/** When a flight takes or took place. */
export const findFlightTimes = (
  tenantId: string,
  tx: Tx,
  flightId: string,
): Promise<{ startedAt: Date | null; plannedStart: Date | null } | undefined> =>
  queries.selectFlightTimes(tenantId, tx, flightId)

/** The first lines of the layer that was chosen for the flight. @returns undefined when there are none */
export const findPlannedPath = (tenantId: string, tx: Tx, flightId: string): Promise<PlannedPath | undefined> =>
  planQueries.selectPlannedPath(tenantId, tx, flightId)

/** Gives a flight the status and the times of one that has taken place. */
export const setFlightLanded = (
  tenantId: string,
  tx: Tx,
  flightId: string,
  fields: { startedAt: Date; endedAt: Date },
): Promise<void> => queries.setFlightLanded(tenantId, tx, flightId, fields)

/** Moves a flight that has the times of its telemetry by milliseconds. @returns false for a flight with other times */
export const moveFlight = (
  tenantId: string,
  tx: Tx,
  flightId: string,
  move: { times: { startedAt: Date | null; endedAt: Date | null }; shift: number },
): Promise<boolean> => queries.moveFlight(tenantId, tx, flightId, move)

/** Adds a planned flight to a mission. @returns its ID */
export const planFlight = (
  tenantId: string,
  tx: Tx,
  flight: FlightPlan & { missionId: string; name: string; pilotId?: string; createdBy: string },
): Promise<string> => queries.insertFlight(tenantId, tx, flight)
