import type { LineString } from 'geojson'
import { useGetLayerPanelQuery } from '../../../api/layer'
import { useGetMissionQuery } from '../../../api/mission'
import { useGetMissionTracksQuery } from '../../../api/telemetry'
import { uniteBounds } from '../../../../geometry/uniteBounds'
import { boundsOf } from '../../../map/bounds'
import type { Bounds } from '../../../map/scene'
import { boxOf } from '../../../map/tileLayerSource'
import { useCan } from '../../../session/useCan'

/** Where the flights of a mission have been, otherwise its layers, otherwise its location. Nothing is requested without a mission. */
export function useMissionPlace(missionId: string | undefined): Bounds | undefined {
  const flown = useFlownPlace(missionId)
  const drawn = useDrawnPlace(missionId)
  const located = useLocationOf(missionId)
  // The map moves once, to the best place, instead of jumping from one to the next.
  if (flown.isLoading || drawn.isLoading || located.isLoading) return undefined
  return flown.bounds ?? drawn.bounds ?? located.bounds
}

interface Found {
  isLoading: boolean
  bounds: Bounds | undefined
}

function useFlownPlace(missionId = ''): Found {
  const canSee = useCan('flight_list')
  const { currentData, isLoading } = useGetMissionTracksQuery({ missionId }, { skip: missionId === '' || !canSee })
  const bounds = (currentData?.data.tracks ?? []).map(({ path }) => boundsOf(lineOf(path)))
  return { isLoading, bounds: uniteBounds(bounds.filter((each) => each !== undefined)) }
}

function useDrawnPlace(missionId = ''): Found {
  const canSee = useCan('layer_list')
  const { currentData, isLoading } = useGetLayerPanelQuery({ missionId }, { skip: missionId === '' || !canSee })
  const boxes = (currentData?.data.layers ?? []).flatMap(({ bounds }) => (bounds ? [boxOf(bounds)] : []))
  return { isLoading, bounds: uniteBounds(boxes) }
}

function useLocationOf(missionId = ''): Found {
  const canSee = useCan('mission_list')
  const { currentData, isLoading } = useGetMissionQuery({ missionId }, { skip: missionId === '' || !canSee })
  const at = currentData?.data.location?.location
  return { isLoading, bounds: at && [at.long, at.lat, at.long, at.lat] }
}

const lineOf = (coordinates: number[][]): LineString => ({ type: 'LineString', coordinates })
