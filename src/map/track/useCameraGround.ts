import { useState } from 'react'
import type { TrackGround, TrackGroundReply } from '../../api/telemetry'

interface GroundQuery {
  currentData?: TrackGroundReply | undefined
  isFetching: boolean
}

interface Read {
  subject: string
  ground: TrackGround | null
}

/**
 * The ground around a camera: null if there is no elevation layer, undefined until it is known and if it cannot be read.
 * While the ground of the next place is read, it is that of the last place of the same subject.
 * @param subject the recording or flight that the ground is asked for
 */
export function useCameraGround(
  subject: string,
  { currentData, isFetching }: GroundQuery,
): TrackGround | null | undefined {
  const [last, setLast] = useState<Read>()
  const ground = currentData?.data.ground
  if (ground !== undefined) {
    if (last?.subject !== subject || last.ground !== ground) setLast({ subject, ground })
    return ground
  }
  return isFetching && last?.subject === subject ? last.ground : undefined
}
