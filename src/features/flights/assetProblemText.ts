import type { FlightAsset } from '../../api/flight'
import { absoluteTime } from '../../shared/time/timeText'
import { flightsText } from './messages'

type AssetProblem = FlightAsset['problems'][number]

/** Whether a person with the permission may let the asset fly nevertheless, and nobody has done that yet. */
export const needsReason = ({ kind, isOverridden }: AssetProblem): boolean =>
  !isOverridden && (kind === 'grounded' || kind === 'overdue')

/** Why an asset should not be on a flight, as a sentence. */
export function assetProblemText({ kind, name, at }: AssetProblem): string {
  switch (kind) {
    case 'other-flight':
      return flightsText('assetOtherFlight', { name, time: at === null ? flightsText('noTime') : absoluteTime(at) })
    case 'grounded':
      return flightsText('assetGrounded', { name })
    case 'overdue':
      return flightsText('assetOverdue', { name })
    case 'in-maintenance':
      return flightsText('assetInMaintenance')
    case 'retired':
      return flightsText('assetRetired')
    case 'deleted':
      return flightsText('assetDeleted')
  }
}
