import type { ReactNode } from 'react'
import {
  AimOutlined,
  AlertOutlined,
  AreaChartOutlined,
  BorderOutlined,
  ColumnWidthOutlined,
  EnvironmentOutlined,
  ExpandOutlined,
  HighlightOutlined,
  LineChartOutlined,
  SelectOutlined,
  SwapOutlined,
} from '@ant-design/icons'
import { raiseText } from '../../../alerts/raiseMessages'
import { usePlaceSearches } from '../../../manifest/placeSearches'
import { ToolButton } from '../../../map/controls/ToolButton'
import { terrainText } from '../../../map/terrain/messages'
import { isElevationModel } from '../../../map/terrain/terrain'
import { useCan } from '../../../session/useCan'
import { layersText } from '../texts/messages'
import { comparableLayers, comparisonOf } from '../state/comparison'
import { useWorkspaceActions, useWorkspaceData, useWorkspaceView } from '../state/mapWorkspace'
import { SELECT, useTool, type Tool } from '../state/toolState'
import { useOwnDrawing } from './useOwnDrawing'

/** Toolbar of the map: select, draw, measure, raise an alert, compare. */
export function MapTools() {
  const { layers } = useWorkspaceData()
  const view = useWorkspaceView()
  const { activateTool, compare } = useWorkspaceActions()
  const tool = useTool((state) => state.tool)
  const canDraw = useCan('add_feature')
  const canCreateLayer = useCan('save_drawings')
  const ownDrawing = useOwnDrawing()
  const canRaise = useCan('alert_create')
  const searches = usePlaceSearches()
  // Imported data changes only after the user chose its layer as the target.
  const target = tool.kind === 'draw' ? tool.layerId : (ownDrawing?._id ?? null)
  const first = comparableLayers(layers).find(({ _id }) => _id === view.chosen?.layerId) ?? comparableLayers(layers)[0]
  const hasTarget = canDraw && (target !== null || canCreateLayer)

  const button = (label: string, icon: ReactNode, wanted: Tool) => (
    <ToolButton
      key={label}
      label={label}
      icon={icon}
      isOn={isSame(tool, wanted)}
      onClick={() => activateTool(wanted)}
    />
  )
  return (
    <div className="map-tools" role="toolbar" aria-label={layersText('tools')}>
      {button(layersText('select'), <SelectOutlined />, SELECT)}
      {hasTarget && (
        <>
          {button(layersText('drawPoint'), <EnvironmentOutlined />, { kind: 'draw', mode: 'point', layerId: target })}
          {button(layersText('drawLine'), <HighlightOutlined />, { kind: 'draw', mode: 'line', layerId: target })}
          {button(layersText('drawArea'), <BorderOutlined />, { kind: 'draw', mode: 'polygon', layerId: target })}
        </>
      )}
      {button(layersText('measureLength'), <ColumnWidthOutlined />, { kind: 'measure', what: 'length' })}
      {button(layersText('measureArea'), <ExpandOutlined />, { kind: 'measure', what: 'area' })}
      {layers.some(({ kind, status }) => kind === 'raster' && status === 'ready') &&
        button(layersText('probe'), <AimOutlined />, { kind: 'probe', at: null })}
      {layers.some(isElevationModel) && (
        <>
          {button(layersText('measureProfile'), <LineChartOutlined />, { kind: 'measure', what: 'profile' })}
          {button(layersText('measureVolume'), <AreaChartOutlined />, { kind: 'measure', what: 'volume' })}
        </>
      )}
      {searches.map(({ id, label, icon }) =>
        button(label(), icon, { kind: 'place', searchId: id, mode: 'point', shape: null }),
      )}
      {canRaise && button(raiseText('raiseByA'), <AlertOutlined />, { kind: 'alert' })}
      {first && (
        <ToolButton
          label={layersText('compare')}
          icon={<SwapOutlined />}
          isOn={false}
          onClick={() => compare(comparisonOf(layers, first._id))}
          disabledReason={view.terrain ? terrainText('compareNeedsFlat') : undefined}
        />
      )}
    </div>
  )
}

function isSame(tool: Tool, other: Tool): boolean {
  if (tool.kind === 'draw' && other.kind === 'draw') return tool.mode === other.mode
  if (tool.kind === 'measure' && other.kind === 'measure') return tool.what === other.what
  if (tool.kind === 'place' && other.kind === 'place') return tool.searchId === other.searchId
  return tool.kind === other.kind
}
