import { useId } from 'react'
import { Switch, Typography } from 'antd'
import { useShareLayerMutation, type Layer } from '../../../api/layer'
import { layersText } from '../texts/messages'

/** Whether the clients of the mission see the layer. */
export function ClientSwitch({ layer }: { layer: Layer }) {
  const { _id: layerId, version, clientVisible } = layer
  const [shareLayer, { isLoading }] = useShareLayerMutation()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Switch
          id={id}
          size="small"
          checked={clientVisible}
          loading={isLoading}
          onChange={(wanted) => void shareLayer({ layerId, layerSharing: { version, clientVisible: wanted } })}
        />
        {layersText('clientVisible')}
      </label>
      <Typography.Text type="secondary">{layersText('clientVisibleHelp')}</Typography.Text>
    </div>
  )
}
