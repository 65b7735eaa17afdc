import { Suspense } from 'react'
import { Typography } from 'antd'
import { useCan } from '../../../session/useCan'
import { lazyArea } from '../../../shared/lazyArea'
import { NoPermission } from '../../../shared/states/NoPermission'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { layersText } from '../texts/messages'
import { useWorkspaceData, useWorkspaceView } from '../state/mapWorkspace'
import './inspector.css'

const FeatureInspector = lazyArea(() => import('./FeatureInspector'), 'FeatureInspector')
const LayerInspector = lazyArea(() => import('./LayerInspector'), 'LayerInspector')

const SKELETON = { rows: 4, height: 32 }

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
  if (index !== undefined && !canReadFeatures) return <NoPermission permission="feature_list" />
  return (
    <Suspense fallback={<RowsSkeleton {...SKELETON} />}>
      {index === undefined ? (
        <LayerInspector key={layer._id} layer={layer} />
      ) : (
        <FeatureInspector key={`${layer._id}/${index}`} layer={layer} index={index} />
      )}
    </Suspense>
  )
}
