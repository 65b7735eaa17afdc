import { useMemo, useRef, useState } from 'react'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { useSelector } from 'react-redux'
import { AlertsHere } from '../../../alerts/AlertsHere'
import { kindOfLayer } from '../../../built-in-layers/kinds'
import { RecordCard } from '../../../built-in-layers/RecordCard'
import { useBuiltInLayers } from '../../../built-in-layers/useBuiltInLayers'
import { PlotCard } from '../../../map/below/PlotCard'
import { useBelow } from '../../../map/below/useBelow'
import { cornerPoints, withCorner } from '../../../map/georeference/corners'
import type { MapHandle } from '../../../map/engine'
import type { Bounds, Picked, Position, SceneView, Selection } from '../../../map/scene'
import { boundsOf } from '../../../map/bounds'
import { pinOf } from '../../../map/pin'
import { placeFeatures } from '../../../map/placeFeatures'
import { SceneMap } from '../../../map/SceneMap'
import { selectUser } from '../../../session/authSlice'
import { DrawBar } from '../tools/DrawBar'
import { drawTaskOf } from '../tools/drawTask'
import { MapTools } from '../tools/MapTools'
import { MeasureCard } from '../tools/MeasureCard'
import { PlaceCard } from '../tools/PlaceCard'
import { useSaveDrawing } from '../tools/useSaveDrawing'
import { HistoryButtons } from '../history/HistoryButtons'
import { GeoreferenceCard } from '../tools/GeoreferenceCard'
import { SelectionCard } from '../inspector/SelectionCard'
import { ValueCard } from '../inspector/ValueCard'
import { layersText } from '../texts/messages'
import { CompareMap } from './CompareMap'
import { chosenOf, rasterAt, sceneOf, withBuiltIn } from './layerScene'
import { useWorkspaceActions, useWorkspaceData, useWorkspaceView } from '../state/mapWorkspace'
import type { MissionMapProps } from './missionMapProps'
import { ShowAllCard } from './ShowAllCard'
import { startBoundsOf } from './startBounds'
import { useTool, type Tool } from '../state/toolState'
import { useRaiseOnMap } from './useRaiseOnMap'
import { useUncovered } from './useUncovered'
import { isLayerVisible } from '../state/viewState'

/** Half the extent, in degrees, shown around the location of a mission without layers: a few kilometres. */
const AROUND = 0.02

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
  const { choose, activateTool, resetTool, setShape, setDrawTarget, setMap } = useWorkspaceActions()
  const tool = useTool((state) => state.tool)
  const isDone = useTool((state) => state.isDone)
  // Not the shape while it is being drawn: it changes with every pointer move.
  const measured = useTool((state) => (state.isDone ? state.shape : null))
  const cursor = useTool((state) => state.cursor)
  const { add, saveShape } = useSaveDrawing()
  /** A clicked feature of a base layer. */
  const [plot, setPlot] = useState<{ layerId: string; index: number } | null>(null)
  /** A clicked record of the mission, such as a photo. */
  const [clickedRecord, setClickedRecord] = useState<Selection | null>(null)
  /** Corners of an area that a search by place shows. */
  const [highlight, setHighlight] = useState<readonly Position[] | null>(null)
  /** Position of a raster that was clicked without a tool. */
  const [probed, setProbed] = useState<{ layerId: string; at: Position } | null>(null)

  /** The map, and the position of a click that opened a card. */
  const [map, setOpenedMap] = useState<MapHandle | null>(null)
  const [tapped, setTapped] = useState<Position | null>(null)
  const tools = useRef<HTMLDivElement>(null)
  const searched = tool.kind === 'place' ? tool.shape : null
  const middle = useMemo(() => searched && middleOf(searched), [searched])
  useUncovered(map, tools, middle ?? tapped)

  const { raiseAt, setClicked, dialog } = useRaiseOnMap()

  const onDrawn = (drawn: Feature) => {
    if (tool.kind === 'draw') {
      setShape(null)
      void add(tool.layerId, drawn).then((layerId) => layerId && setDrawTarget(layerId))
    }
    if (tool.kind === 'edit') void saveShape(tool.layerId, tool.feature, drawn)
    if (tool.kind === 'measure') setShape(drawn, true)
    if (tool.kind === 'georeference') activateTool(withNextCorner(tool, drawn))
    if (tool.kind === 'alert') {
      const at = pointOf(drawn)
      resetTool()
      if (at) raiseAt(at)
    }
    if (tool.kind === 'place') activateTool({ ...tool, shape: drawn.geometry })
    if (tool.kind === 'probe') {
      const at = pointOf(drawn)
      const raster = at && rasterAt(layers, view, at)
      if (raster) choose({ layerId: raster._id })
      activateTool({ ...tool, at: at ?? null })
    }
  }
  const onPick = (picked: Picked | null, at: Position | null) => {
    if (tool.kind !== 'select') return
    setClicked(at)
    setTapped(at)
    const isRecord = picked !== null && kindOfLayer(picked.layerId) !== undefined
    setClickedRecord(isRecord ? { layerId: picked.layerId, featureId: picked.featureId } : null)
    const isPlot = picked !== null && below.partOf(picked.layerId) !== undefined
    setPlot(isPlot ? { layerId: picked.layerId, index: Number(picked.featureId) } : null)
    if (isPlot) return
    if (isRecord) {
      choose(null)
      setProbed(null)
      return
    }
    const chosen = picked && chosenOf(picked.layerId, picked.featureId)
    choose(chosen)
    const raster = chosen || !at ? undefined : rasterAt(layers, { ...view, chosen: null }, at)
    setProbed(raster && at ? { layerId: raster._id, at } : null)
  }
  const isShown = (layer: (typeof layers)[number]) => isLayerVisible(layer, view.visibilityOverrides)
  const probedLayer = layers.find((layer) => layer._id === probed?.layerId && isShown(layer))
  const value = tool.kind === 'select' && probed && probedLayer ? { layer: probedLayer, at: probed.at } : null

  const place = startBoundsOf(layers.filter(isShown))
  const extent = place?.bounds ?? builtIn.bounds
  const whole = extent ?? around(mission.location)
  // Without a view in the URL the map starts with everything, and moves to the first layer of a mission that had none.
  const [hadLayers] = useState(extent !== undefined)
  // Records arrive after the map has opened; a view in the URL stays.
  const [hadView] = useState(Boolean(view.view))
  const added = place?.bounds ?? (hadView ? undefined : builtIn.bounds)
  const first = !hadLayers && added ? { bounds: added, key: 'first' } : undefined
  const [hasPart, setHasPart] = useState(place?.all !== undefined && !view.view)
  const start = whole && !view.view ? { bounds: whole, key: 'start' } : undefined
  const edited = tool.kind === 'edit' ? { layerId: tool.layerId, featureId: tool.feature.index } : undefined
  const label = layersText('map', { mission: mission.name })
  if (view.compared) {
    return (
      <CompareMap compared={view.compared} below={below.layers} label={label} fit={fit} onViewChange={onViewChange} />
    )
  }
  const pageFeatures =
    tool.kind === 'place' ? placeFeatures(tool.shape, highlight) : pageFeaturesOf(tool, measured, cursor, value?.at)
  const scene = sceneOf(layers, view.visibilityOverrides, view.chosen, pageFeatures, edited)
  const plotPart = plot && below.partOf(plot.layerId)
  const record = clickedRecord ? builtIn.recordOf(clickedRecord) : undefined
  return (
    <>
      <SceneMap
        label={label}
        scene={{
          ...scene,
          layers: [...below.layers, ...withBuiltIn(scene.layers, builtIn.layers)],
          ...pinOf(mission.location),
          ...(plot && { selection: { layerId: plot.layerId, featureId: plot.index } }),
          ...(record && clickedRecord && { selection: clickedRecord }),
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
        fit={fit ?? first ?? start}
      />
      {plot && plotPart && (
        <PlotCard
          key={`${plot.layerId} ${plot.index}`}
          {...plot}
          base={plotPart.base}
          onClose={() => setPlot(null)}
          more={(baseLayerId, mapref) => <AlertsHere baseLayerId={baseLayerId} mapref={mapref} />}
        />
      )}
      <div className="workspace-tools" ref={tools}>
        <MapTools />
        <HistoryButtons />
        {hasPart && place?.all && <ShowAllCard all={place.all} onClose={() => setHasPart(false)} />}
        <DrawBar onSave={(drawn) => tool.kind === 'edit' && void saveShape(tool.layerId, tool.feature, drawn)} />
        {tool.kind === 'measure' && <MeasureCard key={tool.what} what={tool.what} />}
        {tool.kind === 'probe' && (
          <div className="tool-card" role="status">
            {layersText('probeHelp')}
          </div>
        )}
        {tool.kind === 'alert' && (
          <div className="tool-card" role="status">
            {layersText('alertHelp')}
          </div>
        )}
        {tool.kind === 'place' && <PlaceCard tool={tool} onHighlight={setHighlight} />}
        {tool.kind === 'georeference' && <GeoreferenceCard tool={tool} />}
        {tool.kind === 'select' && onShowInspector && <SelectionCard onDetails={onShowInspector} />}
        {value && <ValueCard {...value} onClose={() => setProbed(null)} />}
        {tool.kind === 'select' && record && (
          <RecordCard missionId={missionId} shown={record} onClose={() => setClickedRecord(null)} />
        )}
      </div>
      {dialog}
    </>
  )
}

function around(location: WorkspaceMapProps['mission']['location']): Bounds | undefined {
  if (!location) return undefined
  const { lat, long } = location.location
  return [long - AROUND, lat - AROUND / 2, long + AROUND, lat + AROUND / 2]
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

function middleOf(geometry: Geometry): Position | null {
  const bounds = boundsOf(geometry)
  return bounds ? [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2] : null
}

/** What the page draws above the layers: a finished measurement, the corners so far, the probed position. */
function pageFeaturesOf(
  tool: Tool,
  measured: Feature | null,
  cursor: Position | null,
  probed: Position | undefined,
): FeatureCollection {
  if (measured) {
    const point = cursor && { type: 'Point' as const, coordinates: cursor }
    const features: Feature[] = [
      { ...measured, id: 1, properties: {} },
      ...(point ? [{ type: 'Feature' as const, id: 2, properties: {}, geometry: point }] : []),
    ]
    return { type: 'FeatureCollection', features }
  }
  return cornerPoints(
    tool.kind === 'georeference' ? tool.corners : [(tool.kind === 'probe' ? tool.at : probed) ?? null],
  )
}
