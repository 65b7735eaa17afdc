import { useMemo, useState } from 'react'
import { AircraftCard } from '../../../aircraft/AircraftCard'
import { AircraftSwitch } from '../../../aircraft/AircraftSwitch'
import { AIRCRAFT, idOf } from '../../../aircraft/aircraftScene'
import { useAircraft } from '../../../aircraft/useAircraft'
import type { ActiveStream } from '../../../api/stream'
import { uniteBounds } from '../../../../geometry/uniteBounds'
import { boundsOf } from '../../../map/bounds'
import type { Bounds, Position } from '../../../map/scene'
import { SceneMap } from '../../../map/SceneMap'
import { useNow } from '../../../shared/time/useNow'
import './droneMap.css'
import { DRONES, droneScene, PHONES, VIEWS } from './droneScene'
import { GroundNote } from './GroundNote'
import { mapText } from './messages'
import { PhoneCard } from './PhoneCard'
import { StreamGround } from './StreamGround'
import { useGrounds } from './useGrounds'
import { useMissionPlace } from './useMissionPlace'
import { usePaths } from './usePaths'
import { usePhones } from './usePhones'

/** About 200 m, so that a single drone is shown with its surroundings. */
const MARGIN_DEGREES = 0.002
/** About 20 km. */
const TRAFFIC_MARGIN_DEGREES = 0.2

interface DroneMapProps {
  streams: readonly ActiveStream[]
  /** Only its phones are shown; without it, those of all missions. */
  missionId?: string
  /** The stream whose drone is highlighted. */
  selected?: string | undefined
  onSelect?: (streamId: string) => void
  /** Called for a click beside the drones. */
  onPlace?: ((at: Position) => void) | undefined
}

/**
 * All drones that have sent a position, with the path of the last minutes and what their cameras see, the phones that share
 * theirs, and other aircraft.
 */
export function DroneMap({ streams, missionId, selected, onSelect, onPlace }: DroneMapProps) {
  const paths = usePaths(streams)
  const phones = usePhones(missionId)
  const { asked, byStream: grounds, layers: groundLayers, flat, onGround } = useGrounds(streams)
  const [phoneId, setPhoneId] = useState<string>()
  const aircraft = useAircraft()
  const phone = phones.find(({ _id }) => _id === phoneId)
  const now = useNow()
  const ownScene = useMemo(
    () => droneScene({ streams, paths, phones, grounds, selected, selectedPhone: phoneId, now }),
    [streams, paths, phones, grounds, selected, phoneId, now],
  )
  const chosenAircraft = aircraft.selected
  const scene = useMemo(
    () => ({
      ...ownScene,
      layers: [...aircraft.layers, ...ownScene.layers],
      ...(chosenAircraft && { selection: { layerId: AIRCRAFT, featureId: idOf(chosenAircraft) } }),
    }),
    [ownScene, aircraft.layers, chosenAircraft],
  )
  const located = streams.filter(({ position }) => position !== null)
  // The map follows when a drone or a phone appears or ends, not with every position, so that people can look elsewhere.
  const key = [...located, ...phones]
    .map(({ _id }) => _id)
    .sort()
    .join(' ')
  const marks = ownScene.layers.filter(({ id }) => id === DRONES || id === PHONES)
  const hasViews = ownScene.layers.some(
    (layer) => layer.id === VIEWS && layer.kind === 'features' && layer.data.features.length > 0,
  )
  const boxes = marks.map((layer) => (layer.kind === 'features' ? boundsOf(layer.data) : undefined))
  const bounds = uniteBounds(boxes.filter((box) => box !== undefined))
  const chosen = streams.find(({ _id }) => _id === selected) ?? streams[0]
  // Until a drone sends its position, the map shows where its mission is.
  const place = useMissionPlace(bounds ? undefined : chosen?.missionId)
  const shown = bounds ?? place
  // Without drones, other aircraft say where to look, from far enough that they do not fly out of view.
  const traffic = uniteBounds(aircraft.layers.map(({ data }) => boundsOf(data)).filter((box) => box !== undefined))
  const around = shown ? withMargin(shown, MARGIN_DEGREES) : traffic && withMargin(traffic, TRAFFIC_MARGIN_DEGREES)
  return (
    <div className="drone-map">
      <SceneMap
        scene={scene}
        label={
          phones.length === 0
            ? mapText('label', { count: located.length })
            : mapText('labelWithPhones', { count: located.length, phones: phones.length })
        }
        {...(around && { fit: { bounds: around, key: bounds ? key : shown ? 'mission' : 'traffic' } })}
        onPick={(picked, at) => {
          const isAircraft = aircraft.pick(picked)
          setPhoneId(picked?.layerId === PHONES ? String(picked.featureId) : undefined)
          if (picked?.layerId === DRONES) onSelect?.(String(picked.featureId))
          else if (picked?.layerId !== PHONES && !isAircraft && at) onPlace?.(at)
        }}
      />
      {asked.map((stream) => (
        <StreamGround key={stream._id} stream={stream} onGround={onGround} />
      ))}
      {hasViews && <GroundNote layers={groundLayers} asked={asked.length} flat={flat} />}
      <AircraftSwitch aircraft={aircraft} />
      {chosenAircraft && (
        <AircraftCard aircraft={chosenAircraft} now={aircraft.now} onClose={() => aircraft.pick(null)} />
      )}
      {phone && <PhoneCard phone={phone} onClose={() => setPhoneId(undefined)} />}
    </div>
  )
}

const withMargin = ([west, south, east, north]: Bounds, margin: number): Bounds => [
  west - margin,
  south - margin,
  east + margin,
  north + margin,
]
