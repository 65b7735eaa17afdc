// The layers of a scene that the legend of a page names.
import { overlaps } from '../bounds'
import type { Bounds, Scene } from '../scene'
import type { PaperMap } from './printScale'

export interface LegendEntry {
  name: string
  /** Undefined for a raster. */
  color: string | undefined
}

/** Named, visible layers that can be seen on the page, topmost first. */
export function legendEntriesOf({ layers }: Scene, map: PaperMap): LegendEntry[] {
  const page = boundsOfPage(map)
  return layers
    .filter(({ visible, opacity, bounds }) => visible && opacity > 0 && (!bounds || overlaps(bounds, page)))
    .flatMap((layer): LegendEntry[] => {
      if (layer.name === undefined) return []
      if (layer.kind === 'raster-tiles') return [{ name: layer.name, color: undefined }]
      if (layer.kind === 'features' && layer.data.features.length === 0) return []
      return [{ name: layer.name, color: layer.style.color }]
    })
    .reverse()
}

function boundsOfPage({ frame, toGround }: PaperMap): Bounds {
  const corners = [
    toGround({ x: 0, y: 0 }),
    toGround({ x: frame.width, y: 0 }),
    toGround({ x: 0, y: frame.height }),
    toGround({ x: frame.width, y: frame.height }),
  ]
  const longs = corners.map(([long]) => long)
  const lats = corners.map(([, lat]) => lat)
  return [Math.min(...longs), Math.min(...lats), Math.max(...longs), Math.max(...lats)]
}
