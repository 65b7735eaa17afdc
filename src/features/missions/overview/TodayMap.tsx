import type { MissionFeature, MissionStatus } from '../../../api/mission'
import { boundsOf } from '../../../map/bounds'
import type { Bounds, Scene } from '../../../map/scene'
import { SceneMap } from '../../../map/SceneMap'
import { missionsText } from '../messages'

const MARKER_WIDTH = 5
/** Degrees around the missions, so that none lies on the edge. */
const MARGIN = 0.02
/** Part of their extent; the buttons of the map cover its right side. */
const MARGIN_SHARE = 0.15

/** In order of importance: a place has the color of its most important mission. */
const COLORS: [status: MissionStatus, color: string][] = [
  ['live', '#cf1322'],
  ['paused', '#d48806'],
  ['scheduled', '#0958d9'],
  ['completed', '#389e0d'],
]

interface TodayMapProps {
  /** The missions of each place. */
  places: MissionFeature[][]
  onOpen: (missions: MissionFeature[]) => void
}

/** A point for each place with missions. */
export function TodayMap({ places, onOpen }: TodayMapProps) {
  const data = featuresOf(places)
  const bounds = boundsOf(data)
  const scene: Scene = {
    layers: [
      {
        kind: 'features',
        id: 'today',
        name: missionsText('today'),
        visible: true,
        opacity: 1,
        data,
        style: { color: '#0958d9', width: MARKER_WIDTH, labelField: 'name' },
      },
    ],
  }
  return (
    <SceneMap
      label={missionsText('todayMap')}
      scene={scene}
      fit={bounds && { bounds: withMargin(bounds), key: bounds.join() }}
      onPick={(picked) => {
        const missions = picked && places[Number(picked.featureId) - 1]
        if (missions) onOpen(missions)
      }}
    />
  )
}

const featuresOf = (places: MissionFeature[][]) => ({
  type: 'FeatureCollection' as const,
  features: places.flatMap((missions, index) => {
    const [first] = missions
    if (!first) return []
    const { name, locationName } = first.properties
    const count = missions.length
    return {
      type: 'Feature' as const,
      id: index + 1,
      properties: {
        name: count === 1 ? name : missionsText('todayAtPlace', { count, place: locationName ?? '' }),
        color: COLORS.find(([status]) => missions.some(({ properties }) => properties.status === status))?.[1],
      },
      geometry: first.geometry,
    }
  }),
})

function withMargin([west, south, east, north]: Bounds): Bounds {
  const x = MARGIN + (east - west) * MARGIN_SHARE
  const y = MARGIN + (north - south) * MARGIN_SHARE
  return [Math.max(-180, west - x), Math.max(-85, south - y), Math.min(180, east + x), Math.min(85, north + y)]
}
