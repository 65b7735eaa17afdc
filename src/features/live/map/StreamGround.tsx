import { useEffect } from 'react'
import type { ActiveStream } from '../../../api/stream'
import { useGetFlightGroundQuery } from '../../../api/telemetry'
import { groundPlaceOf } from '../../../map/track/trackGround'
import { useCameraGround } from '../../../map/track/useCameraGround'
import type { Grounds } from './useGrounds'

interface StreamGroundProps {
  /** One with a flight and a position. */
  stream: ActiveStream
  onGround: Grounds['onGround']
}

/** Reads the ground around the drone of a stream, also when its elevation layer has changed. Shows nothing. */
export function StreamGround({
  stream: { _id: streamId, missionId, flightId, position },
  onGround,
}: StreamGroundProps) {
  const place = groundPlaceOf(position ?? { lat: 0, long: 0 })
  const subject = flightId ?? ''
  const ground = useCameraGround(subject, useGetFlightGroundQuery({ flightId: subject, ...place }))
  useEffect(() => {
    onGround(streamId, missionId, ground)
  }, [streamId, missionId, ground, onGround])
  useEffect(() => {
    return () => onGround(streamId, missionId, undefined)
  }, [streamId, missionId, onGround])
  return null
}
