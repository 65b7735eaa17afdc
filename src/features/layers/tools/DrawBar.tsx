import { useEffect, useEffectEvent } from 'react'
import { Button, Select } from 'antd'
import type { Feature } from 'geojson'
import type { Layer } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceData } from '../state/mapWorkspace'
import { SELECT, useTool } from '../state/toolState'
import { useOwnDrawing } from './useOwnDrawing'

const NEW = ''

interface DrawBarProps {
  /** Saves the edited shape. */
  onSave: (shape: Feature) => void
}

/** Target layer and help while drawing; Save and Cancel while the shape of a feature is edited. */
export function DrawBar({ onSave }: DrawBarProps) {
  const { layers } = useWorkspaceData()
  const { activateTool, resetTool, setDrawTarget } = useWorkspaceActions()
  const tool = useTool((state) => state.tool)
  const shape = useTool((state) => state.shape)
  const canCreateLayer = useCan('save_drawings')
  const ownDrawing = useOwnDrawing()
  const isEditing = tool.kind === 'edit'
  const leave = useEffectEvent(() => activateTool(SELECT))
  useEffect(() => {
    if (!isEditing) return
    // The map handles Escape only while it has the focus, which "Edit shape" does not give it.
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isHandledElsewhere = target instanceof Element && target.closest('input, textarea, [role=dialog]') !== null
      if (key === 'Escape' && !defaultPrevented && !isHandledElsewhere) leave()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isEditing])

  if (tool.kind === 'edit') {
    return (
      <div className="tool-card" role="status">
        <span>{layersText('shapeOf', { index: tool.feature.index })}</span>
        <Button size="small" type="primary" disabled={!shape} onClick={() => shape && onSave(shape)}>
          {layersText('finish')}
        </Button>
        <Button size="small" onClick={resetTool}>
          {layersText('cancel')}
        </Button>
      </div>
    )
  }
  if (tool.kind !== 'draw') return null
  const others = layers.filter((layer) => layer !== ownDrawing && layer.kind === 'vector' && layer.status === 'ready')
  const choiceOf = ({ _id, name }: Layer) => ({ value: _id, label: name })
  return (
    <div className="tool-card">
      <span>{layersText('target')}</span>
      <Select
        size="small"
        aria-label={layersText('target')}
        value={tool.layerId ?? ownDrawing?._id ?? NEW}
        getPopupContainer={popupParent}
        style={{ minWidth: 140, maxWidth: 220 }}
        options={[
          ...(ownDrawing ? [choiceOf(ownDrawing)] : []),
          ...(!ownDrawing && canCreateLayer ? [{ value: NEW, label: layersText('targetNewLayer') }] : []),
          ...others.map(choiceOf),
        ]}
        onChange={(layerId) => setDrawTarget(layerId || null)}
      />
      <span className="tool-help">{layersText(tool.mode === 'point' ? 'drawPointHelp' : 'drawHelp')}</span>
    </div>
  )
}
