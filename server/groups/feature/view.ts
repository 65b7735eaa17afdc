// Features as in the contract.
import type { components } from '../../platform/contract/contract.gen'
import { currentClient } from '../../platform/db/accessScope'
import type { FeatureRow } from './sql'

export type Feature = components['schemas']['Feature']

/** A feature as in the contract, with or without its geometry. */
export function asFeature(row: FeatureRow, withoutGeometry = false): Feature {
  return {
    type: 'Feature',
    _id: row.id,
    index: row.index,
    version: row.version,
    ...(!withoutGeometry && { geometry: { ...row.geometry } }),
    bounds: row.bounds,
    properties: row.properties,
    style: row.style,
    problem: row.problem,
    flagged: row.flagged,
    flagNote: currentClient() === undefined ? row.flagNote : null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Without what only the tenant's people see. */
export const asPublicFeature = ({ index, geometry, bounds, properties, style }: FeatureRow) => ({
  type: 'Feature' as const,
  index,
  geometry: { ...geometry },
  bounds,
  properties,
  style,
})
