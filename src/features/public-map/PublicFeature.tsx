import { useListPublicFeaturesQuery } from '../../api/base-layer'
import { FeatureCard } from '../../map/FeatureCard'
import { featureName } from '../../map/featureName'
import { publicMapText } from './messages'

interface PublicFeatureProps {
  baseLayerId: string
  layerId: string
  index: number
  primeAttribute: string | null | undefined
  onClose: () => void
}

/** Details of a feature of a published base layer. */
export function PublicFeature({ baseLayerId, layerId, index, primeAttribute, onClose }: PublicFeatureProps) {
  const { data, error } = useListPublicFeaturesQuery({ baseLayerId, layerId, index: [index], pageSize: 1 })
  const properties = data && (data.data.items[0]?.properties ?? {})
  const title = featureName(properties, primeAttribute) ?? publicMapText('feature', { index })
  return <FeatureCard title={title} properties={properties} hasFailed={Boolean(error)} onClose={onClose} />
}
