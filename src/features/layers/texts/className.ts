import type { RasterDetails } from '../../../api/layer'
import { layersText } from './messages'

export type RasterClass = NonNullable<RasterDetails['classes']>[number]

/** Number of a class, with its name if it has one. */
export function className(value: number, classes: readonly RasterClass[]): string {
  const name = classes.find((each) => each.value === value)?.name
  return name === undefined ? String(value) : layersText('classNamed', { value: String(value), name })
}
