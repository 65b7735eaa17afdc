import { useMemo } from 'react'
import { useGetRecordingGroundQuery, type TrackGround } from '../../../api/telemetry'
import type { ViewGround } from '../../../../geometry/relief'
import { groundPlaceOf, viewGroundOf } from '../../../map/track/trackGround'

interface FrameGround {
  /** Flat without it. */
  ground: ViewGround | undefined
  layer: Pick<TrackGround, 'layerId' | 'layerName'> | undefined
}

/**
 * The ground around the camera of a recording. Until that of the next place is read, it is that of the last one.
 * @param at longitude and latitude of the camera; undefined outside of the track
 */
export function useFrameGround(vodId: string, at: readonly [long: number, lat: number] | undefined): FrameGround {
  const place = groundPlaceOf(at ? { lat: at[1], long: at[0] } : { lat: 0, long: 0 })
  const { data } = useGetRecordingGroundQuery({ vodId, ...place }, { skip: at === undefined })
  const layer = data?.data.ground ?? undefined
  const ground = useMemo(() => layer && viewGroundOf(layer), [layer])
  return { ground, layer }
}
