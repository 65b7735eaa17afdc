// The content of a feature, apart from its identity and version: what edits replace and undo restores.
import { fieldError } from '../../platform/core/errors'
import { extentOf } from '../../media/vector/extent'
import type { FeatureStyle } from '../../media/vector/feature'
import { checkGeometry, GeometryError } from '../../media/vector/geometry'
import { checkProperties } from '../../media/vector/properties'
import { featureText } from './messages'
import type { FeatureRow, FeatureState } from './sql'

export interface DrawnFeature {
  geometry?: object
  properties?: object
  style?: FeatureStyle | null
}

/** Merges a drawn feature with its state before. @throws AppError 400 with the field below `path` */
export function stateOf(
  { geometry, properties, style }: DrawnFeature,
  before: FeatureState,
  path: string,
): FeatureState {
  const state = { ...before }
  if (style !== undefined) state.style = style
  if (properties) {
    const { properties: checked, cut } = checkProperties(properties as Record<string, unknown>)
    if (cut) throw fieldError(`${path}properties`, featureText('tooManyAttributes'))
    state.properties = checked
  }
  if (geometry) {
    try {
      const checked = checkGeometry(geometry)
      Object.assign(state, { geometry: checked.geometry, problem: checked.problem, ...extentOf(checked.geometry) })
    } catch (error) {
      if (!(error instanceof GeometryError)) throw error
      throw fieldError(`${path}geometry`, featureText('invalidShape', { reason: error.text }))
    }
  }
  return state
}

export const emptyState = (): FeatureState => ({
  geometry: { type: 'Point', coordinates: [0, 0] },
  box: [0, 0, 0, 0],
  size: 0,
  properties: {},
  style: null,
  problem: null,
  flagged: false,
  flagNote: null,
})

export const stateOfRow = ({ geometry, properties, style, problem, flagged, flagNote }: FeatureRow): FeatureState => ({
  geometry,
  ...extentOf(geometry),
  properties,
  style,
  problem,
  flagged,
  flagNote,
})
