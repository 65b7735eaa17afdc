import type { Feature } from 'geojson'
import type { Bounds, Position, Scene } from '../map/scene'
import { SceneMap } from '../map/SceneMap'
import { publishText } from './messages'
import type { OwnPosition } from './sendPositions'

const OWN_COLOR = '#0958d9'
const OWN_WIDTH = 6
/** About 200 m, so that a point is shown with its surroundings. */
const MARGIN_DEGREES = 0.002

interface MessageMapProps {
  point: OwnPosition
  /** Where this device is. */
  own: OwnPosition | undefined
}

/** The point of a message and this device. */
export function MessageMap({ point, own }: MessageMapProps) {
  const at: Position = [point.long, point.lat]
  const scene: Scene = {
    layers: [
      {
        id: 'own',
        kind: 'features',
        visible: true,
        opacity: 1,
        style: { color: OWN_COLOR, width: OWN_WIDTH, labelField: 'name' },
        data: { type: 'FeatureCollection', features: own ? [featureOf(own)] : [] },
      },
    ],
    pin: { at, name: publishText('pointName') },
  }
  return (
    <SceneMap
      scene={scene}
      label={publishText(own ? 'pointAndOwnMap' : 'pointMap')}
      // Again when the own position becomes known, not with every step.
      fit={{ bounds: boundsOf(point, own), key: own ? 'both' : 'point' }}
    />
  )
}

const featureOf = ({ long, lat }: OwnPosition): Feature => ({
  type: 'Feature',
  id: 'own',
  geometry: { type: 'Point', coordinates: [long, lat] },
  properties: { name: publishText('ownPosition') },
})

const boundsOf = (point: OwnPosition, own: OwnPosition = point): Bounds => [
  Math.min(point.long, own.long) - MARGIN_DEGREES,
  Math.min(point.lat, own.lat) - MARGIN_DEGREES,
  Math.max(point.long, own.long) + MARGIN_DEGREES,
  Math.max(point.lat, own.lat) + MARGIN_DEGREES,
]
