import { useGetRecordingTrackQuery, type FlightTrack, type TrackSamples } from '../../../api/telemetry'
import { positionAt } from '../../../map/track/trackTime'
import { useCan } from '../../../session/useCan'
import type { Clip } from './clips'

export interface TrackOfClip {
  state: 'loading' | 'noStart' | 'unpaired' | 'noTrack' | 'ready'
  track?: FlightTrack
  samples?: TrackSamples
  /** Start of the track on the time axis. */
  start: number
  /** Longitude and latitude of the drone; undefined outside of the track. */
  positionAt: (time: number) => [long: number, lat: number] | undefined
}

const NOWHERE = { start: 0, positionAt: () => undefined }

/** The track of the telemetry that belongs to a clip, otherwise that of its flight. */
export function useRecordingTrack({ recording: { _id: vodId, telemetryId, flightId, startedAt } }: Clip): TrackOfClip {
  const canSee = useCan('flight_list')
  const isUnpaired = telemetryId === null && flightId === null
  const skip = !canSee || isUnpaired || startedAt === null
  const { currentData, isFetching } = useGetRecordingTrackQuery({ vodId }, { skip })
  if (startedAt === null) return { state: 'noStart', ...NOWHERE }
  if (isUnpaired) return { state: 'unpaired', ...NOWHERE }
  const track = currentData?.data
  const samples = track?.samples
  if (!track?.startedAt || !samples || samples.at.length === 0) {
    return { state: !currentData && isFetching ? 'loading' : 'noTrack', ...NOWHERE }
  }
  const start = Date.parse(track.startedAt)
  const end = start + (samples.at.at(-1) ?? 0)
  const at = (time: number) => (time < start || time > end ? undefined : positionAt(samples, time - start))
  return { state: 'ready', track, samples, start, positionAt: at }
}
