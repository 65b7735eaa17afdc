import { Suspense, useMemo, useRef, useState } from 'react'
import type { Geometry } from 'geojson'
import { useSelector } from 'react-redux'
import { AlertsHere } from '../../../alerts/AlertsHere'
import type { Layer } from '../../../api/layer'
import { RecordCard } from '../../../built-in-layers/RecordCard'
import { useBuiltInLayers } from '../../../built-in-layers/useBuiltInLayers'
import { PlotCard } from '../../../map/below/PlotCard'
import { useBelow, type Below } from '../../../map/below/useBelow'
import { boundsOf } from '../../../map/bounds'
import type { MapHandle } from '../../../map/engine'
import { pinOf } from '../../../map/pin'
import type { Bounds, Position, SceneView, Selection } from '../../../map/scene'
import { MapPlaceholder } from '../../../map/MapStates'
import { MapMessageContext } from '../../../map/print/mapMessage'
import { SceneMap } from '../../../map/SceneMap'
import { rememberedChoice } from '../../../map/terrain/rememberedTerrain'
import { surfacesOf } from '../../../map/terrain/terrain'
import { SendPicture } from '../../../map-messages/SendPicture'
import { selectUser } from '../../../session/authSlice'
import { lazyArea } from '../../../shared/lazyArea'
import { HistoryButtons } from '../history/HistoryButtons'
import { ValueCard } from '../inspector/ValueCard'
import { useWorkspaceActions, useWorkspaceData, useWorkspaceView } from '../state/mapWorkspace'
import { useTool, type Tool } from '../state/toolState'
import { isLayerVisible } from '../state/viewState'
import { layersText } from '../texts/messages'
import { DrawBar } from '../tools/DrawBar'
import { drawTaskOf } from '../tools/drawTask'
import { MapTools } from '../tools/MapTools'
import { useSaveDrawing } from '../tools/useSaveDrawing'
import type { Clicked } from './clicked'
import { sceneOf, withBuiltIn } from './layerScene'
import type { MissionMapProps } from './missionMapProps'
import { pageFeaturesOf } from './pageFeatures'
import { ShowAllCard } from './ShowAllCard'
import { ToolCard } from './ToolCard'
import { useClicks } from './useClicks'
import { useDrawn } from './useDrawn'
import { useRaiseOnMap } from './useRaiseOnMap'
import { useStartBounds } from './useStartBounds'
import { useUncovered } from './useUncovered'

const CompareMap = lazyArea(() => import('./CompareMap'), 'CompareMap')

interface WorkspaceMapProps {
  mission: MissionMapProps['mission']
  fit: { bounds: Bounds; key: number } | undefined
  onViewChange: (view: SceneView) => void
  /** Opens the inspector; undefined while it is open. */
  onShowInspector: (() => void) | undefined
}

/** The map with its toolbar and the card of the active tool. */
export function WorkspaceMap({ mission, fit, onViewChange, onShowInspector }: WorkspaceMapProps) {
  const { layers, missionId } = useWorkspaceData()
  const below = useBelow(useSelector(selectUser), missionId)
  const builtIn = useBuiltInLayers(missionId)
  const view = useWorkspaceView()
  const { resetTool, setShape, setMap, showTerrain } = useWorkspaceActions()
  const tool = useTool((state) => state.tool)
  const isDone = useTool((state) => state.isDone)
  // Not the shape while it is being drawn: it changes with every pointer move.
  const measured = useTool((state) => (state.isDone ? state.shape : null))
  const cursor = useTool((state) => state.cursor)
  const highlight = useTool((state) => state.highlight)
  const drawing = useSaveDrawing()
  const { clicked, dispatch, onPick } = useClicks(below)
  const { plot } = clicked

  const [map, setOpenedMap] = useState<MapHandle | null>(null)
  const tools = useRef<HTMLDivElement>(null)
  const searched = tool.kind === 'place' ? tool.shape : null
  const middle = useMemo(() => searched && middleOf(searched), [searched])
  useUncovered(map, tools, middle ?? clicked.at)

  const { raiseAt, dialog } = useRaiseOnMap(clicked.at)
  const onDrawn = useDrawn(drawing, raiseAt)

  const visible = layers.filter((layer) => isLayerVisible(layer, view.visibilityOverrides))
  const start = useStartBounds(visible, builtIn.bounds, mission.location)
  const label = layersText('map', { mission: mission.name })
  if (view.compared) {
    return (
      <Suspense fallback={<MapPlaceholder />}>
        <CompareMap compared={view.compared} below={below.layers} label={label} fit={fit} onViewChange={onViewChange} />
      </Suspense>
    )
  }
  const isSelecting = tool.kind === 'select'
  const value = isSelecting ? valueOf(clicked, visible) : null
  const record = clicked.record ? builtIn.recordOf(clicked.record) : undefined
  const selection = selectionOf(clicked, record !== undefined)
  const message = { missionId, Send: SendPicture }
  const pageFeatures = pageFeaturesOf({ tool, measured, cursor, highlight, valueAt: value?.at })
  const scene = sceneOf(layers, view.visibilityOverrides, view.chosen, pageFeatures, editedOf(tool))
  return (
    <>
      <MapMessageContext value={message}>
        <SceneMap
          label={label}
          scene={{
            ...scene,
            layers: [...below.layers, ...withBuiltIn(scene.layers, builtIn.layers)],
            ...pinOf(mission.location),
            ...(selection && { selection }),
          }}
          view={view.view}
          onViewChange={onViewChange}
          onMap={(opened) => {
            setMap(opened)
            setOpenedMap(opened)
          }}
          onPick={onPick}
          draw={isDone ? null : drawTaskOf(tool)}
          onDrawn={onDrawn}
          onDrawChange={(drawn) => {
            // While a shape is edited, null means Escape.
            if (tool.kind === 'edit' && drawn === null) resetTool()
            else if (!isDone) setShape(drawn)
          }}
          fit={fit ?? start.fit}
          terrain={rememberedChoice(missionId, {
            surfaces: surfacesOf(layers),
            terrain: view.terrain,
            onChange: showTerrain,
          })}
        />
      </MapMessageContext>
      {plot && <ShownPlot plot={plot} below={below} onClose={() => dispatch({ type: 'plotClosed' })} />}
      <div className="workspace-tools" ref={tools}>
        <MapTools />
        <HistoryButtons />
        {start.rest && <ShowAllCard all={start.rest} onClose={start.closeRest} />}
        <DrawBar
          onSave={(drawn) => tool.kind === 'edit' && void drawing.saveShape(tool.layerId, tool.feature, drawn)}
        />
        <ToolCard tool={tool} onShowInspector={onShowInspector} />
        {value && <ValueCard {...value} onClose={() => dispatch({ type: 'valueClosed' })} />}
        {isSelecting && record && (
          <RecordCard missionId={missionId} shown={record} onClose={() => dispatch({ type: 'recordClosed' })} />
        )}
      </div>
      {dialog}
    </>
  )
}

interface ShownPlotProps {
  plot: NonNullable<Clicked['plot']>
  below: Below
  onClose: () => void
}

function ShownPlot({ plot, below, onClose }: ShownPlotProps) {
  const base = below.partOf(plot.layerId)?.base
  if (!base) return null
  return (
    <PlotCard
      key={`${plot.layerId} ${plot.index}`}
      {...plot}
      base={base}
      onClose={onClose}
      more={(baseLayerId, mapref) => <AlertsHere baseLayerId={baseLayerId} mapref={mapref} />}
    />
  )
}

/** What a click has selected outside of the mission's layers; a record only while it is on the map. */
function selectionOf({ plot, record }: Clicked, hasRecord: boolean): Selection | null {
  if (record && hasRecord) return record
  return plot && { layerId: plot.layerId, featureId: plot.index }
}

/** The feature whose shape is being edited. */
const editedOf = (tool: Tool): Selection | undefined =>
  tool.kind === 'edit' ? { layerId: tool.layerId, featureId: tool.feature.index } : undefined

/** The clicked position of a raster, unless the raster has been hidden or deleted since. */
function valueOf({ value }: Clicked, visible: readonly Layer[]): { layer: Layer; at: Position } | null {
  const layer = value && visible.find(({ _id }) => _id === value.layerId)
  return value && layer ? { layer, at: value.at } : null
}

function middleOf(geometry: Geometry): Position | null {
  const bounds = boundsOf(geometry)
  return bounds ? [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2] : null
}
