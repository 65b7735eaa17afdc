import type { FileKind } from '../../media/file-kind/fileKind'
import { isVectorKind } from '../../media/vector/readVector'
import type { LayerKind } from './sql'

const RASTER_KINDS: FileKind[] = ['geotiff', 'tiff', 'png', 'jpeg', 'photo', 'mbtiles']

/** The kind of layer that a file becomes; undefined if it cannot become one. */
export function layerKindOf(kind: FileKind): LayerKind | undefined {
  if (isVectorKind(kind)) return 'vector'
  return RASTER_KINDS.includes(kind) ? 'raster' : undefined
}
