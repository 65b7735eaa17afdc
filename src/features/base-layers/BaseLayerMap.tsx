import { useState } from 'react'
import type { Feature } from 'geojson'
import type { BaseLayer } from '../../api/base-layer'
import { useAddFeaturesMutation, useUndoFeatureChangeMutation } from '../../api/feature'
import { tileLayerSourceOf, sceneOfTileLayers } from '../../map/tileLayerSource'
import { cornerPoints, withCorner, type Corners } from '../../map/georeference/corners'
import { useDiscardGuard } from '../../map/drawing/useDiscardGuard'
import type { Bounds, DrawTask, Scene } from '../../map/scene'
import { SceneMap } from '../../map/SceneMap'
import { useCan } from '../../session/useCan'
import { DrawTools, type BaseLayerTool } from './DrawTools'
import { baseText } from './messages'
import { shownParts } from './parts'
import type { AreaEvents } from './useAreaEvents'
import { usePickedPlot } from './usePickedPlot'

const CORNER_TASK = { mode: 'point', snap: false } as const
/** The color that mission maps use for their own points. */
const CORNER_STYLE = { color: '#d4380d' }

interface BaseLayerMapProps {
  base: BaseLayer
  /** Called after each saved shape. */
  onChanged: () => void
  /** Corners entered so far of the raster being georeferenced; drawing is paused then. */
  corners: Corners | null
  onCorners: (corners: Corners) => void
  events: AreaEvents
  /** Where the map starts, and moves to when the key changes. */
  fit: { bounds: Bounds; key: string | number } | undefined
}

/** A base layer on its map. Users who may edit it draw into its first vector part. */
export function BaseLayerMap({ base, onChanged, corners, onCorners, events, fit }: BaseLayerMapProps) {
  const mayAdd = useCan('add_feature')
  const mayEdit = useCan('can_edit_base_layer')
  const [tool, setTool] = useState<BaseLayerTool>('select')
  const [addFeatures, { isLoading }] = useAddFeaturesMutation()
  const [undo] = useUndoFeatureChangeMutation()
  const [lastChange, setLastChange] = useState<string | null>(null)
  const [shape, setShape] = useState<Feature | null>(null)
  // Points are saved on click; an unfinished line or area would be lost.
  const hasUnsavedShape = shape !== null && (tool === 'line' || tool === 'polygon')
  const { confirmDiscard, dialog } = useDiscardGuard(hasUnsavedShape)
  const shown = shownParts(base)
  const isGeoreferencing = corners !== null
  const isSelecting = !isGeoreferencing && tool === 'select'
  const picked = usePickedPlot(base, events)
  const target = mayAdd && mayEdit ? shown.find(({ kind }) => kind === 'vector') : undefined

  const activateTool = (next: BaseLayerTool) =>
    confirmDiscard(hasUnsavedShape, () => {
      setShape(null)
      setTool(next)
    })
  const add = async (layerId: string, { geometry }: Feature) => {
    const { data } = await addFeatures({ layerId, newFeatures: { features: [{ geometry: { ...geometry } }] } })
    if (!data) return
    setShape(null)
    setLastChange(data.data.changeId)
    onChanged()
  }
  const undoLast = async (layerId: string, changeId: string) => {
    const { error } = await undo({ layerId, undoRequest: { changeId } })
    if (error) return
    setLastChange(null)
    onChanged()
  }

  const parts = sceneOfTileLayers(shown.map(tileLayerSourceOf), events.chosen ?? undefined)
  return (
    <div className="base-layer-map">
      <SceneMap
        scene={withPoints({ ...parts, layers: [...parts.layers, ...events.layers] }, corners)}
        onPick={picked.onPick}
        label={baseText('mapOf', { name: base.name })}
        draw={drawTaskOf(isGeoreferencing, target && tool)}
        onDrawn={(drawn) => {
          if (isGeoreferencing) onCorners(withCorner(corners, drawn))
          else if (target) void add(target._id, drawn)
        }}
        onDrawChange={setShape}
        {...(fit && tool === 'select' && { fit })}
      />
      {target && !isGeoreferencing && (
        <DrawTools
          tool={tool}
          onTool={activateTool}
          part={target.name}
          onUndo={lastChange === null ? undefined : () => void undoLast(target._id, lastChange)}
          isWorking={isLoading}
        />
      )}
      {isSelecting && picked.card}
      {dialog}
    </div>
  )
}

/** @param tool undefined if there is nothing to draw into */
function drawTaskOf(isGeoreferencing: boolean, tool: BaseLayerTool | undefined): DrawTask | null {
  if (isGeoreferencing) return CORNER_TASK
  return tool === undefined || tool === 'select' ? null : { mode: tool, snap: true }
}

/** Adds the corners of the raster being georeferenced on top. */
function withPoints({ layers, ...scene }: Scene, corners: Corners | null): Scene {
  if (!corners) return { ...scene, layers }
  const points = { id: 'corners', kind: 'features', visible: true, opacity: 1, style: CORNER_STYLE } as const
  return { ...scene, layers: [...layers, { ...points, data: cornerPoints(corners) }] }
}
