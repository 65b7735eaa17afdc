import { useCan } from '../../../session/useCan'

/** Whether the user may change recordings and sees the telemetry to choose from. */
export function useCanChooseTelemetry(): boolean {
  const canUpdate = useCan('vod_update')
  const canSee = useCan('flight_list')
  return canUpdate && canSee
}
