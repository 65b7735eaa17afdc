import { useEffect } from 'react'
import type { ActiveStream } from '../../../api/stream'
import { useGetFlightGroundQuery } from '../../../api/telemetry'
import { groundPlaceOf } from '../../../map/track/trackGround'
import { useCan } from '../../../session/useCan'
import type { Grounds } from './useGrounds'

interface StreamGroundProps {
  stream: ActiveStream
  onGround: Grounds['onGround']
}

/** Reads the ground around the drone of a stream, also when its elevation layer has changed. Shows nothing. */
export function StreamGround({
  stream: { _id: streamId, missionId, flightId, position },
  onGround,
}: StreamGroundProps) {
  const canSee = useCan('flight_list')
  const skip = !canSee || flightId === null || position === null
  const place = groundPlaceOf(position ?? { lat: 0, long: 0 })
  // Until the ground of the next place is read, that of the last one is shown.
  const { data } = useGetFlightGroundQuery({ flightId: flightId ?? '', ...place }, { skip })
  const ground = skip ? undefined : (data?.data.ground ?? undefined)
  useEffect(() => {
    onGround(streamId, missionId, ground)
  }, [streamId, missionId, ground, onGround])
  useEffect(() => {
    return () => onGround(streamId, missionId, undefined)
  }, [streamId, missionId, onGround])
  return null
}
