// What other groups may use of the group pilot.
import type { Tx } from '../../platform/db/tenancy'
import type { PilotProblem } from './flightsSql'
import type { Licence, Pilot, PilotFields } from './sql'
import * as flightsQueries from './flightsSql'
import * as queries from './sql'

export type { PilotProblem } from './flightsSql'
export type { Pilot } from './sql'

/** @throws a unique violation when the user is a pilot already */
export const addPilot = (
  tenantId: string,
  tx: Tx,
  pilot: PilotFields & { name: string; userId?: string; createdBy: string },
): Promise<string> => queries.insertPilot(tenantId, tx, pilot)

/** Makes assignments of a pilot wait for each other. @returns false when there is no such pilot */
export const lockPilot = (tenantId: string, tx: Tx, pilotId: string): Promise<boolean> =>
  queries.lockPilot(tenantId, tx, pilotId)

/** Replaces all licences of a pilot. */
export const replaceLicences = (tenantId: string, tx: Tx, pilotId: string, licences: Licence[]): Promise<void> =>
  queries.replaceLicences(tenantId, tx, pilotId, licences)

/** @returns undefined when there is none */
export const findPilot = (tenantId: string, tx: Tx, pilotId: string): Promise<Pilot | undefined> =>
  queries.selectPilot(tenantId, tx, pilotId)

/** The problems of the assigned pilots, by flight, as long as it has not taken off. */
export const findProblemsOfFlights = (
  tenantId: string,
  tx: Tx,
  flightIds: string[],
): Promise<Map<string, PilotProblem[]>> => flightsQueries.selectProblemsOfFlights(tenantId, tx, flightIds)

/** The problems with one flight, by pilot. */
export const findProblemsOfPilots = (
  tenantId: string,
  tx: Tx,
  flightId: string,
  pilotIds: string[],
): Promise<Map<string, PilotProblem[]>> => flightsQueries.selectProblemsOfPilots(tenantId, tx, flightId, pilotIds)
