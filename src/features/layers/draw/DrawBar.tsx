import { Button, Select } from 'antd'
import type { Feature } from 'geojson'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { layersText } from '../messages'
import { useWorkspaceActions, useWorkspaceData } from '../workspace/mapWorkspace'
import { useTool } from '../workspace/toolState'

const NEW = ''

interface DrawBarProps {
  /** Saves the edited shape. */
  onSave: (shape: Feature) => void
}

/** Target layer and help while drawing; Save and Cancel while the shape of a feature is edited. */
export function DrawBar({ onSave }: DrawBarProps) {
  const { layers } = useWorkspaceData()
  const { resetTool, setDrawTarget } = useWorkspaceActions()
  const tool = useTool((state) => state.tool)
  const shape = useTool((state) => state.shape)
  const canCreateLayer = useCan('save_drawings')
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
  const targets = layers.filter(({ kind, status }) => kind === 'vector' && status === 'ready')
  return (
    <div className="tool-card">
      <span>{layersText('target')}</span>
      <Select
        size="small"
        aria-label={layersText('target')}
        value={tool.layerId ?? NEW}
        getPopupContainer={popupParent}
        style={{ minWidth: 140, maxWidth: 220 }}
        options={[
          ...targets.map(({ _id, name }) => ({ value: _id, label: name })),
          ...(canCreateLayer ? [{ value: NEW, label: layersText('targetNewLayer') }] : []),
        ]}
        onChange={(layerId) => setDrawTarget(layerId || null)}
      />
      <span className="tool-help">{layersText('drawHelp')}</span>
    </div>
  )
}
