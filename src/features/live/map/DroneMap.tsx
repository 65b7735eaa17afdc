import { useMemo } from 'react'
import type { ActiveStream } from '../../../api/stream'
import { boundsOf } from '../../../map/bounds'
import type { Bounds, Position } from '../../../map/scene'
import { SceneMap } from '../../../map/SceneMap'
import { DRONES, droneScene } from './droneScene'
import { mapText } from './messages'
import { useMissionPlace } from './useMissionPlace'
import { usePaths } from './usePaths'

/** About 200 m, so that a single drone is shown with its surroundings. */
const MARGIN_DEGREES = 0.002

interface DroneMapProps {
  streams: readonly ActiveStream[]
  /** The stream whose drone is highlighted. */
  selected?: string | undefined
  onSelect?: (streamId: string) => void
  /** Called for a click beside the drones. */
  onPlace?: ((at: Position) => void) | undefined
}

/** All drones that have sent a position, with the path of the last minutes and what their cameras see. */
export function DroneMap({ streams, selected, onSelect, onPlace }: DroneMapProps) {
  const paths = usePaths(streams)
  const scene = useMemo(() => droneScene({ streams, paths, selected }), [streams, paths, selected])
  const located = streams.filter(({ position }) => position !== null)
  // The map follows when a drone appears or ends, not with every position, so that people can look elsewhere.
  const key = located
    .map(({ _id }) => _id)
    .sort()
    .join(' ')
  const layer = scene.layers.at(-1)
  const bounds = layer?.kind === 'features' ? boundsOf(layer.data) : undefined
  const chosen = streams.find(({ _id }) => _id === selected) ?? streams[0]
  // Until a drone sends its position, the map shows where its mission is.
  const place = useMissionPlace(bounds ? undefined : chosen?.missionId)
  const shown = bounds ?? place
  return (
    <SceneMap
      scene={scene}
      label={mapText('label', { count: located.length })}
      {...(shown && { fit: { bounds: withMargin(shown), key: bounds ? key : 'mission' } })}
      onPick={(picked, at) => {
        if (picked?.layerId === DRONES) onSelect?.(String(picked.featureId))
        else if (at) onPlace?.(at)
      }}
    />
  )
}

const withMargin = ([west, south, east, north]: Bounds): Bounds => [
  west - MARGIN_DEGREES,
  south - MARGIN_DEGREES,
  east + MARGIN_DEGREES,
  north + MARGIN_DEGREES,
]
