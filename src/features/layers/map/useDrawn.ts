import type { Feature } from 'geojson'
import { withCorner } from '../../../map/georeference/corners'
import type { Position } from '../../../map/scene'
import { useWorkspaceActions, useWorkspaceData, useWorkspaceView } from '../state/mapWorkspace'
import { useTool, type Tool } from '../state/toolState'
import type { useSaveDrawing } from '../tools/useSaveDrawing'
import { rasterAt } from './layerScene'

/** Gives a finished shape to the tool that it was drawn with. */
export function useDrawn(
  { add, saveShape }: ReturnType<typeof useSaveDrawing>,
  raiseAt: (at: Position) => void,
): (drawn: Feature) => void {
  const { layers } = useWorkspaceData()
  const view = useWorkspaceView()
  const { choose, activateTool, resetTool, setShape, setDrawTarget } = useWorkspaceActions()
  const tool = useTool((state) => state.tool)

  const raise = (at: Position | undefined) => {
    resetTool()
    if (at) raiseAt(at)
  }
  const probe = (at: Position | undefined) => {
    const raster = at && rasterAt(layers, view, at)
    if (raster) choose({ layerId: raster._id })
    activateTool({ kind: 'probe', at: at ?? null })
  }
  return (drawn) => {
    switch (tool.kind) {
      case 'select':
        return
      case 'draw':
        setShape(null)
        void add(tool.layerId, drawn).then((layerId) => layerId && setDrawTarget(layerId))
        return
      case 'edit':
        void saveShape(tool.layerId, tool.feature, drawn)
        return
      case 'measure':
        setShape(drawn, true)
        return
      case 'georeference':
        activateTool(withNextCorner(tool, drawn))
        return
      case 'alert':
        raise(pointOf(drawn))
        return
      case 'place':
        activateTool({ ...tool, shape: drawn.geometry })
        return
      case 'probe':
        probe(pointOf(drawn))
        return
    }
  }
}

function pointOf({ geometry }: Feature): Position | undefined {
  if (geometry.type !== 'Point') return undefined
  const [long = 0, lat = 0] = geometry.coordinates
  return [long, lat]
}

/** Assigns the point to the first empty corner. */
const withNextCorner = (tool: Tool & { kind: 'georeference' }, drawn: Feature): Tool => ({
  ...tool,
  corners: [...withCorner(tool.corners, drawn)],
})
