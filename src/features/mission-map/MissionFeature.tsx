import { useListFeaturesQuery } from '../../api/feature'
import type { Layer } from '../../api/layer'
import { FeatureCard } from '../../map/FeatureCard'
import { featureName } from '../../map/featureName'
import { missionMapText } from './messages'

interface MissionFeatureProps {
  layer: Layer
  index: number
  onClose: () => void
}

/** Details of a feature of a mission's layer. Its name is the title, if it has one. */
export function MissionFeature({ layer, index, onClose }: MissionFeatureProps) {
  const { data, error } = useListFeaturesQuery({ layerId: layer._id, index: [index], pageSize: 1 })
  const properties = data && (data.data.items[0]?.properties ?? {})
  const name = featureName(properties, layer.labelField)
  return (
    <FeatureCard
      title={name ?? missionMapText('feature', { index, layer: layer.name })}
      properties={properties}
      hasFailed={Boolean(error)}
      onClose={onClose}
    />
  )
}
