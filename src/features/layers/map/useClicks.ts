import { useReducer, type ActionDispatch } from 'react'
import { kindOfLayer } from '../../../built-in-layers/kinds'
import type { Below } from '../../../map/below/useBelow'
import type { Picked, Position } from '../../../map/scene'
import { useWorkspaceActions, useWorkspaceData, useWorkspaceView } from '../state/mapWorkspace'
import { useTool } from '../state/toolState'
import { NOTHING_CLICKED, reduceClicked, type ClickAction, type Clicked } from './clicked'
import { chosenOf, rasterAt } from './layerScene'

interface Clicks {
  clicked: Clicked
  dispatch: ActionDispatch<[ClickAction]>
  onPick: (picked: Picked | null, at: Position | null) => void
}

/** What clicks with the selection tool choose and open: features of layers, records, plots of base layers, values of rasters. */
export function useClicks(below: Below): Clicks {
  const { layers } = useWorkspaceData()
  const view = useWorkspaceView()
  const { choose } = useWorkspaceActions()
  const isSelecting = useTool(({ tool }) => tool.kind === 'select')
  const [clicked, dispatch] = useReducer(reduceClicked, NOTHING_CLICKED)

  const onPick: Clicks['onPick'] = (picked, at) => {
    if (!isSelecting) return
    if (picked && below.partOf(picked.layerId)) {
      const plot = { layerId: picked.layerId, index: Number(picked.featureId) }
      dispatch({ type: 'plotClicked', at, plot })
      return
    }
    if (picked && kindOfLayer(picked.layerId)) {
      const record = { layerId: picked.layerId, featureId: picked.featureId }
      choose(null)
      dispatch({ type: 'recordClicked', at, record })
      return
    }
    const chosen = picked && chosenOf(picked.layerId, picked.featureId)
    choose(chosen)
    const raster = chosen || !at ? undefined : rasterAt(layers, { ...view, chosen: null }, at)
    dispatch({ type: 'layerClicked', at, value: raster && at ? { layerId: raster._id, at } : null })
  }
  return { clicked, dispatch, onPick }
}
