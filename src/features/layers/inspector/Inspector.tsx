import { Typography } from 'antd'
import { useCan } from '../../../session/useCan'
import { NoPermission } from '../../../shared/states/NoPermission'
import { layersText } from '../messages'
import { useRoom } from '../room/roomContext'
import { FeatureInspector } from './FeatureInspector'
import './inspector.css'
import { LayerInspector } from './LayerInspector'

/** What is chosen, and what is known of it. */
export function Inspector() {
  const { room, layers } = useRoom()
  const canReadFeatures = useCan('feature_list')
  const layer = layers.find(({ _id }) => _id === room.chosen?.layerId)
  const index = room.chosen?.index
  if (!layer) {
    return (
      <Typography.Paragraph type="secondary" style={{ padding: 16 }}>
        {layersText('nothingSelected')}
      </Typography.Paragraph>
    )
  }
  if (index === undefined) return <LayerInspector key={layer._id} layer={layer} />
  if (!canReadFeatures) return <NoPermission permission="feature_list" />
  return <FeatureInspector key={`${layer._id}/${index}`} layer={layer} index={index} />
}
