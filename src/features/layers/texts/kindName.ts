import type { RasterDetails } from '../../../api/layer'
import { layersText } from './messages'

/** What the values of a raster are, in words. */
export function kindName(kind: RasterDetails['kind']): string {
  switch (kind) {
    case 'rgb':
    case 'rgba':
      return layersText('kindPhoto')
    case 'palette':
      return layersText('kindClasses')
    case 'multispectral':
      return layersText('kindMultispectral')
    case 'elevation':
      return layersText('kindElevation')
    case 'index':
      return layersText('kindIndex')
    case 'radar':
      return layersText('kindRadar')
    case 'single':
      return layersText('kindValues')
  }
}
