import { useListVisitFeaturesQuery } from '../../../api/visit'
import { FeatureCard } from '../../../map/FeatureCard'
import { featureName } from '../../../map/featureName'
import { visitText } from '../messages'

interface VisitFeatureProps {
  visit: string
  layerId: string
  index: number
  onClose: () => void
}

/** Details of a feature of a layer that a link shows. */
export function VisitFeature({ visit, layerId, index, onClose }: VisitFeatureProps) {
  const { data, error } = useListVisitFeaturesQuery({ visit, layerId, index: [index], pageSize: 1 })
  const properties = data && (data.data.items[0]?.properties ?? {})
  return (
    <FeatureCard
      title={featureName(properties) ?? visitText('feature', { index })}
      properties={properties}
      hasFailed={Boolean(error)}
      onClose={onClose}
    />
  )
}
