import { useMemo } from 'react'
import { useGetRecordingGroundQuery, type TrackGround } from '../../../api/telemetry'
import type { ViewGround } from '../../../../geometry/relief'
import { groundPlaceOf, viewGroundOf } from '../../../map/track/trackGround'
import { useCameraGround } from '../../../map/track/useCameraGround'

interface FrameGround {
  /** Flat without it. */
  ground: ViewGround | undefined
  layer: Pick<TrackGround, 'layerId' | 'layerName'> | undefined
  isLoading: boolean
}

/**
 * The ground around the camera of a recording.
 * @param at longitude and latitude of the camera; undefined outside of the track
 */
export function useFrameGround(vodId: string, at: readonly [long: number, lat: number] | undefined): FrameGround {
  const place = groundPlaceOf(at ? { lat: at[1], long: at[0] } : { lat: 0, long: 0 })
  const query = useGetRecordingGroundQuery({ vodId, ...place }, { skip: at === undefined })
  const known = useCameraGround(vodId, query)
  const layer = known ?? undefined
  const ground = useMemo(() => layer && viewGroundOf(layer), [layer])
  return { ground, layer, isLoading: known === undefined && query.isFetching }
}
