import { useState } from 'react'
import type { Feature, FeatureCollection } from 'geojson'
import { cornerPoints, withCorner } from '../../../map/corners/corners'
import { SceneMap } from '../../../map/SceneMap'
import type { Bounds, Picked, Position, SceneView } from '../../../map/scene'
import { DrawBar } from '../draw/DrawBar'
import { drawTaskOf } from '../draw/drawTask'
import { MapTools } from '../draw/MapTools'
import { MeasureCard } from '../draw/MeasureCard'
import { useDrawing } from '../draw/useDrawing'
import { ValueCard } from '../inspector/ValueCard'
import { layersText } from '../messages'
import { PlaceCard } from '../place/PlaceCard'
import { CompareMap } from './CompareMap'
import { boundsOf, chosenOf, rasterAt, sceneOf } from './layerScene'
import type { MissionMapProps } from './MissionMap'
import { useRoom, type Tool } from './roomContext'
import { isShown } from './roomView'

/** Degrees round a place that has nothing on its map yet: a few kilometres. */
const AROUND = 0.02

interface RoomMapProps {
  mission: MissionMapProps['mission']
  fit: { bounds: Bounds; key: number } | undefined
  onViewChange: (view: SceneView) => void
}

/** The map with its tools, and what is being drawn or measured on it. */
export function RoomMap({ mission, fit, onViewChange }: RoomMapProps) {
  const everything = useRoom()
  const { layers, room, tool, shape, isDone, choose, take, draw, drawInto } = everything
  const { add, reshape } = useDrawing(everything)
  /** The place of a raster that was clicked without a tool. */
  const [asked, setAsked] = useState<{ layerId: string; at: Position } | null>(null)

  const onDrawn = (drawn: Feature) => {
    if (tool.kind === 'draw') {
      draw(null)
      void add(tool.layerId, drawn).then((layerId) => layerId && drawInto(layerId))
    }
    if (tool.kind === 'edit') void reshape(tool.layerId, tool.feature, drawn)
    if (tool.kind === 'measure') draw(drawn, true)
    if (tool.kind === 'place') take(placedBy(tool, drawn))
    if (tool.kind === 'probe') {
      const at = pointOf(drawn)
      const raster = at && rasterAt(layers, room, at)
      if (raster) choose({ layerId: raster._id })
      take({ ...tool, at: at ?? null })
    }
  }
  const onPick = (picked: Picked | null, at: Position | null) => {
    if (tool.kind !== 'select') return
    const chosen = picked && chosenOf(picked.layerId, picked.featureId)
    choose(chosen)
    const raster = chosen || !at ? undefined : rasterAt(layers, { ...room, chosen: null }, at)
    setAsked(raster && at ? { layerId: raster._id, at } : null)
  }
  const askedLayer = layers.find((layer) => layer._id === asked?.layerId && isShown(layer, room.switched))
  const value = tool.kind === 'select' && asked && askedLayer ? { layer: askedLayer, at: asked.at } : null

  const shown = boundsOf(layers.filter((layer) => isShown(layer, room.switched)))
  const whole = shown ?? around(mission.location)
  // Without a view of its own the map begins with everything, and goes to the first layer of a mission that had none.
  const [hadLayers] = useState(shown !== undefined)
  const first = !hadLayers && shown ? { bounds: shown, key: 'first' } : undefined
  const start = whole && !room.view ? { bounds: whole, key: 'start' } : undefined
  const edited = tool.kind === 'edit' ? { layerId: tool.layerId, featureId: tool.feature.index } : undefined
  const label = layersText('map', { mission: mission.name })
  if (room.compared) {
    return <CompareMap compared={room.compared} label={label} fit={fit} onViewChange={onViewChange} />
  }
  return (
    <>
      <SceneMap
        label={label}
        scene={sceneOf(layers, room.switched, room.chosen, sketchOf(tool, isDone ? shape : null, value?.at), edited)}
        view={room.view}
        onViewChange={onViewChange}
        onPick={onPick}
        draw={isDone ? null : drawTaskOf(tool)}
        onDrawn={onDrawn}
        onDrawChange={(drawn) => {
          if (!isDone) draw(drawn)
        }}
        fit={fit ?? first ?? start}
      />
      <div className="room-tools">
        <MapTools />
        <DrawBar
          shape={shape}
          onSave={(drawn) => tool.kind === 'edit' && void reshape(tool.layerId, tool.feature, drawn)}
        />
        {tool.kind === 'measure' && <MeasureCard key={tool.what} what={tool.what} shape={shape} isDone={isDone} />}
        {tool.kind === 'probe' && (
          <div className="tool-card" role="status">
            {layersText('probeHelp')}
          </div>
        )}
        {tool.kind === 'place' && <PlaceCard tool={tool} />}
        {value && <ValueCard {...value} onClose={() => setAsked(null)} />}
      </div>
    </>
  )
}

function around(location: RoomMapProps['mission']['location']): Bounds | undefined {
  if (!location) return undefined
  const { lat, long } = location.location
  return [long - AROUND, lat - AROUND / 2, long + AROUND, lat + AROUND / 2]
}

function pointOf({ geometry }: Feature): Position | undefined {
  if (geometry.type !== 'Point') return undefined
  const [long = 0, lat = 0] = geometry.coordinates
  return [long, lat]
}

/** The first corner that is missing is where the point is. */
function placedBy(tool: Tool & { kind: 'place' }, drawn: Feature): Tool {
  return { ...tool, corners: [...withCorner(tool.corners, drawn)] }
}

/** What the page itself shows on the map: a finished measurement, the corners so far, the place that is asked about. */
function sketchOf(tool: Tool, measured: Feature | null, asked: Position | undefined): FeatureCollection {
  if (measured) return { type: 'FeatureCollection', features: [{ ...measured, id: 1, properties: {} }] }
  return cornerPoints(tool.kind === 'place' ? tool.corners : [(tool.kind === 'probe' ? tool.at : asked) ?? null])
}
