import { mapText } from '../messages'
import type { Position } from '../scene'
import type { GridFormat } from './coordinates'
import { formatOnGrid } from './gridPosition'

/** A position as UTM or MGRS. */
export function GridPosition({ at, format }: { at: Position; format: GridFormat }) {
  return formatOnGrid(at, format) ?? mapText('noGrid')
}
