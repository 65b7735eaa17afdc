// Assets for other groups.
export { announceAsset, requireAsset } from './edit'
export {
  replaceFlightAssets,
  selectAssetsForFlight,
  selectAssetsForTimes,
  selectAssetsOfFlights,
  selectKinds,
  selectSimultaneous,
  setOverride,
  type AssetProblem,
  type FlightAsset,
} from './flightsSql'
export { isMove } from './moves'
export { dueOf, type AssetDue } from './row'
export { lockAssets, moveCounters, selectAsset, updateAsset } from './sql'
