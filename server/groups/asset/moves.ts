// The changes of an asset's state that people may make. In use, due soon and overdue follow from flights and maintenance.
import type { components } from '../../platform/contract/contract.gen'

export type AssetState = components['schemas']['AssetState']

const MOVES: Record<AssetState, readonly AssetState[]> = {
  available: ['in_maintenance', 'grounded', 'retired'],
  in_maintenance: ['available', 'grounded', 'retired'],
  grounded: ['available', 'in_maintenance', 'retired'],
  retired: [],
}

export const isMove = (from: AssetState, to: AssetState): boolean => MOVES[from].includes(to)

/** The states that a caller with these permissions can change an asset to. */
export const nextStates = (from: AssetState, permissions: ReadonlySet<string>): AssetState[] =>
  permissions.has('asset_update') ? [...MOVES[from]] : []
