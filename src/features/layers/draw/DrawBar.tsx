import { Button, Select } from 'antd'
import type { Feature } from 'geojson'
import { useCan } from '../../../session/useCan'
import { besideField } from '../../../shared/besideField'
import { layersText } from '../messages'
import { useRoom } from '../room/roomContext'

const NEW = ''

interface DrawBarProps {
  /** The shape so far, when the shape of a feature is edited. */
  shape: Feature | null
  onSave: (shape: Feature) => void
}

/** Where a drawing goes and how it is drawn; of a shape that is edited, how it is kept. */
export function DrawBar({ shape, onSave }: DrawBarProps) {
  const { tool, layers, drop, drawInto } = useRoom()
  const canMakeLayer = useCan('save_drawings')
  if (tool.kind === 'edit') {
    return (
      <div className="tool-card" role="status">
        <span>{layersText('shapeOf', { index: tool.feature.index })}</span>
        <Button size="small" type="primary" disabled={!shape} onClick={() => shape && onSave(shape)}>
          {layersText('finish')}
        </Button>
        <Button size="small" onClick={drop}>
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
        getPopupContainer={besideField}
        style={{ minWidth: 140, maxWidth: 220 }}
        options={[
          ...targets.map(({ _id, name }) => ({ value: _id, label: name })),
          ...(canMakeLayer ? [{ value: NEW, label: layersText('ownLayer') }] : []),
        ]}
        onChange={(layerId) => drawInto(layerId || null)}
      />
      <span className="tool-help">{layersText('drawHelp')}</span>
    </div>
  )
}
