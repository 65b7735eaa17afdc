import { Typography } from 'antd'
import { useCan } from '../../../session/useCan'
import { NoPermission } from '../../../shared/states/NoPermission'
import { layersText } from '../texts/messages'
import { useWorkspaceData, useWorkspaceView } from '../state/mapWorkspace'
import { FeatureInspector } from './FeatureInspector'
import './inspector.css'
import { LayerInspector } from './LayerInspector'

/** Details of the selected layer or feature. */
export function Inspector() {
  const { layers } = useWorkspaceData()
  const { chosen } = useWorkspaceView()
  const canReadFeatures = useCan('feature_list')
  const layer = layers.find(({ _id }) => _id === chosen?.layerId)
  const index = chosen?.index
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
