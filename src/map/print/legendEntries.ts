// The layers of a scene that the legend of a page names.
import { overlaps } from '../bounds'
import type { Bounds, GeometryShape, Scene, SceneLayer } from '../scene'
import type { PaperMap } from './printScale'

export interface LegendEntry {
  name: string
  /** Undefined for a raster. */
  color: string | undefined
  /** The only geometry type of its features; undefined for several or unknown ones. */
  shape?: GeometryShape | undefined
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
      return [{ name: layer.name, color: layer.style.color, shape: onlyShape(layer) }]
    })
    .reverse()
}

const SHAPES: Partial<Record<string, GeometryShape>> = {
  Point: 'point',
  MultiPoint: 'point',
  LineString: 'line',
  MultiLineString: 'line',
  Polygon: 'polygon',
  MultiPolygon: 'polygon',
}

function onlyShape(layer: SceneLayer): GeometryShape | undefined {
  const known =
    layer.kind === 'features' ? layer.data.features.map(({ geometry }) => SHAPES[geometry.type]) : layer.shapes
  const shapes = new Set(known)
  return shapes.size === 1 ? [...shapes][0] : undefined
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
