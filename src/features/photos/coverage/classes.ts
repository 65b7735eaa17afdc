// Colours and labels of the coverage on the map and in its legend.
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { Coverage, CoverageClass } from '../../../api/coverage'
import type { FeaturesLayer } from '../../../map/scene'
import { coverageText } from './messages'

/** From few photos to many. Distinguishable with a colour vision deficiency. */
const COLORS = ['#cf1322', '#fde725', '#5ec962', '#21918c', '#3b528b']
const GAP_COLOR = '#cf1322'
const OPACITY = 0.5

export const colorOf = (at: number): string => COLORS[at] ?? GAP_COLOR

export function classLabel({ from, to }: Pick<CoverageClass, 'from' | 'to'>): string {
  if (to === 0) return coverageText('none')
  if (to === null) return coverageText('atLeast', { count: from })
  return from === to ? String(from) : coverageText('range', { from, to })
}

/** The areas by number of photos, with the outlines of the whole area and of the gaps above them. */
export function coverageLayers({ classes, gaps, outline }: Coverage): FeaturesLayer[] {
  const areas = classes.flatMap(({ outline: area, squareMetres, from }, at) => {
    const properties = { color: colorOf(at), fill: colorOf(at), fillOpacity: OPACITY, width: 0 }
    return squareMetres === 0 ? [] : [featureOf(`seen-by-${from}`, area, properties)]
  })
  const lines = [
    featureOf('whole', outline, { color: '#8c8c8c', fillOpacity: 0, width: 1 }),
    ...(gaps.squareMetres === 0
      ? []
      : [featureOf('gaps', gaps.outline, { color: GAP_COLOR, fillOpacity: 0, width: 3 })]),
  ]
  return [
    { id: 'coverage', data: collectionOf(areas), ...common },
    { id: 'coverage-outlines', data: collectionOf(lines), ...common },
  ]
}

const common = { kind: 'features', visible: true, opacity: 1, style: { color: GAP_COLOR } } as const

const featureOf = (id: string, geometry: Record<string, unknown>, properties: Record<string, unknown>): Feature => ({
  type: 'Feature',
  id,
  properties,
  geometry: geometry as unknown as Geometry,
})

const collectionOf = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })
