// What other groups may use of the group asset.
import type { Tx } from '../../platform/db/tenancy'
import type { AssetProblem, FlightAsset, FlightTimes } from './flightsSql'
import type { AssetRow } from './row'
import type { AssetFields, Counters } from './sql'
import * as flightsQueries from './flightsSql'
import * as queries from './sql'

export { announceAsset, requireAsset } from './edit'
export type { AssetProblem, FlightAsset } from './flightsSql'
export { isMove } from './moves'
export { dueOf, type AssetDue } from './row'

/** Makes assignments and changes of these assets wait for each other. @returns the IDs of those that exist */
export const lockAssets = (tenantId: string, tx: Tx, ids: readonly string[]): Promise<string[]> =>
  queries.lockAssets(tenantId, tx, ids)

/** Adds to the counters of an asset, or subtracts from them when a number is negative. */
export const moveAssetCounters = (tenantId: string, tx: Tx, id: string, jump: Partial<Counters>): Promise<void> =>
  queries.moveCounters(tenantId, tx, id, jump)

/** Replaces the assets of a flight. Assets that stay keep the reason for which they were assigned. */
export const replaceFlightAssets = (
  tenantId: string,
  tx: Tx,
  flightId: string,
  assets: readonly { id: string; role: FlightAsset['role']; overrideReason: string | null }[],
): Promise<void> => flightsQueries.replaceFlightAssets(tenantId, tx, flightId, assets)

/** @returns undefined when there is none */
export const findAsset = (tenantId: string, tx: Tx, id: string): Promise<AssetRow | undefined> =>
  queries.selectAsset(tenantId, tx, id)

/** Assets that can be on a flight, by kind and name. */
export const listAssetsForFlight = (tenantId: string, tx: Tx, flightId: string): Promise<FlightAsset[]> =>
  flightsQueries.selectAssetsForFlight(tenantId, tx, flightId)

/** Assets that can be on a flight that is not stored yet, by kind and name. */
export const listAssetsForTimes = (tenantId: string, tx: Tx, times: FlightTimes): Promise<FlightAsset[]> =>
  flightsQueries.selectAssetsForTimes(tenantId, tx, times)

/** The assets of these flights, by flight. */
export const listAssetsOfFlights = (
  tenantId: string,
  tx: Tx,
  flightIds: readonly string[],
): Promise<Map<string, FlightAsset[]>> => flightsQueries.selectAssetsOfFlights(tenantId, tx, flightIds)

/** The kinds of assets that exist, by ID. */
export const findAssetKinds = (tenantId: string, tx: Tx, ids: readonly string[]): Promise<Map<string, string>> =>
  flightsQueries.selectKinds(tenantId, tx, ids)

/** The other flights of the assets of a flight at its time, as names, also once it is over. */
export const findSimultaneousFlight = (
  tenantId: string,
  tx: Tx,
  flightId: string,
): Promise<{ name: string; flight: string } | undefined> => flightsQueries.selectSimultaneous(tenantId, tx, flightId)

/** Stores for which problem of an asset of a flight the reason is. */
export const setAssetOverride = (
  tenantId: string,
  tx: Tx,
  flightId: string,
  fields: { assetId: string; reason: string; problem: AssetProblem },
): Promise<void> => flightsQueries.setOverride(tenantId, tx, flightId, fields)

/** @returns false when the asset does not exist at this version. @throws a unique violation for the serial number of another */
export const updateAsset = (
  tenantId: string,
  tx: Tx,
  id: string,
  version: number | undefined,
  fields: AssetFields,
): Promise<boolean> => queries.updateAsset(tenantId, tx, id, version, fields)
