// The drawing task of each tool.
import type { Feature, Geometry } from 'geojson'
import type { DrawTask } from '../../../map/scene'
import type { Tool } from '../state/toolState'

export function drawTaskOf(tool: Tool): DrawTask | null {
  switch (tool.kind) {
    case 'select':
      return null
    case 'draw':
      return { mode: tool.mode, snap: true }
    case 'edit':
      return { mode: 'edit', snap: true, feature: shapeOf(tool.feature) }
    case 'measure':
      return { mode: tool.what === 'length' || tool.what === 'profile' ? 'line' : 'polygon', snap: false }
    case 'place':
      return { mode: tool.mode, snap: false }
    case 'probe':
    case 'alert':
      return { mode: 'point', snap: false }
    case 'georeference':
      return tool.corners.includes(null) ? { mode: 'point', snap: false } : null
  }
}

const shapeOf = ({ index, geometry }: { index: number; geometry?: object }): Feature<Geometry> => ({
  type: 'Feature',
  id: index,
  geometry: geometry as Geometry,
  properties: {},
})
