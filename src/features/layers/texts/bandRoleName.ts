import type { RasterDetails } from '../../../api/layer'
import { layersText } from './messages'

export type BandRole = NonNullable<RasterDetails['bands'][number]['role']>

export const BAND_ROLES: readonly BandRole[] = ['red', 'green', 'blue', 'nir', 'rededge', 'thermal']

export function bandRoleName(role: BandRole): string {
  switch (role) {
    case 'red':
      return layersText('roleRed')
    case 'green':
      return layersText('roleGreen')
    case 'blue':
      return layersText('roleBlue')
    case 'nir':
      return layersText('roleNir')
    case 'rededge':
      return layersText('roleRedEdge')
    case 'thermal':
      return layersText('roleThermal')
  }
}
