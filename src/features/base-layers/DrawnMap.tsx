import { useState } from 'react'
import { Button, Flex, Radio } from 'antd'
import type { Feature } from 'geojson'
import type { BaseLayer } from '../../api/base-layer'
import { useAddFeaturesMutation, useUndoFeatureChangeMutation } from '../../api/layer'
import { boxOf, partOf, sceneOfParts } from '../../map/partScene'
import type { DrawMode } from '../../map/scene'
import { SceneMap } from '../../map/SceneMap'
import { useCan } from '../../session/useCan'
import { baseText } from './messages'
import { shownParts } from './parts'

type Tool = 'look' | Exclude<DrawMode, 'edit'>

/** A base layer on its map; who may edit it draws into its first vector part. `onChanged` after each shape. */
export function DrawnMap({ base, onChanged }: { base: BaseLayer; onChanged: () => void }) {
  const mayAdd = useCan('add_feature')
  const mayEdit = useCan('can_edit_base_layer')
  const [tool, setTool] = useState<Tool>('look')
  const [addFeatures, { isLoading }] = useAddFeaturesMutation()
  const [undo] = useUndoFeatureChangeMutation()
  const [lastChange, setLastChange] = useState<string | null>(null)
  const shown = shownParts(base)
  const target = mayAdd && mayEdit ? shown.find(({ kind }) => kind === 'vector') : undefined

  const add = async (layerId: string, { geometry }: Feature) => {
    const { data } = await addFeatures({ layerId, newFeatures: { features: [{ geometry: { ...geometry } }] } })
    if (!data) return
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
      {target && (
        <Flex wrap gap={8} align="center" style={{ marginBottom: 8 }}>
          <Radio.Group
            optionType="button"
            aria-label={baseText('tools')}
            value={tool}
            onChange={({ target: { value } }) => setTool(value as Tool)}
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
          scene={sceneOfParts(shown.map(partOf))}
          label={baseText('mapOf', { name: base.name })}
          draw={target && tool !== 'look' ? { mode: tool, snap: true } : null}
          onDrawn={(drawn) => target && void add(target._id, drawn)}
          {...(base.bounds && tool === 'look' && { fit: { bounds: boxOf(base.bounds), key: base._id } })}
        />
      </div>
    </div>
  )
}
