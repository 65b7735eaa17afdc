import { useId } from 'react'
import { Switch, Typography } from 'antd'
import type { Layer } from '../../../api/layer'
import { useLayerEdits } from '../history/useLayerEdits'
import { layersText } from '../texts/messages'

/** Whether the areas of the layer are fences. */
export function FenceSwitch({ layer }: { layer: Layer }) {
  const { edit, isWorking } = useLayerEdits()
  const id = useId()
  return (
    <div style={{ marginTop: 12 }}>
      <label htmlFor={id} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Switch
          id={id}
          size="small"
          checked={layer.fence}
          loading={isWorking}
          onChange={(fence) => void edit(layer, { fence })}
        />
        {layersText('fence')}
      </label>
      <Typography.Text type="secondary">{layersText('fenceHelp')}</Typography.Text>
    </div>
  )
}
