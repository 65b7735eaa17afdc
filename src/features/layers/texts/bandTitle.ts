import type { RasterDetails } from '../../../api/layer'
import { layersText } from './messages'

type Band = RasterDetails['bands'][number]

/** Name of a band with the unit of its values. */
export function bandTitle({ role, name, unit }: Pick<Band, 'role' | 'name' | 'unit'>): string {
  const title = role ?? name
  return unit === undefined ? title : layersText('withUnit', { name: title, unit })
}
