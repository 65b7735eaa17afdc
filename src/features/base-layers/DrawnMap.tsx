import { useState } from 'react'
import { Button, Flex, Radio } from 'antd'
import type { Feature } from 'geojson'
import type { BaseLayer } from '../../api/base-layer'
import { useAddFeaturesMutation, useUndoFeatureChangeMutation } from '../../api/layer'
import { boxOf, partOf, sceneOfParts } from '../../map/partScene'
import { cornerPoints, withCorner, type Corners } from '../../map/corners/corners'
import { DropShape } from '../../map/drawing/DropShape'
import type { DrawMode, Scene } from '../../map/scene'
import { SceneMap } from '../../map/SceneMap'
import { useCan } from '../../session/useCan'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { baseText } from './messages'
import { shownParts } from './parts'

const PLACING = { mode: 'point', snap: false } as const
/** As what a mission's map shows of its own. */
const CORNER_LOOK = { color: '#d4380d' }

type Tool = 'look' | Exclude<DrawMode, 'edit'>

interface DrawnMapProps {
  base: BaseLayer
  /** After each shape. */
  onChanged: () => void
  /** The corners so far of a raster that is being placed; drawing rests meanwhile. */
  corners: Corners | null
  onCorners: (corners: Corners) => void
}

/** A base layer on its map; who may edit it draws into its first vector part. */
export function DrawnMap({ base, onChanged, corners, onCorners }: DrawnMapProps) {
  const mayAdd = useCan('add_feature')
  const mayEdit = useCan('can_edit_base_layer')
  const [tool, setTool] = useState<Tool>('look')
  const [addFeatures, { isLoading }] = useAddFeaturesMutation()
  const [undo] = useUndoFeatureChangeMutation()
  const [lastChange, setLastChange] = useState<string | null>(null)
  const [shape, setShape] = useState<Feature | null>(null)
  const [asked, setAsked] = useState<Tool | null>(null)
  // A point is stored with its click; of the others half a shape can be lost.
  const isHalfDone = shape !== null && (tool === 'line' || tool === 'polygon')
  const { question } = useUnsavedGuard(isHalfDone)
  const shown = shownParts(base)
  const isPlacing = corners !== null
  const target = mayAdd && mayEdit ? shown.find(({ kind }) => kind === 'vector') : undefined

  const take = (next: Tool) => {
    setAsked(null)
    setShape(null)
    setTool(next)
  }
  const add = async (layerId: string, { geometry }: Feature) => {
    const { data } = await addFeatures({ layerId, newFeatures: { features: [{ geometry: { ...geometry } }] } })
    if (!data) return
    setShape(null)
    setLastChange(data.data.changeId)
    onChanged()
  }
  const takeBack = async (layerId: string, changeId: string) => {
    const { error } = await undo({ layerId, changeChoice: { changeId } })
    if (error) return
    setLastChange(null)
    onChanged()
  }

  return (
    <div>
      {target && !isPlacing && (
        <Flex wrap gap={8} align="center" style={{ marginBottom: 8 }}>
          <Radio.Group
            optionType="button"
            aria-label={baseText('tools')}
            value={tool}
            onChange={({ target: { value } }) => (isHalfDone ? setAsked(value as Tool) : take(value as Tool))}
            options={[
              { value: 'look', label: baseText('toolLook') },
              { value: 'point', label: baseText('toolPoint') },
              { value: 'line', label: baseText('toolLine') },
              { value: 'polygon', label: baseText('toolArea') },
            ]}
          />
          {lastChange && (
            <Button disabled={isLoading} onClick={() => void takeBack(target._id, lastChange)}>
              {baseText('takeLastBack')}
            </Button>
          )}
          {tool !== 'look' && <span role="status">{baseText('drawHelp', { part: target.name })}</span>}
        </Flex>
      )}
      <div className="base-layer-map">
        <SceneMap
          scene={withPoints(sceneOfParts(shown.map(partOf)), corners)}
          label={baseText('mapOf', { name: base.name })}
          draw={isPlacing ? PLACING : target && tool !== 'look' ? { mode: tool, snap: true } : null}
          onDrawn={(drawn) => {
            if (isPlacing) onCorners(withCorner(corners, drawn))
            else if (target) void add(target._id, drawn)
          }}
          onDrawChange={setShape}
          {...(base.bounds && tool === 'look' && { fit: { bounds: boxOf(base.bounds), key: base._id } })}
        />
      </div>
      {asked && <DropShape onDrop={() => take(asked)} onKeep={() => setAsked(null)} />}
      {question}
    </div>
  )
}

/** With the corners of what is being placed on top. */
function withPoints({ layers, ...scene }: Scene, corners: Corners | null): Scene {
  if (!corners) return { ...scene, layers }
  const points = { id: 'corners', kind: 'features', visible: true, opacity: 1, look: CORNER_LOOK } as const
  return { ...scene, layers: [...layers, { ...points, data: cornerPoints(corners) }] }
}
