import type { Feature, FeatureCollection } from 'geojson'
import { boundsOf } from '../map/bounds'
import type { FeaturesLayer } from '../map/scene'
import { rulesOf, type BuiltInKind } from './kinds'

/** Records of a kind as a layer of a map. */
export function recordLayer(kind: BuiltInKind, id: string, features: Feature[]): FeaturesLayer {
  const { label, color } = rulesOf(kind)
  const data: FeatureCollection = { type: 'FeatureCollection', features }
  const bounds = boundsOf(data)
  return {
    kind: 'features',
    id,
    name: label(),
    visible: true,
    opacity: 1,
    data,
    ...(bounds && { bounds }),
    style: { color, width: kind === 'footprints' ? 1 : 2, hasIcons: true },
  }
}
