import { useListFeaturesQuery } from '../../api/feature'
import type { Layer } from '../../api/layer'
import { FeatureCard } from '../../map/FeatureCard'
import { missionMapText } from './messages'
import { ownValue } from '../../shared/ownValue'

interface MissionFeatureProps {
  layer: Layer
  index: number
  onClose: () => void
}

/** Details of a feature of a mission's layer. The value of the label field is its title, if the layer has one. */
export function MissionFeature({ layer, index, onClose }: MissionFeatureProps) {
  const { data, error } = useListFeaturesQuery({ layerId: layer._id, index: [index], pageSize: 1 })
  const properties = data && (data.data.items[0]?.properties ?? {})
  const label = layer.labelField ? ownValue(properties, layer.labelField) : undefined
  const name = typeof label === 'string' || typeof label === 'number' ? String(label) : undefined
  return (
    <FeatureCard
      title={name ?? missionMapText('feature', { index, layer: layer.name })}
      properties={properties}
      hasFailed={Boolean(error)}
      onClose={onClose}
    />
  )
}
